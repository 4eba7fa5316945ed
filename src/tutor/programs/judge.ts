import type { ProgramOutcome, ProgramTest } from "./program.ts";
import { isSameValue } from "./values.ts";

/** Whether a test is passed by what came of it. */
export function passes(test: ProgramTest, { value, printed, fault }: ProgramOutcome): boolean {
  if (fault) return false;
  if (test.gives !== null && (value === null || !isSameValue(value, test.gives))) return false;
  return test.prints === null || lineApart(printed, test.prints) === null;
}

/** The first line, from 0, in which what was printed differs; spaces at its end do not count. Null where none does. */
export function lineApart(printed: readonly string[], wanted: readonly string[]): number | null {
  const [given, asked] = [printed.map(bare), wanted.map(bare)];
  for (let at = 0; at < Math.max(given.length, asked.length); at++)
    if (given[at] !== asked[at]) return at;
  return null;
}

function bare(line: string): string {
  return line.trimEnd();
}

/** Whether two programs came to the same in every test. */
export function isSameRun(
  one: readonly ProgramOutcome[],
  other: readonly ProgramOutcome[],
): boolean {
  return (
    one.length === other.length &&
    one.every((outcome, at) => {
      const beside = other[at];
      return beside !== undefined && isSameOutcome(outcome, beside);
    })
  );
}

function isSameOutcome(one: ProgramOutcome, other: ProgramOutcome): boolean {
  if (one.fault || other.fault)
    return one.fault?.kind === other.fault?.kind && one.fault?.name === other.fault?.name;
  if (lineApart(one.printed, other.printed) !== null) return false;
  return one.value === null || other.value === null
    ? one.value === other.value
    : isSameValue(one.value, other.value);
}
