import { readdir, readFile } from "node:fs/promises";
import dictionaryEn from "dictionary-en";
import dictionaryEs from "dictionary-es";
import { francAll } from "franc";
import { HtmlValidate } from "html-validate";
import nspell from "nspell";
import { expect, test } from "vitest";
import { type Locale, locales } from "#shared/locale.ts";
import { ownWords } from "../testing/own-words.ts";
import { type Passage, readPassages } from "../testing/page-text.ts";
import { renderPages } from "./render-pages.tsx";

const pages = renderPages(
  { styleText: "p{}", scriptUrl: "/assets/s.js", fontUrls: ["/assets/f.woff2"], iconUrl: "data:," },
  "https://academy.example",
);
const read = pages.map(({ path, html }) => ({ path, passages: readPassages(html) }));

/** Some thousand elements a page; on a busy machine that takes a while. */
const validationMs = 60_000;

test(
  "every public page is valid HTML, with what assistive technology needs in it",
  async () => {
    const validator = new HtmlValidate({
      extends: ["html-validate:standard", "html-validate:document", "html-validate:a11y"],
      // The rule is for scripts of other hosts; ours come from the same one as the page.
      rules: { "require-sri": ["error", { target: "crossorigin" }] },
    });
    const faults: string[] = [];
    for (const { path, html } of pages) {
      const { results } = await validator.validateString(html);
      for (const { messages } of results) {
        for (const { ruleId, message } of messages) faults.push(`${path}: ${message} (${ruleId})`);
      }
    }
    expect(faults).toEqual([]);
  },
  validationMs,
);

test("read from beginning to end a page makes sense: way past the bar, its main heading, under each heading its text", () => {
  for (const { path, passages } of read) {
    const headings = passages.filter(({ place }) => /^h[1-6]$/.test(place));
    expect({ path, first: headings[0]?.place }).toEqual({ path, first: "h1" });
    passages.forEach(({ place, text }, index) => {
      const next = passages[index + 1]?.place ?? "the end";
      const level = /^h([1-6])$/.exec(place)?.[1];
      const nextLevel = /^h([1-6])$/.exec(next)?.[1];
      const isEmpty = level !== undefined && (next === "the end" || (nextLevel ?? "9") <= level);
      expect({ path, heading: text, isEmpty }).toEqual({ path, heading: text, isEmpty: false });
    });
  }
});

const languageNames = { en: "eng", es: "spa" } as const;
/** Shorter passages hold too few letters to tell two languages apart. */
const guessLengthMin = 60;
/** How much less likely than the other language a passage's own may look. */
const guessMargin = 0.9;

/** Names of works and words of another language stand in quotation marks. */
const quotes = /[«“][^»”]*[»”]/g;

function withoutQuotes(text: string): string {
  return text.replace(quotes, " ");
}

/** Whether a passage is long enough to be guessed at. */
function isLong({ text }: Passage): boolean {
  return withoutQuotes(text).length >= guessLengthMin;
}

function looksForeign(text: string, locale: Locale): boolean {
  const guesses = francAll(withoutQuotes(text), { only: Object.values(languageNames) });
  const own = guesses.find(([name]) => name === languageNames[locale]);
  return own !== undefined && own[1] < guessMargin;
}

/** The passages of a page that are its own prose; the catalogue's titles are names of books. */
function proseOf({ path, passages }: (typeof read)[number]): Passage[] {
  return path === "/textbooks" ? passages.filter(({ place }) => place !== "li") : passages;
}

test("no passage of a public page is in another language than the page says", () => {
  for (const page of read) {
    const foreign = proseOf(page).filter(
      (passage) =>
        !locales.some((locale) => locale === passage.lang) ||
        (isLong(passage) && looksForeign(passage.text, passage.lang === "es" ? "es" : "en")),
    );
    expect({ path: page.path, foreign }).toEqual({ path: page.path, foreign: [] });
  }
});

test("the guess would notice: of passages that claim the wrong language it finds nearly all", () => {
  const long = read.flatMap(proseOf).filter(isLong);
  const noticed = long.filter(({ text, lang }) => looksForeign(text, lang === "es" ? "en" : "es"));
  expect(long.length).toBeGreaterThan(400);
  expect(noticed.length / long.length).toBeGreaterThan(0.98);
});

/** Every text of a content file by its place: "hero.title". */
function textsOf(value: unknown, place = ""): [string, string][] {
  if (typeof value === "string") return [[place, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${place}.${key}`));
}

/** What is no prose: links, anchors, days, names, formulas. */
const sameInBoth = /\.(to|id|date|href|subject)$|^\S*$|^[^\p{L}]*$/u;

test("every text has its counterpart under the same key, in other words", async () => {
  const folder = new URL("../../../content/", import.meta.url);
  const names = await readdir(new URL("es/", folder));
  for (const name of names) {
    const [english, spanish] = await Promise.all(
      locales.map(async (locale) =>
        textsOf(JSON.parse(await readFile(new URL(`${locale}/${name}`, folder), "utf8"))),
      ),
    );
    expect({ name, keys: spanish?.map(([key]) => key) }).toEqual({
      name,
      keys: english?.map(([key]) => key),
    });
    const before = new Map(english);
    const same = spanish?.filter(
      ([key, text]) => text === before.get(key) && !sameInBoth.test(key) && !sameInBoth.test(text),
    );
    expect({ name, same }).toEqual({ name, same: [] });
  }
});

/** Addresses, commands and the places that are filled later: nothing to be spelled. */
const notWords = /\{\{[^}]*\}\}|\S*[@/_=\\]\S*|\b[a-z\d-]+(?:\.[a-z\d-]+)+/g;

function wordsOf(text: string): string[] {
  const found = text.replace(notWords, " ").match(/\p{L}[\p{L}’']+/gu) ?? [];
  return found.map((word) => word.replaceAll("’", "'").replace(/'s?$/, ""));
}

/** A Spanish order without the pronoun at its end, which dictionaries leave out: "cópialo" is "copia". */
function withoutPronoun(word: string): string {
  const [, order] = /^(.{3,})(?:l[oae]s?|me|te|se|nos)$/.exec(word) ?? [];
  if (order === undefined) return word;
  return order
    .normalize("NFD")
    .replace(/\u0301/g, "")
    .normalize("NFC");
}

/** The words of the application and of its letters, by area. */
async function messagesOf(locale: Locale): Promise<{ path: string; text: string }[]> {
  const folder = new URL(`../../shared/messages/${locale}/`, import.meta.url);
  const areas = (await readdir(folder)).map(async (name) => {
    const area: unknown = await import(new URL(name, folder).href);
    return textsOf(area).map(([key, text]) => ({ path: `${name}${key}`, text }));
  });
  return (await Promise.all(areas)).flat();
}

const spelling = { en: nspell(dictionaryEn), es: nspell(dictionaryEs) };

function isSpelled(word: string, locale: Locale): boolean {
  if (ownWords[locale].has(word) || spelling[locale].correct(word)) return true;
  return locale === "es" && spelling.es.correct(withoutPronoun(word));
}

test.each(locales)(
  "every word of the pages and messages in %s is spelled as its dictionary has it",
  async (locale) => {
    const texts = read.flatMap((page) =>
      proseOf(page)
        .filter(({ lang }) => lang === locale)
        .map(({ text }) => ({ path: page.path, text })),
    );
    const wrong = new Map<string, string>();
    for (const { text, path } of [...texts, ...(await messagesOf(locale))]) {
      const quoted = new Set((text.match(quotes) ?? []).flatMap(wordsOf));
      for (const word of wordsOf(text)) {
        const isRight =
          isSpelled(word, locale) ||
          (quoted.has(word) && locales.some((other) => isSpelled(word, other)));
        if (!isRight) wrong.set(word, path);
      }
    }
    expect([...wrong]).toEqual([]);
  },
);

test("the spelling would notice: words with a letter too many, too few or without its accent", () => {
  for (const word of ["recieve", "lighthous", "seperate"])
    expect(isSpelled(word, "en")).toBe(false);
  for (const word of ["leccion", "exámen", "ejercisio"]) expect(isSpelled(word, "es")).toBe(false);
  for (const word of ["cópialo", "Resuélvelo"]) expect(isSpelled(word, "es")).toBe(true);
});

test("a message of the application is in the language of its file", async () => {
  for (const locale of locales) {
    const foreign = (await messagesOf(locale)).filter(({ text }) => {
      const words = text.replace(notWords, " ");
      return withoutQuotes(words).length >= guessLengthMin && looksForeign(words, locale);
    });
    expect(foreign).toEqual([]);
  }
});
