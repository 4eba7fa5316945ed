import type { Expression } from "../expression.ts";
import { accept, type Cursor, deeper, isAt, peek, refuse, take } from "./cursor.ts";
import { ReadFailure } from "./failure.ts";
import { wordsOfSet } from "./names.ts";
import { callNode } from "./nodes.ts";
import { readAnswer, readOperand, readRelation } from "./read-relation.ts";
import type { Token } from "./token.ts";

const closers: Record<string, readonly string[]> = {
  "(": [")", "]", "["],
  "[": ["]", ")", "["],
  "]": ["]", ")", "["],
  "{": ["}"],
  "\\{": ["\\}", "}"],
  "⟨": ["⟩"],
  "⌊": ["⌋"],
  "⌈": ["⌉"],
};

/** Anything that opens and closes: a group, tuple, interval, set, matrix, |…|, ⌊…⌋. */
export function readBracket(cursor: Cursor): Expression {
  return deeper(cursor, readOpened);
}

function readOpened(cursor: Cursor): Expression {
  const open = take(cursor);
  if (open.kind === "bar") return readBars(cursor, open);
  if (open.kind === "structure") return readEnvironment(cursor, open);
  if (open.text === "<") return readAngles(cursor);
  if (open.text === "[" && isTypedMatrix(cursor)) return readTypedMatrix(cursor);
  const bars = cursor.bars;
  // In {x | x > 2} the bar divides; elsewhere it would begin an absolute value.
  cursor.bars =
    open.text === "\\{" || (open.text === "{" && peek(cursor, 1).kind === "bar") ? 1 : 0;
  const items = isAt(cursor, "close") ? [] : readItems(cursor, open);
  const close = peek(cursor);
  if (close.kind === "end") throw new ReadFailure("unclosed", open.at, open.length);
  if (close.kind !== "close" || !closers[open.text]?.includes(close.text)) throw refuse(cursor);
  take(cursor);
  cursor.bars = bars;
  return bracketOf(open, close, items);
}

function readItems(cursor: Cursor, open: Token): Expression[] {
  if (open.text.endsWith("{")) {
    const condition = readSetBuilder(cursor);
    if (condition) return [condition];
  }
  const first = readRelation(cursor);
  // {x | x > 2}: what stands after the bar is the set.
  if (open.text.endsWith("{") && (accept(cursor, "bar") || accept(cursor, "operator", ":")))
    return [readAnswer(cursor)];
  const items = [first];
  while (accept(cursor, "separator")) items.push(readRelation(cursor));
  return items;
}

const numberSets = "ℝℤℕℚℂ";

/** {x : x > 2} and {x ∈ ℤ | x > 2}: the condition on x is the set; null and no move where it is none. */
function readSetBuilder(cursor: Cursor): Expression | null {
  if (!isAt(cursor, "name")) return null;
  const inside = peek(cursor, 1).text === "in" && numberSets.includes(peek(cursor, 2).text);
  const divider = peek(cursor, inside ? 3 : 1);
  if (divider.kind !== "bar" && divider.text !== ":") return null;
  const variable: Expression = { kind: "symbol", name: peek(cursor).text };
  const domain = inside ? wordsOfSet(peek(cursor, 2).text) : null;
  cursor.index += inside ? 4 : 2;
  const condition = readAnswer(cursor);
  if (!domain || domain === wordsOfSet("ℝ")) return condition;
  const member: Expression = {
    kind: "relation",
    operator: "in",
    left: variable,
    right: { kind: "words", text: domain },
  };
  return { kind: "and", parts: [member, condition] };
}

function bracketOf(open: Token, close: Token, items: Expression[]): Expression {
  const [first, second] = items;
  const braces = open.text === "{" || open.text === "\\{";
  if (!first) {
    if (braces) return { kind: "set", items: [] };
    throw new ReadFailure("missing-operand", open.at, close.at + close.length - open.at);
  }
  if (open.text === "⌊") return callNode("floor", first);
  if (open.text === "⌈") return callNode("ceiling", first);
  if (open.text === "⟨") return { kind: "tuple", items };
  if (open.text === "\\{") {
    return items.length === 1 && isCondition(first) ? first : { kind: "set", items };
  }
  if (braces) return items.length === 1 && first.kind !== "set" ? first : { kind: "set", items };
  const square = open.text !== "(" || close.text !== ")";
  if (items.length === 1) {
    const group = `${open.text}${close.text}`;
    if (group !== "()" && group !== "[]")
      throw new ReadFailure("unexpected", close.at, close.length);
    return first;
  }
  if (second && items.length === 2 && (square || isInfinite(first) || isInfinite(second))) {
    return {
      kind: "interval",
      low: first,
      high: second,
      lowClosed: open.text === "[",
      highClosed: close.text === "]",
    };
  }
  if (!square) return { kind: "tuple", items };
  return { kind: "list", items };
}

function isCondition(item: Expression): boolean {
  return item.kind === "relation" || item.kind === "and" || item.kind === "or";
}

function isInfinite(item: Expression): boolean {
  return item.kind === "constant"
    ? item.name === "infinity"
    : item.kind === "negative" && isInfinite(item.of);
}

/** Whether what follows "[" is rows in square brackets up to its "]". Looks ahead, so that nothing is read twice. */
function isTypedMatrix(cursor: Cursor): boolean {
  for (let ahead = 0; peek(cursor, ahead).text === "[";) {
    let depth = 0;
    do {
      const { kind } = peek(cursor, ahead++);
      if (kind === "end") return false;
      if (kind === "open") depth++;
      if (kind === "close") depth--;
    } while (depth > 0);
    const next = peek(cursor, ahead);
    if (next.kind === "close") return next.text === "]";
    if (next.kind !== "separator") return false;
    ahead++;
  }
  return false;
}

/** [[1, 2], [3, 4]] and [[1], [2]]. */
function readTypedMatrix(cursor: Cursor): Expression {
  const rows: Expression[][] = [];
  do {
    if (!accept(cursor, "open", "[")) throw refuse(cursor);
    const row = [readRelation(cursor)];
    while (accept(cursor, "separator")) row.push(readRelation(cursor));
    if (!accept(cursor, "close", "]")) throw refuse(cursor);
    rows.push(row);
  } while (accept(cursor, "separator"));
  if (!accept(cursor, "close", "]")) throw refuse(cursor);
  return { kind: "matrix", rows };
}

function readBars(cursor: Cursor, open: Token): Expression {
  cursor.bars++;
  const inside = readOperand(cursor);
  cursor.bars--;
  if (!accept(cursor, "bar")) throw new ReadFailure("unclosed", open.at, open.length);
  return callNode("abs", inside);
}

/** <1, 2>, a vector as it is typed. */
function readAngles(cursor: Cursor): Expression {
  const items = [readOperand(cursor)];
  while (accept(cursor, "separator", ",")) items.push(readOperand(cursor));
  if (items.length < 2 || !accept(cursor, "operator", ">")) throw refuse(cursor);
  return { kind: "tuple", items };
}

/** \begin{pmatrix} … \end{pmatrix}; cases and aligned are systems. */
function readEnvironment(cursor: Cursor, begin: Token): Expression {
  const name = readEnvironmentName(cursor);
  if (name === "array") cursor.readBracket(cursor);
  const rows: Expression[][] = [[]];
  while (!isAt(cursor, "structure", "end")) {
    if (isAt(cursor, "end")) throw new ReadFailure("unclosed", begin.at, begin.length);
    if (accept(cursor, "row") || accept(cursor, "separator", ";")) rows.push([]);
    else if (!accept(cursor, "cell") && !accept(cursor, "separator"))
      rows.at(-1)?.push(readRelation(cursor));
  }
  take(cursor);
  readEnvironmentName(cursor);
  const filled = rows.filter((row) => row.length > 0);
  if (name.endsWith("matrix") || name === "array") return { kind: "matrix", rows: filled };
  return { kind: "and", parts: filled.flat() };
}

function readEnvironmentName(cursor: Cursor): string {
  if (!accept(cursor, "open", "{")) throw refuse(cursor);
  let name = "";
  while (isAt(cursor, "name") || isAt(cursor, "operator", "*")) name += take(cursor).text;
  if (!accept(cursor, "close", "}")) throw refuse(cursor);
  return name.replace("*", "");
}
