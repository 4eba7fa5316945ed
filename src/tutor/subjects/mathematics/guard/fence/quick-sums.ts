import {
  add,
  divide,
  isZero,
  multiply,
  power,
  type Rational,
  subtract,
  toText,
} from "../../../../numbers/rational.ts";
import { spokenNumberAt } from "../number-words.ts";
import { readSentence } from "../sentence.ts";
import type { Token } from "../tokens.ts";

/** Two numbers that a sign or a word joins: "6 + 4", "6 and 4", "7 by 7". */
export type QuickSum = {
  /** Offset of its first number. */
  at: number;
  /** As it is found again. */
  text: string;
  value: Rational;
  /** Whether a word joins the two. */
  spoken: boolean;
  /** The same with the result that stands behind it; null where none does. */
  line: string | null;
};

/** No lesson raises to more. */
const powerMax = 20n;

type Operator = "+" | "-" | "*" | "/" | "^";

/** The quick sums among these tokens. */
export function quickSums(tokens: readonly Token[]): QuickSum[] {
  return tokens.flatMap((_, index) => sumAt(tokens, index) ?? []);
}

/** The quick sums of a text. */
export function quickSumsIn(text: string): QuickSum[] {
  return quickSums(readSentence(text).tokens);
}

function sumAt(tokens: readonly Token[], index: number): QuickSum | null {
  const [first, sign, ...behind] = tokens.slice(index, index + 4);
  const before = tokens[index - 1];
  const counted = countedNumber(sign);
  if (first?.kind === "number" && counted !== null) {
    const text = `${toText(first.values[0])} * ${toText(counted)}`;
    return {
      at: first.at,
      text,
      value: multiply(first.values[0], counted),
      spoken: true,
      line: null,
    };
  }
  const second = behind.findIndex(({ kind }) => kind === "number");
  const number = behind[second];
  if (first?.kind !== "number" || sign === undefined || number?.kind !== "number") return null;
  // The 2 of x^2 + 5 is no number to add.
  if (before?.kind === "sign" && before.sign === "^") return null;
  const operator = operatorOf(sign);
  const [a, b] = [first.values[0], number.values[0]];
  const value = operator === null ? null : combine(a, operator, b);
  if (value === null) return null;
  const text = `${toText(a)} ${operator} ${toText(b)}`;
  const [relation, result] = tokens.slice(index + 3 + second, index + 5 + second);
  const isTold = relation?.kind === "relation" && result?.kind === "number";
  return {
    at: first.at,
    text,
    value,
    spoken: sign.kind !== "sign",
    line: isTold ? `${text} = ${toText(result.values[0])}` : null,
  };
}

/** The seven of "three sevens". */
function countedNumber(token: Token | undefined): Rational | null {
  if (token?.kind !== "word" || !token.word.endsWith("s")) return null;
  return spokenNumberAt([token.word.slice(0, -1)], 0)?.value ?? null;
}

function operatorOf(token: Token): Operator | null {
  if (token.kind === "word") {
    if (/^(?:and|y)$/.test(token.word)) return "+";
    return /^(?:by|por)$/.test(token.word) ? "*" : null;
  }
  if (token.kind === "name") return token.name === "y" ? "+" : null;
  if (token.kind !== "sign") return null;
  const { sign } = token;
  return sign === "+" || sign === "-" || sign === "*" || sign === "/" || sign === "^" ? sign : null;
}

function combine(a: Rational, operator: Operator, b: Rational): Rational | null {
  if (operator === "+") return add(a, b);
  if (operator === "-") return subtract(a, b);
  if (operator === "*") return multiply(a, b);
  if (operator === "/") return isZero(b) ? null : divide(a, b);
  return b.d === 1n && b.n <= powerMax ? power(a, b.n) : null;
}
