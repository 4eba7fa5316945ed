/** `npm test`: see the help below. Runs on Node 20 and newer with nothing installed. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  BringUpError,
  binOf,
  bringBuild,
  bringNode,
  bringPackages,
  endChildren,
  reportFailure,
  run,
  seconds,
} from "./bring-up.mjs";
import { bringChromium } from "./chromium.mjs";

const HELP = `npm test

Everything a change must pass: format, lint, types, import rules, dead code, the build, the unit
and server tests, and the journeys in a real browser. Installs what is missing first.
CHROMIUM_PATH names the browser's program where it is not in a usual place.
JOURNEYS=all walks the long journeys in each pair of language and screen, not only in two settings.
A file of tests that fails is run a second time, alone, and both outcomes are told: what passes then has met a busy
machine or hides a race, and what fails twice has failed.
The last line is "N passed, M failed": tests that ran, and tests or checks that failed.
`;

/** The checks that run no test: a name, and the arguments for Node. */
function checks() {
  return [
    ["format", [binOf("oxfmt"), "--check", "."]],
    ["lint", [binOf("oxlint"), "--type-aware", "--deny-warnings"]],
    ["types", [binOf("typescript", "tsc"), "-p", "."]],
    ["imports", ["scripts/check-imports.ts"]],
    ["dead code", [binOf("knip")]],
  ];
}

/** What is counted over all steps. */
const score = { passed: 0, failed: 0 };

function tell(name, started, words, output) {
  console.log(`${name.padEnd(10)} ${words.padEnd(24)} ${seconds(started)}`);
  if (output !== undefined) console.log(output.trimEnd());
}

async function runCheck(node, [name, args]) {
  const started = Date.now();
  const { code, output } = await run(node, args);
  if (code !== 0) score.failed += 1;
  tell(name, started, code === 0 ? "ok" : "FAILED", code === 0 ? undefined : output);
}

async function runBuild(node) {
  const started = Date.now();
  try {
    await bringBuild(node);
    tell("build", started, "ok");
    return true;
  } catch (error) {
    if (!(error instanceof BringUpError)) throw error;
    score.failed += 1;
    tell("build", started, "FAILED", error.message);
    return false;
  }
}

/** More files than these do not fail by chance. */
const secondRunsMax = 4;

/** Runs vitest on all files, and a second time on those that failed; counts what their last run said. */
async function runTests(node, name, args, env) {
  const first = await runVitest(node, name, args, env);
  const again = first.failedFiles;
  if (first.failed === 0 || again.length === 0 || again.length > secondRunsMax) return count(first);
  const second = await runVitest(node, `${name}, once more`, [...args, ...again], env);
  count({ passed: first.passedElsewhere + second.passed, failed: second.failed });
}

function count({ passed, failed }) {
  score.passed += passed;
  score.failed += failed;
}

/** One run of vitest, told by its own report; a run without a report, or one that failed outside its tests, is a failure. */
async function runVitest(node, name, args, env) {
  const started = Date.now();
  const folder = mkdtempSync(join(tmpdir(), "faro-test-"));
  const report = join(folder, "report.json");
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  const { code, output } = await run(node, [binOf("vitest"), "run", ...reporters, ...args], {
    env,
  });
  const outcome = readReport(report);
  rmSync(folder, { recursive: true, force: true });
  const failed = Math.max(outcome.failed, code === 0 ? 0 : 1);
  const words =
    code === 0 ? `${outcome.passed} passed` : `FAILED ${failed} of ${outcome.passed + failed}`;
  tell(name, started, words, code === 0 ? undefined : output);
  return { ...outcome, failed };
}

function readReport(file) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, "utf8"));
    const failedFiles = testResults.filter(({ status }) => status === "failed");
    const inThem = failedFiles.flatMap(({ assertionResults }) => assertionResults);
    return {
      passed: numPassedTests,
      failed: numFailedTests,
      failedFiles: failedFiles.map(({ name }) => name),
      passedElsewhere: numPassedTests - inThem.filter(({ status }) => status === "passed").length,
    };
  } catch {
    return { passed: 0, failed: 0, failedFiles: [], passedElsewhere: 0 };
  }
}

async function test() {
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, () => {
      endChildren(signal);
      process.exit(130);
    });
  }
  await bringPackages();
  const node = await bringNode();
  const browser = await bringChromium();
  for (const check of checks()) await runCheck(node, check);
  const built = await runBuild(node);
  const env = { CHROMIUM_PATH: browser, NO_COLOR: "1" };
  await runTests(node, "tests", [], env);
  if (built) await runTests(node, "journeys", ["--config", "e2e/vitest.config.ts"], env);
  else console.log("journeys   not run: they need the build");
  console.log(`${score.passed} passed, ${score.failed} failed`);
  process.exitCode = score.failed === 0 && score.passed > 0 ? 0 : 1;
}

if (process.argv.includes("--help")) process.stdout.write(HELP);
else {
  await test().catch((error) => {
    reportFailure(error);
    console.log(`${score.passed} passed, ${score.failed + 1} failed`);
  });
}
