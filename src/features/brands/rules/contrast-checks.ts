import { clampChroma, converter, formatHex, modeOklch, modeRgb, useMode } from "culori/fn";
import { colourPattern } from "#shared/subdomains.ts";
import {
  academyColours,
  boundContrast,
  type ChosenColours,
  contrast,
  grounds,
  readable,
  textContrast,
  textOn,
  texts,
} from "./colours.ts";

/** What a colour is looked at for: words on it, words in it, and the edge that tells a button from its ground. */
export const contrastParts = ["heading", "foot", "button", "word", "edge"] as const;

export type ContrastPart = (typeof contrastParts)[number];

/** How well something can be told from what is behind it, before the page mends it. */
export type ContrastCheck = {
  part: ContrastPart;
  /** From 1 to 21 (WCAG 2.2). */
  ratio: number;
  needed: number;
  isEnough: boolean;
  /** The colour that the page uses instead where it is not enough: of the words, or of the line around a button. */
  mended: string;
  /** The nearest colour of the same hue that is enough; null where nothing has to change, or none is. */
  suggestion: string | null;
};

const parts = {
  primaryColor: ["heading"],
  secondaryColor: ["foot"],
  accentColor: ["button", "word", "edge"],
} as const satisfies Record<keyof ChosenColours, readonly ContrastPart[]>;

const pattern = new RegExp(colourPattern);

/** A colour as it was typed; null while it is none. */
export function readColour(typed: string): string | null {
  const colour = typed.trim().toLowerCase();
  return pattern.test(colour) ? colour : null;
}

/** What the colour of a field is good for, beside the others; nothing where it is the academy's own. */
export function contrastChecks(
  field: keyof ChosenColours,
  chosen: ChosenColours,
): readonly ContrastCheck[] {
  const colour = chosen[field];
  if (colour === null) return [];
  const ground = chosen.primaryColor ?? academyColours.primary;
  const asked = parts[field];
  const ratios = (candidate: string) => asked.map((part) => ratioOf(part, candidate, ground));
  const before = ratios(colour);
  const isEnough = (at: number, all: readonly number[]) => (all[at] ?? 0) >= neededFor(asked[at]);
  return asked.map((part, at) => {
    const enough = isEnough(at, before);
    // One that spoils nothing else, if there is one.
    const spoilsNothing = (candidate: string) => {
      const all = ratios(candidate);
      return asked.every(
        (_, other) => isEnough(other, all) || (other !== at && !isEnough(other, before)),
      );
    };
    const alone = (candidate: string) => isEnough(at, ratios(candidate));
    return {
      part,
      ratio: before[at] ?? 1,
      needed: neededFor(part),
      isEnough: enough,
      mended: mendedFor(part, colour, ground),
      suggestion: enough ? null : (nearest(colour, spoilsNothing) ?? nearest(colour, alone)),
    };
  });
}

function neededFor(part: ContrastPart | undefined): number {
  return part === "edge" ? boundContrast : textContrast;
}

function ratioOf(part: ContrastPart, colour: string, ground: string): number {
  if (part === "edge") return contrast(colour, ground);
  if (part === "word") return Math.min(...grounds.light.map((paper) => contrast(colour, paper)));
  return Math.max(...texts.map((text) => contrast(text, colour)));
}

/** What the page does today where a colour is not enough (colours.ts). */
function mendedFor(part: ContrastPart, colour: string, ground: string): string {
  if (part === "edge") return textOn(ground);
  return part === "word" ? readable(colour, grounds.light) : textOn(colour);
}

useMode(modeRgb);
useMode(modeOklch);
const toOklch = converter("oklch");

const step = 0.005;

/** The colour of the same hue, nearest in lightness, for which something holds; null where it holds for none. */
function nearest(colour: string, holds: (candidate: string) => boolean): string | null {
  const from = toOklch(colour);
  if (!from) return null;
  for (let way = step; way <= 1; way += step) {
    for (const lightness of [from.l - way, from.l + way]) {
      if (lightness < 0 || lightness > 1) continue;
      const candidate = formatHex(clampChroma({ ...from, l: lightness }, "oklch"));
      if (candidate && holds(candidate)) return candidate;
    }
  }
  return null;
}
