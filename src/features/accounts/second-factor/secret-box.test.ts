import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { closeSecret, openSecret } from "./secret-box.ts";

let here: string;
let elsewhere: string;
beforeAll(async () => {
  here = await mkdtemp(join(tmpdir(), "faro-box-"));
  elsewhere = await mkdtemp(join(tmpdir(), "faro-box-"));
});
afterAll(() =>
  Promise.all([here, elsewhere].map((path) => rm(path, { recursive: true, force: true }))),
);

test("a secret opens where and for whom it was closed, and looks otherwise each time", async () => {
  const [one, two] = [await closeSecret(here, "prf_a", "S"), await closeSecret(here, "prf_a", "S")];
  expect(await openSecret(here, "prf_a", one)).toBe("S");
  expect(one).not.toBe(two);
});

test("it opens for nobody else, at no other installation, and not once it was changed", async () => {
  const closed = await closeSecret(here, "prf_a", "a secret");
  await expect(openSecret(here, "prf_b", closed)).rejects.toThrow();
  await expect(openSecret(elsewhere, "prf_a", closed)).rejects.toThrow();
  const changed = Buffer.from(closed, "base64url");
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
  await expect(openSecret(here, "prf_a", changed.toString("base64url"))).rejects.toThrow();
});
