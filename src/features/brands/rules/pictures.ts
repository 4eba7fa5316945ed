/** What a picture of a brand is for. */
export const pictureKinds = ["logo", "favicon", "ogImage"] as const;

export type PictureKind = (typeof pictureKinds)[number];

/** The field of a brand that names the picture of each kind. */
export const pictureFields = {
  logo: "logoUrl",
  favicon: "faviconUrl",
  ogImage: "ogImageUrl",
} as const satisfies Record<PictureKind, string>;

/** The largest file that is taken, in bytes. */
export const pictureSizeMax = 2 * 1024 * 1024;

/** The most pixels that are decoded, and the longest side: what a good camera makes, and no bomb. */
export const picturePixelsMax = 25_000_000;
export const pictureSideMax = 10_000;

/** What file pickers offer; the server looks at what a file holds, whatever it is called. */
export const pictureTypes = "image/png,image/jpeg,image/webp,image/gif,image/svg+xml";

const place = "/brand-pictures/";

const pattern =
  /^\/brand-pictures\/([0-9a-f]{32})-(\d{2,4})(?:-(\d{1,3})x(\d{1,3})(-pale)?)?\.(webp|png|jpg)$/;

/**
 * What a page has to know of a logo before it comes: how large it is, so that its room is kept, and whether it needs a
 * dark ground, as white letters on nothing do.
 */
export type LogoShape = { width: number; height: number; isPale: boolean };

/** A picture of ours, as its address names it. */
export type OwnPicture = {
  hash: string;
  size: number;
  format: string;
  /** Null for what is no logo, and for logos whose addresses say nothing of it. */
  shape: LogoShape | null;
};

/** The picture of ours that an address names; null where it names none. */
export function readPicturePath(path: string): OwnPicture | null {
  const [, hash, size, width, height, pale, format] = pattern.exec(path) ?? [];
  if (!hash || !size || !format) return null;
  const isMeasured = Number(width) > 0 && Number(height) > 0;
  const shape = isMeasured
    ? { width: Number(width), height: Number(height), isPale: pale !== undefined }
    : null;
  return { hash, size: Number(size), format, shape };
}

/** Where a picture of ours stands, on each of the academy's hosts. */
export function picturePath({ hash, size, format, shape }: OwnPicture): string {
  const seen = shape && `-${shape.width}x${shape.height}${shape.isPale ? "-pale" : ""}`;
  return `${place}${hash}-${size}${seen ?? ""}.${format}`;
}

/** Sizes of the icon: a browser's tab, and a phone's screen. */
export const iconSizes = { tab: 32, phone: 180 } as const;

/** The icon for a phone's screen that goes with one of ours for the tab; null where the icon is not of ours. */
export function phoneIconOf(faviconUrl: string): string | null {
  const own = readPicturePath(faviconUrl);
  return own && picturePath({ ...own, size: iconSizes.phone });
}
