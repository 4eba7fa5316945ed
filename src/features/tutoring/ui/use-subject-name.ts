import { useLanguage } from "#client/language.tsx";
import { type Subject, subjectNames } from "#shared/subjects.ts";

/** Names subjects in the language of the page. */
export function useSubjectName(): (subject: Subject) => string {
  const { locale } = useLanguage();
  return (subject) => subjectNames[subject][locale];
}
