import type { Subject } from "#shared/subjects.ts";
import { mathematicalFacts, typedMathematics } from "./mathematics/mathematics.ts";
import { ownProblems } from "./mathematics/own/own-problems.ts";
import type { SubjectModule } from "./subject.ts";
import type { TypedAnswers } from "./typed-answers.ts";

/** What is typed is notation in every subject: a speed, a number of electrons, the value that a program gives back. */
export const typedAnswers: TypedAnswers = typedMathematics;

const shared = { typed: typedAnswers, numbers: mathematicalFacts };

const withoutOwn: SubjectModule = { ...shared, own: null };
const withOwn: SubjectModule = { ...shared, own: ownProblems };

/** The six subjects as the mind is handed them. Only who composes a lesson imports this. */
export const subjectModules: Readonly<Record<Subject, SubjectModule>> = {
  Mathematics: withOwn,
  Science: withoutOwn,
  English: withoutOwn,
  History: withoutOwn,
  Programming: withoutOwn,
  "SAT/ACT": withOwn,
};
