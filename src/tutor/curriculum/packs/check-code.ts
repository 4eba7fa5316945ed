import { isShown } from "../../items/kinds/code.ts";
import { isSameRun, passes } from "../../programs/judge.ts";
import type { ProgramLanguage, ProgramOutcome, ProgramRunner } from "../../programs/program.ts";
import { sayFault } from "../../programs/say-fault.ts";
import { sayTest } from "../../programs/say-test.ts";
import { readValue, showValue } from "../../programs/values.ts";
import { type CodeItem, signOf, testsOf, wholeProgram } from "./build-code.ts";

/** Faults of a text that whoever corrects it in the browser is told in their own language. */
export type FaultCode = "lessonTooLong" | "tellsKey" | "keyStandsOut" | "keyOftenLongest" | "alike";

/** What is wrong with a part of an item, by its path. */
export type Fault = { path: readonly PropertyKey[]; what: string; code?: FaultCode };

/** How many tests may be shown. */
const shownMax = 2;

/** What can be said of an item's tests without running anything. */
export function checkCode(item: CodeItem): Fault[] {
  const faults: Fault[] = [];
  const add = (path: readonly PropertyKey[], what: string, code?: FaultCode) =>
    faults.push({ path, what, ...(code ? { code } : {}) });
  const shown = item.tests.filter((test) => test.shown === "yes").length;
  if (shown < 1 || shown > shownMax) add(["tests"], `${shown} shown, 1 or ${shownMax} may be`);
  for (const [at, { call, gives, prints }] of item.tests.entries()) {
    if (gives === undefined && prints === undefined)
      add(["tests", at], "says neither what it gives nor what it prints");
    if (gives !== undefined && call === undefined) add(["tests", at], "gives without a call");
    if (gives !== undefined && readValue(gives, item.language) === null)
      add(["tests", at, "gives"], `${gives} is no value of ${item.language}`);
    if (item.tests.findIndex((test) => test.call === call) < at)
      add(["tests", at], `${call ?? wholeProgram} twice`);
  }
  const told = tellingPieces(item.key);
  const tells = (said: string) => told.some((piece) => bare(said).includes(piece));
  for (const [at, hint] of item.hints.entries())
    if (tells(hint)) add(["hints", at], "tells the key", "tellsKey");
  for (const [id, { say }] of Object.entries(item.wrong))
    if (tells(say)) add(["wrong", id, "say"], "tells the key", "tellsKey");
  for (const [id, { gives, program }] of Object.entries(item.wrong)) {
    if (!gives && program === undefined)
      add(["wrong", id], "has neither a program nor what it gives");
    if (!gives) {
      if (item.language === "python")
        add(["wrong", id], "says not what it gives: the server runs no Python to find out");
      continue;
    }
    if (!signOf(item, id)) add(["wrong", id, "gives"], `no test of ${gives.call}`);
    const { result } = gives;
    const isWord = result === "endless" || result === "error";
    if (result !== undefined && !isWord && readValue(result, item.language) === null)
      add(["wrong", id, "gives"], `${result} is no value of ${item.language}`);
    else if (isWanted(item, id)) add(["wrong", id, "gives"], "is what the test asks for");
  }
  return faults;
}

/** What of a program tells it: the whole of it, and what it works out and hands back. */
function tellingPieces(key: string): string[] {
  const handedBack = [...key.matchAll(/\breturn\b[^;}\n]*/gu)].map(([piece]) => bare(piece));
  return [bare(key), ...handedBack.filter((piece) => /\W/u.test(piece))];
}

/** Without spaces, so that it is found however it is laid out. */
function bare(text: string): string {
  return text.replaceAll(/\s+/gu, "");
}

/** Whether what a wrong idea is said to come to passes its test. */
function isWanted(item: CodeItem, id: string): boolean {
  const shows = signOf(item, id);
  const test = shows && testsOf(item)[shows.at];
  if (!test || shows.fault !== null || (shows.value === null && shows.prints === null))
    return false;
  return passes(test, {
    value: shows.value ?? test.gives,
    printed: shows.prints ?? test.prints ?? [],
    fault: null,
  });
}

/** Runs the key and the wrong programs of an item: the first passes every test, each of the others comes to what it says. */
export async function checkPrograms(item: CodeItem, run: ProgramRunner): Promise<Fault[]> {
  const faults: Fault[] = [];
  const tests = testsOf(item);
  const calls = tests.map(({ call }) => call);
  const wrong: { id: string; outcomes: ProgramOutcome[] }[] = [];
  const key = await run({ program: item.key, calls });
  for (const [at, test] of tests.entries()) {
    const outcome = key[at];
    if (!outcome || !passes(test, outcome))
      faults.push({
        path: ["key"],
        what: `fails test ${at + 1}, ${sayTest(test, item.language)}: ${cameTo(outcome, item.language)}`,
      });
  }
  for (const [id, { program }] of Object.entries(item.wrong)) {
    const path = ["wrong", id];
    const shows = signOf(item, id);
    if (program === undefined) continue;
    const outcomes = await run({ program, calls });
    if (tests.every((test, at) => isPassed(test, outcomes[at])))
      faults.push({ path: [...path, "program"], what: "passes every test" });
    else if (shows && !isShown(shows, tests, outcomes))
      faults.push({
        path: [...path, "program"],
        what: `comes to ${cameTo(outcomes[shows.at], item.language)} for ${calls[shows.at] ?? wholeProgram}`,
      });
    const same = wrong.find((other) => isSameRun(other.outcomes, outcomes));
    if (same && !shows)
      faults.push({ path: [...path, "program"], what: `comes to the same as ${same.id}` });
    wrong.push({ id, outcomes });
  }
  return faults;
}

function isPassed(
  test: Parameters<typeof passes>[0],
  outcome: ProgramOutcome | undefined,
): boolean {
  return outcome !== undefined && passes(test, outcome);
}

function cameTo(outcome: ProgramOutcome | undefined, language: ProgramLanguage): string {
  if (!outcome) return "nothing";
  if (outcome.fault) return sayFault(outcome.fault, "en");
  const printed = outcome.printed.map((line) => `"${line}"`).join(" ");
  return outcome.value === null ? printed || "nothing" : showValue(outcome.value, language);
}
