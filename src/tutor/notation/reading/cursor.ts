import type { Expression } from "../expression.ts";
import { ReadFailure } from "./failure.ts";
import type { Token } from "./token.ts";

/** Nesting beyond this is refused, so that no text can exhaust the stack. */
export const maxDepth = 100;

/** A place in the token stream, and what the surroundings mean for what stands there. */
export type Cursor = {
  readonly tokens: readonly Token[];
  index: number;
  depth: number;
  /** Open |…| around the cursor: a bar then closes rather than opens. */
  bars: number;
  /** Letters that name functions here: f(x) is then f of x, not f times x. */
  readonly functions: ReadonlySet<string>;
  /** Names that are unknowns here though they usually mean a constant: i, e. */
  readonly unknowns: ReadonlySet<string>;
  /** Reads what stands in a bracket; handed down so that expressions and brackets need not import each other. */
  readonly readBracket: (cursor: Cursor) => Expression;
};

const endToken: Token = { kind: "end", text: "", at: 0, length: 0, spaced: false, number: null };

/** The token `ahead` places on, without moving. */
export function peek(cursor: Cursor, ahead = 0): Token {
  return cursor.tokens[cursor.index + ahead] ?? cursor.tokens.at(-1) ?? endToken;
}

/** The token at the cursor, and moves past it. */
export function take(cursor: Cursor): Token {
  const token = peek(cursor);
  if (token.kind !== "end") cursor.index++;
  return token;
}

export function isAt(cursor: Cursor, kind: Token["kind"], text?: string): boolean {
  const token = peek(cursor);
  return token.kind === kind && (text === undefined || token.text === text);
}

/** Moves past the token if it is the one asked for. */
export function accept(cursor: Cursor, kind: Token["kind"], text?: string): Token | null {
  return isAt(cursor, kind, text) ? take(cursor) : null;
}

/** Refuses the token at the cursor with the reason that fits it. */
export function refuse(cursor: Cursor): ReadFailure {
  const token = peek(cursor);
  if (token.kind === "end") {
    const before = cursor.tokens[cursor.index - 1];
    return new ReadFailure("missing-operand", before?.at ?? token.at, before?.length ?? 0);
  }
  return new ReadFailure(
    token.kind === "close" ? "unopened" : "unexpected",
    token.at,
    Math.max(token.length, 1),
  );
}

/** Runs a reader one level deeper; refuses beyond the limit. */
export function deeper(cursor: Cursor, read: (cursor: Cursor) => Expression): Expression {
  if (++cursor.depth > maxDepth) throw new ReadFailure("too-deep", peek(cursor).at);
  const result = read(cursor);
  cursor.depth--;
  return result;
}
