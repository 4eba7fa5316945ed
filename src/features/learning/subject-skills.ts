import type { Subject } from "#shared/subjects.ts";
import { takesOwnProblems } from "#shared/subjects.ts";
import type { Skill } from "#tutor/curriculum/skill.ts";
import type { Situation } from "#tutor/mind/decision.ts";
import { readPack } from "./packs/read-pack.ts";

/** The curriculum of a subject, each skill after the skills it builds on. */
export function skillsOf(subject: Subject): readonly Skill[] {
  return readPack(subject);
}

/** What a lesson in a subject is made of. */
export function teachingOf(subject: Subject): Pick<Situation, "skills" | "takesOwn"> {
  return { skills: skillsOf(subject), takesOwn: takesOwnProblems(subject) };
}
