import { z } from "zod";
import file from "#content/curriculum/units.json" with { type: "json" };
import { type Subject, subjects } from "#shared/subjects.ts";

const unit = z.strictObject({
  id: z.string(),
  title: z.strictObject({ en: z.string().min(1), es: z.string().min(1) }),
  /** The ids of its skills. */
  skills: z.array(z.string()).min(1),
});

/** Skills of a subject that belong together. */
export type Unit = z.output<typeof unit>;

/** The units of each subject; each skill stands in one of them. */
export const units = z.record(z.enum(subjects), z.array(unit)).parse(file);

/** The unit of a skill; null where the skill is taught no more. */
export function unitOf(subject: Subject, skillId: string): Unit | null {
  return units[subject].find(({ skills }) => skills.includes(skillId)) ?? null;
}
