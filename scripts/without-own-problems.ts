import type { Plugin } from "vite";

/**
 * Leaves the solver of own problems out of the public pages: the tutor that visitors try there knows the problem it
 * set and answers one they bring as the mind answers any that it cannot solve. It is two thirds of the mind's weight.
 */
export function withoutOwnProblems(): Plugin {
  const left: Readonly<Record<string, string>> = {
    "/src/tutor/mathematics/solving/solve-problem.ts":
      "export function solveProblem() { return null; }",
    "/src/tutor/mathematics/tasks/read-task.ts": "export function readTasks() { return []; }",
    "/src/tutor/mathematics/tasks/problem-alone.ts":
      "export function problemAlone(text) { return text; }",
    "/src/tutor/subjects/mathematics/own/own-problem.ts":
      "export function sealOwnProblem() { throw new Error('no own problems here'); }",
    // What lies behind "why?" of a worked step, which these pages do not show.
    "/src/tutor/mathematics/solving/reasons.ts": "export function reasonOf() { return ''; }",
  };
  return {
    name: "without-own-problems",
    enforce: "pre",
    load(id) {
      return Object.entries(left).find(([file]) => id.endsWith(file))?.[1] ?? null;
    },
  };
}
