import type { Subject } from "#shared/subjects.ts";
import { mathematicsSkills } from "#tutor/curriculum/mathematics/catalogue.ts";
import type { Skill } from "#tutor/curriculum/skill.ts";

/** The curriculum of a subject; empty where the tutor does not teach it yet. */
export function skillsOf(subject: Subject): readonly Skill[] {
  return subject === "Mathematics" ? mathematicsSkills : [];
}
