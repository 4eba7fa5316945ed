import { type Subject, subjects, taughtSubjects } from "#shared/subjects.ts";
import type { Skill } from "#tutor/curriculum/skill.ts";
import { meaningOf } from "#tutor/curriculum/word-meanings.ts";
import type { Situation } from "#tutor/mind/decision.ts";
import type { SubjectModule } from "#tutor/subjects/subject.ts";
import { subjectModules } from "#tutor/subjects/subjects.ts";
import type { Changes } from "./curriculum/skill-state.ts";
import { skillsUnder } from "./curriculum/taught.ts";

/**
 * Every skill of a subject, each after the skills it builds on: for names and for what was earned. What is taught and
 * offered is less where administrators switched skills off.
 */
export function skillsOf(subject: Subject): readonly Skill[] {
  return skillsUnder(subject).known;
}

/** The skills of a subject that are taught and offered now. */
export function taughtSkillsOf(subject: Subject): readonly Skill[] {
  return skillsUnder(subject).taught;
}

/** The subjects in which something is taught now. */
export function subjectsTaught(): Subject[] {
  return taughtSubjects.filter((subject) => taughtSkillsOf(subject).length > 0);
}

/** The skill of that id, of whichever subject; undefined where there is none any more. */
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

/** What a lesson in a subject is made of, under the changes of now, or those that came with the work for a thread. */
export function teachingOf(
  subject: Subject,
  changes?: Changes,
): Pick<Situation, "subject" | "skills" | "meaningOf"> & SubjectModule {
  const { taught } = skillsUnder(subject, changes);
  return { subject, skills: taught, meaningOf, ...subjectModules[subject] };
}
