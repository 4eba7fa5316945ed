import type { Localized } from "./locale.ts";

/** The subjects of the academy, named as the specification names them (K-08). The English name is the key. */
export const subjects = [
  "Mathematics",
  "Science",
  "English",
  "History",
  "Programming",
  "SAT/ACT",
] as const;

export type Subject = (typeof subjects)[number];

export const subjectNames: Readonly<Record<Subject, Localized>> = {
  Mathematics: { en: "Mathematics", es: "Matemáticas" },
  Science: { en: "Science", es: "Ciencias" },
  English: { en: "English", es: "Inglés" },
  History: { en: "History", es: "Historia" },
  Programming: { en: "Programming", es: "Programación" },
  "SAT/ACT": { en: "SAT/ACT", es: "SAT/ACT" },
};

/** How a subject is called in code and file names. */
export const subjectIds = {
  Mathematics: "mathematics",
  Science: "science",
  English: "english",
  History: "history",
  Programming: "programming",
  "SAT/ACT": "sat-act",
} as const satisfies Readonly<Record<Subject, string>>;

/** A subject's identifier in code: "mathematics", "sat-act" … */
export type SubjectId = (typeof subjectIds)[Subject];

/** The subjects as public pages list them; `name` is what stands in addresses (?subject=Mathematics). */
export const subjectCards = subjects.map((name) => ({
  id: subjectIds[name],
  name,
  title: subjectNames[name],
}));

/** Subjects that the tutor teaches; packs.test.ts holds that each has skills. */
export const taughtSubjects: readonly Subject[] = subjects;

/** Whether the tutor takes problems of a student's own in a subject: where it can work them out for itself. */
export function takesOwnProblems(subject: Subject): boolean {
  return subject === "Mathematics" || subject === "SAT/ACT";
}

/** The subject a text names, in any spelling of case; null where it names none. */
export function findSubject(text: string | null | undefined): Subject | null {
  const wanted = text?.trim().toLowerCase();
  return subjects.find((subject) => subject.toLowerCase() === wanted) ?? null;
}
