import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeFonts } from "./subset-fonts.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "faro-fonts-"));
  await writeFonts(folder);
});
afterAll(() => rm(folder, { recursive: true }));

test("the two faces together weigh at most 44 kB", async () => {
  const faces = (await readdir(folder)).filter((name) => name.endsWith(".woff2"));
  const sizes = await Promise.all(faces.map(async (name) => (await stat(join(folder, name))).size));
  expect(sizes).toHaveLength(2);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(44_000);
});

test("a face that stands already is not cut again", async () => {
  const file = join(folder, "young-serif.woff2");
  const { mtimeMs } = await stat(file);
  await writeFonts(folder);
  expect((await stat(file)).mtimeMs).toBe(mtimeMs);
});
