import { brotliDecompressSync } from "node:zlib";
import { ByteReader } from "./byte-reader.ts";
import { rebuildGlyphs } from "./rebuild-glyphs.ts";

/** The tags that a WOFF 2 table directory names by number (WOFF 2.0, section 4.1). */
const knownTags =
  "cmap head hhea hmtx maxp name OS/2 post cvt_ fpgm glyf loca prep CFF_ VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG_ sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill"
    .split(" ")
    .map((tag) => tag.replace("_", " "));

/** What makes a font variable: without these tables it is its default, as static fonts are. */
const variationTables = new Set(["fvar", "gvar", "avar", "HVAR", "MVAR", "STAT", "cvar"]);

type Entry = { tag: string; isTransformed: boolean; length: number };

/**
 * A font in WOFF 2 as TrueType, which PDF can hold: static, at the default of its axes. After WOFF File Format 2.0.
 * @throws Error where it is no such font
 */
export function unpackWoff2(file: Uint8Array): Buffer {
  const header = new ByteReader(file);
  if (header.text(4) !== "wOF2") throw new Error("not a WOFF 2.0 font");
  header.skip(8);
  const count = header.uint16();
  header.skip(6);
  const packedLength = header.uint32();
  header.skip(24);
  const entries = Array.from({ length: count }, () => readEntry(header));
  const packed = file.subarray(header.position, header.position + packedLength);
  const data = new ByteReader(brotliDecompressSync(packed));
  const tables = new Map<string, Buffer>();
  const transformed = new Set<string>();
  for (const { tag, isTransformed, length } of entries) {
    tables.set(tag, Buffer.from(data.bytes(length)));
    if (isTransformed) transformed.add(tag);
  }
  if (transformed.has("hmtx")) throw new Error("widths in WOFF 2 that are packed are not read");
  const glyf = tables.get("glyf");
  const head = tables.get("head");
  if (transformed.has("glyf") && glyf && head) {
    const { glyphs, offsets } = rebuildGlyphs(glyf);
    tables.set("glyf", glyphs);
    tables.set("loca", offsets);
    // Offsets are written long.
    head.writeInt16BE(1, 50);
  }
  return assemble([...tables].filter(([tag]) => !variationTables.has(tag)));
}

function readEntry(reader: ByteReader): Entry {
  const flags = reader.uint8();
  const index = flags & 63;
  const tag = index === 63 ? reader.text(4) : (knownTags[index] ?? "");
  const version = flags >> 6;
  const isGlyphs = tag === "glyf" || tag === "loca";
  const isTransformed = isGlyphs ? version === 0 : version !== 0;
  const plainLength = reader.base128();
  return { tag, isTransformed, length: isTransformed ? reader.base128() : plainLength };
}

/** A TrueType file of these tables. */
function assemble(tables: readonly (readonly [string, Buffer])[]): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const power = 2 ** Math.floor(Math.log2(sorted.length));
  const header = Buffer.alloc(12 + 16 * sorted.length);
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(sorted.length, 4);
  header.writeUInt16BE(16 * power, 6);
  header.writeUInt16BE(Math.log2(power), 8);
  header.writeUInt16BE(16 * (sorted.length - power), 10);
  const parts = [header];
  let offset = header.length;
  for (const [index, [tag, table]] of sorted.entries()) {
    const padded = Buffer.alloc(Math.ceil(table.length / 4) * 4);
    table.copy(padded);
    const at = 12 + 16 * index;
    header.write(tag, at, "latin1");
    header.writeUInt32BE(checksum(padded), at + 4);
    header.writeUInt32BE(offset, at + 8);
    header.writeUInt32BE(table.length, at + 12);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}

function checksum(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
}
