/** The three colours that a partner may choose: "#1c5f9e", or null for the academy's own. */
export type ChosenColours = {
  primaryColor: string | null;
  secondaryColor: string | null;
  accentColor: string | null;
};

/** What stands in place of a colour that was not chosen: the dusk and the lamp of the style sheet's tokens. */
export const academyColours = {
  primary: "#0f1d33",
  secondary: "#20394f",
  accent: "#f6bd55",
} as const;

/** Text on a ground, where it can be read: near white, or ink. */
export const texts = ["#f3f5f3", "#13213a"] as const;

/** The grounds that words in the accent's colour stand on, by day and by night: paper, surface. */
export const grounds = {
  light: ["#f6f7f4", "#ffffff"],
  dark: ["#0d1726", "#142136"],
} as const;

/** The ground of the samples beside them. */
const sunken = { light: "#eaeeeb", dark: "#09111d" } as const;

/** The least contrast of text, and of what bounds a control (WCAG 2.2, 1.4.3 and 1.4.11). */
export const textContrast = 4.5;
export const boundContrast = 3;

/** What decorates, and a fill that no line bounds, stands out by at least this, as the lamp's does. */
export const fillContrast = 1.5;

/** The colours of a brand's page by the name of their custom property. Each text can be read on its ground. */
export function brandColours(chosen: ChosenColours): Readonly<Record<string, string>> {
  const primary = chosen.primaryColor ?? academyColours.primary;
  const secondary = chosen.secondaryColor ?? academyColours.secondary;
  const accent = chosen.accentColor ?? academyColours.accent;
  const onPrimary = textOn(primary);
  const isSeen = contrast(accent, primary) >= boundContrast;
  const quiet = quieter(onPrimary, primary);
  return {
    "--brand-primary": primary,
    "--brand-on-primary": onPrimary,
    "--brand-quiet": quiet,
    "--brand-ring": ringOn(primary, secondary, quiet),
    "--brand-secondary": secondary,
    "--brand-on-secondary": textOn(secondary),
    "--brand-accent": accent,
    "--brand-on-accent": textOn(accent),
    // A button that the ground would swallow is bounded by a line.
    "--brand-bound": isSeen ? accent : onPrimary,
    "--brand-word": `light-dark(${readable(accent, grounds.light)}, ${readable(accent, grounds.dark)})`,
    // Lines that decorate: a pale accent would not be seen on paper.
    "--brand-line": `light-dark(${lineOn(accent, "light")}, ${lineOn(accent, "dark")})`,
  };
}

function lineOn(accent: string, mode: keyof typeof grounds): string {
  return readable(accent, [...grounds[mode], sunken[mode]], fillContrast);
}

/** The text colour that can be read best on a ground. */
export function textOn(ground: string): string {
  const [light, dark] = texts;
  const best = contrast(light, ground) >= contrast(dark, ground) ? light : dark;
  if (contrast(best, ground) >= textContrast) return best;
  return contrast("#ffffff", ground) >= contrast("#000000", ground) ? "#ffffff" : "#000000";
}

/** A text colour a little nearer to its ground, as far as it can be read. */
function quieter(text: string, ground: string): string {
  const quiet = mix(text, ground, 0.16);
  return contrast(quiet, ground) >= textContrast ? quiet : text;
}

/** The ground with as much of the second colour in it as lets its texts be read. */
function ringOn(ground: string, second: string, text: string): string {
  for (let share = 0.4; share > 0; share -= 0.04) {
    const ring = mix(ground, second, share);
    if (contrast(text, ring) >= textContrast) return ring;
  }
  return ground;
}

/** The colour nearest to `colour` that has the contrast to each of the grounds: that of words where none is named. */
export function readable(
  colour: string,
  on: readonly string[],
  least: number = textContrast,
): string {
  const [first = "#ffffff"] = on;
  const end = contrast("#000000", first) > contrast("#ffffff", first) ? "#000000" : "#ffffff";
  for (let share = 0; share < 1; share += 0.04) {
    const candidate = mix(colour, end, share);
    if (on.every((ground) => contrast(candidate, ground) >= least)) return candidate;
  }
  return end;
}

/** The contrast of two colours, from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = channels(colour).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

/** `colour` with a share of `other` in it, from 0 to 1. */
export function mix(colour: string, other: string, share: number): string {
  const others = channels(other);
  const mixed = channels(colour).map((channel, index) =>
    Math.round(channel + ((others[index] ?? channel) - channel) * share)
      .toString(16)
      .padStart(2, "0"),
  );
  return `#${mixed.join("")}`;
}
