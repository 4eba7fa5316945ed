import { readFileSync } from "node:fs";
import { z } from "zod";
import type { Solution } from "#tutor/mathematics/solving/solution.ts";
import { emptyScope, readExpression } from "#tutor/mathematics/solving/reading/scope.ts";
import { solveProblem } from "#tutor/mathematics/solving/solve-problem.ts";
import { sameValue } from "#tutor/mathematics/solving/verify.ts";

const row = z.object({
  module: z.string().default("all"),
  question: z.string(),
  answer: z.string(),
});

/** How many questions came out how. */
export type MathsScore = { total: number; right: number; wrong: number; unknown: number };

/**
 * Solves every question of a file of lines {question, answer, module?}, and prints a table by module, slow questions and wrong
 * answers. With `json` the last line is the score as one JSON object.
 */
export function evaluateMaths(file: string, json: boolean): MathsScore {
  const rows = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => row.parse(JSON.parse(line)));
  const modules = new Map<string, MathsScore>();
  const score: MathsScore = { total: 0, right: 0, wrong: 0, unknown: 0 };
  const slowest = { milliseconds: 0, question: "" };
  for (const { module, question, answer } of rows) {
    const started = performance.now();
    const solution = solveProblem(question);
    const milliseconds = performance.now() - started;
    if (milliseconds > slowest.milliseconds) Object.assign(slowest, { milliseconds, question });
    const outcome = solution === null ? "unknown" : agrees(solution, answer) ? "right" : "wrong";
    const own = modules.get(module) ?? { total: 0, right: 0, wrong: 0, unknown: 0 };
    modules.set(module, own);
    for (const counts of [score, own]) {
      counts.total++;
      counts[outcome]++;
    }
    if (outcome === "wrong")
      console.log(`wrong: ${question}\n  ours ${solution?.answer}, expected ${answer}`);
    if (outcome === "unknown" && process.env["SHOW_UNKNOWN"])
      console.log(`unknown: ${question} => ${answer}`);
  }
  console.log("module".padEnd(36), "total  right  wrong  unknown");
  for (const [name, counts] of modules) {
    const cells = [counts.total, counts.right, counts.wrong, counts.unknown].map((count) =>
      String(count).padStart(5),
    );
    console.log(name.padEnd(36), cells.join("  "));
  }
  console.log(`slowest: ${slowest.milliseconds.toFixed(1)} ms`);
  if (json) console.log(JSON.stringify(score));
  return score;
}

/** Whether our answer says the same as the expected one: words, lists of values in any order, or one value. */
export function agrees(solution: Solution, expected: string): boolean {
  const ours = partsOf(solution.answer);
  const theirs = partsOf(expected);
  if (solution.policy.words?.some((word) => fold(word) === fold(expected)) === true) return true;
  if (ours.length !== theirs.length) return false;
  if (solution.policy.ordered === true)
    return ours.every((part, index) => samePart(part, theirs[index] ?? ""));
  const left = [...theirs];
  return ours.every((part) => {
    const at = left.findIndex((other) => samePart(part, other));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

function partsOf(answer: string): string[] {
  return answer.split(/, | or /).map((part) => part.replace(/^[a-z] = /i, "").trim());
}

function samePart(a: string, b: string): boolean {
  if (fold(a) === fold(b)) return true;
  const [x, y] = [readExpression(a, emptyScope), readExpression(b, emptyScope)];
  return x !== null && y !== null && sameValue(x, y, emptyScope);
}

function fold(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/g, " ").trim();
}
