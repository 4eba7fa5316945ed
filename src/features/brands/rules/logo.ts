import { textOn, texts } from "./colours.ts";
import { readPicturePath } from "./pictures.ts";

/** The grounds that a logo may be seen on: the first whatever its colours are, the second where it is pale itself. */
export const logoPlates = { light: "#ffffff", dark: "#13213a" } as const;

/** Room for a logo in the bar, in CSS pixels. */
const room = { width: 160, height: 36 } as const;

/** Up to this many times as wide as high a logo is a mark, which says no name. */
const markRatio = 1.6;

/**
 * What lies under a brand's logo on a ground of its first colour: a light plate, so that a dark logo is seen on a dark
 * ground. A pale one would be lost on that; a ground with light text carries it as it is.
 */
export function plateUnder(logoUrl: string | null, primary: string): string {
  if (logoUrl === null || !isPaleLogo(logoUrl)) return logoPlates.light;
  return contrastsWithPale(primary) ? "transparent" : logoPlates.dark;
}

export function isPaleLogo(logoUrl: string): boolean {
  return readPicturePath(logoUrl)?.shape?.isPale ?? false;
}

function contrastsWithPale(ground: string): boolean {
  const text = textOn(ground);
  return text === texts[0] || text === "#ffffff";
}

/** How large a logo is drawn, and whether its brand's name has to stand beside it; null where its shape is not known. */
export function logoBox(logoUrl: string) {
  const shape = readPicturePath(logoUrl)?.shape;
  if (!shape) return null;
  const scale = Math.min(room.width / shape.width, room.height / shape.height);
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return {
    width: side(shape.width),
    height: side(shape.height),
    isMark: shape.width <= shape.height * markRatio,
  };
}
