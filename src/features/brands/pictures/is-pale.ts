import { contrast } from "../rules/colours.ts";
import { logoPlates } from "../rules/logo.ts";

/** A picture point by point: red, green, blue and how solid it is, each from 0 to 255. */
export type Points = { data: Uint8Array; width: number; height: number };

/** What stands out from its ground by less is not seen. */
const leastSeen = 1.7;

/** So much of an outline may be lost on the light plate before the dark one is taken. */
const mostLost = 0.25;

const solid = 128;

/**
 * Whether more of a logo is lost on a light plate than on a dark one. Only its outline counts, where it meets what is
 * clear: white letters within a coloured shape can be read anywhere.
 */
export function isPale({ data, width, height }: Points): boolean {
  const isSolid = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && (data[(y * width + x) * 4 + 3] ?? 0) >= solid;
  const known = new Map<string, { isLostOnLight: boolean; isLostOnDark: boolean }>();
  let [outline, lostOnLight, lostOnDark, clear] = [0, 0, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isSolid(x, y)) {
        clear++;
        continue;
      }
      const isInside =
        isSolid(x - 1, y) && isSolid(x + 1, y) && isSolid(x, y - 1) && isSolid(x, y + 1);
      if (isInside) continue;
      const at = (y * width + x) * 4;
      const colour = `#${Buffer.from(data.subarray(at, at + 3)).toString("hex")}`;
      let seen = known.get(colour);
      if (!seen) {
        const isLostOn = (plate: string) => contrast(colour, plate) < leastSeen;
        seen = {
          isLostOnLight: isLostOn(logoPlates.light),
          isLostOnDark: isLostOn(logoPlates.dark),
        };
        known.set(colour, seen);
      }
      outline++;
      if (seen.isLostOnLight) lostOnLight++;
      if (seen.isLostOnDark) lostOnDark++;
    }
  }
  // What has a ground of its own needs none.
  return clear > 0 && lostOnLight > lostOnDark && lostOnLight >= outline * mostLost;
}
