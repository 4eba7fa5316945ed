import { expect, test } from "vitest";
import { expectNothingLeft, isRunning, newFolder, run, untilOpen } from "./support/program-run.ts";

test.each([
  ["watcher", "SIGKILL"],
  ["npm", "SIGTERM"],
] as const)("with the %s ended by %s all end, the database too", async (runner, signal) => {
  const dataDir = await newFolder();
  const started = run(runner, { DATA_DIR: dataDir });
  const { server } = await untilOpen(started, dataDir);
  expect(isRunning(server)).toBe(true);
  started.process.kill(signal);
  await expectNothingLeft(started, dataDir);
  await expect.poll(() => isRunning(server)).toBe(false);
  expect(started.output()).not.toMatch(/^ {4}at /m);
});
