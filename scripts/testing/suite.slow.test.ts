import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../processes.mjs";
import { runSuite } from "./suite.mjs";

/** Test files planted in a folder of their own, each with one thing wrong. */
const planted = {
  steady: `test("passes", () => {});`,
  once: `
    const mark = join(import.meta.dirname, "once.mark");
    test("fails once", () => {
      const isSecond = existsSync(mark);
      writeFileSync(mark, "");
      expect(isSecond).toBe(true);
    });`,
  twice: `test("fails twice", () => expect(1).toBe(2));`,
  held: `test("is held", () => expect(1).toBe(2));`,
  leaves: `
    test("leaves a process", () => {
      const rest = ["-e", "setTimeout(() => {}, 60000)", "planted"];
      spawn(process.execPath, rest, { detached: true, stdio: "ignore" }).unref();
    });`,
};
const hangs = `test("hangs", () => new Promise(() => {}), 600_000);`;
const head = `
  import { spawn } from "node:child_process";
  import { existsSync, writeFileSync } from "node:fs";
  import { join } from "node:path";
  import { expect, test } from "vitest";`;

let folder: string;
beforeAll(async () => {
  await mkdir(join(root, "build"), { recursive: true });
  folder = await mkdtemp(join(root, "build/planted-"));
  await writeFile(
    join(folder, "vitest.config.ts"),
    `export default { test: { root: ${JSON.stringify(folder)}, include: ["*.test.ts"], exclude: [] } };`,
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const at = (name: string) => relative(root, join(folder, `${name}.test.ts`));
const plant = (name: string, code: string) => writeFile(join(root, at(name)), head + code);

/** What was printed of each run, and what the suite came to. */
async function runPlanted(
  names: readonly string[],
  limitMs: number,
  quarantine: readonly string[],
) {
  const printed: string[] = [];
  const outcome = await runSuite({
    node: process.execPath,
    args: ["--config", join(folder, "vitest.config.ts")],
    files: names.map((name) => `${name}.test.ts`),
    isWhole: true,
    env: {},
    limitMs,
    quarantine: quarantine.map((name) => ({
      file: at("held"),
      name,
      since: "2026-11-28",
      reason: "planted",
      freedBy: "its end",
    })),
    tell: (words) => void printed.push(words),
  });
  return { ...outcome, printed };
}

const named = (entries: readonly { name: string }[]) => entries.map(({ name }) => name).toSorted();

test("what fails once is unsteady, what fails twice has failed, what is held does not count, what is left is named", async () => {
  await Promise.all(Object.entries(planted).map(([name, code]) => plant(name, code)));
  const outcome = await runPlanted(Object.keys(planted), 120_000, ["is held", "is gone"]);
  expect(named(outcome.passed)).toEqual(["fails once", "leaves a process", "passes"]);
  expect(named(outcome.failures)).toEqual(["fails twice", "is gone"]);
  expect(named(outcome.unsteady)).toEqual(["fails once"]);
  expect(named(outcome.quarantined)).toEqual(["is held"]);
  expect(named(outcome.left)).toEqual([expect.stringMatching(/planted$/)]);
  expect(outcome.printed).toHaveLength(3);
}, 180_000);

test("what hangs is ended with its name, and does not run again", async () => {
  await plant("hangs", hangs);
  const outcome = await runPlanted(["hangs"], 8_000, []);
  expect(outcome.failures).toEqual([
    { file: at("hangs"), name: "hangs", error: "was running when the time was up" },
  ]);
  expect(outcome.printed).toEqual(["out of time, FAILED 1 of 1"]);
}, 60_000);
