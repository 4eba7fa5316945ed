import { compare, isInteger, type Rational } from "../../mathematics/rational.ts";
import type { ClaimText } from "../falsehoods/claim-text.ts";

/** Something that is said of the number looked for. */
export type Fact = (candidate: number) => boolean;

type FactForm = {
  form: RegExp;
  fact: (operands: readonly number[], match: RegExpExecArray) => Fact | null;
};

const n = "#(\\d+)";
/** Words that may stand between what is spoken of and its value: "the tens digit is a", "the first? It's". */
const tells =
  "(?: (?:digit|place|figure|column|cifra|digito|number|numero|one|la|las|los|el|de|del|of|the))*(?: (?:=\\S*|[:,?…!.-]|\\.\\.\\.|its|it|thats|would be|must be|has to be|vale|va|an?|un|una))*";

function factForm(text: string, fact: FactForm["fact"]): FactForm {
  return { form: new RegExp(`(?<!\\S)${text}(?!\\S)`, "gu"), fact };
}

function ofOne(text: string, fact: (candidate: number, value: number) => boolean): FactForm {
  return factForm(text, ([a]) => (a === undefined ? null : (candidate) => fact(candidate, a)));
}

function digits(candidate: number): number[] {
  return Array.from(String(Math.abs(candidate)), Number);
}

function digitFrom(candidate: number, place: number): number {
  return digits(candidate).at(-place) ?? 0;
}

const places: readonly (readonly [words: string, place: number])[] = [
  ["ones|units|unidades|unidad", 1],
  ["tens|decenas|decena", 2],
  ["hundreds|centenas|centena", 3],
];

const digitForms: readonly FactForm[] = [
  ...places.flatMap(([words, place]) => [
    ofOne(
      `(?:${words})${tells} ${n}(?! (?:tens|ones|units|hundreds))`,
      (candidate, value) => digitFrom(candidate, place) === value,
    ),
    ofOne(
      `${n} (?:(?:in|on|at|for|as|en|para|como|=\\S*) )(?:(?:the|your|its|el|la|las|lugar|columna|posicion|casilla|cifra|digito|de) )*(?:${words})`,
      (candidate, value) => digitFrom(candidate, place) === value,
    ),
  ]),
  ofOne(
    `(?:first|leading|primera|primer|primero)${tells} ${n}`,
    (candidate, value) => digits(candidate)[0] === value,
  ),
  ofOne(
    `(?:second|segunda|segundo)${tells} ${n}`,
    (candidate, value) => digits(candidate)[1] === value,
  ),
  ofOne(
    `(?:last|final|other|ultima|ultimo|otra|otro)${tells} ${n}`,
    (candidate, value) => digitFrom(candidate, 1) === value,
  ),
  ofOne(
    `(?:starts?|begins?|starting|beginning|empieza|comienza|arranca) (?:with|in|by|por|con|en)(?: an?| un| el)? ${n}`,
    (candidate, value) => String(Math.abs(candidate)).startsWith(String(value)),
  ),
  ofOne(
    `(?:ends?|ending|finish(?:es)?|acaba|termina|terminado|acabado) (?:with|in|on|en|por|con)(?: an?| un| el)? ${n}`,
    (candidate, value) => String(Math.abs(candidate)).endsWith(String(value)),
  ),
  ofOne(
    `(?:digits|cifras|digitos)(?: [\\p{L}']+){0,3} (?:add(?:ing)? (?:up )?to|sum to|sum =\\S*|total|suman|sumadas dan|come to|make|give|=:makes?|=:gives?|=:dan)(?: an?| un)? ${n}`,
    (candidate, value) => digits(candidate).reduce((sum, each) => sum + each, 0) === value,
  ),
  ofOne(
    `(?:sum|suma|total) (?:of|de) (?:(?:its|the|sus|las|los|both|your|ambas|ambos|#\\d+|two|dos) )*(?:digits|cifras|digitos) (?:=\\S*|vale|da) ${n}`,
    (candidate, value) => digits(candidate).reduce((sum, each) => sum + each, 0) === value,
  ),
  ofOne(
    `(?:product|producto) (?:of|de) (?:(?:its|the|sus|las|los|both) )*(?:digits|cifras|digitos) (?:=\\S*|vale|da) ${n}`,
    (candidate, value) => digits(candidate).reduce((product, each) => product * each, 1) === value,
  ),
  ofOne(
    `${n} (?:first|in front|at the front|delante|primero|al principio|a la izquierda)`,
    (candidate, value) => digits(candidate)[0] === value,
  ),
  ofOne(
    `${n} (?:last|behind|at the end|detras|al final|a la derecha)`,
    (candidate, value) => digitFrom(candidate, 1) === value,
  ),
  ofOne(
    `(?:first|in front|at the front|delante|primero|al principio)(?: (?:and|then|y|luego|despues|,|an?|un))+ ${n}`,
    (candidate, value) => digits(candidate)[1] === value,
  ),
  ofOne(
    `(?:ones|units|unidades|second|segunda|last|ultima|other|otra)${tells} ${n} (?:more|mas|higher|bigger)`,
    (candidate, value) => digitFrom(candidate, 1) - digitFrom(candidate, 2) === value,
  ),
  ofOne(
    `(?:ones|units|unidades|second|segunda|last|ultima|other|otra)${tells} ${n} (?:less|menos|lower|smaller)`,
    (candidate, value) => digitFrom(candidate, 2) - digitFrom(candidate, 1) === value,
  ),
  factForm(
    "(?:digits =\\S* (?:the same|equal|identical)|(?:same|repeated|double) digits?|cifras (?:=:son_)?iguales|cifras =\\S* iguales|misma cifra|capicua|palindrom[eo])",
    () => (candidate) => new Set(digits(candidate)).size === 1,
  ),
];

/** What stands right before a comparison of two numbers: it is no fact about the number looked for. */
const compared = "(?<![#@]\\d+ (?:=\\S* )?(?:an? bit |a little |un poco |much |mucho |=\\S* )?)";
const denied = "(?<!(?:not|no|isnt|nunca|never) )";

const sizeForms: readonly FactForm[] = [
  ofOne(
    `${compared}${denied}(?:>:\\S+|(?:more|greater|bigger|larger|higher|mas|mayor|por encima)(?: (?:than|de|que|del))?|over|above|past|beyond|pasa de|supera(?: el| los)?) ${n}`,
    (candidate, value) => candidate > value,
  ),
  ofOne(
    `${compared}${denied}(?:<:\\S+|(?:less|fewer|smaller|lower|menos|menor|por debajo)(?: (?:than|de|que|del))?|under|below|short of|not quite|just before|no llega a|antes de) ${n}`,
    (candidate, value) => candidate < value,
  ),
  factForm(`(?:between|entre|/) ${n} (?:and|y|e) ${n}`, ([a, b]) =>
    a === undefined || b === undefined
      ? null
      : (candidate) => candidate >= Math.min(a, b) && candidate <= Math.max(a, b),
  ),
  ofOne(
    `(?:!=\\S*|not|tampoco|ni|nor|neither|cant be|cannot be|no puede ser|except|salvo|menos el)(?: (?:el|la|the|a|be|es|un))* ${n}`,
    (candidate, value) => candidate !== value,
  ),
];

function isPrime(candidate: number): boolean {
  if (candidate < 2) return false;
  for (let d = 2; d * d <= candidate; d++) if (candidate % d === 0) return false;
  return true;
}

/** Behind a number, "is even" speaks of that number. */
const own = "(?<!#\\d+ (?:=\\S* )?(?:an? |un |una )?)";

const kindForms: readonly FactForm[] = [
  factForm(`${own}(?:even|par)(?! de)`, () => (candidate) => candidate % 2 === 0),
  factForm(`${own}(?:odd|impar)`, () => (candidate) => candidate % 2 !== 0),
  factForm(`${own}(?:prime|primo)`, () => isPrime),
  factForm(
    `${own}(?:perfect square|square number|cuadrado perfecto)`,
    () => (candidate) => Number.isInteger(Math.sqrt(candidate)),
  ),
  ofOne(
    `${own}(?:multiple of|multiplo (?:de|of)|divisible (?:by|entre|por|/|\\*)|in the times table of|(?:in|en) (?:the|la) (?:table|tabla) (?:of|de|del)) ${n}`,
    (candidate, value) => value !== 0 && candidate % value === 0,
  ),
  ofOne(
    `(?:factor|divisor) (?:of|de) ${n}`,
    (candidate, value) => candidate !== 0 && value % candidate === 0,
  ),
];

/** What a claim text says of one whole number: its digits, its size, its kind. */
export function factsIn(claims: ClaimText): Fact[] {
  return [...readFacts(digitForms, claims), ...sizeAndKind(claims)];
}

/** The facts about size and kind alone: read from one sentence, not across its end. */
export function sizeAndKind(claims: ClaimText): Fact[] {
  return readFacts([...sizeForms, ...kindForms], claims);
}

/** The facts about digits alone: a question may name the place and the next sentence the digit. */
export function digitFacts(claims: ClaimText): Fact[] {
  return readFacts(digitForms, claims);
}

function readFacts(forms: readonly FactForm[], { text, operands }: ClaimText): Fact[] {
  return forms.flatMap(({ form, fact }) =>
    [...text.matchAll(form)].flatMap((match) => {
      const groups = match.slice(1).filter((index) => index !== undefined);
      const values = groups.flatMap((index) => numberOf(operands[Number(index)]?.values?.[0]));
      return values.length === groups.length ? (fact(values, match) ?? []) : [];
    }),
  );
}

const limit = 1_000_000n;

function numberOf(value: Rational | undefined): number[] {
  if (!value || !isInteger(value) || compare(value, { n: limit, d: 1n }) > 0) return [];
  return value.n < -limit ? [] : [Number(value.n)];
}
