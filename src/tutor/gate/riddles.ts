import type { KeyShape } from "./key-shape.ts";
import { foldText, type Sentence } from "./sentence.ts";

/** Other names of one whole number: in other languages, as an ordinal, and things that everybody counts as so many. */
export type Riddles = {
  /** Words at which a sentence is held until it can be judged. */
  triggers: readonly string[];
  /** Whether a sentence names the number so. */
  tells: (sentence: Sentence) => boolean;
};

const none: Riddles = { triggers: [], tells: () => false };

/**
 * From zero on, in German, French, Italian and Portuguese, folded; "-" where the word is also an English or Spanish one
 * of another meaning.
 */
const languages: readonly (readonly string[])[] = [
  "null eins zwei drei vier funf sechs sieben acht neun zehn - zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn zwanzig",
  "- - deux trois quatre cinq - - huit neuf dix onze douze treize quatorze quinze - - - - vingt",
  "- - - tre quattro cinque - sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti",
  "- um dois tres quatro - seis sete oito - dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove vinte",
].map((words) => words.split(" "));

const ordinals: readonly (readonly string[])[] = [
  "- first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth",
  "- primer segundo tercer cuarto quinto sexto septimo octavo noveno decimo undecimo duodecimo decimotercer decimocuarto decimoquinto decimosexto decimoseptimo decimoctavo decimonoveno vigesimo",
].map((words) => words.split(" "));

/** What is known for its count, as a pattern of folded words. */
const counts: readonly (readonly [number, string])[] = [
  [
    2,
    "(?:wheels|ruedas) (?:of|on|de) (?:a|una) (?:bike|bicycle|bicicleta)|(?:pair|par) (?:of|de) \\w+",
  ],
  [3, "(?:sides|corners|lados) (?:of|in|on|de) (?:a|un) (?:triangle|triangulo)|hat trick"],
  [
    4,
    "(?:sides|corners|lados|esquinas) (?:of|in|on|de) (?:a|un) (?:square|rectangle|cuadrado|rectangulo)|(?:legs|patas|paws) (?:of|on|de) (?:a|an|un|una) (?:dog|cat|horse|cow|table|chair|perro|gato|caballo|vaca|mesa|silla)|(?:wheels|ruedas) (?:of|on|de) (?:a|un) (?:car|coche|carro)|seasons (?:of|in) (?:a|the) year|estaciones del ano",
  ],
  [
    5,
    "(?:fingers|dedos) (?:on|of|de|en) (?:one|a|your|una|la) (?:hand|mano)|(?:sides|lados) (?:of|de) (?:a|un) (?:pentagon|pentagono)",
  ],
  [
    6,
    "(?:legs|patas) (?:of|on|de) (?:an|un) (?:insect|ant|insecto)|(?:sides|faces|lados|caras) (?:of|on|de) (?:a|un) (?:hexagon|cube|die|hexagono|cubo|dado)",
  ],
  [
    7,
    "days (?:of|in) (?:a|the) week|dias (?:de|en) (?:la|una) semana|wonders of the world|colou?rs (?:of|in) the rainbow|colores del arcoiris",
  ],
  [
    8,
    "(?:legs|patas) (?:of|on|de) (?:a|una) (?:spider|arana|octopus)|(?:sides|lados) (?:of|de) (?:an|un) (?:octagon|octagono)|planets in (?:the|our) solar system",
  ],
  [9, "innings (?:of|in) baseball"],
  [10, "(?:your|all|tus|los) (?:fingers|toes|dedos)(?: de las manos)?|sides of a decagon"],
  [11, "players (?:on|in) a (?:soccer|football) team|jugadores de un equipo de futbol"],
  [
    12,
    "months (?:of|in) (?:a|the) year|meses (?:del|de un|tiene un) ano|hours on (?:a|the) clock|eggs in a carton",
  ],
  [
    13,
    "bakers? dozen|docena (?:de|del) (?:fraile|panadero)|unlucky number|numero de la mala suerte|cards (?:in|of) (?:a|one|each) suit",
  ],
  [15, "quinceanera"],
  [18, "holes (?:of|on) a golf course"],
  [20, "(?:fingers and toes|dedos de manos y pies)"],
  [24, "hours (?:of|in) (?:a|the|one) day|horas (?:de un|del|tiene un) dia"],
  [26, "letters (?:of|in) the (?:english )?alphabet"],
  [50, "(?:states|stars) (?:of|in|on) the (?:us|usa|united states|american flag|us flag)"],
  [52, "weeks (?:of|in) (?:a|the) year|cards (?:of|in) a deck|semanas (?:del|de un) ano"],
  [
    60,
    "(?:minutes|seconds) (?:of|in) (?:an|a|one) (?:hour|minute)|(?:minutos|segundos) (?:de|en|tiene) una? (?:hora|minuto)",
  ],
  [64, "squares on a chess ?board|casillas (?:de|del|tiene) (?:un )?(?:tablero|ajedrez)"],
  [90, "degrees (?:of|in) a right angle|grados de un angulo recto"],
  [
    100,
    "(?:cents|centavos|centimos) (?:of|in|de) (?:a|un) (?:dollar|dolar|euro)|years in a century|anos de un siglo",
  ],
  [180, "degrees (?:of|in) a triangle|grados de un triangulo"],
  [360, "degrees (?:of|in) a (?:full )?circle|grados de un circulo"],
  [365, "days (?:of|in) (?:a|the) year|dias (?:del|de un|tiene un) ano"],
];

/** The same, as a part and its whole, in either order: "a triangle has sides", "como días tiene la semana". */
const parted: readonly (readonly [number, part: string, whole: string])[] = [
  [2, "wheels|ruedas", "bike|bicycle|bicicleta"],
  [2, "eyes|ears|hands|feet|ojos|orejas|manos|pies", "you|your|tienes|tus"],
  [3, "sides|corners|angles|lados|esquinas|angulos", "triangle|triangulo"],
  [3, "wheels|ruedas", "tricycle|triciclo"],
  [4, "sides|corners|lados|esquinas", "square|rectangle|cuadrado|rectangulo"],
  [4, "legs|paws|patas", "dog|cat|horse|cow|table|chair|perro|gato|caballo|vaca|mesa|silla"],
  [4, "wheels|ruedas", "car|coche|carro"],
  [4, "seasons|estaciones", "year|ano|an~o"],
  [5, "fingers|dedos", "hand|mano"],
  [5, "sides|lados", "pentagon|pentagono"],
  [6, "legs|patas", "insect|ant|insecto|hormiga"],
  [6, "sides|faces|lados|caras", "hexagon|cube|die|hexagono|cubo|dado"],
  [6, "strings|cuerdas", "guitar|guitarra"],
  [7, "days|dias", "week|semana"],
  [7, "colors|colours|colores", "rainbow|arcoiris"],
  [8, "legs|arms|patas|tentaculos", "spider|octopus|arana|aran~a|pulpo"],
  [8, "sides|lados", "octagon|octagono"],
  [8, "planets|planetas", "solar|sun|sol"],
  [10, "fingers|toes|dedos", "you|your|both|tienes|tus|manos"],
  [10, "years|anos|an~os", "decade|decada"],
  [11, "players|jugadores", "soccer|football|futbol"],
  [12, "months|meses", "year|ano|an~o"],
  [12, "hours|horas", "clock|reloj"],
  [24, "hours|horas", "day|dia"],
  [50, "states|stars|estados|estrellas", "usa|us|america|flag|bandera"],
  [52, "weeks|semanas", "year|ano|an~o"],
  [52, "cards|cartas|naipes", "deck|baraja"],
  [60, "minutes|minutos", "hour|hora"],
  [60, "seconds|segundos", "minute|minuto"],
  [64, "squares|casillas", "chess|chessboard|ajedrez"],
  [100, "years|anos|an~os", "century|siglo"],
  [100, "cents|centavos|centimos", "dollar|dolar|euro"],
  [365, "days|dias", "year|ano|an~o"],
];

/** What makes a comparison of such a count: "as many as", "the number of", "cuantos". */
const comparing =
  /\b(?:as many|same as|number of|count of|equals?|tantos|tantas|cuantos|cuantas|numero de|mismos|mismas|like|igual que)\b/;

const kinds =
  "(?:whole |natural |counting |positive |entero |natural |letter |letra )?(?:number|letter|numero|letra)";

/** The riddles of a key that is one whole number above zero; none for any other key. */
export function riddlesOf(shape: KeyShape | null): Riddles {
  if (shape === null) return none;
  const riddles = made.get(shape) ?? make(shape);
  made.set(shape, riddles);
  return riddles;
}

/** Asked for by the watch of the stream and by the judge of the same reply. */
const made = new WeakMap<KeyShape, Riddles>();

function make(shape: KeyShape): Riddles {
  const [part] = shape.kind === "numbers" && shape.parts.length === 1 ? shape.parts : [];
  const value = part?.[0];
  if (!value || value.d !== 1n || value.n < 1n || value.n > 400n) return none;
  const number = Number(value.n);
  const foreign = [...named(languages, number), ...compounds(number)];
  const prime = primesUpTo(number);
  const ownOrdinals = named(ordinals, number);
  const primeOrdinals = prime.at(-1) === number ? named(ordinals, prime.length) : [];
  const things = counts.filter(([count]) => count === number).map(([, form]) => form);
  const forms = [
    ...foreign,
    ...ownOrdinals.map((word) => `${word}[oa]? ${kinds}`),
    ...ownOrdinals.map((word) => `${kinds} (?:number )?${word}`),
    ...primeOrdinals.map((word) => `${word}[oa]? (?:number |numero )?(?:prime|primo)`),
    ...things,
  ];
  const pairs = parted.filter(([count]) => count === number);
  const orders = pairs.flatMap(([, member, whole]) => [
    `(?:${member})\\b(?: \\S+){0,6} (?:${whole})`,
    `(?:${whole})\\b(?: \\S+){0,6} (?:${member})`,
  ]);
  if (forms.length === 0 && orders.length === 0) return none;
  const pair = orders.length === 0 ? null : new RegExp(`\\b(?:${orders.join("|")})\\b`);
  let pattern: RegExp | null = null;
  const words = [
    ...foreign.flatMap((word) => word.split(/ |\(/)[0] ?? []),
    ...ownOrdinals,
    ...primeOrdinals,
  ];
  return {
    triggers: [
      ...words,
      ...words.map((word) => `${word}o`),
      ...things.flatMap(firstWords),
      ...pairs.flatMap(([, names]) => names.split("|")),
    ],
    tells: (sentence) => {
      pattern ??= forms.length === 0 ? /(?!)/ : new RegExp(`\\b(?:${forms.join("|")})\\b`);
      const text = foldText(sentence.text);
      return pattern.test(text) || (pair !== null && comparing.test(text) && pair.test(text));
    },
  };
}

const germanUnits = "- ein zwei drei vier funf sechs sieben acht neun".split(" ");
const tensIn = {
  german: "- - zwanzig dreißig vierzig funfzig sechzig siebzig achtzig neunzig".split(" "),
  french: "- - vingt trente quarante cinquante soixante soixante quatre_vingt quatre_vingt".split(
    " ",
  ),
  italian: "- - venti trenta quaranta cinquanta sessanta settanta ottanta novanta".split(" "),
  portuguese: "- - vinte trinta - - sessenta - oitenta -".split(" "),
};

/** Two digits in German, French, Italian and Portuguese, from 21 to 99. */
function compounds(number: number): string[] {
  if (number < 21 || number > 99) return [];
  const [ten, one] = [Math.floor(number / 10), number % 10];
  const unit = (words: readonly string[] | undefined, at: number) =>
    words?.[at] === "-" ? undefined : words?.[at];
  const [, french, italian, portuguese] = languages;
  const found: string[] = [];
  const german = tensIn.german[ten] ?? "";
  found.push(one === 0 ? german : `${germanUnits[one] ?? ""}und${german}`);
  const rest = ten === 7 || ten === 9 ? one + 10 : one;
  const last = rest === 1 ? "un" : unit(french, rest);
  const frenchTen = (tensIn.french[ten] ?? "").replace("_", " ");
  if (rest === 0) found.push(frenchTen);
  else if (last !== undefined) found.push(`${frenchTen}(?: et)? ${last}`);
  const italianTen = tensIn.italian[ten] ?? "";
  const italianUnit =
    one === 1 ? "uno" : one === 2 ? "due" : one === 6 ? "sei" : unit(italian, one);
  if (one === 0) found.push(italianTen);
  else if (italianUnit !== undefined)
    found.push((one === 1 || one === 8 ? italianTen.slice(0, -1) : italianTen) + italianUnit);
  const portugueseTen = tensIn.portuguese[ten];
  const portugueseUnit = unit(portuguese, one);
  if (portugueseTen !== undefined && portugueseTen !== "-" && portugueseUnit !== undefined)
    found.push(`${portugueseTen} e ${portugueseUnit}`);
  return found.filter((word) => word !== "");
}

function named(tables: readonly (readonly string[])[], number: number): string[] {
  return tables.flatMap((words) => {
    const word = words[number];
    return word === undefined || word === "-" ? [] : [word];
  });
}

function primesUpTo(limit: number): number[] {
  const found: number[] = [];
  for (let n = 2; n <= limit; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
}

/** The words with which the forms of a pattern can begin. */
function firstWords(form: string): string[] {
  return [...form.matchAll(/(?:^|\|)(?:\(\?:([^()]*)\)|(\p{L}+))/gu)].flatMap(([, group, word]) =>
    (group ?? word ?? "").split("|").map((each) => each.split(" ")[0] ?? ""),
  );
}
