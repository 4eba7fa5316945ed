import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import {
  complaint,
  expectNothingLeft,
  isRunning,
  newFolder,
  refused,
  run,
  untilOpen,
} from "./support/program-run.ts";

test("a port that is taken is named in one line; the program is not started again and no database lives on", async () => {
  const dataDir = await newFolder();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void other.close());
  const address = other.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const started = run("watcher", { DATA_DIR: dataDir, PORT: String(port) });
  expect(await started.ended).toBe(refused);
  expect(complaint(started)).toEqual([
    `Port ${port} of 127.0.0.1 is taken by another program. Stop it, or set PORT to a free one.`,
  ]);
  await expectNothingLeft(started, dataDir);
});

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
