import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "faro-secrets-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The module as a program that was just started has it: with nothing in memory. */
async function freshProgram() {
  vi.resetModules();
  return import("./secrets.ts");
}

test("a secret is made once, outlives the program and is its owner's alone", async () => {
  const first = await (await freshProgram()).readSecret(folder, "age-step");
  const second = await (await freshProgram()).readSecret(folder, "age-step");
  expect(first).toHaveLength(32);
  expect(second.equals(first)).toBe(true);
  expect((await stat(join(folder, "secrets", "age-step"))).mode & 0o777).toBe(0o600);
  expect((await stat(join(folder, "secrets"))).mode & 0o777).toBe(0o700);
});

test("two names and two installations have secrets of their own", async () => {
  const { readSecret } = await freshProgram();
  const one = await readSecret(folder, "one");
  expect((await readSecret(folder, "two")).equals(one)).toBe(false);
  expect((await readSecret(join(folder, "other"), "one")).equals(one)).toBe(false);
});

test("programs that start at the same moment agree, and no draft stays behind", async () => {
  const programs = await Promise.all(Array.from({ length: 8 }, freshProgram));
  const read = await Promise.all(programs.map((program) => program.readSecret(folder, "shared")));
  const kept = await readFile(join(folder, "secrets", "shared"));
  for (const secret of read) expect(secret.equals(kept)).toBe(true);
  expect(await readdir(join(folder, "secrets"))).toEqual(["shared"]);
});
