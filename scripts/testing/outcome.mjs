/**
 * What a run of tests came to, read from the events that {@link file://./reporter.mjs} wrote.
 *
 * @typedef {{ file: string, name: string, error: string }} Failure `name` is "" where no test of the file is to blame
 * @typedef {{
 *   passed: { file: string, name: string }[],
 *   failures: Failure[],
 *   seen: { file: string, name: string }[],
 *   unfinished: { file: string, names: string[] }[],
 *   times: Map<string, number>,
 *   isWhole: boolean,
 * }} Outcome `unfinished` are the files that were running at the end, with their tests that were; `times` are
 *   milliseconds by file; `isWhole` tells that the run came to its end
 */

/** @returns {Outcome} */
export function readOutcome(text) {
  const passed = [];
  const failures = [];
  const seen = [];
  const times = new Map();
  const open = new Map();
  let isWhole = false;
  for (const line of text.split("\n")) {
    if (line === "") continue;
    const { event, at, file, name, state, error, errors } = JSON.parse(line);
    if (event === "fileStarted") open.set(file, { at, names: new Set() });
    if (event === "testStarted") open.get(file)?.names.add(name);
    if (event === "testEnded") {
      open.get(file)?.names.delete(name);
      seen.push({ file, name });
      if (state === "passed") passed.push({ file, name });
      if (state === "failed") failures.push({ file, name, error: error ?? "failed" });
    }
    if (event === "fileEnded") {
      times.set(file, at - (open.get(file)?.at ?? at));
      open.delete(file);
      failures.push(...errors.map((words) => ({ file, name: "", error: words })));
    }
    if (event === "runEnded") {
      isWhole = true;
      failures.push(...errors.map((words) => ({ file: "", name: "", error: words })));
    }
  }
  const unfinished = [...open].map(([file, { names }]) => ({ file, names: [...names] }));
  return { passed, failures, seen, unfinished, times, isWhole };
}

/** More files than these do not fail by chance. */
export const secondRunsMax = 8;

/**
 * The files that may run a second time: those with a failed test, if they are few; none that was running when time was up.
 * @param {Pick<Outcome, "failures" | "unfinished">} outcome
 */
export function filesToRunAgain({ failures, unfinished }) {
  const files = [...new Set(failures.map(({ file }) => file))].filter(
    (file) => file !== "" && !unfinished.some((running) => running.file === file),
  );
  return files.length > secondRunsMax ? [] : files;
}

/**
 * The outcome with what a file's second run, alone, came to in the place of its first: a test that failed in both has
 * failed, one that passed in either is `unsteady`.
 * @param {Outcome & { unsteady?: Failure[] }} first
 * @param {string} file
 * @param {Outcome} second
 * @returns {Outcome & { unsteady: Failure[] }}
 */
export function withSecondRun(first, file, second) {
  /** @param {{ file: string }} entry */
  const elsewhere = (entry) => entry.file !== file;
  /** @param {{ file: string, name: string }[]} tests */
  const passedIn = (tests) => (/** @type {Failure} */ failure) =>
    tests.some((test) => test.file === failure.file && test.name === failure.name);
  const before = first.failures.filter((entry) => entry.file === file);
  const failures = second.failures.filter((failure) => !passedIn(first.passed)(failure));
  const unsteady = [
    ...second.failures.filter(passedIn(first.passed)),
    ...(failures.length === 0 ? before : before.filter(passedIn(second.passed))),
  ];
  const steady = second.passed.map(({ name }) => name);
  return {
    ...first,
    passed: [
      ...first.passed.filter((test) => elsewhere(test) || !steady.includes(test.name)),
      ...second.passed,
    ],
    failures: [...first.failures.filter(elsewhere), ...failures],
    unsteady: [...(first.unsteady ?? []), ...unsteady],
  };
}
