import { solveProblem } from "../../../mathematics/solving/solve-problem.ts";
import type { Solution } from "../../../mathematics/solving/solution.ts";
import { problemAlone } from "../../../mathematics/tasks/problem-alone.ts";
import type { Brought, OwnProblems, Solved } from "../../own-problems.ts";
import { sealOwnProblem } from "./own-problem.ts";
import { foreignTo, isNotation, problemIn, readsOneWay } from "./own-reading.ts";
import { readingOf } from "./own-reading-of.ts";
import { isItsAnswer } from "./own-text.ts";

/** Problems that a student brings: read into a task, solved and checked by the kernel. */
export const ownProblems: OwnProblems = {
  solve: (text) => solved(solveProblem(text)),
  alone: problemAlone,
  isNotation,
  readsOneWay,
  readingOf,
  problemIn: (message, isAsked) => brought(problemIn(message, isAsked)),
  foreignTo: (message, open) => brought(foreignTo(message, open)),
};

function brought(found: { text: string; solution: Solution } | null): Brought | null {
  return found && { text: found.text, solution: solvedBy(found.solution) };
}

function solved(solution: Solution | null): Solved | null {
  return solution && solvedBy(solution);
}

function solvedBy(solution: Solution): Solved {
  return {
    isSaidIn: (text) => isItsAnswer(text, solution),
    seal: (text, seed) => sealOwnProblem(problemAlone(text), solution, seed),
  };
}
