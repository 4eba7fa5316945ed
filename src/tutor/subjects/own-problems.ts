import type { ExpressionItem } from "../item.ts";
import type { OwnReading } from "./own-reading.ts";

/** A problem that was worked out and checked. What is in it only its subject knows. */
export type Solved = {
  /** Whether a text is the answer itself, so that there is nothing to work out: "42", "x = 4". */
  isSaidIn(text: string): boolean;
  /** The problem as an item, its text without what is said around it; its key, steps and ladder are those of the solution. */
  seal(text: string, seed: string): ExpressionItem;
};

/** A problem that was found in a message. */
export type Brought = { text: string; solution: Solved };

/** What the mind asks of a subject that takes problems of a student's own. */
export type OwnProblems = {
  /** Works a text (in one sign for all forms) out; null where it cannot be read with certainty. */
  solve(text: string): Solved | null;
  /** A problem's text without what is said around it. */
  alone(text: string): string;
  /** Whether all of a text is notation, with no words around it. */
  isNotation(text: string): boolean;
  /** Whether a text is notation alone that reads in one way only, so that it need not be shown as it was read. */
  readsOneWay(text: string): boolean;
  /** How a problem was read, to be shown to the one who wrote it. */
  readingOf(text: string): OwnReading;
  /** The problem that stands in a message beside other words; null where none can be read. `isAsked` where one was asked for. */
  problemIn(message: string, isAsked?: boolean): Brought | null;
  /** The problem in a message that cannot be about `open`, by what it is written with; null where there is none. */
  foreignTo(message: string, open: ExpressionItem | null): Brought | null;
};
