import { readSources } from "#features/learning/packs/read-pack.ts";
import { AppError } from "#shared/errors.ts";
import { type Subject, subjects } from "#shared/subjects.ts";
import type { PackSource } from "#tutor/curriculum/packs/build-item.ts";

/** A skill with what its files say. */
export type FoundSkill = { id: string; subject: Subject; source: PackSource };

/** The skill of that id. Throws not_found. */
export function getSkillOrThrow(id: string): FoundSkill {
  for (const subject of subjects) {
    const source = readSources(subject).get(id);
    if (source) return { id, subject, source };
  }
  throw new AppError("not_found");
}
