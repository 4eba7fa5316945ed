import { type Subject, subjects, takesOwnProblems } from "#shared/subjects.ts";
import type { Skill } from "#tutor/curriculum/skill.ts";
import type { Situation } from "#tutor/mind/decision.ts";
import { readPack } from "./packs/read-pack.ts";

/** The curriculum of a subject, each skill after the skills it builds on. */
export function skillsOf(subject: Subject): readonly Skill[] {
  return readPack(subject);
}

/** The skill of that id, of whichever subject; undefined where none is taught any more. */
export function findSkill(id: string): Skill | undefined {
  for (const subject of subjects) {
    const skill = skillsOf(subject).find((each) => each.id === id);
    if (skill) return skill;
  }
  return undefined;
}

/** Reads the skills of every subject, one subject at a time, so that nobody waits for them later. */
export async function warmSkills(): Promise<void> {
  for (const subject of subjects) {
    await new Promise((resolve) => setImmediate(resolve));
    skillsOf(subject);
  }
}

/** What a lesson in a subject is made of. */
export function teachingOf(subject: Subject): Pick<Situation, "skills" | "takesOwn"> {
  return { skills: skillsOf(subject), takesOwn: takesOwnProblems(subject) };
}
