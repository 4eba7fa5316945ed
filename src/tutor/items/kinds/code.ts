import { isSameValue, showValue } from "../../programs/values.ts";
import { lineApart, passes } from "../../programs/judge.ts";
import type { ProgramLanguage, ProgramOutcome, ProgramTest } from "../../programs/program.ts";
import { faultInWords } from "../../programs/say-fault.ts";
import type { Misconception } from "../../item.ts";
import type { Move } from "../../mind/move.ts";
import type { Given, TestSign } from "../interaction.ts";
import { type ItemKind, receiptOf } from "../kind.ts";

/** A short program, held against tests: what came of each of them comes with the answer. */
export const code: ItemKind<"code"> = {
  kind: "code",
  read: () => null,
  fits: (given, { key }) =>
    given.kind === "code" &&
    key.kind === "code" &&
    given.program.trim() !== "" &&
    given.outcomes.length === key.tests.length,
  mark(given, { key, interaction, misconceptions }) {
    if (given.kind !== "code" || key.kind !== "code" || interaction.kind !== "code")
      throw new TypeError("An answer of another kind");
    const ran = key.tests.flatMap((test, at) => {
      const outcome = given.outcomes[at];
      return outcome ? [{ test, outcome, isPassed: passes(test, outcome) }] : [];
    });
    const right = ran.filter(({ isPassed }) => isPassed).length;
    const isRight = right === key.tests.length;
    return {
      receipt: receiptOf(isRight, "tests"),
      misconception: isRight ? null : mistakeIn(misconceptions, key.tests, given),
      parts: { right, of: key.tests.length },
      spelled: null,
      said: isRight ? [] : whatFailed(ran, interaction.language, { right, of: key.tests.length }),
    };
  },
};

type Ran = { test: ProgramTest; outcome: ProgramOutcome; isPassed: boolean };

/** Why the program stopped, or how many tests pass and what the first that fails came to. */
function whatFailed(
  ran: readonly Ran[],
  language: ProgramLanguage,
  counted: { right: number; of: number },
): Move[] {
  const failed = ran.find(({ isPassed }) => !isPassed);
  if (!failed) return [];
  const { test, outcome } = failed;
  const passed: Move = { kind: "tests-passed", ...counted };
  if (outcome.fault) {
    const stopped: Move = {
      kind: "program-stopped",
      call: outcome.fault.kind === "syntax" || counted.right === 0 ? null : test.call,
      text: faultInWords(outcome.fault),
    };
    return outcome.fault.kind === "syntax" ? [stopped] : [passed, stopped];
  }
  return [passed, whatCame(test, outcome, language)];
}

function whatCame(
  { call, gives, prints }: ProgramTest,
  { value, printed }: ProgramOutcome,
  language: ProgramLanguage,
): Move {
  if (call !== null && gives !== null && (value === null || !isSameValue(value, gives))) {
    const nothing = language === "python" ? "null" : "undefined";
    const gave = value === null || (value === nothing && gives !== nothing) ? null : value;
    return {
      kind: "test-failed",
      call,
      gave: gave === null ? null : showValue(gave, language),
      wanted: showValue(gives, language),
    };
  }
  const at = lineApart(printed, prints ?? []) ?? 0;
  return {
    kind: "line-printed",
    call,
    number: at + 1,
    gave: printed[at] ?? null,
    wanted: prints?.[at] ?? null,
  };
}

/** The known mistake that came to the same, or else the first whose sign is there. */
function mistakeIn(
  known: readonly Misconception[],
  tests: readonly ProgramTest[],
  { outcomes, shows }: Extract<Given, { kind: "code" }>,
): Misconception | null {
  return (
    known.find(({ id }) => id === shows) ??
    known.find(({ signs = [] }) =>
      signs.some(
        (sign) => sign.kind === "code" && sign.shows && isShown(sign.shows, tests, outcomes),
      ),
    ) ??
    null
  );
}

/** Whether what came of a test is what a wrong idea leads to. */
export function isShown(
  { at, value, prints, fault }: TestSign,
  tests: readonly ProgramTest[],
  outcomes: readonly ProgramOutcome[],
): boolean {
  const [test, outcome] = [tests[at], outcomes[at]];
  if (!test || !outcome || passes(test, outcome)) return false;
  if (fault !== null) return outcome.fault?.kind === fault;
  if (value !== null && (outcome.value === null || !isSameValue(outcome.value, value)))
    return false;
  return prints === null || (!outcome.fault && lineApart(outcome.printed, prints) === null);
}
