import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

const require = createRequire(import.meta.url);

const plain = range(0x20, 0x7e);
const spanish = "áéíóúñüÁÉÍÓÚÑÜ¡¿«»ªº";
const signs = "\u{a0}·×÷°²³½©®–—‘’“”…→−";

/**
 * The letters of a face in two files, of which a browser asks only for what a page's words need: all that English and
 * Spanish are written with, and the rest of the first 256 letters with the signs of sums, for names from elsewhere.
 */
const parts = { "": plain + spanish + signs, "-more": rest(plain + spanish + signs) };

type Face = {
  name: string;
  family: string;
  source: string;
  /** As CSS writes it; of a variable face, two ends. */
  weight: readonly [number] | readonly [least: number, most: number];
  /** Which of its features stay (OpenType tags); their letters stay too. */
  features: readonly string[];
  /** Whether it also serves small text, for which its drawings carry instructions. */
  isHinted: boolean;
};

const faces: readonly Face[] = [
  {
    name: "young-serif",
    family: "Young Serif",
    source: "@fontsource/young-serif/files/young-serif-latin-400-normal.woff2",
    weight: [400],
    features: ["kern", "liga", "lnum"],
    isHinted: false,
  },
  {
    name: "atkinson-hyperlegible-next",
    family: "Atkinson Hyperlegible Next",
    source:
      "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    weight: [400, 700],
    features: ["kern"],
    isHinted: true,
  },
];

/** The style sheet beside the faces, in which src/ui/fonts.css finds them. */
const styleSheet = "faces.css";

/**
 * Writes the two faces into a folder, cut to the letters, weights and features in use, and the style sheet that
 * declares them. Faces that were written by the same recipe are left as they are.
 */
export async function writeFonts(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all(
    faces.flatMap((face) =>
      Object.entries(parts).map(([part, letters]) => writeFont(folder, face, part, letters)),
    ),
  );
  await writeFile(join(folder, styleSheet), faces.map(declare).join("\n"));
}

/** Whether a built font's address is of a part that most pages can do without. */
export function isSeldomNeeded(url: string): boolean {
  return /-more[-.]/.test(url);
}

async function writeFont(folder: string, face: Face, part: string, letters: string): Promise<void> {
  const whole = await readFile(require.resolve(face.source));
  const mark = createHash("sha256")
    .update(whole)
    .update(JSON.stringify([letters, face]))
    .digest("hex");
  const file = join(folder, `${face.name}${part}.woff2`);
  if ((await readFile(`${file}.recipe`, "utf8").catch(() => null)) === mark) return;
  const [min, max] = face.weight;
  // Named first, because the package's types lag behind it: they know neither features nor hinting.
  const options = {
    targetFormat: "woff2" as const,
    keepFeatures: face.features,
    noHinting: !face.isHinted,
    ...(max ? { variationAxes: { wght: { min, max } } } : {}),
  };
  const cut = await subsetFont(whole, letters, options);
  await writeFile(file, cut);
  await writeFile(`${file}.recipe`, mark);
}

function declare({ name, family, weight }: Face): string {
  return Object.entries(parts)
    .map(
      ([part, letters]) => `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-weight: ${weight.join(" ")};
  font-display: swap;
  src: url("./${name}${part}.woff2") format("woff2");
  unicode-range: ${unicodeRange(letters)};
}
`,
    )
    .join("\n");
}

/** As CSS writes it: "U+20-7e, U+a0". */
function unicodeRange(letters: string): string {
  const codes = Array.from(letters, (letter) => letter.codePointAt(0) ?? 0).toSorted(
    (a, b) => a - b,
  );
  const runs: { first: number; last: number }[] = [];
  for (const code of codes) {
    const run = runs.at(-1);
    if (run && code <= run.last + 1) run.last = code;
    else runs.push({ first: code, last: code });
  }
  return runs
    .map(({ first, last }) =>
      first === last ? `U+${first.toString(16)}` : `U+${first.toString(16)}-${last.toString(16)}`,
    )
    .join(", ");
}

function rest(those: string): string {
  const all = `${range(0xa0, 0xff)}ıŒœŸ‚„†•‹›€™↑↓∕≤≥≈≠∞√π`;
  return Array.from(all)
    .filter((letter) => !those.includes(letter))
    .join("");
}

function range(first: number, last: number): string {
  return String.fromCodePoint(
    ...Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );
}
