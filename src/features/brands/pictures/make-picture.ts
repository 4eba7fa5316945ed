import { createHash } from "node:crypto";
import type SharpLibrary from "sharp";
import type { Sharp, SharpOptions } from "sharp";
import {
  iconSizes,
  type LogoShape,
  type PictureKind,
  picturePixelsMax,
  pictureSideMax,
} from "../rules/pictures.ts";
import { isPale } from "./is-pale.ts";
import { isSafeSvg } from "./svg-safety.ts";
import { type PictureType, pictureTypeOf } from "./type-of.ts";

/** Why a file is not taken. */
export type PictureProblem =
  | "pictureMissing"
  | "pictureUnknown"
  | "pictureBroken"
  | "pictureTooManyPixels"
  | "pictureUnsafe";

/** One size of a picture, as it is served. */
type Rendition = { size: number; format: "webp" | "png" | "jpg"; bytes: Buffer };

export type MadePicture = {
  hash: string;
  renditions: readonly Rendition[];
  /** How a logo is seen; null for pictures of other kinds. */
  shape: LogoShape | null;
};

/** Longer than any picture within the limits takes. */
const patienceSeconds = 8;

type Library = typeof SharpLibrary;

let library: Promise<Library> | null = null;

/** The library, which may decode what is taken and nothing else; loaded when the first picture comes. */
function loadLibrary(): Promise<Library> {
  return (library ??= import("sharp").then(({ default: sharp }) => {
    sharp.block({ operation: ["VipsForeignLoad"] });
    sharp.unblock({
      operation: ["Jpeg", "Png", "Webp", "Nsgif", "Svg"].map(
        (name) => `VipsForeignLoad${name}Buffer`,
      ),
    });
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  }));
}

let last: Promise<unknown> = Promise.resolve();

/** One after the other, so that several large pictures do not need the memory of all. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const mine = last.then(work, work);
  last = mine.catch(() => undefined);
  return mine;
}

/**
 * Makes of a file what a brand's page shows, in every size that its kind needs: drawn anew, so that nothing of the file
 * is left but what is seen. Of what moves the first picture is taken. Gives the problem where the file is not taken.
 */
export async function makePicture(
  file: Uint8Array,
  kind: PictureKind,
): Promise<MadePicture | PictureProblem> {
  if (file.length === 0) return "pictureMissing";
  const type = pictureTypeOf(file);
  if (type === null) return "pictureUnknown";
  if (type === "svg" && !isSafeSvg(file)) return "pictureUnsafe";
  return inTurn(() => draw(file, type, kind));
}

async function draw(
  file: Uint8Array,
  type: PictureType,
  kind: PictureKind,
): Promise<MadePicture | PictureProblem> {
  const sharp = await loadLibrary();
  const options: SharpOptions = { failOn: "error", limitInputPixels: picturePixelsMax };
  try {
    // The head alone: what it promises is judged before anything is decoded.
    const { format, width, height } = await sharp(file, { limitInputPixels: false }).metadata();
    if (format !== type) return "pictureBroken";
    if (width * height > picturePixelsMax || Math.max(width, height) > pictureSideMax) {
      return "pictureTooManyPixels";
    }
    const density = type === "svg" ? { density: densityFor(Math.max(width, height)) } : {};
    const open = () =>
      sharp(file, { ...options, ...density })
        .timeout({ seconds: patienceSeconds })
        .autoOrient();
    const renditions = await Promise.all(makers[kind].map((make) => make(open())));
    const hash = createHash("sha256");
    for (const { bytes } of renditions) hash.update(bytes);
    const [drawn] = renditions;
    const shape = kind === "logo" && drawn ? await shapeOf(sharp(drawn.bytes)) : null;
    return { hash: hash.digest("hex").slice(0, 32), renditions, shape };
  } catch {
    return "pictureBroken";
  }
}

async function shapeOf(logo: Sharp): Promise<LogoShape> {
  const { data, info } = await logo.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { width, height, isPale: isPale({ data, width, height }) };
}

/** How finely a drawing is made into a bitmap: about as wide as the widest picture of ours, whatever size it names. */
function densityFor(side: number): number {
  return Math.min(2400, Math.max(1, Math.round((72 * 1200) / side)));
}

const clear = { r: 0, g: 0, b: 0, alpha: 0 };

async function icon(size: number, picture: Sharp): Promise<Rendition> {
  const fitted = picture.resize(size, size, { fit: "contain", background: clear });
  // A phone draws what is clear in an icon black.
  const ground = size === iconSizes.phone ? fitted.flatten({ background: "#ffffff" }) : fitted;
  return { size, format: "png", bytes: await ground.png({ compressionLevel: 9 }).toBuffer() };
}

/** The sizes of each kind. The first is what the brand's field names. */
const makers: Readonly<Record<PictureKind, readonly ((picture: Sharp) => Promise<Rendition>)[]>> = {
  logo: [
    async (picture) => {
      const fitted = picture.resize(640, 320, { fit: "inside", withoutEnlargement: true });
      return { size: 640, format: "webp", bytes: await fitted.webp({ quality: 92 }).toBuffer() };
    },
  ],
  favicon: [iconSizes.tab, iconSizes.phone].map((size) => (picture) => icon(size, picture)),
  ogImage: [
    async (picture) => {
      const fitted = picture.resize(1200, 630, { fit: "cover" }).flatten({ background: "#ffffff" });
      // The form that every program that shows links can read.
      return { size: 1200, format: "jpg", bytes: await fitted.jpeg({ quality: 84 }).toBuffer() };
    },
  ],
};
