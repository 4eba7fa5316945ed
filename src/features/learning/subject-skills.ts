import type { Subject } from "#shared/subjects.ts";
import { takesOwnProblems } from "#shared/subjects.ts";
import { mathematicsSkills } from "#tutor/curriculum/mathematics/catalogue.ts";
import { readPack } from "./packs/read-pack.ts";
import type { Skill } from "#tutor/curriculum/skill.ts";
import type { Situation } from "#tutor/mind/decision.ts";

let mathematics: readonly Skill[] | null = null;

/** The curriculum of a subject, each skill after the skills it builds on. */
export function skillsOf(subject: Subject): readonly Skill[] {
  if (subject !== "Mathematics") return readPack(subject);
  mathematics ??= withTerms(mathematicsSkills, readPack(subject));
  return mathematics;
}

/** The skills that generators make, with the terms that their files explain. */
function withTerms(skills: readonly Skill[], files: readonly Skill[]): readonly Skill[] {
  return skills.map((skill) => {
    const glossary = files.find(({ id }) => id === skill.id)?.words.glossary;
    return glossary ? { ...skill, words: { ...skill.words, glossary } } : skill;
  });
}

/** What a lesson in a subject is made of. */
export function teachingOf(subject: Subject): Pick<Situation, "skills" | "takesOwn"> {
  return { skills: skillsOf(subject), takesOwn: takesOwnProblems(subject) };
}
