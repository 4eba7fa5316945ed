import { existsSync } from "node:fs";
import { join, resolve } from "node:path";

const ours = join(import.meta.dirname, "../../content/curriculum");

/** Whether skills stand in a folder as in ours: a file of units, and a folder for each subject beside it. */
export function isCurriculum(folder: string): boolean {
  return existsSync(join(folder, "units.json"));
}

/**
 * Where the skills stand: in the checkout, or in the folder that CURRICULUM_DIR names. Asked of the environment, for every
 * thread and the teachers' command teach the same, and a thread gets the environment but no settings.
 */
export function curriculumFolder(): string {
  const named = process.env.CURRICULUM_DIR?.trim();
  return named && isCurriculum(resolve(named)) ? resolve(named) : ours;
}
