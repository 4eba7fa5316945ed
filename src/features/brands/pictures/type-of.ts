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

/** What may stand before the element of an SVG: a declaration, a document type, comments. */
const svgStart =
  /^\uFEFF?(?:\s|<\?xml[^>]{0,200}\?>|<!--[\s\S]{0,2000}?-->|<!DOCTYPE\s+svg\b[^>[]{0,300}(?:\[[^\]]{0,4000}\]\s*)?>)*<svg[\s>]/i;

/** What a file is by what it begins with, whatever it is called; null where it is no picture that is taken. */
export function pictureTypeOf(file: Uint8Array): PictureType | null {
  const found = starts.find(({ bytes }) =>
    bytes.every((byte, at) => byte === null || byte === file[at]),
  );
  if (found) return found.type;
  return svgStart.test(Buffer.from(file.subarray(0, 8000)).toString("utf8")) ? "svg" : null;
}
