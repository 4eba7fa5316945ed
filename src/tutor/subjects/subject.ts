import type { Locale } from "#shared/locale.ts";
import type { Item } from "../item.ts";
import type { OwnProblems } from "./own-problems.ts";
import type { TypedAnswers } from "./typed-answers.ts";

/** What is so of two numbers or of a formula that a message asks about; `holds` is whether it is as the message has it. */
export type NumberFact = { line: string; holds: boolean | null };

/** What may be worked out for whoever asks about numbers, whatever the lesson is about. */
export type NumberFacts = {
  /** How two numbers of a message compare; null where it asks of none, or of what `open` asks for. */
  numberFact(message: string, open: Item | null, locale: Locale): NumberFact | null;
  /** A statement in letters that a message makes, and whether it holds; null where it makes none. */
  formulaFact(message: string): NumberFact | null;
  /** A message with the operations between its numbers in signs: "3 times 2.75" as "3 * 2.75". */
  inSigns(message: string): string;
};

/**
 * What a subject is to the mind. The mind imports no subject: whoever composes a lesson hands these in with the situation,
 * from `subjects.ts`. What only one kind of item does stands with that kind (`items/kinds`); what every subject shares is
 * the same object in each.
 */
export type SubjectModule = {
  /** Items that are answered by typing. */
  typed: TypedAnswers;
  numbers: NumberFacts;
  /** Problems that a student brings; null where the subject takes none. */
  own: OwnProblems | null;
};
