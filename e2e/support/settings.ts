import type { Locale } from "#shared/locale.ts";
import type { screens } from "./browser.ts";

/** How a visitor of a journey reads: the language, the size of the screen, the colours. */
export type Setting = {
  locale: Locale;
  screen: keyof typeof screens;
  scheme: "light" | "dark";
};

/** Each language, each screen and each scheme once. */
const eachOnce: readonly Setting[] = [
  { locale: "en", screen: "desk", scheme: "light" },
  { locale: "es", screen: "phone", scheme: "dark" },
];

/** The other pairs of a language and a screen. */
const otherPairs: readonly Setting[] = [
  { locale: "es", screen: "desk", scheme: "light" },
  { locale: "en", screen: "phone", scheme: "dark" },
];

const inEachPair = process.env.JOURNEYS === "all";

function inTurn(turn: Setting["screen"]): readonly Setting[] {
  return inEachPair
    ? [...eachOnce, ...otherPairs]
    : eachOnce.filter(({ screen }) => screen === turn);
}

/**
 * Of walks that are one journey in several settings: the first `count` in the gate, and with JOURNEYS=all every one.
 */
export function walksOf<Walk>(count: number, walks: readonly Walk[]): readonly Walk[] {
  return inEachPair ? walks : walks.slice(0, count);
}

/** What journeys are walked in: one of the two, in turn from file to file, and with JOURNEYS=all each pair. */
export const settingInTurn = { desk: inTurn("desk"), phone: inTurn("phone") } as const;
