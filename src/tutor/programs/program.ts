/** Short programs that students write: how they are tested, and what came of running them. */

export const programLanguages = ["javascript", "python"] as const;

export type ProgramLanguage = (typeof programLanguages)[number];

/** The longest program, in UTF-16 units: what is asked for has five to fifteen lines. */
export const programLengthMax = 4000;
/** How many tests a program can be held against. */
export const programTestsMax = 12;
/** How much of what a program prints is kept. */
export const printedLinesMax = 200;
export const printedLineLengthMax = 400;
/** The longest value that is kept, as it is written down. */
export const programValueLengthMax = 2000;
/** How long a program may run where the student tries it, and how much memory it has. */
export const programTimeMs = 2000;
export const programMemoryBytes = 32 * 1024 * 1024;

/**
 * One test: what a call must give back, or what it must print; without a call, what the whole program must print.
 * Values are written as in JSON, with `undefined` and `NaN` as further words.
 */
export type ProgramTest = {
  call: string | null;
  gives: string | null;
  prints: readonly string[] | null;
};

/** Why a program stopped before its end. `line` counts from 1 in what the student wrote; null where it is not known. */
export type ProgramFault = {
  kind: ProgramFaultKind;
  /** As the language says it: "ReferenceError", "'x' is not defined". */
  name: string;
  message: string;
  line: number | null;
};

export const programFaultKinds = ["syntax", "runtime", "time", "memory", "depth"] as const;

export type ProgramFaultKind = (typeof programFaultKinds)[number];

/** What came of one test. */
export type ProgramOutcome = {
  /** What the call gave back; null where it gave nothing back because it stopped, or where nothing was called. */
  value: string | null;
  printed: readonly string[];
  fault: ProgramFault | null;
};

/** A program with the calls it is run for; null runs it alone. */
export type ProgramJob = { program: string; calls: readonly (string | null)[] };

/** Runs a program afresh for each call. */
export type ProgramRunner = (job: ProgramJob) => Promise<ProgramOutcome[]>;
