import type { Locale } from "#shared/locale.ts";
import type { RelationOperator } from "./expression.ts";

/** The words one language has for mathematics. */
export type Vocabulary = {
  plus: string;
  minus: string;
  negative: string;
  times: string;
  over: string;
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
  constants: Readonly<Record<"pi" | "e" | "i" | "infinity", string>>;
  relations: Readonly<Record<RelationOperator, string>>;
  functions: Readonly<Record<string, string>>;
  units: Readonly<Record<string, string>>;
  fractions: Readonly<Record<string, string>>;
  words: Readonly<Record<string, string>>;
};

const english: Vocabulary = {
  plus: "plus",
  minus: "minus",
  negative: "negative",
  times: "times",
  over: "over",
  squared: "squared",
  cubed: "cubed",
  toThe: "to the power",
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
    $: "dollars",
    deg: "degrees",
    "°C": "degrees Celsius",
    "°F": "degrees Fahrenheit",
    "€": "euros",
    cm: "centimetres",
    m: "metres",
    km: "kilometres",
    mm: "millimetres",
    kg: "kilograms",
    g: "grams",
    s: "seconds",
    min: "minutes",
    h: "hours",
  },
  fractions: {
    "1/2": "one half",
    "1/3": "one third",
    "2/3": "two thirds",
    "1/4": "one quarter",
    "3/4": "three quarters",
  },
  words: { "infinitely many solutions": "infinitely many solutions", dne: "does not exist" },
};

const spanish: Vocabulary = {
  plus: "más",
  minus: "menos",
  negative: "menos",
  times: "por",
  over: "entre",
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
    $: "dólares",
    deg: "grados",
    "°C": "grados Celsius",
    "°F": "grados Fahrenheit",
    "€": "euros",
    cm: "centímetros",
    m: "metros",
    km: "kilómetros",
    mm: "milímetros",
    kg: "kilogramos",
    g: "gramos",
    s: "segundos",
    min: "minutos",
    h: "horas",
  },
  fractions: {
    "1/2": "un medio",
    "1/3": "un tercio",
    "2/3": "dos tercios",
    "1/4": "un cuarto",
    "3/4": "tres cuartos",
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

/** The words of every language we speak. */
export const vocabularies: Readonly<Record<Locale, Vocabulary>> = { en: english, es: spanish };
