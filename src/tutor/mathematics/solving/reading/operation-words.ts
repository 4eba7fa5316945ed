import { splitAtConnectors } from "./lists.ts";
import { readFractionWords, readWholeNumber } from "./number-words.ts";

/** A phrase that names an operation, and the mathematics it stands for with the operands in it. */
type Operation = {
  phrase: RegExp;
  write: (a: string, b: string) => string;
  /**
   * What may stand beside the words so that the reading is certain: "5 + 3 times 2" and "-3 squared" are not. A term (a number, a
   * letter, a plain fraction, a bracket) by default; an atom for powers; anything where the words enclose it ("the sum of … and …").
   */
  operands?: "any" | "atom";
};

const operations: readonly Operation[] = [
  {
    phrase: /^(?:the )?(?:sum|total) of (.+?) and (.+)$/i,
    write: (a, b) => `${a} + ${b}`,
    operands: "any",
  },
  {
    phrase: /^(?:add together|put together|add up|add|sum) (.+?) and (.+)$/i,
    write: (a, b) => `${a} + ${b}`,
    operands: "any",
  },
  { phrase: /^add (.+?) to (.+)$/i, write: (a, b) => `${b} + ${a}`, operands: "any" },
  {
    phrase: /^(?:the )?difference (?:between|of) (.+?) and (.+)$/i,
    write: (a, b) => `abs(${a} - ${b})`,
    operands: "any",
  },
  { phrase: /^subtract (.+?) from (.+)$/i, write: (a, b) => `${b} - ${a}`, operands: "any" },
  { phrase: /^(.+?) subtracted from (.+)$/i, write: (a, b) => `${b} - ${a}` },
  { phrase: /^(.+?) less than (.+)$/i, write: (a, b) => `${b} - ${a}` },
  { phrase: /^(.+?) more than (.+)$/i, write: (a, b) => `${b} + ${a}` },
  { phrase: /^(.+?) (?:take away|minus|less|subtract) (.+)$/i, write: (a, b) => `${a} - ${b}` },
  { phrase: /^(.+?) (?:plus|added to) (.+)$/i, write: (a, b) => `${a} + ${b}` },
  {
    phrase: /^(?:the )?product of (.+?) and (.+)$/i,
    write: (a, b) => `${a} * ${b}`,
    operands: "any",
  },
  {
    phrase: /^multiply (.+?) (?:and|by|with) (.+)$/i,
    write: (a, b) => `${a} * ${b}`,
    operands: "any",
  },
  { phrase: /^(.+?) (?:times|multiplied by) (.+)$/i, write: (a, b) => `${a} * ${b}` },
  {
    phrase: /^(?:the )?quotient of (.+?) and (.+)$/i,
    write: (a, b) => `${a} / ${b}`,
    operands: "any",
  },
  { phrase: /^divide (.+?) by (.+)$/i, write: (a, b) => `${a} / ${b}`, operands: "any" },
  { phrase: /^(.+?) (?:divided by|over) (.+)$/i, write: (a, b) => `${a} / ${b}` },
  { phrase: /^(?:the )?(?:reciprocal|multiplicative inverse) of (.+)$/i, write: (a) => `1 / ${a}` },
  { phrase: /^(?:the )?(?:opposite|additive inverse|negative) of (.+)$/i, write: (a) => `-${a}` },
  { phrase: /^(?:el )?(?:inverso|reciproco) de (.+)$/i, write: (a) => `1 / ${a}` },
  { phrase: /^(?:el )?opuesto de (.+)$/i, write: (a) => `-${a}` },
  { phrase: /^(?:the )?square of (.+)$/i, write: (a) => `${a}^2`, operands: "atom" },
  { phrase: /^(?:the )?cube of (.+)$/i, write: (a) => `${a}^3`, operands: "atom" },
  { phrase: /^(.+?) squared$/i, write: (a) => `${a}^2`, operands: "atom" },
  { phrase: /^(.+?) cubed$/i, write: (a) => `${a}^3`, operands: "atom" },
  {
    phrase: /^(.+?) (?:raised )?to the power (?:of )?(.+)$/i,
    write: (a, b) => `${a}^${b}`,
    operands: "atom",
  },
  { phrase: /^(?:the )?square root of (.+)$/i, write: (a) => `sqrt(${a})` },
  { phrase: /^(?:the )?cube root of (.+)$/i, write: (a) => `root(${a}, 3)` },
  { phrase: /^(?:the )?absolute value of (.+)$/i, write: (a) => `abs(${a})`, operands: "any" },
  { phrase: /^(?:the )?(?:double|twice)(?: of)? (.+)$/i, write: (a) => `2 * ${a}` },
  { phrase: /^(?:a |one )?half of (.+)$/i, write: (a) => `${a} / 2` },
  {
    phrase: /^(?:la )?suma de (.+?) (?:y|mas) (.+)$/i,
    write: (a, b) => `${a} + ${b}`,
    operands: "any",
  },
  { phrase: /^suma (.+?) (?:y|mas) (.+)$/i, write: (a, b) => `${a} + ${b}`, operands: "any" },
  {
    phrase: /^(?:la )?diferencia (?:de|entre) (.+?) y (.+)$/i,
    write: (a, b) => `abs(${a} - ${b})`,
    operands: "any",
  },
  {
    phrase: /^(?:la )?resta (?:de|entre) (.+?) y (.+)$/i,
    write: (a, b) => `${a} - ${b}`,
    operands: "any",
  },
  { phrase: /^resta (.+?) (?:de|a) (.+)$/i, write: (a, b) => `${b} - ${a}`, operands: "any" },
  {
    phrase: /^(?:el )?producto de (.+?) (?:y|por) (.+)$/i,
    write: (a, b) => `${a} * ${b}`,
    operands: "any",
  },
  { phrase: /^multiplica (.+?) (?:y|por) (.+)$/i, write: (a, b) => `${a} * ${b}`, operands: "any" },
  {
    phrase: /^(?:el )?cociente (?:de|entre) (.+?) (?:y|entre) (.+)$/i,
    write: (a, b) => `${a} / ${b}`,
    operands: "any",
  },
  { phrase: /^divide (.+?) (?:entre|por) (.+)$/i, write: (a, b) => `${a} / ${b}`, operands: "any" },
  { phrase: /^(.+?) (?:dividido (?:entre|por)|entre) (.+)$/i, write: (a, b) => `${a} / ${b}` },
  { phrase: /^(.+?) (?:multiplicado por|por) (.+)$/i, write: (a, b) => `${a} * ${b}` },
  { phrase: /^(.+?) mas (.+)$/i, write: (a, b) => `${a} + ${b}` },
  { phrase: /^(.+?) menos (.+)$/i, write: (a, b) => `${a} - ${b}` },
  { phrase: /^(.+?) al cuadrado$/i, write: (a) => `${a}^2`, operands: "atom" },
  { phrase: /^(.+?) al cubo$/i, write: (a) => `${a}^3`, operands: "atom" },
  { phrase: /^(.+?) elevado a(?: la)? (.+)$/i, write: (a, b) => `${a}^${b}`, operands: "atom" },
  { phrase: /^(?:la )?raiz cuadrada de (.+)$/i, write: (a) => `sqrt(${a})` },
  { phrase: /^(?:la )?raiz cubica de (.+)$/i, write: (a) => `root(${a}, 3)` },
  { phrase: /^(?:el )?valor absoluto de (.+)$/i, write: (a) => `abs(${a})`, operands: "any" },
  { phrase: /^(?:el )?doble de (.+)$/i, write: (a) => `2 * ${a}` },
  { phrase: /^(?:el )?triple de (.+)$/i, write: (a) => `3 * ${a}` },
  { phrase: /^(?:la )?mitad de (.+)$/i, write: (a) => `${a} / 2` },
  { phrase: /^(.+?) (?:of|de) (.+)$/i, write: (a, b) => `${a} * ${b}` },
];

/** Sums and products of three numbers or more. */
const listed = /^(?:the |la |el )?(sum|total|product|suma|producto) (?:of|de) ([^,]+,.+)$/i;

const words = /[a-z]{3,}|\b(?:of|de|to|by)\b/i;

/**
 * The mathematics that a phrase such as "the product of 3 and 4", "12 less than 5" or "la mitad de 30" stands for;
 * text without words as it is; null where an operation or an operand cannot be named with certainty. One operation only:
 * a second one in words inside an operand has no certain reading.
 */
export function readOperationWords(text: string): string | null {
  const plain = text.trim();
  if (!words.test(withoutNames(plain))) return plain;
  const several = listed.exec(plain);
  if (several?.[1] !== undefined && several[2] !== undefined) {
    const parts = splitAtConnectors(several[2]).map((part) => readOperand(part, "any"));
    const known = parts.filter((part) => part !== null);
    if (known.length < 3 || known.length < parts.length) return null;
    return known.join(/^(?:sum|total|suma)$/i.test(several[1]) ? " + " : " * ");
  }
  for (const { phrase, write, operands } of operations) {
    const match = phrase.exec(plain);
    if (match === null) continue;
    const a = readOperand(match[1], operands);
    const b = match[2] === undefined ? "" : readOperand(match[2], operands);
    if (a === null || b === null) continue;
    // "20% more than 50" is a fifth more, not 0.2 more: percentages are read elsewhere.
    if (/%|per ?cent|por ciento/.test(plain) && /[-+]/.test(write("a", "b"))) return null;
    return write(a, b);
  }
  return null;
}

function readOperand(text: string | undefined, operands: Operation["operands"]): string | null {
  const plain = (text ?? "").trim();
  if (plain === "") return null;
  const fraction = readFractionWords(plain);
  if (fraction !== null) return `(${fraction})`;
  if (/^[a-z -]+$/i.test(plain) && plain.length > 2) {
    const whole = readWholeNumber(plain);
    if (whole !== null) return String(whole);
  }
  if (words.test(withoutNames(plain))) return null;
  if (operands === "atom" && !atom.test(plain)) return null;
  if (operands === undefined && !atom.test(plain) && !term.test(plain)) return null;
  return /^[\d.]+$|^[a-z]$|^[a-z]\([^()]*\)$/i.test(plain) ? plain : `(${plain})`;
}

const atom = /^[\d.,]+$|^[a-z]$|^[a-z]?\([^()]*\)$|^\\frac\{[^{}]*\}\{[^{}]*\}$/i;
const term =
  /^-?[\d.,]+%?$|^-?(?:\d+ )?\d+\/-?\d+$|^-?\d*[a-z]$|^-?[a-z]?\([^()]*\)$|^\(-?\d+\)\/\d+$/i;

/** The text without LaTeX commands and the names of functions, which are no words. */
function withoutNames(text: string): string {
  return text.replaceAll(/\\[a-z]+|\b(?:sqrt|cbrt|root|abs|raiz)\b/gi, " ");
}
