import { ByteReader } from "./byte-reader.ts";

/** The streams that the transformed glyf table is cut into (WOFF 2.0, section 5.1). */
type Streams = Readonly<
  Record<
    "contours" | "points" | "flags" | "glyphs" | "composites" | "boxes" | "instructions",
    ByteReader
  >
> & { hasBox: (glyph: number) => boolean };

type Point = { x: number; y: number; onCurve: boolean };

/** Bits of a composite glyph's part, after the OpenType specification. */
const composite = { words: 1, scale: 8, more: 32, twoScales: 64, matrix: 128, instructions: 256 };

/** The glyf table as TrueType has it, with its loca table of long offsets. */
export function rebuildGlyphs(table: Uint8Array): { glyphs: Buffer; offsets: Buffer } {
  const { streams, count } = openStreams(table);
  const parts: Buffer[] = [];
  const offsets = Buffer.alloc(4 * (count + 1));
  let offset = 0;
  for (let glyph = 0; glyph < count; glyph++) {
    const part = readGlyph(streams, glyph);
    const padded = Buffer.alloc(Math.ceil(part.length / 4) * 4);
    part.copy(padded);
    parts.push(padded);
    offset += padded.length;
    offsets.writeUInt32BE(offset, 4 * (glyph + 1));
  }
  return { glyphs: Buffer.concat(parts), offsets };
}

function openStreams(table: Uint8Array): { streams: Streams; count: number } {
  const header = new ByteReader(table);
  header.skip(4);
  const count = header.uint16();
  header.skip(2);
  const sizes = Array.from({ length: 7 }, () => header.uint32());
  const next = (index: number) => new ByteReader(header.bytes(sizes[index] ?? 0));
  const contours = next(0);
  const points = next(1);
  const flags = next(2);
  const glyphs = next(3);
  const composites = next(4);
  const boxBytes = header.bytes(sizes[5] ?? 0);
  const instructions = next(6);
  const bitmapLength = 4 * Math.floor((count + 31) / 32);
  return {
    count,
    streams: {
      contours,
      points,
      flags,
      glyphs,
      composites,
      boxes: new ByteReader(boxBytes.subarray(bitmapLength)),
      instructions,
      hasBox: (glyph) => ((boxBytes[glyph >> 3] ?? 0) & (128 >> (glyph & 7))) !== 0,
    },
  };
}

function readGlyph(streams: Streams, glyph: number): Buffer {
  const contours = streams.contours.int16();
  if (contours === 0) return Buffer.alloc(0);
  return contours < 0 ? readComposite(streams) : readSimple(streams, glyph, contours);
}

function readComposite({ composites, boxes, glyphs, instructions }: Streams): Buffer {
  const start = composites.position;
  let flags: number;
  let hasInstructions = false;
  do {
    flags = composites.uint16();
    hasInstructions ||= (flags & composite.instructions) !== 0;
    const transform =
      flags & composite.scale
        ? 2
        : flags & composite.twoScales
          ? 4
          : flags & composite.matrix
            ? 8
            : 0;
    composites.skip(2 + (flags & composite.words ? 4 : 2) + transform);
  } while (flags & composite.more);
  const length = composites.position - start;
  composites.position = start;
  const head = Buffer.alloc(2);
  head.writeInt16BE(-1);
  const parts: Buffer[] = [
    head,
    Buffer.from(boxes.bytes(8)),
    Buffer.from(composites.bytes(length)),
  ];
  if (hasInstructions) parts.push(withLength(instructions, glyphs.short255()));
  return Buffer.concat(parts);
}

function withLength(instructions: ByteReader, length: number): Buffer {
  const counted = Buffer.alloc(2 + length);
  counted.writeUInt16BE(length);
  counted.set(instructions.bytes(length), 2);
  return counted;
}

function readSimple(streams: Streams, glyph: number, contours: number): Buffer {
  const ends: number[] = [];
  let total = 0;
  for (let contour = 0; contour < contours; contour++) {
    total += streams.points.short255();
    ends.push(total - 1);
  }
  const points = readPoints(streams, total);
  const program = withLength(streams.instructions, streams.glyphs.short255());
  const head = Buffer.alloc(10 + 2 * contours);
  head.writeInt16BE(contours, 0);
  if (streams.hasBox(glyph)) head.set(streams.boxes.bytes(8), 2);
  else writeBox(head, points);
  for (const [index, end] of ends.entries()) head.writeUInt16BE(end, 10 + 2 * index);
  return Buffer.concat([head, program, writePoints(points)]);
}

function writeBox(head: Buffer, points: readonly Point[]): void {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  for (const [index, value] of box.entries()) head.writeInt16BE(value, 2 + 2 * index);
}

function readPoints({ flags, glyphs }: Streams, count: number): Point[] {
  const points: Point[] = [];
  let x = 0;
  let y = 0;
  for (let point = 0; point < count; point++) {
    const flag = flags.uint8();
    const [dx, dy] = readStep(glyphs, flag & 127);
    x += dx;
    y += dy;
    points.push({ x, y, onCurve: flag < 128 });
  }
  return points;
}

/** One step of an outline, packed in one to four bytes as the code says (WOFF 2.0, section 5.2). */
function readStep(reader: ByteReader, code: number): [number, number] {
  const signed = (isPositive: number, value: number) => (isPositive & 1 ? value : -value);
  if (code < 10) return [0, signed(code, ((code & 14) << 7) + reader.uint8())];
  if (code < 20) return [signed(code, (((code - 10) & 14) << 7) + reader.uint8()), 0];
  if (code < 84) {
    const at = code - 20;
    const byte = reader.uint8();
    return [
      signed(code, 1 + (at & 48) + (byte >> 4)),
      signed(code >> 1, 1 + ((at & 12) << 2) + (byte & 15)),
    ];
  }
  if (code < 120) {
    const at = code - 84;
    return [
      signed(code, 1 + (Math.floor(at / 12) << 8) + reader.uint8()),
      signed(code >> 1, 1 + (((at % 12) >> 2) << 8) + reader.uint8()),
    ];
  }
  if (code < 124) {
    const first = reader.uint8();
    const second = reader.uint8();
    const third = reader.uint8();
    return [
      signed(code, (first << 4) + (second >> 4)),
      signed(code >> 1, ((second & 15) << 8) + third),
    ];
  }
  const dx = reader.uint16();
  return [signed(code, dx), signed(code >> 1, reader.uint16())];
}

/** Points as TrueType writes them, each step in two bytes: larger than need be, and right. */
function writePoints(points: readonly Point[]): Buffer {
  const count = points.length;
  const written = Buffer.alloc(5 * count);
  let before = { x: 0, y: 0 };
  for (const [index, { x, y, onCurve }] of points.entries()) {
    written.writeUInt8(onCurve ? 1 : 0, index);
    written.writeInt16BE(x - before.x, count + 2 * index);
    written.writeInt16BE(y - before.y, 3 * count + 2 * index);
    before = { x, y };
  }
  return written;
}
