import fc from "fast-check";
import { expect, test } from "vitest";
import { appStyles, barTokens } from "./app-colours.ts";
import { contrast } from "./colours.ts";

/** The academy's own colours beside which a brand's stand, as src/ui/tokens.css has them. */
const own = {
  light: {
    grounds: ["#f6f7f4", "#ffffff", "#eaeeeb", "#ffffff"],
    ink: "#13213a",
    quiet: "#414e64",
  },
  dark: {
    grounds: ["#0d1726", "#142136", "#09111d", "#1a2941"],
    ink: "#eef2f4",
    quiet: "#b4c0cf",
  },
} as const;

function accentIn(styles: string, theme: keyof typeof own): (name: string) => string {
  return (name) => {
    const value = new RegExp(`--color-${name}:([^;}]+)`).exec(styles)?.[1] ?? "";
    return new RegExp(`--lightningcss-${theme},(#[0-9a-f]{6})\\)`).exec(value)?.[1] ?? "";
  };
}

/** What cannot be read in a partner's colours, said in words; nothing where all can. */
function unreadable(primaryColor: string | null, accentColor: string | null): string[] {
  const chosen = { primaryColor, secondaryColor: null, accentColor };
  const styles = appStyles(chosen);
  const bar = barTokens(chosen);
  const on = (text: string, ground: string, least: number, what: string) =>
    contrast(text, ground) >= least ? [] : [`${what}: ${text} on ${ground}`];
  const ofBar = (name: string) => bar[`--color-dusk-${name}`] ?? "";
  return [
    ...(["light", "dark"] as const).flatMap((theme) => {
      const token = accentIn(styles, theme);
      const { grounds, ink, quiet } = own[theme];
      return [
        ...on(token("on-lamp"), token("lamp"), 4.5, `${theme} button`),
        ...on(token("on-lamp"), token("lamp-hover"), 4.5, `${theme} button under the pointer`),
        ...on(ink, token("lamp-soft"), 7, `${theme} ink on soft`),
        ...on(quiet, token("lamp-soft"), 4.5, `${theme} quiet on soft`),
        ...on(token("lamp-text"), token("lamp-soft"), 4.5, `${theme} word on soft`),
        ...grounds.flatMap((ground) => [
          ...on(token("lamp-text"), ground, 4.5, `${theme} word`),
          ...on(token("focus"), ground, 3, `${theme} focus`),
          ...on(token("lamp"), ground, 1.5, `${theme} fill`),
        ]),
      ];
    }),
    ...["deep", "mid"].flatMap((ground) =>
      ["text", "quiet", "lamp", "care"].flatMap((name) =>
        on(ofBar(name), ofBar(ground), 4.5, `bar ${name} on ${ground}`),
      ),
    ),
  ];
}

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, "0")}`);

test("whatever colours a partner chose, every text of sign-up and lessons can be read, by day and by night", () => {
  fc.assert(
    fc.property(fc.option(colour), fc.option(colour), (primary, accent) => {
      expect(unreadable(primary, accent)).toEqual([]);
    }),
    { numRuns: 1500 },
  );
});

test.each(["#ffffff", "#000000", "#757575", "#767676", "#f6f7f4", "#0d1726", "#ff0000", "#ffff00"])(
  "%s as accent and as first colour",
  (one) => {
    expect(unreadable(one, one)).toEqual([]);
    expect(unreadable("#1a0b2e", one)).toEqual([]);
    expect(unreadable(one, "#e0337c")).toEqual([]);
  },
);
