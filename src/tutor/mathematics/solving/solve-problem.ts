import { readTasks } from "../tasks/read-task.ts";
import { solveTask } from "./solve-task.ts";
import type { Solution } from "./solution.ts";

/**
 * Solves a school-maths problem given as a student types or pastes it, in English or Spanish, with typed maths or LaTeX,
 * definitions ("Let a = 3", "Suppose 2x + y = 5") included. Every step of the result has been checked.
 * null where the problem does not read in exactly one way or is not of a kind we solve exactly. Never throws; bounded work.
 */
export function solveProblem(text: string): Solution | null {
  const [task, another] = readTasks(text);
  return task === undefined || another !== undefined ? null : solveTask(task);
}
