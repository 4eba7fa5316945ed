import type { Expression } from "../expression.ts";
import { accept, type Cursor, isAt, peek, refuse, take } from "./cursor.ts";
import { ReadFailure } from "./failure.ts";
import { functionNames, wordsOfSet } from "./names.ts";
import { callNode, integerNode, mixedNode, wholeNumber } from "./nodes.ts";
import { readFunction } from "./read-function.ts";
import type { Token } from "./token.ts";

type Reader = (cursor: Cursor) => Expression;

const structures = new Set([
  "frac",
  "dfrac",
  "tfrac",
  "cfrac",
  "sqrt",
  "binom",
  "dbinom",
  "begin",
  "boxed",
  "underline",
]);

/** Whether the token can begin a value (a bar depends on what is open, so the caller decides on it). */
export function startsPrimary(token: Token): boolean {
  if (token.kind === "structure") return structures.has(token.text);
  if (token.kind === "operator") return token.text === "$" || token.text === "£";
  return (
    token.kind === "number" ||
    token.kind === "name" ||
    token.kind === "open" ||
    token.kind === "text"
  );
}

/** One value: a number, a name, a bracket, a fraction, a root, a function with its argument. */
export function readPrimary(cursor: Cursor, readFactor: Reader): Expression {
  const token = peek(cursor);
  switch (token.kind) {
    case "number":
      return readNumber(cursor);
    case "name":
      return readName(cursor, readFactor);
    case "text":
      take(cursor);
      return { kind: "symbol", name: token.text };
    case "structure":
      return readStructure(cursor, readFactor);
    case "open":
      return cursor.readBracket(cursor);
    case "bar":
      return cursor.readBracket(cursor);
    case "operator":
      if (/^[$€£¢]$/u.test(token.text)) return readMoney(cursor, readFactor);
      if (token.text === "<") return cursor.readBracket(cursor);
      throw refuse(cursor);
    default:
      throw refuse(cursor);
  }
}

function readMoney(cursor: Cursor, readFactor: Reader): Expression {
  const unit = take(cursor).text;
  const negative = accept(cursor, "operator", "-") !== null;
  const amount = readFactor(cursor);
  return { kind: "quantity", value: negative ? { kind: "negative", of: amount } : amount, unit };
}

function readNumber(cursor: Cursor): Expression {
  const token = take(cursor);
  if (!token.number) throw new ReadFailure("bad-number", token.at, token.length);
  const node: Expression = { kind: "number", ...numberOf(token.number) };
  const whole = wholeNumber(node);
  return (whole !== null && readMixed(cursor, whole)) || node;
}

function numberOf(number: NonNullable<Token["number"]>): NonNullable<Token["number"]> {
  return { value: number.value, written: number.written, places: number.places };
}

/** The proper fraction after a whole number, typed "3 1/2" or "3\frac{1}{2}"; null and no move where there is none. */
function readMixed(cursor: Cursor, whole: bigint): Expression | null {
  const first = peek(cursor);
  if (first.kind !== "number" && first.kind !== "structure") return null;
  const [second, third] = [peek(cursor, 1), peek(cursor, 2)];
  const typed =
    first.kind === "number" && first.spaced && second.text === "/" && third.kind === "number";
  if (typed && first.number && third.number) return mixed(cursor, whole, first, third, 3);
  if (!/^[dt]?frac$/.test(first.text)) return null;
  if (second.kind === "number" && third.kind === "number")
    return mixed(cursor, whole, second, third, 3);
  const braces = [1, 3, 4, 6].map((ahead) => peek(cursor, ahead).text).join("");
  return braces === "{}{}" ? mixed(cursor, whole, peek(cursor, 2), peek(cursor, 5), 7) : null;
}

function mixed(
  cursor: Cursor,
  whole: bigint,
  above: Token,
  below: Token,
  tokens: number,
): Expression | null {
  const numerator = above.number?.written === "integer" ? above.number.value.n : null;
  const denominator = below.number?.written === "integer" ? below.number.value.n : null;
  if (numerator === null || denominator === null || numerator >= denominator) return null;
  cursor.index += tokens;
  return mixedNode(whole, numerator, denominator);
}

function readName(cursor: Cursor, readFactor: Reader): Expression {
  const { text: name } = peek(cursor);
  const known = functionNames.get(name);
  if (known !== undefined && !cursor.unknowns.has(name))
    return readFunction(cursor, known, readFactor);
  take(cursor);
  if (cursor.unknowns.has(name)) return readSymbol(cursor, name);
  switch (name) {
    case "pi":
    case "e":
    case "i":
    case "infinity":
      return { kind: "constant", name };
    case "∅":
      return { kind: "set", items: [] };
    default: {
      const words = wordsOfSet(name);
      return words === null ? readSymbol(cursor, name) : { kind: "words", text: words };
    }
  }
}

/** A variable with its index and primes, or a named function with its argument. */
function readSymbol(cursor: Cursor, letter: string): Expression {
  let name = letter;
  if (accept(cursor, "operator", "_")) name += `_${readIndex(cursor)}`;
  while (accept(cursor, "operator", "'")) name += "'";
  if (cursor.functions.has(letter) && isInverse(cursor)) {
    while (peek(cursor).text !== "(") take(cursor);
    name += "^-1";
  }
  const applied = isAt(cursor, "open", "(") && (cursor.functions.has(letter) || name.endsWith("'"));
  if (!applied) return { kind: "symbol", name };
  const inside = cursor.readBracket(cursor);
  return { kind: "call", name, args: inside.kind === "tuple" ? inside.items : [inside] };
}

/** f^{-1}( or f^-1( stands at the cursor. */
function isInverse(cursor: Cursor): boolean {
  const ahead = [0, 1, 2, 3, 4, 5].map((offset) => peek(cursor, offset).text).join("");
  return ahead.startsWith("^{-1}(") || ahead.startsWith("^-1(");
}

function readIndex(cursor: Cursor): string {
  if (!accept(cursor, "open", "{")) {
    const token = peek(cursor);
    if (token.kind !== "number" && token.kind !== "name" && token.kind !== "text")
      throw refuse(cursor);
    return take(cursor).text;
  }
  let index = "";
  while (!isAt(cursor, "close")) {
    if (isAt(cursor, "end")) throw refuse(cursor);
    index += take(cursor).text;
  }
  take(cursor);
  return index;
}

function readStructure(cursor: Cursor, readFactor: Reader): Expression {
  const token = peek(cursor);
  switch (token.text) {
    case "frac":
    case "dfrac":
    case "tfrac":
    case "cfrac": {
      take(cursor);
      const numerator = readArgument(cursor, readFactor);
      return { kind: "quotient", numerator, denominator: readArgument(cursor, readFactor) };
    }
    case "binom":
    case "dbinom": {
      take(cursor);
      const n = readArgument(cursor, readFactor);
      return callNode("binomial", n, readArgument(cursor, readFactor));
    }
    case "sqrt":
      return readRoot(cursor, readFactor);
    case "boxed":
    case "underline":
      take(cursor);
      return readArgument(cursor, readFactor);
    case "begin":
      return cursor.readBracket(cursor);
    default:
      throw refuse(cursor);
  }
}

function readRoot(cursor: Cursor, readFactor: Reader): Expression {
  const sign = take(cursor);
  // \sqrt[3]{x}; after the sign √ a square bracket is only a bracket.
  const index = sign.length > 1 && isAt(cursor, "open", "[") ? cursor.readBracket(cursor) : null;
  const radicand = readArgument(cursor, readFactor);
  return index ? callNode("root", radicand, index) : callNode("sqrt", radicand);
}

/** What a command takes: a brace group, or one sign: \frac12 is one half. */
function readArgument(cursor: Cursor, readFactor: Reader): Expression {
  const token = peek(cursor);
  if (token.kind === "open") return cursor.readBracket(cursor);
  if (token.kind !== "number") return readPrimary(cursor, readFactor);
  take(cursor);
  if (!token.number) throw new ReadFailure("bad-number", token.at, token.length);
  return token.number.written === "integer"
    ? integerNode(token.number.value.n)
    : { kind: "number", ...numberOf(token.number) };
}
