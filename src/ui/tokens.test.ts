import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8");

type Theme = "light" | "dark";

function token(name: string, theme: Theme): string {
  const value = new RegExp(`--color-${name}:\\s*([^;]+);`).exec(css)?.[1];
  if (value === undefined) throw new Error(`no token ${name}`);
  const pair = /light-dark\((#\w{6}), (#\w{6})\)/.exec(value);
  const colour = pair ? pair[theme === "light" ? 1 : 2] : value;
  if (colour === undefined || !/^#\w{6}$/.test(colour)) throw new Error(`unreadable ${name}`);
  return colour;
}

/** Relative luminance, WCAG 2.2. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const surfaces = ["paper", "surface", "sunken", "raised"];
const dusk = ["dusk-deep", "dusk-far", "dusk-high", "dusk-near", "dusk-mid", "dusk-sea"];

/** [text, ground, least ratio]: 7 is AAA for reading text, 4.5 AA for labels, 3 for controls' bounds. */
const pairs: [string, string, number][] = [
  ...surfaces.flatMap((ground): [string, string, number][] => [
    ["ink", ground, 7],
    ["quiet", ground, 7],
    ["lamp-text", ground, 4.5],
    ["glass-text", ground, 4.5],
    ["care-text", ground, 4.5],
    ["edge", ground, 3],
    ["focus", ground, 3],
    ["glass", ground, 3],
    ["heather-text", ground, 4.5],
    ["heather", ground, 3],
    ["care", ground, 3],
  ]),
  ...["lamp", "glass", "heather", "care"].flatMap((role): [string, string, number][] => [
    ["ink", `${role}-soft`, 7],
    ["quiet", `${role}-soft`, 4.5],
    [`${role}-text`, `${role}-soft`, 4.5],
  ]),
  ["on-lamp", "lamp", 7],
  ["on-lamp", "lamp-hover", 7],
  ["on-lamp", "dusk-lamp", 7],
  ["paper", "ink", 7],
  ...dusk.flatMap((ground): [string, string, number][] => [
    ["dusk-text", ground, 7],
    ["dusk-quiet", ground, 7],
    ["dusk-lamp", ground, 4.5],
    ["dusk-care", ground, 4.5],
  ]),
];

for (const theme of ["light", "dark"] as const) {
  test(`every text colour can be read on every ground it is used on (${theme})`, () => {
    const failing = pairs
      .map(([text, ground, least]) => ({
        pair: `${text} on ${ground}`,
        ratio: contrast(token(text, theme), token(ground, theme)),
        least,
      }))
      .filter(({ ratio, least }) => ratio < least)
      .map(({ pair, ratio, least }) => `${pair}: ${ratio.toFixed(2)} < ${least}`);
    expect(failing).toEqual([]);
  });
}

test("the contrast formula agrees with the known extremes", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});
