import type { Locale } from "#shared/locale.ts";
import type { RelationOperator } from "./expression.ts";

/** The words one language has for mathematics. */
export type Vocabulary = {
  plus: string;
  minus: string;
  negative: string;
  times: string;
  over: string;
  /** ÷, where it is written as a sign. */
  dividedBy: string;
  /** What stands for a number to be found. */
  blank: string;
  squared: string;
  cubed: string;
  toThe: string;
  root: string;
  cubeRoot: string;
  rootOf: (index: string) => string;
  absolute: string;
  factorial: string;
  of: string;
  base: string;
  plusMinus: string;
  percent: string;
  point: string;
  from: string;
  to: string;
  ratio: string;
  including: string;
  excluding: string;
  union: string;
  and: string;
  or: string;
  set: string;
  emptySet: string;
  matrix: string;
  row: string;
  open: string;
  close: string;
  decimal: string;
  /** Whether the digits after the point are said one by one. */
  digitsApart: boolean;
  constants: Readonly<Record<"pi" | "e" | "i" | "infinity", string>>;
  relations: Readonly<Record<RelationOperator, string>>;
  functions: Readonly<Record<string, string>>;
  /** A unit's name for exactly one of it, and for any other number. */
  units: Readonly<Record<string, readonly [one: string, many: string]>>;
  /** A unit to the power of two, or of three, from the unit's name. */
  square: (unit: string) => string;
  cubic: (unit: string) => string;
  /** Between a unit and the one it is counted by: metres per second. */
  per: string;
  /** How many of a fraction's parts there are, from one to nine. */
  counts: readonly string[];
  /** The parts of a fraction by its denominator: one of them, and more. */
  parts: Readonly<Record<string, readonly [one: string, many: string]>>;
  words: Readonly<Record<string, string>>;
};

const english: Vocabulary = {
  plus: "plus",
  minus: "minus",
  negative: "negative",
  times: "times",
  over: "over",
  dividedBy: "divided by",
  blank: "blank",
  squared: "squared",
  cubed: "cubed",
  toThe: "to the power of",
  root: "the square root of",
  cubeRoot: "the cube root of",
  rootOf: (index) => `the root with index ${index} of`,
  absolute: "the absolute value of",
  factorial: "factorial",
  of: "of",
  base: "base",
  plusMinus: "plus or minus",
  percent: "percent",
  point: "the point",
  from: "from",
  to: "to",
  ratio: "to",
  including: "included",
  excluding: "not included",
  union: "together with",
  and: "and",
  or: "or",
  set: "the set",
  emptySet: "the empty set",
  matrix: "the matrix",
  row: "row",
  open: "open bracket",
  close: "close bracket",
  decimal: "point",
  digitsApart: true,
  constants: { pi: "pi", e: "e", i: "i", infinity: "infinity" },
  relations: {
    "=": "equals",
    "!=": "is not equal to",
    "<": "is less than",
    "<=": "is less than or equal to",
    ">": "is greater than",
    ">=": "is greater than or equal to",
    "~": "is about",
    in: "is in",
  },
  functions: {
    sin: "sine",
    cos: "cosine",
    tan: "tangent",
    ln: "natural log",
    log: "log",
    gcd: "greatest common divisor",
    lcm: "least common multiple",
  },
  units: {
    $: ["dollar", "dollars"],
    "¢": ["cent", "cents"],
    "€": ["euro", "euros"],
    "£": ["pound", "pounds"],
    peso: ["peso", "pesos"],
    deg: ["degree", "degrees"],
    "°C": ["degree Celsius", "degrees Celsius"],
    "°F": ["degree Fahrenheit", "degrees Fahrenheit"],
    mm: ["millimetre", "millimetres"],
    cm: ["centimetre", "centimetres"],
    dm: ["decimetre", "decimetres"],
    m: ["metre", "metres"],
    km: ["kilometre", "kilometres"],
    in: ["inch", "inches"],
    ft: ["foot", "feet"],
    yd: ["yard", "yards"],
    mi: ["mile", "miles"],
    mg: ["milligram", "milligrams"],
    g: ["gram", "grams"],
    kg: ["kilogram", "kilograms"],
    t: ["tonne", "tonnes"],
    oz: ["ounce", "ounces"],
    lb: ["pound", "pounds"],
    ml: ["millilitre", "millilitres"],
    L: ["litre", "litres"],
    s: ["second", "seconds"],
    min: ["minute", "minutes"],
    h: ["hour", "hours"],
    day: ["day", "days"],
    week: ["week", "weeks"],
    year: ["year", "years"],
    unit: ["unit", "units"],
    N: ["newton", "newtons"],
    J: ["joule", "joules"],
    W: ["watt", "watts"],
    V: ["volt", "volts"],
    A: ["ampere", "amperes"],
    Hz: ["hertz", "hertz"],
    Pa: ["pascal", "pascals"],
  },
  square: (unit) => `square ${unit}`,
  cubic: (unit) => `cubic ${unit}`,
  per: "per",
  counts: ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"],
  parts: {
    2: ["half", "halves"],
    3: ["third", "thirds"],
    4: ["quarter", "quarters"],
    5: ["fifth", "fifths"],
    6: ["sixth", "sixths"],
    7: ["seventh", "sevenths"],
    8: ["eighth", "eighths"],
    9: ["ninth", "ninths"],
    10: ["tenth", "tenths"],
    12: ["twelfth", "twelfths"],
    100: ["hundredth", "hundredths"],
    1000: ["thousandth", "thousandths"],
  },
  words: { "infinitely many solutions": "infinitely many solutions", dne: "does not exist" },
};

const spanish: Vocabulary = {
  plus: "más",
  minus: "menos",
  negative: "menos",
  times: "por",
  over: "entre",
  dividedBy: "dividido entre",
  blank: "hueco",
  squared: "al cuadrado",
  cubed: "al cubo",
  toThe: "elevado a",
  root: "la raíz cuadrada de",
  cubeRoot: "la raíz cúbica de",
  rootOf: (index) => `la raíz de índice ${index} de`,
  absolute: "el valor absoluto de",
  factorial: "factorial",
  of: "de",
  base: "en base",
  plusMinus: "más o menos",
  percent: "por ciento",
  point: "el punto",
  from: "desde",
  to: "hasta",
  ratio: "es a",
  including: "incluido",
  excluding: "sin incluir",
  union: "unido con",
  and: "y",
  or: "o",
  set: "el conjunto",
  emptySet: "el conjunto vacío",
  matrix: "la matriz",
  row: "fila",
  open: "abre paréntesis",
  close: "cierra paréntesis",
  decimal: "coma",
  digitsApart: false,
  constants: { pi: "pi", e: "e", i: "i", infinity: "infinito" },
  relations: {
    "=": "es igual a",
    "!=": "es distinto de",
    "<": "es menor que",
    "<=": "es menor o igual que",
    ">": "es mayor que",
    ">=": "es mayor o igual que",
    "~": "es aproximadamente",
    in: "pertenece a",
  },
  functions: {
    sin: "seno",
    cos: "coseno",
    tan: "tangente",
    ln: "logaritmo natural",
    log: "logaritmo",
    gcd: "máximo común divisor",
    lcm: "mínimo común múltiplo",
  },
  units: {
    $: ["dólar", "dólares"],
    "¢": ["centavo", "centavos"],
    "€": ["euro", "euros"],
    "£": ["libra", "libras"],
    peso: ["peso", "pesos"],
    deg: ["grado", "grados"],
    "°C": ["grado Celsius", "grados Celsius"],
    "°F": ["grado Fahrenheit", "grados Fahrenheit"],
    mm: ["milímetro", "milímetros"],
    cm: ["centímetro", "centímetros"],
    dm: ["decímetro", "decímetros"],
    m: ["metro", "metros"],
    km: ["kilómetro", "kilómetros"],
    in: ["pulgada", "pulgadas"],
    ft: ["pie", "pies"],
    yd: ["yarda", "yardas"],
    mi: ["milla", "millas"],
    mg: ["miligramo", "miligramos"],
    g: ["gramo", "gramos"],
    kg: ["kilogramo", "kilogramos"],
    t: ["tonelada", "toneladas"],
    oz: ["onza", "onzas"],
    lb: ["libra", "libras"],
    ml: ["mililitro", "mililitros"],
    L: ["litro", "litros"],
    s: ["segundo", "segundos"],
    min: ["minuto", "minutos"],
    h: ["hora", "horas"],
    day: ["día", "días"],
    week: ["semana", "semanas"],
    year: ["año", "años"],
    unit: ["unidad", "unidades"],
    N: ["newton", "newtons"],
    J: ["julio", "julios"],
    W: ["vatio", "vatios"],
    V: ["voltio", "voltios"],
    A: ["amperio", "amperios"],
    Hz: ["hercio", "hercios"],
    Pa: ["pascal", "pascales"],
  },
  square: (unit) => withAdjective(unit, "cuadrad"),
  cubic: (unit) => withAdjective(unit, "cúbic"),
  per: "por",
  counts: ["un", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve"],
  parts: {
    2: ["medio", "medios"],
    3: ["tercio", "tercios"],
    4: ["cuarto", "cuartos"],
    5: ["quinto", "quintos"],
    6: ["sexto", "sextos"],
    7: ["séptimo", "séptimos"],
    8: ["octavo", "octavos"],
    9: ["noveno", "novenos"],
    10: ["décimo", "décimos"],
    12: ["doceavo", "doceavos"],
    100: ["centésimo", "centésimos"],
    1000: ["milésimo", "milésimos"],
  },
  words: {
    "no solution": "sin solución",
    "all real numbers": "todos los números reales",
    "infinitely many solutions": "infinitas soluciones",
    undefined: "no está definido",
    dne: "no existe",
    yes: "sí",
    true: "verdadero",
    false: "falso",
  },
};

/** A Spanish unit with an adjective that goes with its gender and number: "pulgadas cuadradas". */
function withAdjective(unit: string, stem: string): string {
  const gender = /as?$/.test(unit) ? "a" : "o";
  return `${unit} ${stem}${gender}${unit.endsWith("s") ? "s" : ""}`;
}

/** The words of every language we speak. */
export const vocabularies: Readonly<Record<Locale, Vocabulary>> = { en: english, es: spanish };
