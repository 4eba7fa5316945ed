import {
  academyColours,
  boundContrast,
  type ChosenColours,
  contrast,
  fillContrast,
  mix,
  readable,
  textContrast,
  textOn,
} from "./colours.ts";
import { plateUnder } from "./logo.ts";

/** The academy's own colours that stand beside a brand's on the screens of the application (src/ui/tokens.css). */
const modes = {
  light: {
    grounds: ["#f6f7f4", "#ffffff", "#eaeeeb"],
    surface: "#ffffff",
    texts: ["#13213a", "#414e64"],
    end: "#000000",
  },
  dark: {
    grounds: ["#0d1726", "#142136", "#09111d", "#1a2941"],
    surface: "#142136",
    texts: ["#eef2f4", "#b4c0cf"],
    end: "#ffffff",
  },
} as const;

type Mode = (typeof modes)[keyof typeof modes];

/** Coral, as warnings in the bar are written. */
const care = "#ffb2a1";

/**
 * A brand's colours on the screens of the application, as a style sheet: the accent in place of the lamp, and the bar in the
 * first colour. Whatever a partner chose, each text can be read on its ground by day and by night (WCAG 2.2, AA);
 * colours that mean something (right, care) stay the academy's.
 */
export function appStyles(chosen: ChosenColours, logoUrl: string | null = null): string {
  const accent = chosen.accentColor ?? academyColours.accent;
  const light = accentTokens(accent, modes.light);
  const dark = accentTokens(accent, modes.dark);
  const both = Object.entries(light).map(
    // Written as the build writes light-dark(), which older browsers do not know.
    ([name, colour]) =>
      `${name}:var(--lightningcss-light,${colour})var(--lightningcss-dark,${dark[name] ?? colour})`,
  );
  const bar = Object.entries(barTokens(chosen, logoUrl)).map(
    ([name, colour]) => `${name}:${colour}`,
  );
  return `:root{${both.join(";")}}header[data-dusk]{${bar.join(";")}}`;
}

/** The tokens of the accent on one mode's grounds, by name. */
export function accentTokens(accent: string, mode: Mode): Record<string, string> {
  const lamp = readable(accent, mode.grounds, fillContrast);
  const onLamp = textOn(lamp);
  const away = contrast(onLamp, "#ffffff") > contrast(onLamp, "#000000") ? "#ffffff" : "#000000";
  const soft = softOn(mode, accent);
  return {
    "--color-lamp": lamp,
    "--color-lamp-hover": mix(lamp, away, 0.14),
    "--color-on-lamp": onLamp,
    "--color-lamp-text": readable(accent, [...mode.grounds, soft]),
    "--color-lamp-soft": soft,
    "--color-focus": readable(accent, [...mode.grounds, soft], boundContrast),
  };
}

/** The surface with as much of the accent in it as lets the academy's texts be read. */
function softOn({ surface, texts, end }: Mode, accent: string): string {
  const least = [7, textContrast] as const;
  for (let share = 0.16; share > 0; share -= 0.02) {
    const soft = mix(surface, accent, share);
    const leavesRoom = contrast(end, soft) >= textContrast;
    if (leavesRoom && texts.every((text, at) => contrast(text, soft) >= (least[at] ?? 7))) {
      return soft;
    }
  }
  return surface;
}

/** The bar's tokens, by name. */
export function barTokens(
  chosen: ChosenColours,
  logoUrl: string | null = null,
): Record<string, string> {
  const ground = chosen.primaryColor ?? academyColours.primary;
  const accent = chosen.accentColor ?? academyColours.accent;
  const text = textOn(ground);
  const hover = hoverOn(ground, text);
  const both = [ground, hover];
  const accented = readable(accent, both);
  return {
    "--color-dusk-deep": ground,
    "--color-dusk-mid": hover,
    "--color-dusk-text": text,
    "--color-dusk-quiet": text,
    "--color-dusk-lamp": accented,
    "--color-dusk-care": readable(care, both),
    "--color-lamp": accented,
    "--brand-plate": plateUnder(logoUrl, ground),
  };
}

/** The ground a little nearer to its text, as far as the text and an accent can still be read. */
function hoverOn(ground: string, text: string): string {
  for (let share = 0.14; share > 0; share -= 0.02) {
    const hover = mix(ground, text, share);
    if (contrast(text, hover) >= textContrast) return hover;
  }
  return ground;
}
