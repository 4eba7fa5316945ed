/** A suite of tests run by vitest: once, and those files that failed once more, each alone. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { binOf } from "../bring-up.mjs";
import { root, run } from "../processes.mjs";
import { filesToRunAgain, readOutcome, withSecondRun } from "./outcome.mjs";
import { namelessEntries, setApart } from "./quarantine.mjs";

/**
 * @typedef {{
 *   node: string,
 *   args: string[],
 *   files: string[],
 *   isWhole: boolean,
 *   env: Record<string, string>,
 *   limitMs: number,
 *   quarantine: import("./quarantine.mjs").Entry[],
 *   tell: (words: string, output?: string) => void,
 * }} Suite `args` for vitest, `files` to run (none: all of its config), `isWhole`
 *   whether each entry in quarantine must be found, `limitMs` for all its runs together, `quarantine` the entries about its files; `tell` is
 *   called once a run
 */

/**
 * Runs a suite and says what it came to: `passed`, `failures`, `unsteady` and `quarantined`, each a list of tests, the
 * command lines `left` running, and the milliseconds a file took in `times`.
 * @param {Suite} suite
 */
export async function runSuite(suite) {
  const until = Date.now() + suite.limitMs;
  const first = await runOnce(suite, suite.files, until, "");
  let outcome = setApart(first, suite.quarantine);
  const left = [...first.left];
  for (const file of first.timedOut ? [] : filesToRunAgain(outcome)) {
    const second = await runOnce(suite, [file], until, `: ${file} alone`);
    left.push(...second.left);
    outcome = withSecondRun(outcome, file, setApart(second, suite.quarantine));
  }
  const nameless =
    suite.isWhole && first.isWhole ? namelessEntries(suite.quarantine, first.seen) : [];
  return {
    unsteady: [],
    ...outcome,
    failures: [...outcome.failures, ...nameless],
    left: left.map((command) => ({ file: "", name: command, error: "left running" })),
  };
}

/** One run of vitest on these files; `which` says in words what is special about it. */
async function runOnce(suite, files, until, which) {
  const { node, args, env, tell } = suite;
  const folder = mkdtempSync(join(tmpdir(), "faro-test-"));
  const events = join(folder, "events.jsonl");
  const reporters = ["--reporter=dot", `--reporter=${join(root, "scripts/testing/reporter.mjs")}`];
  const { code, output, timedOut, left } = await run(
    node,
    [binOf("vitest"), "run", ...reporters, ...args, ...files],
    {
      env: { ...env, NODE_ENV: "test", NO_COLOR: "1", FARO_TEST_EVENTS: events },
      limitMs: Math.max(until - Date.now(), 1),
    },
  );
  const outcome = readOutcome(existsSync(events) ? readFileSync(events, "utf8") : "");
  rmSync(folder, { recursive: true, force: true });
  const failures = [...outcome.failures, ...unsaid(outcome, code, timedOut)];
  const { length } = failures;
  const words = length > 0 ? `FAILED ${length} of ${outcome.passed.length + length}` : "";
  tell(
    `${timedOut ? "out of time, " : ""}${words || `${outcome.passed.length} passed`}${which}`,
    length > 0 ? output : undefined,
  );
  return { ...outcome, failures, timedOut, left };
}

/** What went wrong without a test saying so. */
function unsaid({ failures, unfinished, isWhole }, code, timedOut) {
  if (timedOut) {
    return unfinished.map(({ file, names }) => ({
      file,
      name: names.join(", "),
      error: "was running when the time was up",
    }));
  }
  if (code === 0 && isWhole) return [];
  return failures.length > 0
    ? []
    : [{ file: "", name: "", error: `the run ended with code ${code}` }];
}
