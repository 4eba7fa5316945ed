import type { Rational } from "../numbers/rational.ts";

/**
 * Mathematics as read from LaTeX or typed text: one tree for expressions, relations and answers.
 * The tree keeps what the writer wrote (a quotient stays a quotient, 0.50 keeps its two places), because
 * form matters to marking; canonical forms are made from it, never in it.
 */
export type Expression =
  /** An exact number. `written` and `places` (digits after the point) say how it stood on the page. */
  | { kind: "number"; value: Rational; written: "integer" | "decimal" | "mixed"; places: number }
  /** A variable or a unit-less name: x, theta, A_1. */
  | { kind: "symbol"; name: string }
  | { kind: "constant"; name: "pi" | "e" | "i" | "infinity" }
  | { kind: "sum"; terms: Expression[] }
  | { kind: "product"; factors: Expression[] }
  | { kind: "quotient"; numerator: Expression; denominator: Expression }
  | { kind: "power"; base: Expression; exponent: Expression }
  | { kind: "negative"; of: Expression }
  /** sqrt, root (radicand, index), abs, sin, ln, log (argument, base), factorial, f(x) … */
  | { kind: "call"; name: string; args: Expression[] }
  | { kind: "plusMinus"; left: Expression | null; right: Expression }
  | { kind: "percent"; of: Expression }
  /** A value with a unit (5 cm, $3, 40°); the unit is kept as normalised text: "cm", "m^2", "$", "deg". */
  | { kind: "quantity"; value: Expression; unit: string }
  | { kind: "tuple"; items: Expression[] }
  | { kind: "list"; items: Expression[] }
  | { kind: "set"; items: Expression[] }
  | {
      kind: "interval";
      low: Expression;
      high: Expression;
      lowClosed: boolean;
      highClosed: boolean;
    }
  | { kind: "union"; parts: Expression[] }
  | { kind: "relation"; operator: RelationOperator; left: Expression; right: Expression }
  /** Relations that hold together: a < x < b, or a system of equations. */
  | { kind: "and"; parts: Expression[] }
  | { kind: "or"; parts: Expression[] }
  | { kind: "matrix"; rows: Expression[][] }
  /** Words that are the answer themselves: no solution, true, C. Lower case, spaces folded. */
  | { kind: "words"; text: string };

export type RelationOperator = "=" | "!=" | "<" | "<=" | ">" | ">=" | "~" | "in";

/** What came of reading mathematics: the tree, or where and why it could not be read. */
export type ReadResult = { ok: true; expression: Expression } | { ok: false; problem: ReadProblem };

/** Why a text is not mathematics we can read; `at` and `length` are UTF-16 offsets into the text as given. */
export type ReadProblem = {
  code:
    | "empty"
    | "too-long"
    | "too-deep"
    | "unexpected"
    | "missing-operand"
    | "unclosed"
    | "unopened"
    | "unknown-command"
    | "bad-number";
  at: number;
  length: number;
};
