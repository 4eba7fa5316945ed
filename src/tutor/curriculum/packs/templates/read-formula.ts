import {
  type Comparison,
  type Formula,
  FormulaError,
  formulaLimits,
  isCondition,
} from "./formula.ts";
import { functionArity } from "./functions.ts";

type Token = { kind: "number" | "name" | "sign" | "end"; text: string };

type Cursor = { tokens: readonly Token[]; at: number; depth: number };

/** Signs as an author may write them, to the one that is read. */
const alike: Readonly<Record<string, string>> = {
  "·": "*",
  "×": "*",
  "÷": "/",
  "−": "-",
  "!=": "<>",
  "≠": "<>",
  "≤": "<=",
  "≥": ">=",
};

const tokenPattern =
  /\s*(?:(\d+(?:\.\d+)?)|([A-Za-z][A-Za-z0-9]*)|(<>|!=|<=|>=|[-+*/^()=<>,·×÷−≠≤≥]))/uy;

/**
 * Reads a value, written as the rest of Faro reads typed mathematics (2x, a*x + b, 3/4, (x - 1)^2), with names of
 * several letters and functions. Throws FormulaError where it cannot.
 */
export function readFormula(text: string): Formula {
  const formula = readAll(text);
  if (isCondition(formula)) throw new FormulaError(`"${text}" is a condition, not a value`);
  return formula;
}

/** Reads a condition: gcd(a, b) = 1 and a < b. Throws FormulaError where it cannot. */
export function readCondition(text: string): Formula {
  const formula = readAll(text);
  if (!isCondition(formula)) throw new FormulaError(`"${text}" is a value, not a condition`);
  return formula;
}

function readAll(text: string): Formula {
  if (text.length > formulaLimits.length)
    throw new FormulaError(`longer than ${formulaLimits.length} characters`);
  const cursor: Cursor = { tokens: tokensOf(text), at: 0, depth: 0 };
  const formula = readOr(cursor);
  if (peek(cursor).kind !== "end") throw unexpected(cursor);
  return formula;
}

function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  const pattern = new RegExp(tokenPattern);
  const written = text.trimEnd();
  while (pattern.lastIndex < written.length) {
    const from = pattern.lastIndex;
    const match = pattern.exec(written);
    if (!match) throw new FormulaError(`cannot read "${written.slice(from).trim()}"`);
    const [, number, name, sign = ""] = match;
    if (number !== undefined) tokens.push({ kind: "number", text: number });
    else if (name !== undefined) tokens.push({ kind: "name", text: name });
    else tokens.push({ kind: "sign", text: alike[sign] ?? sign });
  }
  return [...tokens, { kind: "end", text: "the end" }];
}

function peek(cursor: Cursor): Token {
  return cursor.tokens[cursor.at] ?? { kind: "end", text: "the end" };
}

function take(cursor: Cursor, text: string): boolean {
  if (peek(cursor).text !== text) return false;
  cursor.at++;
  return true;
}

function unexpected(cursor: Cursor): FormulaError {
  return new FormulaError(`unexpected ${peek(cursor).text}`);
}

function readOr(cursor: Cursor): Formula {
  return readJoined(cursor, "or", () => readJoined(cursor, "and", () => readNot(cursor)));
}

function readJoined(cursor: Cursor, word: "and" | "or", readPart: () => Formula): Formula {
  const parts = [readPart()];
  while (take(cursor, word)) parts.push(readPart());
  const [only] = parts;
  if (only && parts.length === 1) return only;
  for (const part of parts)
    if (!isCondition(part)) throw new FormulaError(`"${word}" joins conditions`);
  return { kind: "join", word, parts };
}

function readNot(cursor: Cursor): Formula {
  if (!take(cursor, "not")) return readComparison(cursor);
  const of = readComparison(cursor);
  if (!isCondition(of)) throw new FormulaError('"not" stands before a condition');
  return { kind: "not", of };
}

const comparisons: Readonly<Record<string, Comparison>> = {
  "=": "=",
  "<>": "<>",
  "<": "<",
  "<=": "<=",
  ">": ">",
  ">=": ">=",
};

/** A chain says all its parts: 0 < a < b. */
function readComparison(cursor: Cursor): Formula {
  let left = readSum(cursor);
  const parts: Formula[] = [];
  for (;;) {
    const sign = peek(cursor).kind === "sign" ? comparisons[peek(cursor).text] : undefined;
    if (!sign) break;
    cursor.at++;
    const right = readSum(cursor);
    parts.push({ kind: "compare", sign, left, right });
    left = right;
  }
  const [only] = parts;
  if (!only) return left;
  return parts.length === 1 ? only : { kind: "join", word: "and", parts };
}

function readSum(cursor: Cursor): Formula {
  let left = readProduct(cursor);
  for (;;) {
    const sign = take(cursor, "+") ? "+" : take(cursor, "-") ? "-" : null;
    if (!sign) return left;
    left = { kind: "operation", sign, left, right: readProduct(cursor) };
  }
}

function readProduct(cursor: Cursor): Formula {
  let left = readSigned(cursor);
  for (;;) {
    const sign = take(cursor, "*") ? "*" : take(cursor, "/") ? "/" : null;
    if (!sign) return left;
    left = { kind: "operation", sign, left, right: readSigned(cursor) };
  }
}

function readSigned(cursor: Cursor): Formula {
  if (!take(cursor, "-")) return readPower(cursor);
  return deeper(cursor, () => ({ kind: "negative", of: readSigned(cursor) }));
}

function readPower(cursor: Cursor): Formula {
  const base = readFactor(cursor);
  if (!take(cursor, "^")) return base;
  return deeper(cursor, () => ({
    kind: "operation",
    sign: "^",
    left: base,
    right: take(cursor, "-") ? { kind: "negative", of: readFactor(cursor) } : readPower(cursor),
  }));
}

function readFactor(cursor: Cursor): Formula {
  const token = peek(cursor);
  if (token.kind === "number") {
    cursor.at++;
    const number: Formula = { kind: "number", text: token.text };
    const next = peek(cursor);
    const isFactor = (next.kind === "name" && !isWord(next.text)) || next.text === "(";
    if (!isFactor) return number;
    return {
      kind: "operation",
      sign: "*",
      left: number,
      right: deeper(cursor, () => readPower(cursor)),
    };
  }
  if (token.kind === "name" && !isWord(token.text)) {
    cursor.at++;
    return peek(cursor).text === "("
      ? readCall(cursor, token.text)
      : { kind: "name", name: token.text };
  }
  if (!take(cursor, "(")) throw unexpected(cursor);
  const inside = deeper(cursor, () => readOr(cursor));
  if (!take(cursor, ")")) throw unexpected(cursor);
  return inside;
}

function isWord(name: string): boolean {
  return name === "and" || name === "or" || name === "not";
}

function readCall(cursor: Cursor, name: string): Formula {
  const arity = functionArity(name);
  if (!arity)
    throw new FormulaError(`no function ${name}: a product needs its sign, ${name}*( … )`);
  take(cursor, "(");
  const args = [deeper(cursor, () => readSum(cursor))];
  while (take(cursor, ",")) args.push(deeper(cursor, () => readSum(cursor)));
  if (!take(cursor, ")")) throw unexpected(cursor);
  if (args.length < arity.least || args.length > arity.most)
    throw new FormulaError(`${name} takes ${arity.said}`);
  return { kind: "call", name, args };
}

function deeper<T>(cursor: Cursor, read: () => T): T {
  if (++cursor.depth > formulaLimits.depth) throw new FormulaError("too many brackets in brackets");
  const done = read();
  cursor.depth--;
  return done;
}
