import type { Locale } from "#shared/locale.ts";

/** The words in which a language says numbers. */
export type Words = {
  cardinals: ReadonlyMap<string, number>;
  /** What multiplies what stands before it: "hundred", "mil". */
  scales: ReadonlyMap<string, number>;
  /** The parts of a whole by name, with how many make the whole, and whether the name is of one or of more. */
  parts: ReadonlyMap<string, { of: number; isMany: boolean }>;
  /** "a" hundred, "una" docena: one of what follows, and nothing alone. */
  article: RegExp;
  /** Joins hundreds and tens (English) or tens and units (Spanish), and a whole and its part. */
  and: RegExp;
  negative: RegExp;
  decimal: RegExp;
  over: RegExp;
  sign: "." | ",";
};

function count(names: string, from: number, step: number): [string, number][] {
  return names.split(" ").map((name, index) => [name, from + index * step]);
}

function parts(names: string, from: number): [string, { of: number; isMany: boolean }][] {
  return names.split(" ").flatMap((name, index) => [
    [name, { of: from + index, isMany: false }],
    [`${name}s`, { of: from + index, isMany: true }],
  ]);
}

const englishUnits = "one two three four five six seven eight nine";
const spanishUnits = "uno dos tres cuatro cinco seis siete ocho nueve";

/** Tens and units written as one word, as children do: "fiftysix", "cincuentaicinco". */
function joinedTens(tens: string, between: readonly string[], units: string): [string, number][] {
  const first = tens.startsWith("twenty") ? 20 : 30;
  return tens
    .split(" ")
    .flatMap((ten, at) =>
      units
        .split(" ")
        .flatMap((unit, less) =>
          between.map((join): [string, number] => [ten + join + unit, first + 10 * at + less + 1]),
        ),
    );
}

export const english: Words = {
  cardinals: new Map([
    ...count(
      "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
      0,
      1,
    ),
    ...count("twenty thirty forty fifty sixty seventy eighty ninety", 20, 10),
    ...count("fourty ninty", 40, 50),
    ...joinedTens("twenty thirty forty fifty sixty seventy eighty ninety", [""], englishUnits),
    ["forteen", 14],
    ["fiveteen", 15],
    ["ninteen", 19],
    ["eigthteen", 18],
    ["tweleve", 12],
    ["twenny", 20],
  ]),
  scales: new Map([
    ["hundred", 100],
    ["thousand", 1000],
    ["million", 1_000_000],
    ["dozen", 12],
  ]),
  parts: new Map([
    ["half", { of: 2, isMany: false }],
    ["halves", { of: 2, isMany: true }],
    ["quarter", { of: 4, isMany: false }],
    ["quarters", { of: 4, isMany: true }],
    ...parts(
      "third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth",
      3,
    ),
    ...parts("twentieth", 20),
    ...parts("hundredth", 100),
    ...parts("thousandth", 1000),
  ]),
  article: /^an?$/,
  and: /^(?:and|n)$/,
  negative: /^(?:negative|minus)$/,
  decimal: /^point$/,
  over: /^over$/,
  sign: ".",
};

export const spanish: Words = {
  cardinals: new Map([
    ...count(
      "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve",
      0,
      1,
    ),
    ...count(
      "veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve",
      20,
      1,
    ),
    ...count("treinta cuarenta cincuenta sesenta setenta ochenta noventa", 30, 10),
    ...joinedTens(
      "treinta cuarenta cincuenta sesenta setenta ochenta noventa",
      ["i", "y"],
      spanishUnits,
    ),
    ...count(
      "cien doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos",
      100,
      100,
    ),
    ...count(
      "ciento doscientas trescientas cuatrocientas quinientas seiscientas setecientas ochocientas novecientas",
      100,
      100,
    ),
    ["un", 1],
    ["una", 1],
    ["veintiun", 21],
    ["veintiuna", 21],
  ]),
  scales: new Map([
    ["mil", 1000],
    ["millon", 1_000_000],
    ["millones", 1_000_000],
    ["docena", 12],
    ["docenas", 12],
  ]),
  parts: new Map([
    ...["medio", "media"].map((name) => [name, { of: 2, isMany: false }] as const),
    ...["medios", "medias"].map((name) => [name, { of: 2, isMany: true }] as const),
    ...parts("tercio cuarto quinto sexto septimo octavo noveno decimo onceavo doceavo", 3),
    ...parts("centesimo", 100),
    ...parts("milesimo", 1000),
    ...parts("tercera cuarta quinta sexta septima octava novena decima", 3),
  ]),
  article: /^una?$/,
  and: /^y$/,
  negative: /^menos$/,
  decimal: /^(?:punto|coma)$/,
  over: /^sobre$/,
  sign: ",",
};

/** The words of numbers by language. */
export const wordsOf: Readonly<Record<Locale, Words>> = { en: english, es: spanish };

/** Words that sound or look like those of numbers and are their own: "lo siento", "how much is there". */
const noNumbers = new Set(["siento", "sienta", "sien", "there"]);

/** How a Spanish word sounds, for a child who writes it as it does: "nuebe", "kinientos", "sincuenta". */
function soundOf(word: string): string {
  return word
    .replaceAll(/qu(?=[ei])/g, "k")
    .replaceAll(/c(?=[ei])|z/g, "s")
    .replaceAll(/c(?!h)/g, "k")
    .replaceAll("v", "b")
    .replaceAll(/(?<!c)h/g, "")
    .replaceAll("ll", "y")
    .replaceAll(/(.)\1/g, "$1");
}

/** From this length on two letters that changed places leave no doubt about the word. In letters. */
const swappedFrom = 5;

function swapsOf(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => {
    const [a = "", b = ""] = word.slice(at, at + 2);
    return word.slice(0, at) + b + a + word.slice(at + 2);
  });
}

/** The words of numbers by how they sound in Spanish, and by each slip of two letters in both languages. */
const slips: Readonly<Record<Locale, ReadonlyMap<string, string>>> = {
  en: slipsOf(english, () => []),
  es: slipsOf(spanish, (word) => [soundOf(word)]),
};

function slipsOf(words: Words, alike: (word: string) => string[]): Map<string, string> {
  const known = [...words.cardinals.keys(), ...words.scales.keys(), ...words.parts.keys()];
  const slipped = known.flatMap((word) =>
    [...alike(word), ...(word.length >= swappedFrom ? swapsOf(word) : [])].map(
      (slip): [string, string] => [slip, word],
    ),
  );
  return new Map(slipped.filter(([slip]) => !known.includes(slip)));
}

/** The word of a number that a slip stands for; any other word as it is. */
export function asSpelled(word: string, locale: Locale): string {
  if (word.length < 4 || noNumbers.has(word) || !/^\p{L}+$/u.test(word)) return word;
  const meant = slips[locale].get(word) ?? (locale === "es" ? slips.es.get(soundOf(word)) : null);
  return meant ?? word;
}
