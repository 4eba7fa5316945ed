import { glob, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { type Locale, locales } from "#shared/locale.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";

type Text = { place: string; text: string };

function textsOf(value: unknown, place: string): Text[] {
  if (typeof value === "string") return [{ place, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${place}.${key}`));
}

async function everyText(locale: Locale): Promise<Text[]> {
  const texts = textsOf({ en, es }[locale], "messages");
  for await (const path of glob(`content/${locale}/*.json`)) {
    texts.push(...textsOf(JSON.parse(await readFile(path, "utf8")), path));
  }
  return texts.filter(({ place }) => !anchors.test(place));
}

/** Where links lead to, which nobody reads. */
const anchors = /\.(?:id|to|href)$/;

/** How nobody is spoken to, and spellings beside the one that is used. */
const unwanted = {
  en: /\be-mails?\b|\b(?:sign|signing)[ -]in\b(?! with Google)|\blog-in\b|\bsignup\b|\blogon\b/i,
  es: /\busted(?:es)?\b|\be-?mails?\b|\blog ?in\b|\bregístrese\b|\bsign[ -]?up\b/i,
} as const satisfies Record<Locale, RegExp>;

/** What is a person's own address or a place that is filled later is no word of ours. */
const notWords = /\{+[^}]*\}+|\S*[@/_=]\S*/g;

test.each(locales)(
  "one form of address, and one spelling of email, Log in and Sign up (%s)",
  async (locale) => {
    const prescribed = await readFile("docs/specification.md", "utf8");
    const texts = await everyText(locale);
    expect(texts.length).toBeGreaterThan(2000);
    const found = texts.filter(
      ({ text }) =>
        unwanted[locale].test(text.replace(notWords, " ")) && !prescribed.includes(text),
    );
    expect(found).toEqual([]);
  },
);

test.each([
  ["en", "Please sign in."],
  ["en", "Your e-mail"],
  ["es", "Escriba usted aquí"],
  ["es", "Tu email"],
] as const)("the check notices (%s): %s", (locale, text) => {
  expect(unwanted[locale].test(text)).toBe(true);
});
