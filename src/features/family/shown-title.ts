import { skillsOf } from "#features/learning/subject-skills.ts";
import { locales } from "#shared/locale.ts";
import type { Subject } from "#shared/subjects.ts";

/**
 * What parents read as the title of a session: the name of a skill. A title in the student's own words, typed or taken
 * from a problem they brought, stays theirs at any age (L17) and is "" here; what may be read by age stands with the
 * transcripts.
 */
export function shownTitle(subject: Subject, title: string): string {
  const isSkill = skillsOf(subject).some(({ words }) =>
    locales.some((locale) => words.title[locale] === title),
  );
  return isSkill ? title : "";
}
