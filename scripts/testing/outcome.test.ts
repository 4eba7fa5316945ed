import { expect, test } from "vitest";
import { filesToRunAgain, readOutcome, secondRunsMax, withSecondRun } from "./outcome.mjs";
import { namelessEntries, readQuarantine, setApart, staleEntries } from "./quarantine.mjs";

function told(...events: object[]): string {
  return events.map((event, at) => `${JSON.stringify({ at, ...event })}\n`).join("");
}

const started = (file: string) => ({ event: "fileStarted", file });
const ended = (file: string, ...errors: string[]) => ({ event: "fileEnded", file, errors });
const ready = (file: string, name: string) => ({ event: "testStarted", file, name });
const result = (file: string, name: string, state: string, error?: string) => ({
  event: "testEnded",
  file,
  name,
  state,
  error,
});
const whole = { event: "runEnded", errors: [] };

const mixed = readOutcome(
  told(
    started("a.test.ts"),
    result("a.test.ts", "adds", "passed"),
    result("a.test.ts", "divides", "failed", "expected 2"),
    ended("a.test.ts"),
    started("b.test.ts"),
    result("b.test.ts", "waits", "skipped"),
    ended("b.test.ts", "no such module"),
    whole,
  ),
);

test("an outcome has what passed, what failed, and what is wrong with a file itself", () => {
  expect(mixed.passed).toEqual([{ file: "a.test.ts", name: "adds" }]);
  expect(mixed.failures).toEqual([
    { file: "a.test.ts", name: "divides", error: "expected 2" },
    { file: "b.test.ts", name: "", error: "no such module" },
  ]);
  expect(mixed.isWhole).toBe(true);
});

test("a run that was ended names the files and tests that were running, and they do not run again", () => {
  const cut = readOutcome(
    told(
      started("a.test.ts"),
      ready("a.test.ts", "hangs"),
      started("b.test.ts"),
      result("b.test.ts", "adds", "failed"),
      ended("b.test.ts"),
    ),
  );
  expect(cut.isWhole).toBe(false);
  expect(cut.unfinished).toEqual([{ file: "a.test.ts", names: ["hangs"] }]);
  const both = { ...cut, failures: [...cut.failures, { file: "a.test.ts", name: "", error: "" }] };
  expect(filesToRunAgain(both)).toEqual(["b.test.ts"]);
});

test("few files that failed run again, many do not", () => {
  expect(filesToRunAgain(mixed)).toEqual(["a.test.ts", "b.test.ts"]);
  const many = Array.from({ length: secondRunsMax + 1 }, (_, index) => ({
    file: `${index}.test.ts`,
    name: "x",
    error: "",
  }));
  expect(filesToRunAgain({ ...mixed, failures: many })).toEqual([]);
});

test("what passes alone is unsteady; what fails again has failed", () => {
  const calm = readOutcome(
    told(
      started("a.test.ts"),
      result("a.test.ts", "adds", "passed"),
      result("a.test.ts", "divides", "passed"),
      ended("a.test.ts"),
      whole,
    ),
  );
  const once = withSecondRun(mixed, "a.test.ts", calm);
  expect(once.passed).toHaveLength(2);
  expect(once.failures.map(({ file }) => file)).toEqual(["b.test.ts"]);
  expect(once.unsteady.map(({ name }) => name)).toEqual(["divides"]);
  const other = readOutcome(
    told(
      started("a.test.ts"),
      result("a.test.ts", "adds", "failed", "late"),
      result("a.test.ts", "divides", "passed"),
      ended("a.test.ts"),
      whole,
    ),
  );
  const inTurn = withSecondRun(mixed, "a.test.ts", other);
  expect(inTurn.failures.map(({ file }) => file)).toEqual(["b.test.ts"]);
  expect(inTurn.unsteady.map(({ name }) => name).toSorted()).toEqual(["adds", "divides"]);
  expect(inTurn.passed).toHaveLength(2);
  const twice = withSecondRun(mixed, "a.test.ts", mixed);
  expect(twice.failures).toContainEqual(expect.objectContaining({ name: "divides" }));
  expect(twice.unsteady).toEqual([]);
});

const entry = {
  file: "a.test.ts",
  name: "divides",
  since: "2026-11-01",
  reason: "now and then the clock stands",
  freedBy: "a clock of its own",
};

test("a test in quarantine does not count, whether it fails or passes, and is told apart", () => {
  const apart = setApart(mixed, [entry]);
  expect(apart.failures.map(({ file }) => file)).toEqual(["b.test.ts"]);
  expect(apart.quarantined).toEqual([expect.objectContaining({ error: "expected 2" })]);
  const passing = setApart(mixed, [{ ...entry, name: "adds" }]);
  expect(passing.passed).toEqual([]);
  expect(passing.quarantined).toEqual([expect.objectContaining({ error: "passed" })]);
});

test("an entry that names no test fails, and so does one that stays too long", () => {
  expect(namelessEntries([entry], mixed.seen)).toEqual([]);
  expect(namelessEntries([{ ...entry, name: "multiplies" }], mixed.seen)).toHaveLength(1);
  expect(staleEntries([entry], Date.parse("2026-11-14"))).toEqual([]);
  expect(staleEntries([entry], Date.parse("2026-11-17"))).toHaveLength(1);
});

test("the quarantine is small, and each entry says since when, why, and what frees it", () => {
  expect(readQuarantine()).toBeInstanceOf(Array);
  expect(() => readQuarantine(JSON.stringify([{ ...entry, reason: "" }]))).toThrow(/reason/);
  expect(() => readQuarantine(JSON.stringify([{ ...entry, since: "soon" }]))).toThrow(/since/);
  expect(() => readQuarantine(JSON.stringify(Array.from({ length: 13 }, () => entry)))).toThrow(
    /12/,
  );
});
