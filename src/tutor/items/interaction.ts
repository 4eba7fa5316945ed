import type { Localized } from "#shared/locale.ts";
import type {
  ProgramFaultKind,
  ProgramLanguage,
  ProgramOutcome,
  ProgramTest,
} from "../programs/program.ts";

/**
 * How an item is answered and what it is answered from, for kinds that are not typed mathematics: all of it may reach
 * the page. Terms as in QTI 3 (choice, order, match, text entry, hot text). What may be mixed has been mixed.
 */
export type Interaction =
  | { kind: "choice"; options: readonly Named[]; several: boolean }
  | { kind: "order"; parts: readonly Named[] }
  | { kind: "match"; left: readonly Named[]; right: readonly Named[] }
  | { kind: "words" }
  /** Lines of the passage shown with the item, by number from 1. */
  | { kind: "lines"; several: boolean }
  | {
      kind: "code";
      language: ProgramLanguage;
      /** What stands in the editor at first. */
      starts: Localized;
      /** The tests that are shown from the start. */
      tests: readonly ProgramTest[];
      /** How many more there are. */
      hidden: number;
      /** Every call, where the page runs them because the server cannot; null where the server does. */
      calls: readonly (string | null)[] | null;
    };

export type InteractionKind = Interaction["kind"];

/** Something to choose, place or match: its name in keys and answers, and what is read. */
export type Named = { name: string; text: Localized };

/** What an item is asked about. */
export type Stimulus =
  | {
      kind: "passage";
      title: Localized;
      /** Author, work and year; null where it is ours. */
      source: Localized | null;
      lines: readonly Localized[];
      /** The language it is a program in. */
      code?: "python" | "javascript";
    }
  | { kind: "table"; head: readonly Localized[]; rows: readonly (readonly Localized[])[] };

/** The longest answer in words. In UTF-16 units. */
export const wordsLengthMax = 120;

/** An answer as it was given, read. */
export type Given =
  | { kind: "choice"; picked: readonly string[] }
  | { kind: "order"; order: readonly string[] }
  | { kind: "match"; pairs: Readonly<Record<string, string>> }
  | { kind: "words"; text: string }
  | { kind: "lines"; lines: readonly number[] }
  | {
      kind: "code";
      program: string;
      /** What came of each test of the key; none before it was run. */
      outcomes: readonly ProgramOutcome[];
      /** The known mistake that came to the same in every test, where the server found one. */
      shows?: string;
    };

/** The answer of an item of such a kind. */
export type InteractionKey =
  | { kind: "choice"; picked: readonly string[] }
  | { kind: "order"; order: readonly string[] }
  | { kind: "match"; pairs: Readonly<Record<string, string>> }
  /** Wordings that are right, the first the one that is shown. */
  | {
      kind: "words";
      accepted: Readonly<Record<"en" | "es", readonly string[]>>;
      /** No slip is forgiven: the writing itself is what is asked for. */
      isExact?: boolean;
    }
  | { kind: "lines"; lines: readonly number[] }
  | { kind: "code"; program: string; tests: readonly ProgramTest[] };

/**
 * What a wrong idea gives: names chosen (or, with `not`, left out), an order, pairs that are among those given, wordings,
 * a line, what comes of a test.
 */
export type Sign =
  | { kind: "choice"; picked: readonly string[]; missed: readonly string[] }
  | { kind: "order"; order: readonly string[] }
  | { kind: "match"; pairs: Readonly<Record<string, string>> }
  | { kind: "words"; wordings: Readonly<Record<"en" | "es", readonly string[]>> }
  | { kind: "lines"; lines: readonly number[] }
  | { kind: "code"; shows: TestSign | null; program: string | null };

/** What comes of the test at a place, from 0; with all else null, any failing of it. */
export type TestSign = {
  at: number;
  value: string | null;
  prints: readonly string[] | null;
  fault: ProgramFaultKind | null;
};
