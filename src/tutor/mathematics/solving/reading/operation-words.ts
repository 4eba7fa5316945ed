import { splitAtConnectors } from "./lists.ts";
import { readFractionWords, readWholeNumber } from "./number-words.ts";

/** A phrase that names an operation, and the mathematics it stands for with the operands in it. */
type Operation = { phrase: RegExp; write: (a: string, b: string) => string };

const operations: readonly Operation[] = [
  { phrase: /^(?:the )?(?:sum|total) of (.+?) and (.+)$/i, write: (a, b) => `${a} + ${b}` },
  {
    phrase: /^(?:add together|put together|add up|add|sum) (.+?) and (.+)$/i,
    write: (a, b) => `${a} + ${b}`,
  },
  { phrase: /^add (.+?) to (.+)$/i, write: (a, b) => `${b} + ${a}` },
  {
    phrase: /^(?:the )?difference (?:between|of) (.+?) and (.+)$/i,
    write: (a, b) => `abs(${a} - ${b})`,
  },
  { phrase: /^subtract (.+?) from (.+)$/i, write: (a, b) => `${b} - ${a}` },
  { phrase: /^(.+?) subtracted from (.+)$/i, write: (a, b) => `${b} - ${a}` },
  { phrase: /^(.+?) less than (.+)$/i, write: (a, b) => `${b} - ${a}` },
  { phrase: /^(.+?) more than (.+)$/i, write: (a, b) => `${b} + ${a}` },
  { phrase: /^(.+?) (?:take away|minus|less|subtract) (.+)$/i, write: (a, b) => `${a} - ${b}` },
  { phrase: /^(.+?) (?:plus|added to|and) (.+)$/i, write: (a, b) => `${a} + ${b}` },
  { phrase: /^(?:the )?product of (.+?) and (.+)$/i, write: (a, b) => `${a} * ${b}` },
  { phrase: /^multiply (.+?) (?:and|by|with) (.+)$/i, write: (a, b) => `${a} * ${b}` },
  { phrase: /^(.+?) (?:times|multiplied by) (.+)$/i, write: (a, b) => `${a} * ${b}` },
  { phrase: /^(?:the )?quotient of (.+?) and (.+)$/i, write: (a, b) => `${a} / ${b}` },
  { phrase: /^divide (.+?) by (.+)$/i, write: (a, b) => `${a} / ${b}` },
  { phrase: /^(.+?) (?:divided by|over) (.+)$/i, write: (a, b) => `${a} / ${b}` },
  { phrase: /^(?:the )?square of (.+)$/i, write: (a) => `${a}^2` },
  { phrase: /^(?:the )?cube of (.+)$/i, write: (a) => `${a}^3` },
  { phrase: /^(.+?) squared$/i, write: (a) => `${a}^2` },
  { phrase: /^(.+?) cubed$/i, write: (a) => `${a}^3` },
  { phrase: /^(.+?) (?:raised )?to the power (?:of )?(.+)$/i, write: (a, b) => `${a}^${b}` },
  { phrase: /^(?:the )?square root of (.+)$/i, write: (a) => `sqrt(${a})` },
  { phrase: /^(?:the )?cube root of (.+)$/i, write: (a) => `root(${a}, 3)` },
  { phrase: /^(?:the )?absolute value of (.+)$/i, write: (a) => `abs(${a})` },
  { phrase: /^(?:the )?(?:double|twice)(?: of)? (.+)$/i, write: (a) => `2 * ${a}` },
  { phrase: /^(?:a |one )?half of (.+)$/i, write: (a) => `${a} / 2` },
  { phrase: /^(?:la )?suma de (.+?) (?:y|mas) (.+)$/i, write: (a, b) => `${a} + ${b}` },
  { phrase: /^suma (.+?) (?:y|mas) (.+)$/i, write: (a, b) => `${a} + ${b}` },
  {
    phrase: /^(?:la )?(?:resta|diferencia) (?:de|entre) (.+?) y (.+)$/i,
    write: (a, b) => `${a} - ${b}`,
  },
  { phrase: /^resta (.+?) (?:de|a) (.+)$/i, write: (a, b) => `${b} - ${a}` },
  { phrase: /^(?:el )?producto de (.+?) (?:y|por) (.+)$/i, write: (a, b) => `${a} * ${b}` },
  { phrase: /^multiplica (.+?) (?:y|por) (.+)$/i, write: (a, b) => `${a} * ${b}` },
  {
    phrase: /^(?:el )?cociente (?:de|entre) (.+?) (?:y|entre) (.+)$/i,
    write: (a, b) => `${a} / ${b}`,
  },
  { phrase: /^divide (.+?) (?:entre|por) (.+)$/i, write: (a, b) => `${a} / ${b}` },
  { phrase: /^(.+?) (?:dividido (?:entre|por)|entre) (.+)$/i, write: (a, b) => `${a} / ${b}` },
  { phrase: /^(.+?) (?:multiplicado por|por) (.+)$/i, write: (a, b) => `${a} * ${b}` },
  { phrase: /^(.+?) mas (.+)$/i, write: (a, b) => `${a} + ${b}` },
  { phrase: /^(.+?) menos (.+)$/i, write: (a, b) => `${a} - ${b}` },
  { phrase: /^(.+?) al cuadrado$/i, write: (a) => `${a}^2` },
  { phrase: /^(.+?) al cubo$/i, write: (a) => `${a}^3` },
  { phrase: /^(.+?) elevado a(?: la)? (.+)$/i, write: (a, b) => `${a}^${b}` },
  { phrase: /^(?:la )?raiz cuadrada de (.+)$/i, write: (a) => `sqrt(${a})` },
  { phrase: /^(?:la )?raiz cubica de (.+)$/i, write: (a) => `root(${a}, 3)` },
  { phrase: /^(?:el )?valor absoluto de (.+)$/i, write: (a) => `abs(${a})` },
  { phrase: /^(?:el )?doble de (.+)$/i, write: (a) => `2 * ${a}` },
  { phrase: /^(?:el )?triple de (.+)$/i, write: (a) => `3 * ${a}` },
  { phrase: /^(?:la )?mitad de (.+)$/i, write: (a) => `${a} / 2` },
  { phrase: /^(.+?) (?:of|de) (.+)$/i, write: (a, b) => `${a} * ${b}` },
];

/** Sums and products of three numbers or more. */
const listed = /^(?:the |la |el )?(sum|total|product|suma|producto) (?:of|de) ([^,]+,.+)$/i;

const words = /[a-z]{3,}|\b(?:of|de|to|by|a|y)\b/i;

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
    const parts = splitAtConnectors(several[2]).map(readOperand);
    const known = parts.filter((part) => part !== null);
    if (known.length < 3 || known.length < parts.length) return null;
    return known.join(/^(?:sum|total|suma)$/i.test(several[1]) ? " + " : " * ");
  }
  for (const { phrase, write } of operations) {
    const match = phrase.exec(plain);
    if (match === null) continue;
    const [a, b] = [readOperand(match[1]), match[2] === undefined ? "" : readOperand(match[2])];
    if (a === null || b === null) continue;
    return write(a, b);
  }
  return null;
}

function readOperand(text: string | undefined): string | null {
  const plain = (text ?? "").trim();
  if (plain === "") return null;
  const fraction = readFractionWords(plain);
  if (fraction !== null) return `(${fraction})`;
  if (/^[a-z -]+$/i.test(plain) && plain.length > 2) {
    const whole = readWholeNumber(plain);
    if (whole !== null) return String(whole);
  }
  if (words.test(withoutNames(plain))) return null;
  return /^[\d.]+$|^[a-z]$|^[a-z]\([^()]*\)$/i.test(plain) ? plain : `(${plain})`;
}

/** The text without LaTeX commands and the names of functions, which are no words. */
function withoutNames(text: string): string {
  return text.replaceAll(/\\[a-z]+|\b(?:sqrt|cbrt|root|abs|raiz)\b|\b(?:a|y)\b(?! )/gi, " ");
}
