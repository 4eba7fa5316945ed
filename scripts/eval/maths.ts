import { readFileSync } from "node:fs";
import { z } from "zod";
import { markAnswer } from "#tutor/mathematics/marking.ts";
import type { Solution } from "#tutor/mathematics/solving/solution.ts";
import { problemIn, readsOneWay } from "#tutor/subjects/mathematics/own/own-reading.ts";

const row = z.object({
  module: z.string().default("all"),
  question: z.string(),
  answer: z.string(),
});

/**
 * How many questions came out how. Sealed at once: right or wrong; first shown as they were read, for a yes: proposedRight or
 * proposedWrong.
 */
export type MathsScore = {
  total: number;
  right: number;
  wrong: number;
  unknown: number;
  proposedRight: number;
  proposedWrong: number;
};

const nothing: MathsScore = {
  total: 0,
  right: 0,
  wrong: 0,
  unknown: 0,
  proposedRight: 0,
  proposedWrong: 0,
};

/**
 * Solves every question of a file of lines {question, answer, module?}, and prints the wrong and the unknown answers, a table
 * by module and the slowest time. With `json` the last line is the score as one JSON object.
 */
export function evaluateMaths(file: string, json: boolean): MathsScore {
  const rows = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => row.parse(JSON.parse(line)));
  const modules = new Map<string, MathsScore>();
  const score: MathsScore = { ...nothing };
  const slowest = { milliseconds: 0, question: "" };
  for (const { module, question, answer } of rows) {
    const started = performance.now();
    const solution = problemIn(question)?.solution ?? null;
    const milliseconds = performance.now() - started;
    if (milliseconds > slowest.milliseconds) Object.assign(slowest, { milliseconds, question });
    const outcome = outcomeOf(question, answer, solution);
    const own = modules.get(module) ?? { ...nothing };
    modules.set(module, own);
    for (const counts of [score, own]) {
      counts.total++;
      counts[outcome]++;
    }
    if (outcome === "wrong" || outcome === "proposedWrong")
      console.log(`${outcome}: ${question}\n  ours ${solution?.answer}, expected ${answer}`);
    if (outcome === "unknown") console.log(`unknown: ${question}\n  expected ${answer}`);
  }
  console.log("module".padEnd(36), "total  right  wrong  unknown  proposed right  wrong");
  for (const [name, counts] of modules) {
    const cells = [
      counts.total,
      counts.right,
      counts.wrong,
      counts.unknown,
      counts.proposedRight,
      counts.proposedWrong,
    ].map((count) => String(count).padStart(5));
    console.log(name.padEnd(36), cells.join("  "));
  }
  console.log(`slowest: ${slowest.milliseconds.toFixed(1)} ms`);
  if (json) console.log(JSON.stringify(score));
  return score;
}

function outcomeOf(
  question: string,
  answer: string,
  solution: Solution | null,
): Exclude<keyof MathsScore, "total"> {
  if (solution === null) return "unknown";
  const isRight = agrees(solution, answer);
  if (readsOneWay(question)) return isRight ? "right" : "wrong";
  return isRight ? "proposedRight" : "proposedWrong";
}

/** Whether our answer says the same as the expected one, by the marker that marks students; lists of names in order. */
export function agrees({ answer, policy }: Solution, expected: string): boolean {
  // The datasets give the bare values of the unknowns, in their order.
  const expression =
    policy.variable === undefined
      ? expected.includes("=")
        ? answer
        : answer.replaceAll(/(?<![\p{L}\d])\p{L} = /gu, "")
      : answer.replaceAll(`${policy.variable} = `, "").replaceAll(" or ", ", ");
  const bare = /[a-zñ%°$€]/i.test(expected.replaceAll(/pi|sqrt/g, ""))
    ? expression
    : withoutUnit(expression);
  // "0,5" is a list of two to an English page and a half to a Spanish one.
  return [{}, { decimalComma: true }].some((style) => {
    const { outcome } = markAnswer({ expression: bare, policy }, expected, style);
    return outcome === "right" || outcome === "right-value-wrong-form";
  });
}

/** The value of an answer with a unit ("35 m^2", "$45", "36*pi cm^3"): datasets leave the unit to the question. */
function withoutUnit(answer: string): string {
  return answer
    .replaceAll("°", "")
    .replace(/^[$€£](?=\d)/, "")
    .replace(/(?<=[\di)]) ?(?:%|€|£|[a-z]{1,4}(?:\^[23]|\/[a-z]{1,3})?)$/, "");
}
