import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { z } from "zod";
import { unpackWoff2 } from "./unpack-woff2.ts";

const require = createRequire(import.meta.url);

const reading = "@fontsource-variable/atkinson-hyperlegible-next";
const others = "@fontsource/noto-sans";

/** Which characters the part of a font holds: the ranges that its package gives, first and last. */
function rangesOf(font: string, part: string): [number, number][] {
  const given: unknown = require(`${font}/unicode.json`);
  const parts = z.record(z.string(), z.string()).parse(given);
  return (parts[part] ?? "").split(",").map((range) => {
    const [first = "", last = first] = range.replace("U+", "").split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

/** What letters a document has beside its headings', in the order in which they are looked for. */
const parts = {
  text: rangesOf(reading, "latin"),
  textMore: rangesOf(reading, "latin-ext"),
  vietnamese: rangesOf(others, "vietnamese"),
  cyrillic: rangesOf(others, "cyrillic"),
  cyrillicMore: rangesOf(others, "cyrillic-ext"),
  greek: rangesOf(others, "greek"),
  greekMore: rangesOf(others, "greek-ext"),
  devanagari: rangesOf(others, "devanagari"),
} as const;

type Part = keyof typeof parts;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of a constant
export const partNames = Object.keys(parts) as Part[];

const headings = rangesOf("@fontsource/young-serif", "latin");

/** The letters of a document: headings, and reading text in parts that share its letters. */
export type Fonts = Readonly<Record<Part | "display", Buffer>>;

function holds(ranges: readonly [number, number][], character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return ranges.some(([first, last]) => first <= code && code <= last);
}

let loading: Promise<Fonts> | null = null;

/** The fonts that reports are set in; read and unpacked once a program. */
export function loadFonts(): Promise<Fonts> {
  loading ??= readFonts().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function readFonts(): Promise<Fonts> {
  const read = (file: string) => readFile(require.resolve(file));
  const text = `${reading}/files/atkinson-hyperlegible-next`;
  const other = (part: string) => read(`${others}/files/noto-sans-${part}-400-normal.woff`);
  return {
    display: await read("@fontsource/young-serif/files/young-serif-latin-400-normal.woff"),
    text: unpackWoff2(await read(`${text}-latin-wght-normal.woff2`)),
    textMore: unpackWoff2(await read(`${text}-latin-ext-wght-normal.woff2`)),
    vietnamese: await other("vietnamese"),
    cyrillic: await other("cyrillic"),
    cyrillicMore: await other("cyrillic-ext"),
    greek: await other("greek"),
    greekMore: await other("greek-ext"),
    devanagari: await other("devanagari"),
  };
}

/** Whether the letters of headings are enough for a text. */
export function isForHeadings(text: string): boolean {
  return Array.from(text.normalize("NFC")).every((character) => holds(headings, character));
}

/** Whether there are letters for all of a text: without them it would stand there as empty boxes. */
export function isDrawable(text: string): boolean {
  return Array.from(text.normalize("NFC")).every((character) =>
    partNames.some((part) => holds(parts[part], character)),
  );
}

/** A text cut where the part of the font changes. What goes on in the part before stays in it. */
export function runsOf(text: string): { text: string; font: Part }[] {
  const runs: { text: string; font: Part }[] = [];
  for (const character of text.normalize("NFC")) {
    const last = runs.at(-1);
    // A mark stands on the letter before it, wherever else it could be drawn.
    const isMark =
      last !== undefined && /\p{M}/u.test(character) && holds(parts[last.font], character);
    const found = partNames.find((part) => holds(parts[part], character)) ?? "text";
    const font = isMark ? last.font : found;
    if (last?.font === font) last.text += character;
    else runs.push({ text: character, font });
  }
  return runs;
}
