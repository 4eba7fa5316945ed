import type { ReadProblem } from "../expression.ts";

/** Thrown inside the reader where a text stops being mathematics; caught at its door, never seen outside. */
export class ReadFailure extends Error {
  readonly problem: ReadProblem;

  constructor(code: ReadProblem["code"], at: number, length = 1) {
    super(code);
    this.problem = { code, at, length };
  }
}
