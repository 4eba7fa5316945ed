/** `npm test`: see the help below. Runs on Node 20 and newer with nothing installed. */
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  BringUpError,
  binOf,
  bringBuild,
  bringNode,
  bringPackages,
  reportFailure,
  seconds,
} from "./bring-up.mjs";
import { bringChromium } from "./chromium.mjs";
import { endChildren, root, run } from "./processes.mjs";

const HELP = `npm test [-- NAME…]
npm run test:slow [-- NAME…]

Everything a change must pass: format, lint, types, import rules, dead code, the build, the unit
and server tests, and the journeys in a real browser. Installs what is missing first.
With NAME (part of a path) only the test files that it names, with all that they need.
test:slow runs what is slow by nature (*.slow.test.ts), and the journeys in each pair of language and screen.
CHROMIUM_PATH names the browser's program where it is not in a usual place.

A file that fails is run a second time, alone. What passes then is told as unsteady and does not count: it has met a
busy machine or hides a race, and is to be looked into. scripts/testing/quarantine.json holds the tests whose cause is
still looked for: they run and do not count. What takes too long is ended and has failed.
The last lines are one for each failure, and then "N passed, M failed". build/test-times.tsv tells where the time went.
`;

const minute = 60_000;

/** How long the stages may take: what is not done by then hangs. */
const limits = { checks: 5 * minute, tests: 15 * minute, journeys: 30 * minute };
const slowLimits = { tests: 30 * minute, journeys: 40 * minute };

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

/**
 * What is told at the end, over all stages.
 * @typedef {import("./testing/outcome.mjs").Failure} Failure
 * @type {{ passed: number, failures: Failure[], unsteady: Failure[], quarantined: Failure[], left: Failure[], times: Map<string, number> }}
 */
const result = {
  passed: 0,
  failures: [],
  unsteady: [],
  quarantined: [],
  left: [],
  times: new Map(),
};

function tell(name, started, words, output) {
  console.log(`${name.padEnd(10)} ${words.padEnd(24)} ${seconds(started)}`);
  if (output !== undefined) console.log(output.trimEnd());
}

async function runChecks(node) {
  const until = Date.now() + limits.checks;
  for (const [name, args] of checks()) {
    const started = Date.now();
    const { code, output, timedOut } = await run(node, args, {
      limitMs: Math.max(until - started, 1),
    });
    const error = timedOut ? "was running when the time was up" : "see above";
    if (code !== 0) result.failures.push({ file: name, name: "", error });
    tell(name, started, code === 0 ? "ok" : "FAILED", code === 0 ? undefined : output);
  }
}

async function runBuild(node) {
  const started = Date.now();
  try {
    await bringBuild(node);
    tell("build", started, "ok");
    return true;
  } catch (error) {
    if (!(error instanceof BringUpError)) throw error;
    result.failures.push({ file: "build", name: "", error: "see above" });
    tell("build", started, "FAILED", error.message);
    return false;
  }
}

const isJourney = (file) => file.startsWith("e2e/");

/** The test files whose path has one of these names in it. */
function filesNamed(names) {
  const files = ["src", "scripts", "content", "e2e"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((file) => join(folder, String(file))),
  );
  return files.filter(
    (file) => /\.test\.tsx?$/.test(file) && names.some((name) => file.includes(name)),
  );
}

/** What to run: which files (none named: all of the mode), how, and for how long. */
function plan(names, isSlow) {
  const files = filesNamed(names);
  if (names.length > 0 && files.length === 0) {
    throw new BringUpError(`No test file has ${names.join(" or ")} in its path.`);
  }
  const mode = ["--mode", names.length > 0 ? "all" : isSlow ? "slow" : "test"];
  const suite = (name, wanted, config) => ({
    name,
    isWanted: names.length === 0 || wanted.length > 0,
    args: [...mode, ...config],
    files: wanted,
    limitMs: isSlow ? slowLimits[name] : limits[name],
  });
  return {
    withChecks: names.length === 0 && !isSlow,
    tests: suite(
      "tests",
      files.filter((file) => !isJourney(file)),
      [],
    ),
    journeys: suite("journeys", files.filter(isJourney), ["--config", "e2e/vitest.config.ts"]),
  };
}

/** Loaded late: they need the packages. */
async function runSuite(suite, node, env, isWhole, isSlow) {
  const [{ runSuite: runTests }, { readQuarantine, staleEntries }] = await Promise.all([
    import("./testing/suite.mjs"),
    import("./testing/quarantine.mjs"),
  ]);
  const isJourneys = suite.name === "journeys";
  // Files that are named, and journeys in all settings, may be of either kind.
  const isEither = !isWhole || (isSlow && isJourneys);
  const quarantine = readQuarantine().filter(
    ({ file }) =>
      isJourney(file) === isJourneys && (isEither || file.includes(".slow.") === isSlow),
  );
  let started = Date.now();
  const outcome = await runTests({
    ...suite,
    node,
    env,
    isWhole,
    quarantine,
    tell(words, output) {
      tell(suite.name, started, words, output);
      started = Date.now();
    },
  });
  result.passed += outcome.passed.length;
  for (const list of ["failures", "unsteady", "quarantined", "left"]) {
    result[list].push(...outcome[list]);
  }
  if (isSlow && isWhole && isJourneys)
    result.failures.push(...staleEntries(readQuarantine(), Date.now()));
  for (const [file, ms] of outcome.times) result.times.set(file, ms);
}

/** @param {import("./testing/outcome.mjs").Failure} entry */
function describe({ file, name, error }) {
  return [file, name, error].filter(Boolean).join(" · ");
}

/** Failures come last, where a reader's eye is. */
function tellResult() {
  /** @type {[string, Failure[]][]} */
  const groups = [
    ["left running, and ended", result.left],
    ["FAILED", result.failures],
    ["unsteady (failed, then passed alone)", result.unsteady],
    ["in quarantine", result.quarantined],
  ];
  for (const [title, entries] of groups) {
    for (const entry of entries) console.log(`${title} · ${describe(entry)}`);
  }
  console.log(`${result.passed} passed, ${result.failures.length} failed`);
}

function keepTimes() {
  const times = [...result.times].sort(([, one], [, other]) => other - one);
  mkdirSync(join(root, "build"), { recursive: true });
  const lines = times.map(([file, ms]) => `${(ms / 1000).toFixed(1)}\t${file}\n`);
  writeFileSync(join(root, "build/test-times.tsv"), lines.join(""));
}

async function test(names, isSlow) {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.once(signal, () => {
      endChildren(signal);
      process.exit(130);
    });
  }
  await bringPackages();
  const node = await bringNode();
  const { withChecks, tests, journeys } = plan(names, isSlow);
  // Also for the unit tests: some of them draw.
  const browser = await bringChromium();
  // The build beside the checks: neither keeps two cores busy.
  const [built] = await Promise.all([runBuild(node), withChecks ? runChecks(node) : null]);
  const env = { CHROMIUM_PATH: browser, ...(isSlow ? { JOURNEYS: "all" } : {}) };
  const isWhole = names.length === 0;
  if (tests.isWanted) await runSuite(tests, node, env, isWhole, isSlow);
  if (journeys.isWanted && built) await runSuite(journeys, node, env, isWhole, isSlow);
  else if (journeys.isWanted) console.log("journeys   not run: they need the build");
  if (isWhole) keepTimes();
  tellResult();
  process.exitCode = result.failures.length === 0 && result.passed > 0 ? 0 : 1;
}

const args = process.argv.slice(2);
if (args.includes("--help")) process.stdout.write(HELP);
else {
  const names = args.filter((arg) => arg !== "--slow");
  await test(names, args.includes("--slow")).catch((error) => {
    reportFailure(error);
    console.log(`${result.passed} passed, ${result.failures.length + 1} failed`);
  });
}
