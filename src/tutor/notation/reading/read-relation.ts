import type { Expression, RelationOperator } from "../expression.ts";
import { accept, type Cursor, deeper, isAt, peek, take } from "./cursor.ts";
import { readSum } from "./read-expression.ts";

const operators: ReadonlyMap<string, RelationOperator> = new Map(
  (["=", "!=", "<", "<=", ">", ">=", "~", "in"] as const).map((sign) => [sign, sign]),
);

/** Statements joined by "or", "and", commas, semicolons or new lines. */
export function readAnswer(cursor: Cursor): Expression {
  const alternatives = [readStatements(cursor)];
  while (accept(cursor, "connector", "or")) alternatives.push(readStatements(cursor));
  const [only] = alternatives;
  if (only && alternatives.length === 1) return only;
  // "x = 1, 2, or 3" lists what the "or" goes on with.
  const parts = alternatives.flatMap((item) => (item.kind === "list" ? item.items : [item]));
  return { kind: "or", parts: shareVariable(parts) };
}

function readStatements(cursor: Cursor): Expression {
  const items = [readRelation(cursor)];
  let joined = false;
  while (isAt(cursor, "separator") || isAt(cursor, "connector", "and")) {
    while (isAt(cursor, "separator") || isAt(cursor, "connector", "and")) {
      if (take(cursor).kind === "connector") joined = true;
    }
    // "2, 3, or 4": the comma before "or" separates nothing.
    if (isAt(cursor, "end") || isAt(cursor, "connector") || isAt(cursor, "close")) break;
    items.push(readRelation(cursor));
  }
  const [only] = items;
  if (only && items.length === 1) return only;
  const parts = shareVariable(items);
  return joined && items.every((item) => item.kind === "relation")
    ? { kind: "and", parts }
    : { kind: "list", items: parts };
}

/** "x = 3, -3" says x twice: the bare values belong to the variable of the first relation. */
function shareVariable(items: Expression[]): Expression[] {
  const [first] = items;
  if (first?.kind !== "relation" || first.operator !== "=" || first.left.kind !== "symbol")
    return items;
  const { left } = first;
  return items.map((item) =>
    item.kind === "relation" || item.kind === "words" || item.kind === "and"
      ? item
      : { kind: "relation", operator: "=", left, right: item },
  );
}

/** One statement: an expression, a relation, or a chain such as 1 < x < 5. */
export function readRelation(cursor: Cursor): Expression {
  return deeper(cursor, readChain);
}

function readChain(cursor: Cursor): Expression {
  let left = readOperand(cursor);
  let operator = relationAt(cursor);
  if (operator === null) return left;
  const parts: Expression[] = [];
  for (; operator !== null; operator = relationAt(cursor)) {
    take(cursor);
    const right = readOperand(cursor);
    parts.push({ kind: "relation", operator, left, right });
    left = right;
  }
  const [only] = parts;
  return only && parts.length === 1 ? only : { kind: "and", parts };
}

function relationAt(cursor: Cursor): RelationOperator | null {
  const token = peek(cursor);
  if (token.kind !== "operator") return null;
  return operators.get(token.text) ?? null;
}

/** What stands on one side of a relation: a sum, or a union of intervals or sets. */
export function readOperand(cursor: Cursor): Expression {
  const first = readSum(cursor);
  if (!isAtUnion(cursor)) return first;
  const parts = [first];
  while (isAtUnion(cursor)) {
    take(cursor);
    parts.push(readSum(cursor));
  }
  return { kind: "union", parts: parts.map(asInterval) };
}

function isAtUnion(cursor: Cursor): boolean {
  const { kind, text } = peek(cursor);
  return kind === "operator" ? text === "∪" : kind === "name" && (text === "U" || text === "u");
}

/** In a union (2, 5) can only be an open interval. */
function asInterval(part: Expression): Expression {
  const [low, high] = part.kind === "tuple" ? part.items : [];
  return low && high ? { kind: "interval", low, high, lowClosed: false, highClosed: false } : part;
}
