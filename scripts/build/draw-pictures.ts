import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { drawPng } from "../../src/app/draw-preview.ts";
import { unpackWoff } from "./woff.ts";

/** A drawing, and the file it becomes. `width` in pixels. */
export type Drawing = { svg: string; file: string; width: number };

/** The face that pictures are set in; src/app/built-files.ts reads it too. */
const displayFile = "display.ttf";

/**
 * Draws PNGs. Drawings that an earlier build made are taken from `cache`, by content; what no drawing of this build
 * uses is removed from there.
 */
export async function drawPictures(drawings: readonly Drawing[], cache: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const present = new Set(await readdir(cache));
  const fontFile = join(cache, displayFile);
  if (!present.has(displayFile)) await writeFile(fontFile, await displayFont());
  const used = new Set([displayFile]);
  await Promise.all(
    drawings.map(async ({ svg, file, width }) => {
      const hash = createHash("sha256").update(`${width} ${svg}`).digest("hex");
      const name = `${hash.slice(0, 32)}.png`;
      used.add(name);
      if (!present.has(name)) {
        await writeFile(join(cache, name), await drawPng(svg, width, fontFile));
      }
      await mkdir(dirname(file), { recursive: true });
      await copyFile(join(cache, name), file);
    }),
  );
  const old = [...present].filter((name) => !used.has(name));
  await Promise.all(old.map((name) => rm(join(cache, name))));
}

async function displayFont(): Promise<Buffer> {
  const file = "@fontsource/young-serif/files/young-serif-latin-400-normal.woff";
  return unpackWoff(await readFile(createRequire(import.meta.url).resolve(file)));
}

/** A favicon.ico that holds one PNG of 32 × 32 (the format's directory of one entry, 22 bytes). */
export function toIcon(png: Buffer): Buffer {
  const directory = Buffer.alloc(22);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(1, 4);
  directory.writeUInt8(32, 6);
  directory.writeUInt8(32, 7);
  directory.writeUInt16LE(1, 10);
  directory.writeUInt16LE(32, 12);
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(22, 18);
  return Buffer.concat([directory, png]);
}
