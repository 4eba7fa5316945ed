import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import type { Browser } from "#app/contract-client.ts";
import type { PictureKind } from "../rules/pictures.ts";

/** A picture in one colour. */
export function plainPicture(
  width: number,
  height: number,
  format: "png" | "jpeg" | "webp" | "gif",
) {
  return sharp({ create: { width, height, channels: 3, background: "#b3261e" } })
    .toFormat(format)
    .toBuffer();
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

/** A PNG that promises so many pixels, and holds as few bytes as it can. */
export function pixelBomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.ceil(width / 8 + 1) * Math.min(height, 1000)));
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    start,
    chunk("IHDR", head),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A drawing with something in it. */
export function drawing(inside: string, before = "", size = 'width="240" height="80"'): Buffer {
  return Buffer.from(
    `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}><rect width="240" height="80" fill="#0f1d33"/>${inside}</svg>`,
  );
}

/** Where pictures are sent to. */
export const uploadPlace = "/api/affiliates/me/brand/pictures";

type Answered = { url?: string; error?: { code: string; message: string; fields: unknown } };

/** Uploads a file as a picture of a kind; gives the answer. */
export async function upload(
  browser: Browser,
  kind: PictureKind,
  file: Buffer,
  type = "image/png",
) {
  const response = await browser.fetch(`${uploadPlace}?kind=${kind}`, {
    method: "POST",
    headers: { "content-type": type },
    body: new Uint8Array(file),
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the test says what it expects of it
  return { status: response.status, ...((await response.json()) as Answered) };
}

/** Uploads a picture that has to be taken; gives its address. */
export async function uploaded(browser: Browser, kind: PictureKind, file: Buffer): Promise<string> {
  const { url, error } = await upload(browser, kind, file);
  if (url === undefined) throw new Error(JSON.stringify(error));
  return url;
}
