import { isNeutral } from "./neutral-words.ts";
import { segment } from "./segments.ts";
import { algebraTasks } from "./tasks/algebra.ts";
import { arithmeticTasks } from "./tasks/arithmetic.ts";
import { comparisonTasks } from "./tasks/comparison.ts";
import { equationTasks } from "./tasks/equations.ts";
import { functionTasks } from "./tasks/functions.ts";
import { numberTasks } from "./tasks/numbers.ts";
import { trigonometryTasks } from "./tasks/trigonometry.ts";
import type { Task } from "./tasks/task.ts";

const tasks: readonly (Task & { own: ReadonlySet<string> })[] = [
  ...numberTasks,
  ...comparisonTasks,
  ...functionTasks,
  ...trigonometryTasks,
  ...equationTasks,
  ...algebraTasks,
  ...arithmeticTasks,
].map((task) => ({ ...task, own: new Set(task.words.split(" ")) }));

/** Mathematics in one text beyond which it is no single question. */
const maxSpans = 24;

/**
 * The same question in the wordings that the solvers know, the likeliest first: for a clean text of which every word is
 * understood. Empty where a word is left over that might change what is asked.
 */
export function retell(text: string): string[] {
  const { pattern, spans } = segment(text);
  if (spans.length === 0 || spans.length > maxSpans) return [];
  const words = pattern.split(" ").filter((word) => !word.startsWith("#"));
  const told: string[] = [];
  for (const { when, own, write } of tasks) {
    if (!words.every((word) => isNeutral(word) || own.has(word)) || !when.test(pattern)) continue;
    const plain = write(spans, pattern);
    if (plain !== null && plain !== text) told.push(plain);
  }
  return told;
}
