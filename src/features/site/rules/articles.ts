import type { FieldProblem } from "#shared/field-problems.ts";
import { type Locale, locales } from "#shared/locale.ts";
import { isEmailAddress } from "#shared/email-address.ts";
import { drawn, withoutJoiners } from "#shared/drawn-text.ts";
import { isWebAddress } from "./facts.ts";

/** An answer of the help center in one language, as it is typed and kept. */
export type ArticleWords = {
  title: string;
  /** Paragraphs with an empty line between them, links as [words](address). */
  text: string;
  /** What the link under the answer says; empty where there is none. */
  link: string;
};

/** An answer as administrators change it. */
export type Article = {
  groupId: string;
  /** Whether it is left out of the help center. */
  isHidden: boolean;
  /** Where the link under the answer leads: a page, another answer ("#hints") or a whole address; empty for none. */
  link: string;
} & Readonly<Record<Locale, ArticleWords>>;

/** How long each part may be, and how many answers there may be besides the shipped ones. */
export const articleLimits = {
  title: 120,
  text: 3000,
  link: 80,
  address: 200,
  added: 200,
} as const;

/** A part of a paragraph: words, or words that lead somewhere. */
export type TextPart = string | { words: string; to: string };

const link = /\[([^[\]\n]+)\]\(([^()\s]+)\)/g;

/** An answer's text as it is shown: paragraphs of words and links. What is no link stands as it was typed. */
export function readText(text: string): TextPart[][] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map(readParagraph);
}

function readParagraph(paragraph: string): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const match of paragraph.matchAll(link)) {
    const [whole, words = "", to = ""] = match;
    if (!isAddress(to)) continue;
    if (match.index > at) parts.push(paragraph.slice(at, match.index));
    parts.push({ words, to });
    at = match.index + whole.length;
  }
  if (at < paragraph.length) parts.push(paragraph.slice(at));
  return parts;
}

/** The text without its links' addresses, for machines that read answers. */
export function plainOf(text: string): string {
  return readText(text)
    .map((parts) => parts.map((part) => (typeof part === "string" ? part : part.words)).join(""))
    .join("\n\n");
}

/** Whether an address may stand behind a link: a page of ours, another answer, a page fetched in private, a mailbox. */
export function isAddress(to: string): boolean {
  if (to.length > articleLimits.address) return false;
  if (to.startsWith("#")) return /^#[\w-]+$/.test(to);
  if (to.startsWith("/")) return /^\/(?![/\\])[\w\-./?=&#%~]*$/.test(to);
  if (/^mailto:/i.test(to)) return isEmailAddress(to.slice("mailto:".length));
  return isWebAddress(to);
}

/** An article as it is kept, with what is wrong with it by field: "link", "en.title", "es.text" … */
export function checkArticle(typed: Article): {
  article: Article;
  problems: Record<string, FieldProblem>;
} {
  const article: Article = {
    groupId: typed.groupId,
    isHidden: typed.isHidden,
    link: typed.link.trim(),
    en: tidied(typed.en),
    es: tidied(typed.es),
  };
  const found: [string, FieldProblem | null][] = [
    ["link", article.link === "" || isAddress(article.link) ? null : "linkInvalid"],
    ...locales.flatMap((locale) =>
      Object.entries(wordsProblems(article[locale], article.link !== "")).map(
        ([field, problem]): [string, FieldProblem | null] => [`${locale}.${field}`, problem],
      ),
    ),
  ];
  const problems: Record<string, FieldProblem> = {};
  for (const [field, problem] of found) if (problem) problems[field] = problem;
  return { article, problems };
}

function tidied({ title, text, link: words }: ArticleWords): ArticleWords {
  return {
    title: title.normalize("NFC").replaceAll(/\s+/g, " ").trim(),
    text: text
      .normalize("NFC")
      .replaceAll(/\r\n?/g, "\n")
      .replaceAll(/[ \t]+$/gm, "")
      .replaceAll(/\n{3,}/g, "\n\n")
      .trim(),
    link: words.normalize("NFC").replaceAll(/\s+/g, " ").trim(),
  };
}

function wordsProblems(
  { title, text, link: words }: ArticleWords,
  hasLink: boolean,
): Record<keyof ArticleWords, FieldProblem | null> {
  return {
    title: problemOf(title, articleLimits.title, "titleMissing"),
    text: problemOf(text, articleLimits.text, "answerMissing") ?? linksProblem(text),
    link: hasLink
      ? problemOf(words, articleLimits.link, "linkWordsMissing")
      : problemOf(words, articleLimits.link),
  };
}

function problemOf(text: string, max: number, missing?: FieldProblem): FieldProblem | null {
  if (text === "") return missing ?? null;
  if (text.length > max) return "textTooLong";
  return text.split("\n").every((line) => drawn.test(withoutJoiners(line)))
    ? null
    : "charactersOdd";
}

/** What looks like a link has to be one: nobody is to find out on the page that it is none. */
function linksProblem(text: string): FieldProblem | null {
  const addresses = [...text.matchAll(/\]\(([^)\n]*)\)/g)].map(([, to = ""]) => to);
  return addresses.every(isAddress) ? null : "linkInvalid";
}

/** Whether two articles say the same, in the same place. */
export function isSameArticle(one: Article, other: Article): boolean {
  return (
    one.groupId === other.groupId &&
    one.isHidden === other.isHidden &&
    one.link === other.link &&
    locales.every((locale) =>
      (["title", "text", "link"] as const).every(
        (part) => one[locale][part] === other[locale][part],
      ),
    )
  );
}

/** What the address of a new answer carries after #, made of its title: "how-do-i-pay". */
export function idOf(title: string, taken: ReadonlySet<string>): string {
  const plain = title.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const words = plain.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-|-$/g, "");
  const base = words.slice(0, 40).replace(/-$/, "") || "answer";
  for (let count = 1; ; count++) {
    const id = count === 1 ? base : `${base}-${count}`;
    if (!taken.has(id)) return id;
  }
}
