import { mkdtemp, readdir, readFile, rm, stat, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PNG } from "pngjs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withColours } from "../../src/app/draw-preview.ts";
import { drawPictures, toIcon } from "./draw-pictures.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "faro-pictures-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function svg(text: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="63"><rect width="120" height="63" fill="#0f1d33"/><text x="4" y="45" font-family="Young Serif" font-size="40" fill="#fff">${text}</text></svg>`;
}

async function draw(...texts: string[]): Promise<PNG[]> {
  const drawings = texts.map((text, index) => ({
    svg: svg(text),
    file: join(folder, "out", `${index}.png`),
    width: 240,
  }));
  await drawPictures(drawings, join(folder, "cache"));
  return Promise.all(drawings.map(async ({ file }) => PNG.sync.read(await readFile(file))));
}

/** How many pixels are more white than dusk. */
function lightPixels({ data }: PNG): number {
  return data.filter((value, index) => index % 4 === 0 && value > 130).length;
}

test("a drawing becomes a PNG of the width asked for, with its letters in the display face", async () => {
  const [picture, without] = await draw("ñ¿A", "");
  expect([picture?.width, picture?.height]).toEqual([240, 126]);
  expect(without && lightPixels(without)).toBe(0);
  expect(picture && lightPixels(picture)).toBeGreaterThan(1000);
});

test("what an earlier build drew is not drawn again, and what is no longer used is dropped", async () => {
  const cache = join(folder, "cache");
  await draw("A", "B");
  const long = new Date(1_000_000);
  for (const name of await readdir(cache)) await utimes(join(cache, name), long, long);
  await draw("A");
  const pictures = (await readdir(cache)).filter((name) => name.endsWith(".png"));
  expect(pictures.length).toBe(1);
  expect((await stat(join(cache, pictures[0] ?? ""))).mtimeMs).toBe(long.getTime());
});

test("colours come from the style sheet; one that depends on the theme is refused", () => {
  expect(withColours('fill="var(--color-dusk)"', ":root{--color-dusk:#0f1d33;}")).toBe(
    'fill="#0f1d33"',
  );
  expect(() => withColours("var(--color-ink)", "--color-ink:light-dark(#000,#fff)")).toThrow(
    "--color-ink",
  );
});

test("favicon.ico holds the PNG behind a directory of one entry", () => {
  const icon = toIcon(Buffer.from("PNG"));
  expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(icon.subarray(icon.readUInt32LE(18)).toString()).toBe("PNG");
});
