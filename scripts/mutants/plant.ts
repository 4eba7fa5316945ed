import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createVitest, type Vitest } from "vitest/node";
import { type Fault, planted } from "./fault.ts";

/** What became of a fault: the tests that noticed it, and why it could not be tried, where it could not. */
export type Outcome = { noticedBy: string[]; trouble: string | null };

/** Runs tests in a copy of the checkout with one file of it changed at a time. */
export type Bench = {
  /** Plants a fault, runs its tests and puts the file back. */
  try(fault: Fault): Promise<Outcome>;
  close(): Promise<void>;
};

/**
 * A bench in the copy at `folder`. The program is read once and kept, so that each fault costs its own file and its
 * tests alone; a fault in the tables of the database costs a database of its own.
 */
export function openBench(folder: string): Bench {
  let kept: Vitest | null = null;

  async function runAnew(tests: readonly string[]): Promise<Outcome> {
    const vitest = await start(folder);
    try {
      return await runTests(vitest, folder, tests);
    } finally {
      await vitest.close();
    }
  }

  return {
    async try(fault) {
      const path = join(folder, fault.file);
      const source = await readFile(path, "utf8").catch(() => "");
      const changed = planted(source, fault);
      if (changed === null) {
        return { noticedBy: [], trouble: "the text to replace does not stand there once" };
      }
      await writeFile(path, changed);
      try {
        if (fault.file.startsWith("migrations/")) return await runAnew(fault.tests);
        kept ??= await start(folder);
        kept.invalidateFile(path);
        return await runTests(kept, folder, fault.tests);
      } catch (error) {
        return { noticedBy: [], trouble: `the tests could not be run: ${String(error)}` };
      } finally {
        await writeFile(path, source);
        kept?.invalidateFile(path);
      }
    },
    async close() {
      await kept?.close();
    },
  };
}

function start(folder: string): Promise<Vitest> {
  const config = join(folder, "vitest.config.ts");
  return createVitest("test", { root: folder, config, watch: false, reporters: [{}] });
}

async function runTests(
  vitest: Vitest,
  folder: string,
  tests: readonly string[],
): Promise<Outcome> {
  const wanted = tests.map((test) => join(folder, test));
  const found = await vitest.globTestSpecifications([...wanted]);
  const specifications = found.filter(({ moduleId }) => wanted.includes(moduleId));
  if (specifications.length !== wanted.length) {
    return { noticedBy: [], trouble: "there is no such test file" };
  }
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  // Those of earlier runs are given again.
  const own = testModules.filter(({ moduleId }) => wanted.includes(moduleId));
  const noticedBy = own.flatMap((module) => [
    ...[...module.children.allTests("failed")].map(({ fullName }) => fullName),
    ...(module.errors().length > 0 ? [`${module.relativeModuleId} does not run`] : []),
  ]);
  if (own.length < wanted.length) return { noticedBy, trouble: "not every test file was run" };
  const isBroken = noticedBy.length === 0 && unhandledErrors.length > 0;
  return { noticedBy, trouble: isBroken ? "something failed beside the tests" : null };
}
