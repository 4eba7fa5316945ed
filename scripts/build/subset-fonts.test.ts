import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isSeldomNeeded, writeFonts } from "./subset-fonts.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "faro-fonts-"));
  await writeFonts(folder);
});
afterAll(() => rm(folder, { recursive: true }));

test("what English and Spanish need of a face comes in a connection's first round, 14 kB", async () => {
  const faces = (await readdir(folder)).filter((name) => name.endsWith(".woff2"));
  expect(faces).toHaveLength(4);
  const needed = faces.filter((name) => !isSeldomNeeded(name));
  expect(needed).toHaveLength(2);
  for (const name of needed) {
    expect((await stat(join(folder, name))).size).toBeLessThanOrEqual(14_000);
  }
});

test("each letter is declared in one of a face's two parts", async () => {
  const css = await readFile(join(folder, "faces.css"), "utf8");
  const ranges = [...css.matchAll(/unicode-range: ([^;]+)/g)].map(([, range = ""]) =>
    range.split(", ").flatMap((run) => {
      const [first = 0, last = first] = run
        .slice(2)
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => first + index);
    }),
  );
  expect(ranges).toHaveLength(4);
  const [plain = [], more = []] = ranges;
  expect(new Set([...plain, ...more]).size).toBe(plain.length + more.length);
  const covered = String.fromCodePoint(...plain);
  for (const letter of "¿Qué año, Ángel? “I’m 5 − 2 · x²” …") expect(covered).toContain(letter);
  expect(more).toContain("ã".codePointAt(0));
});

test("a face that stands already is not cut again", async () => {
  const file = join(folder, "young-serif.woff2");
  const { mtimeMs } = await stat(file);
  await writeFonts(folder);
  expect((await stat(file)).mtimeMs).toBe(mtimeMs);
});
