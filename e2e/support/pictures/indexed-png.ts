import { crc32, deflateSync } from "node:zlib";
import type { PNG } from "pngjs";

/** Five bits a channel: steps of about 8 of 255, well below what a comparison counts as different. */
const step = 255 / 31;
const paletteSize = 256;

/**
 * A picture as PNG with a palette (colour type 3, PNG specification third edition, section 11.2.1), which pngjs reads
 * but does not write: about half the bytes of true colour. Colours are rounded to five bits a channel; beyond the 256
 * that occur most, the nearest of them is taken. Transparency is dropped.
 */
export function toIndexedPng({ width, height, data }: PNG): Buffer {
  const counts = new Map<number, number>();
  const colours = Uint32Array.from({ length: width * height }, (_, index) => {
    const colour = rounded(data, index * 4);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
    return colour;
  });
  const palette = [...counts]
    .toSorted(([, left], [, right]) => right - left)
    .slice(0, paletteSize)
    .map(([colour]) => colour);
  const places = new Map(palette.map((colour, place) => [colour, place]));
  for (const colour of counts.keys()) {
    if (!places.has(colour)) places.set(colour, nearest(palette, colour));
  }

  // Each row begins with its filter: none, which suits palettes best.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      rows[y * (width + 1) + 1 + x] = places.get(colours[y * width + x] ?? 0) ?? 0;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flatMap(channels))),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function rounded(data: Uint8Array, at: number): number {
  const [red, green, blue] = [0, 1, 2].map((channel) =>
    Math.round(Math.round((data[at + channel] ?? 0) / step) * step),
  );
  return ((red ?? 0) << 16) | ((green ?? 0) << 8) | (blue ?? 0);
}

function channels(colour: number): number[] {
  return [colour >> 16, (colour >> 8) & 255, colour & 255];
}

function nearest(palette: readonly number[], colour: number): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [place, candidate] of palette.entries()) {
    const red = (candidate >> 16) - (colour >> 16);
    const green = ((candidate >> 8) & 255) - ((colour >> 8) & 255);
    const blue = (candidate & 255) - (colour & 255);
    const distance = red * red + green * green + blue * blue;
    if (distance < least) [best, least] = [place, distance];
  }
  return best;
}

function chunk(type: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, check]);
}
