import type { Expression } from "../expression.ts";
import { accept, type Cursor, isAt, peek, refuse, take } from "./cursor.ts";
import { bracketedOnly, functionNames } from "./names.ts";
import { callNode, integerNode, powerNode, wholeNumber } from "./nodes.ts";

type Reader = (cursor: Cursor) => Expression;

const inverses: Record<string, string> = { sin: "arcsin", cos: "arccos", tan: "arctan" };

/**
 * A function with its argument: sin(2x), sin 2x, sin^2 x, sin^{-1} x, log_2(8), sqrt 2.
 * Without brackets the argument is the factors that follow without a sign: sin 2x cos x is sin(2x)·cos(x).
 */
export function readFunction(cursor: Cursor, known: string, readFactor: Reader): Expression {
  const written = take(cursor);
  if (bracketedOnly.has(known) && peek(cursor).kind !== "open" && written.text !== "cbrt") {
    return lettersOf(written.text);
  }
  const indexed = accept(cursor, "operator", "_") !== null || isAttachedBase(cursor, known);
  const base = indexed ? readFactorAlone(cursor, readFactor) : null;
  const exponent = accept(cursor, "operator", "^") ? readExponent(cursor, readFactor) : null;
  const inverse = exponent && isMinusOne(exponent) ? inverses[known] : undefined;
  const args = readArguments(cursor, known, readFactor);
  const applied = callOf(inverse ?? known, args, base);
  return exponent && inverse === undefined ? powerNode(applied, exponent) : applied;
}

/** log2(8): a number attached to the name and to a bracket is the base. */
function isAttachedBase(cursor: Cursor, known: string): boolean {
  const next = peek(cursor);
  const after = peek(cursor, 1);
  return (
    known === "log" && next.kind === "number" && !next.spaced && after.text === "(" && !after.spaced
  );
}

function callOf(name: string, args: Expression[], base: Expression | null): Expression {
  const [first = integerNode(0), second] = args;
  if (name === "cbrt") return callNode("root", first, integerNode(3));
  if (name === "log" && base) return callNode("log", first, base);
  if (name === "sqrt" && second) return callNode("root", first, second);
  return callNode(name, ...args);
}

/** "max" without brackets is the product m·a·x after all. */
function lettersOf(name: string): Expression {
  return {
    kind: "product",
    factors: Array.from(name, (letter): Expression => ({ kind: "symbol", name: letter })),
  };
}

function readArguments(cursor: Cursor, known: string, readFactor: Reader): Expression[] {
  if (peek(cursor).kind === "open") {
    const inside = cursor.readBracket(cursor);
    return inside.kind === "tuple" ? inside.items : [inside];
  }
  if (known === "sqrt" || known === "cbrt") return [readFactorAlone(cursor, readFactor)];
  const factors = [readFactor(cursor)];
  for (let next = peek(cursor); continuesArgument(cursor, factors); next = peek(cursor)) {
    if (next.kind === "end") break;
    factors.push(readFactor(cursor));
  }
  const [only] = factors;
  return [only && factors.length === 1 ? only : { kind: "product", factors }];
}

function continuesArgument(cursor: Cursor, before: readonly Expression[]): boolean {
  const token = peek(cursor);
  if (token.kind === "name") return !functionNames.has(token.text);
  if (token.kind === "structure") return token.text.endsWith("frac") || token.text === "sqrt";
  return token.kind === "number" && before.at(-1)?.kind !== "number";
}

/** One factor and no more: √2x is (√2)x. */
function readFactorAlone(cursor: Cursor, readFactor: Reader): Expression {
  const token = peek(cursor);
  if (token.kind === "number" && token.number) {
    take(cursor);
    return {
      kind: "number",
      value: token.number.value,
      written: token.number.written,
      places: token.number.places,
    };
  }
  return token.kind === "open" ? cursor.readBracket(cursor) : readFactor(cursor);
}

function readExponent(cursor: Cursor, readFactor: Reader): Expression {
  const negative = accept(cursor, "operator", "-") !== null;
  if (isAt(cursor, "end")) throw refuse(cursor);
  const exponent = readFactorAlone(cursor, readFactor);
  return negative ? { kind: "negative", of: exponent } : exponent;
}

function isMinusOne(exponent: Expression): boolean {
  return exponent.kind === "negative" && wholeNumber(exponent.of) === 1n;
}
