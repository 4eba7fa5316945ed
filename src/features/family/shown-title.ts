import { skillsOf } from "#features/learning/subject-skills.ts";
import { type Localized, locales } from "#shared/locale.ts";
import type { Subject } from "#shared/subjects.ts";

/**
 * What parents read as the title of a session: the name of a skill, which is stored in the language of the chat and read in
 * the reader's. A title in the student's own words, typed or taken from a problem they brought, stays theirs at any age
 * (L17) and is null here; what may be read by age stands with the transcripts.
 */
export function shownTitle(subject: Subject, title: string): Localized | null {
  const skill = skillsOf(subject).find(({ words }) =>
    locales.some((locale) => words.title[locale] === title),
  );
  return skill?.words.title ?? null;
}
