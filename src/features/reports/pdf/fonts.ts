import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { unpackWoff2 } from "./unpack-woff2.ts";

/** The letters of a document: headings, and reading text in two parts that share its letters. */
export type Fonts = { display: Buffer; text: Buffer; textMore: Buffer };

const require = createRequire(import.meta.url);

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
  const text = "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next";
  const read = (file: string) => readFile(require.resolve(file));
  return {
    display: await read("@fontsource/young-serif/files/young-serif-latin-400-normal.woff"),
    text: unpackWoff2(await read(`${text}-latin-wght-normal.woff2`)),
    textMore: unpackWoff2(await read(`${text}-latin-ext-wght-normal.woff2`)),
  };
}

/** Letters of the Latin scripts beyond the first 256: they stand in the second part of the font. */
const moreLetters = /([\u0100-\u024f\u1e00-\u1eff]+)/;

/** A text cut where the part of the font changes. */
export function runsOf(text: string): { text: string; font: keyof Fonts }[] {
  return text
    .split(moreLetters)
    .map((run, index) => ({ text: run, font: index % 2 === 0 ? "text" : "textMore" }) as const)
    .filter((run) => run.text !== "");
}
