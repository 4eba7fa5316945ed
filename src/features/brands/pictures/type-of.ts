/** Kinds of files that are taken. */
export type PictureType = "png" | "jpeg" | "webp" | "gif" | "svg";

const starts: readonly { type: PictureType; bytes: readonly (number | null)[] }[] = [
  { type: "png", bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: "jpeg", bytes: [0xff, 0xd8, 0xff] },
  { type: "gif", bytes: [0x47, 0x49, 0x46, 0x38, null, 0x61] },
  // RIFF, its length, WEBP.
  {
    type: "webp",
    bytes: [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
  },
];

/** What may stand before the element of an SVG: a declaration, other instructions, comments, a document type. */
const prologue: readonly { begins: RegExp; ends: RegExp }[] = [
  { begins: /^<\?xml/i, ends: /\?>/ },
  { begins: /^<!--/, ends: /-->/ },
  { begins: /^<!DOCTYPE\s+svg\b[^>[]{0,300}\[/i, ends: /\]\s{0,20}>/ },
  { begins: /^<!DOCTYPE\s+svg\b/i, ends: />/ },
];

/** What a file is by what it begins with, whatever it is called; null where it is no picture that is taken. */
export function pictureTypeOf(file: Uint8Array): PictureType | null {
  const found = starts.find(({ bytes }) =>
    bytes.every((byte, at) => byte === null || byte === file[at]),
  );
  return found?.type ?? (beginsAsSvg(file) ? "svg" : null);
}

function beginsAsSvg(file: Uint8Array): boolean {
  let rest = Buffer.from(file.subarray(0, 8000))
    .toString("utf8")
    .replace(/^\uFEFF/, "");
  for (;;) {
    rest = rest.trimStart();
    const part = prologue.find(({ begins }) => begins.test(rest));
    if (!part) return /^<svg[\s>]/i.test(rest);
    const end = part.ends.exec(rest);
    if (!end) return false;
    rest = rest.slice(end.index + end[0].length);
  }
}
