/** A fault to plant in a copy of the program: one row of the specification no longer holds. */
export type Fault = {
  /** The row, "K-01". */
  row: string;
  /** What is wrong then, in words. */
  what: string;
  /** Where, relative to the checkout. */
  file: string;
  /** The text there, which must stand in the file exactly once, and what takes its place. */
  find: string;
  put: string;
  /** The test files that ought to notice. */
  tests: readonly string[];
  /** Set where it is known that none of them does: why, and what holds the row instead. */
  unnoticed?: string;
};

/** One line of the table below. */
export type FaultLine = readonly [
  row: string,
  what: string,
  file: string,
  find: string,
  put: string,
  tests: string | readonly string[],
  unnoticed?: string,
];

/** The lines of a table as faults. */
export function faultsOf(lines: readonly FaultLine[]): Fault[] {
  return lines.map(([row, what, file, find, put, tests, unnoticed]) => ({
    row,
    what,
    file,
    find,
    put,
    tests: typeof tests === "string" ? [tests] : tests,
    ...(unnoticed === undefined ? {} : { unnoticed }),
  }));
}

/** A text with the fault in it; null where what it replaces does not stand there exactly once. */
export function planted(source: string, { find, put }: Pick<Fault, "find" | "put">): string | null {
  const [before, after, ...more] = source.split(find);
  return before === undefined || after === undefined || more.length > 0
    ? null
    : before + put + after;
}

const folder = "src/app/testing/specification";

/** The tests that compare the program with what is written out of the specification. */
export const pins = {
  routes: `${folder}/routes.test.ts`,
  bars: `${folder}/bars.test.tsx`,
  screens: `${folder}/screens.test.tsx`,
  rules: `${folder}/rules.test.tsx`,
  messages: `${folder}/messages.test.ts`,
  constants: `${folder}/constants.test.ts`,
  records: "src/db/tables/entities.test.ts",
} as const;
