import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);

/** The first 256 letters, so those of English, Spanish and their neighbours, and the signs that texts and sums use. */
const letters = [range(0x20, 0x7e), range(0xa0, 0xff), "ıŒœŸ–—‘’‚“”„…†•‹›€™↑↓→−∕≤≥≈≠∞√π"].join("");

type Recipe = { name: string; source: string; axes?: { wght: { min: number; max: number } } };

const recipes: readonly Recipe[] = [
  {
    name: "young-serif",
    source: "@fontsource/young-serif/files/young-serif-latin-400-normal.woff2",
  },
  {
    name: "atkinson-hyperlegible-next",
    source:
      "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    // The weights that src/ui/fonts.css declares.
    axes: { wght: { min: 400, max: 700 } },
  },
];

/**
 * Writes the two faces as src/ui/fonts.css asks for them into a folder: the letters above and the weights in use, which
 * is two thirds of what their packages ship. A face that was written by the same recipe is left as it is.
 */
export async function writeFonts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all(recipes.map((recipe) => writeFont(folder, recipe)));
}

async function writeFont(folder: string, { name, source, axes }: Recipe): Promise<void> {
  const whole = await readFile(require.resolve(source));
  const recipe = createHash("sha256")
    .update(whole)
    .update(JSON.stringify([letters, axes, name]));
  const mark = recipe.digest("hex");
  const file = join(folder, `${name}.woff2`);
  if ((await readFile(`${file}.recipe`, "utf8").catch(() => null)) === mark) return;
  // Without the closure drawn variants of letters stay behind; of the display face, lining figures are among them.
  const cut = await subsetFont(whole, letters, {
    targetFormat: "woff2",
    noLayoutClosure: name !== "young-serif",
    ...(axes ? { variationAxes: axes } : {}),
  });
  await writeFile(file, cut);
  await writeFile(`${file}.recipe`, mark);
}

function range(first: number, last: number): string {
  return String.fromCodePoint(
    ...Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
}
