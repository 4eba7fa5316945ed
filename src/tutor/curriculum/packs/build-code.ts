import type { Localized } from "#shared/locale.ts";
import type { Interaction, Sign, TestSign } from "../../items/interaction.ts";
import type { ProgramTest } from "../../programs/program.ts";
import { readValue } from "../../programs/values.ts";
import type { ItemTexts, PackItem } from "./format.ts";

/** An item that is answered by a short program. */
export type CodeItem = Extract<PackItem, { kind: "code" }>;

/** What stands for the whole program where a call is named. */
export const wholeProgram = "program";

/** What the page is told: the tests that are shown, and of the others no more than it needs to run them. */
export function codeInteraction(
  written: CodeItem,
  other: ItemTexts,
  both: (one: string, two: string | undefined) => Localized,
): Interaction {
  const tests = testsOf(written);
  const shown = tests.filter((_, at) => written.tests[at]?.shown === "yes");
  return {
    kind: "code",
    language: written.language,
    starts: both((written.starts ?? []).join("\n"), other.starts?.join("\n")),
    tests: shown,
    hidden: tests.length - shown.length,
    calls: written.language === "python" ? tests.map(({ call }) => call) : null,
  };
}

/** The tests of an item; a value that cannot be read stands as it was written, and the check says so. */
export function testsOf({ tests, language }: CodeItem): ProgramTest[] {
  return tests.map(({ call, gives, prints }) => ({
    call: call ?? null,
    gives: gives === undefined ? null : (readValue(gives, language) ?? gives),
    prints: prints ?? null,
  }));
}

/** What tells a wrong idea in what came of the tests. */
export function codeSigns(written: CodeItem, id: string): Sign[] {
  const { program = null } = written.wrong[id] ?? {};
  const shows = signOf(written, id);
  return shows || program !== null ? [{ kind: "code", shows, program }] : [];
}

/** Words for what is no value: a program that never ends, and one that stops with an error. */
const faults = { endless: "time", error: "runtime" } as const;

/** The sign that an author wrote; null where there is none, or where it names no test. */
export function signOf({ tests, language, wrong }: CodeItem, id: string): TestSign | null {
  const gives = wrong[id]?.gives;
  if (!gives) return null;
  const at = tests.findIndex(({ call }) => (call ?? wholeProgram) === gives.call);
  if (at < 0) return null;
  const { result, prints = null } = gives;
  if (result === "endless" || result === "error")
    return { at, value: null, prints: null, fault: faults[result] };
  const value = result === undefined ? null : (readValue(result, language) ?? result);
  return { at, value, prints, fault: null };
}
