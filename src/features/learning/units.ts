import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { curriculumFolder } from "#platform/curriculum-folder.ts";
import { type Subject, subjects } from "#shared/subjects.ts";

const unit = z.strictObject({
  id: z.string(),
  title: z.strictObject({ en: z.string().min(1), es: z.string().min(1) }),
  /** The ids of its skills. */
  skills: z.array(z.string()).min(1),
});

/** Skills of a subject that belong together. */
export type Unit = z.output<typeof unit>;

const unitsFile = z.record(z.enum(subjects), z.array(unit));

let read: z.output<typeof unitsFile> | null = null;

/** The units of a subject, read once; each skill stands in one of them. */
export function unitsOf(subject: Subject): readonly Unit[] {
  read ??= unitsFile.parse(
    JSON.parse(readFileSync(join(curriculumFolder(), "units.json"), "utf8")),
  );
  return read[subject];
}

/** The unit of a skill; null where the skill is taught no more. */
export function unitOf(subject: Subject, skillId: string): Unit | null {
  return unitsOf(subject).find(({ skills }) => skills.includes(skillId)) ?? null;
}
