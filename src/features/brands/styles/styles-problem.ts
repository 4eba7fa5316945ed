import type { FieldProblem } from "#shared/field-problems.ts";

/** What is wrong with styles, as the fields' problems call it. */
type Kind = Extract<FieldProblem, `css${string}`>;

/** What is wrong with styles and where: the first fault that was found. */
export class StylesProblem extends Error {
  readonly kind: Kind;
  readonly line: number;
  readonly column: number;
  /** What stands there. */
  readonly found: string;

  constructor(kind: Kind, at: { line: number; column: number }, found = "") {
    super(kind);
    this.name = "StylesProblem";
    this.kind = kind;
    this.line = at.line;
    this.column = at.column;
    this.found = found.slice(0, 40);
  }
}
