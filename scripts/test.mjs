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

/** Runs vitest and counts by its own report; a run without a report is one failure. */
async function runTests(node, name, args, env) {
  const started = Date.now();
  const folder = mkdtempSync(join(tmpdir(), "faro-test-"));
  const report = join(folder, "report.json");
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
  const { code, output } = await run(node, [binOf("vitest"), "run", ...reporters, ...args], {
    env,
  });
  const { passed, failed } = readReport(report);
  rmSync(folder, { recursive: true, force: true });
  score.passed += passed;
  score.failed += Math.max(failed, code === 0 ? 0 : 1);
  const words = code === 0 ? `${passed} passed` : `FAILED ${failed} of ${passed + failed}`;
  tell(name, started, words, code === 0 ? undefined : output);
}

function readReport(file) {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, "utf8"));
    return { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
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
