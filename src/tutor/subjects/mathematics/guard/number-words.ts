import type { Locale } from "#shared/locale.ts";
import {
  add,
  divide,
  fraction,
  fromInteger,
  multiply,
  type Rational,
} from "../../../numbers/rational.ts";

/** A number that words spell: its value and how many of the words it takes. */
export type SpokenNumber = {
  value: Rational;
  words: number;
  /** One word that is more often no number at all: the pronoun "one", the article "una", the adverb "once". */
  weak: boolean;
};

function numbered(from: number, words: string): [string, number][] {
  return words.split(" ").map((word, index) => [word, from + index]);
}

function stepped(step: number, words: string): [string, number][] {
  return words.split(" ").map((word, index) => [word, (index + 1) * step]);
}

const units = new Map([
  ...numbered(0, "zero one two three four five six seven eight nine"),
  ...numbered(0, "cero uno dos tres cuatro cinco seis siete ocho nueve"),
  ["un", 1],
  ["una", 1],
] satisfies [string, number][]);

const teens = new Map([
  ...numbered(
    10,
    "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
  ),
  ...numbered(10, "diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve"),
  ...numbered(21, "veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete"),
  ["veintiun", 21],
  ["veintiuna", 21],
  ["veintiocho", 28],
  ["veintinueve", 29],
  ["dozen", 12],
  ["docena", 12],
] satisfies [string, number][]);

const tens = new Map([
  ...stepped(10, "- twenty thirty forty fifty sixty seventy eighty ninety"),
  ...stepped(10, "- veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa"),
]);

const hundreds = new Map([
  ...stepped(100, "ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos"),
  ...stepped(100, "cien doscientas trescientas cuatrocientas quinientas seiscientas setecientas"),
  ["ochocientos", 800],
  ["ochocientas", 800],
  ["novecientos", 900],
  ["novecientas", 900],
] satisfies [string, number][]);

const scales = new Map([
  ["hundred", 100],
  ["thousand", 1_000],
  ["mil", 1_000],
  ["million", 1_000_000],
  ["millon", 1_000_000],
  ["millones", 1_000_000],
]);

/** What a fraction is counted in, in the singular. Ordinals too: they are parts only behind a number. */
const parts = new Map([
  ["half", 2],
  ["halve", 2],
  ["quarter", 4],
  ...numbered(
    3,
    "third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth",
  ),
  ["twentieth", 20],
  ["hundredth", 100],
  ["thousandth", 1_000],
  ["medio", 2],
  ["media", 2],
  ["mitad", 2],
  ["tercio", 3],
  ["tercera", 3],
  ...numbered(4, "cuarto quinto sexto septimo octavo noveno decimo"),
  ...numbered(4, "cuarta quinta sexta septima octava novena decima"),
  ["centesimo", 100],
  ["centesima", 100],
  ["milesimo", 1_000],
  ["milesima", 1_000],
  ["veinteavo", 20],
] satisfies [string, number][]);

/** Parts that name a fraction by themselves, with nothing before them. */
const bareParts = new Set(["half", "mitad"]);
const weakWords = new Set(["one", "un", "una", "uno", "once", "ten", "mil"]);
/** Weak words that are plainly numbers in one of the languages: "ten" is a verb in Spanish alone. */
const plainIn: Readonly<Record<Locale, string>> = { en: "ten", es: "once" };
const articles = new Set(["a", "an", "un", "una", "one"]);
const points = new Set(["point", "punto", "coma"]);

/** Every word that begins a number by itself; weak words and articles are not among them. */
export const numberStarts: readonly string[] = [
  ...[units, teens, tens, hundreds, scales].flatMap((words) => [...words.keys()]),
  ...[...parts.keys()].map((word) => `${word}s`),
  ...bareParts,
  "halves",
].filter((word) => word !== "-" && word !== "medias" && !weakWords.has(word));

/** Whether a folded number word is a number beyond doubt in this language, though not in the other. */
export function isPlainNumber(word: string, locale: Locale): boolean {
  return plainIn[locale] === word;
}

/**
 * The words, folded, with which a whole number (as toText writes it) is spelled or begins to be, in both languages: "six"
 * and "seis" of 6, "forty" and "cuarenta" of 42.
 */
export function wordsOfNumber(value: string): string[] {
  const number = Math.abs(Number(value));
  if (!Number.isInteger(number) || number >= 1_000) return [];
  const first = number < 100 ? number - (number % 10) : number - (number % 100);
  const named = (wanted: number, maps: readonly ReadonlyMap<string, number>[]) =>
    maps.flatMap((map) => [...map].flatMap(([word, of]) => (of === wanted ? [word] : [])));
  const whole = named(number, [units, teens, tens, hundreds]);
  return (whole.length > 0 ? whole : named(first, [tens, hundreds])).filter(
    (word) => word.length > 2 && !weakWords.has(word),
  );
}

/** Words that may begin a number, known only with the next word: "a third", "un medio", "one". */
export const numberOpeners: readonly string[] = [...weakWords, ...articles];

/** Words that are a number's end only behind an opener: "third", "cuarto". */
export const partWords: readonly string[] = [...parts.keys()];

/**
 * The number that stands at `start`, in English or Spanish: "forty-one" (hyphens already taken out),
 * "two and a half", "tres cuartos", "zero point seven five". Words are folded: lower case, no accents.
 */
export function spokenNumberAt(words: readonly string[], start: number): SpokenNumber | null {
  const first = words[start] ?? "";
  if (bareParts.has(first)) return { value: fraction(1n, 2n), words: 1, weak: false };
  if (articles.has(first)) {
    const part = partAt(words, start + 1);
    // "Pasa a doceavos" counts nothing.
    const isPlural = words[start + 1]?.endsWith("s") === true;
    if (part !== null && !(first === "a" && isPlural)) {
      return { value: fraction(1n, part.of), words: 1 + part.words, weak: false };
    }
    if (/^(?:dozen|hundred|thousand|million|docena|millon)$/.test(words[start + 1] ?? "")) {
      const rest = spokenNumberAt(words, start + 1);
      if (rest !== null) return { ...rest, words: rest.words + 1 };
    }
  }
  if (first === "media" && words[start + 1] === "docena")
    return { value: fromInteger(6), words: 2, weak: false };
  const named = partAt(words, start);
  if (named?.words === 2) return { value: fraction(1n, named.of), words: 2, weak: false };
  const whole = wholeAt(words, start);
  if (whole === null) return null;
  const { value, next } = whole;
  const part = partAt(words, next);
  if (part !== null) {
    return {
      value: fraction(BigInt(value), part.of),
      words: next + part.words - start,
      weak: false,
    };
  }
  const joined = words[next] === "and" || words[next] === "y";
  if (joined) {
    const bare = partAt(words, next + 1);
    const rest = spokenNumberAt(words, next + 1);
    if (bare !== null && bare.of <= 4n) {
      const sum = add(fromInteger(value), fraction(1n, bare.of));
      return { value: sum, words: next + 1 + bare.words - start, weak: false };
    }
    if (rest !== null && rest.value.d !== 1n && rest.value.n < rest.value.d) {
      const sum = add(fromInteger(value), rest.value);
      return { value: sum, words: next + 1 + rest.words - start, weak: false };
    }
  }
  const decimals = decimalsAt(words, next);
  if (decimals !== null) {
    return {
      value: add(fromInteger(value), decimals.value),
      words: next + decimals.words - start,
      weak: false,
    };
  }
  return {
    value: fromInteger(value),
    words: next - start,
    weak: next - start === 1 && weakWords.has(first),
  };
}

function wholeAt(words: readonly string[], start: number): { value: number; next: number } | null {
  let total = 0;
  let group = 0;
  let last: "none" | "unit" | "ten" | "hundred" | "scale" = "none";
  let at = start;
  for (; at < words.length; at++) {
    const word = words[at] ?? "";
    const unit = units.get(word) ?? teens.get(word);
    const ten = tens.get(word);
    const hundred = hundreds.get(word);
    const scale = scales.get(word);
    if (unit !== undefined && last !== "unit" && (last !== "ten" || unit < 10)) {
      group += unit;
      last = "unit";
    } else if (ten !== undefined && last !== "unit" && last !== "ten") {
      group += ten;
      last = "ten";
    } else if (hundred !== undefined && (last === "none" || last === "scale")) {
      group += hundred;
      last = "hundred";
    } else if (scale === 100 && (last === "none" || last === "unit")) {
      group = Math.max(group, 1) * 100;
      last = "hundred";
    } else if (scale !== undefined && scale > 100 && last !== "scale" && total < 1e9) {
      total += Math.max(group, 1) * scale;
      group = 0;
      last = "scale";
    } else if ((word === "and" || word === "y") && last !== "none" && last !== "unit") {
      const next = words[at + 1] ?? "";
      const goesOn = units.has(next) || teens.has(next) || tens.has(next);
      if (!goesOn || partAt(words, at + 2) !== null) break;
    } else break;
  }
  return last === "none" ? null : { value: total + group, next: at };
}

/** What the parts are that words count behind a number in digits: 7 "eighths", 3 "cuartas partes"; null for none. */
export function partsCountedAt(
  words: readonly string[],
  count: bigint,
): { of: bigint; words: number } | null {
  const part = partAt(words, 0);
  return part !== null && (count === 1n || words[0]?.endsWith("s") === true) ? part : null;
}

/** A part of a fraction at `at`: "quarters", "tercera parte", "doceavos". */
function partAt(words: readonly string[], at: number): { of: bigint; words: number } | null {
  const word = words[at];
  if (word === undefined) return null;
  const size = parts.get(word) ?? parts.get(word.replace(/s$/, "")) ?? twelfthsOf(word);
  if (size === undefined) return null;
  const named = /^partes?$/.test(words[at + 1] ?? "");
  // "la tercera" is the third one in a row; only "la tercera parte" is a fraction.
  if (word === "tercera" && !named) return null;
  return { of: BigInt(size), words: named ? 2 : 1 };
}

function twelfthsOf(word: string): number | undefined {
  const stem = /^(.{3,})avos?$/.exec(word)?.[1];
  return stem === undefined ? undefined : (teens.get(stem) ?? tens.get(stem));
}

/** Digits behind a spoken point: "point seven five", "coma setenta y cinco", "coma cero cinco". */
function decimalsAt(
  words: readonly string[],
  at: number,
): { value: Rational; words: number } | null {
  if (!points.has(words[at] ?? "")) return null;
  let digits = "";
  let next = at + 1;
  for (;;) {
    const read = wholeAt(words, next);
    if (read === null || digits.length > 12) break;
    digits += String(read.value);
    next = read.next;
  }
  if (digits === "") return null;
  return { value: divide(fromInteger(BigInt(digits)), tenTo(digits.length)), words: next - at };
}

function tenTo(power: number): Rational {
  let value = fromInteger(1);
  for (let i = 0; i < power; i++) value = multiply(value, fromInteger(10));
  return value;
}
