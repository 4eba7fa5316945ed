import { z } from "zod";
import enHelp from "#content/en/help-center.json" with { type: "json" };
import esHelp from "#content/es/help-center.json" with { type: "json" };
import type { Locale } from "#shared/locale.ts";
import { helpLink, publicRouteNames } from "./public-routes.ts";
import { fillFacts, meta, words } from "./words.ts";

/** What the address of a group or an answer carries after #, the same in both languages. */
const id = z.string().regex(/^[a-z0-9-]+$/);

const raw = z.string().min(1);

const article = z.strictObject({
  id,
  title: raw,
  text: raw,
  /** Where to go on: a public page by its name, another answer ("#hints"), or a page behind the sign-in ("/profile"). */
  link: z
    .strictObject({
      to: z.union([z.enum(publicRouteNames), z.string().regex(/^[#/][a-z0-9/#-]+$/)]),
      text: raw,
    })
    .optional(),
});

const help = z.strictObject({
  meta,
  title: words,
  lead: words,
  search: z.strictObject({
    label: words,
    topic: words,
    all: words,
    /** Around the numbers of answers shown: "12 of 62 answers". */
    of: words,
    count: words,
    none: words,
    /** The link of an answer to itself. */
    address: words,
  }),
  groups: z.array(z.strictObject({ id, title: words, articles: z.array(article).min(1) })),
  more: z.strictObject({ title: words, text: words, link: words }),
});

/** An answer as its readers see it. */
export type HelpArticle = {
  id: string;
  title: string;
  /** Paragraphs with an empty line between them, links as [words](address). */
  text: string;
  /** Where to go on, by its address in the reader's language. */
  link?: { to: string; text: string };
};

/** An answer in one language as it is written; facts stand in it by their names in braces. */
type WrittenWords = { title: string; text: string; link: string };

/** An answer as administrators change it; see rules/articles.ts. */
export type WrittenArticle = { groupId: string; isHidden: boolean; link: string } & Readonly<
  Record<Locale, WrittenWords>
>;

/** What administrators made of the help center: answers by id, and the order of groups by theirs. */
export type HelpChanges = {
  articles: Readonly<Record<string, WrittenArticle>>;
  orders: Readonly<Record<string, readonly string[]>>;
};

export const noHelpChanges: HelpChanges = { articles: {}, orders: {} };

type HelpContent = Omit<z.output<typeof help>, "groups"> & {
  groups: { id: string; title: string; articles: HelpArticle[] }[];
};

type Files = Readonly<Record<Locale, z.output<typeof help>>>;

/** The files as they are now: the facts in them may be others by the next time. */
function readFiles(): Files {
  return { en: help.parse(enHelp), es: help.parse(esHelp) };
}

/** The topics of the help center in their order, with their names. */
export function helpGroups(): { id: string; en: string; es: string }[] {
  const files = readFiles();
  return files.en.groups.map(({ id: groupId, title }, index) => ({
    id: groupId,
    en: title,
    es: files.es.groups[index]?.title ?? title,
  }));
}

/** Every shipped answer by its id, in the order of the files. */
export function shippedArticles(): Map<string, WrittenArticle> {
  return articlesOf(readFiles());
}

function articlesOf({ en, es }: Files): Map<string, WrittenArticle> {
  return new Map(
    en.groups.flatMap(({ id: groupId, articles }, group) =>
      articles.map((english, index): [string, WrittenArticle] => {
        const spanish = es.groups[group]?.articles[index] ?? english;
        const { link } = english;
        const wordsOf = ({ title, text, link: led }: typeof english) => ({
          title,
          text,
          link: led?.text ?? "",
        });
        return [
          english.id,
          {
            groupId,
            isHidden: false,
            link: link ? helpLink(link.to, "en") : "",
            en: wordsOf(english),
            es: wordsOf(spanish),
          },
        ];
      }),
    ),
  );
}

/** Every answer there is, hidden ones too, by topic in the order in which they stand. */
export function arrangeArticles(
  changes: HelpChanges,
  shipped: ReadonlyMap<string, WrittenArticle> = shippedArticles(),
): Map<string, Map<string, WrittenArticle>> {
  const all = new Map([...shipped, ...Object.entries(changes.articles)]);
  const groups = new Map<string, Map<string, WrittenArticle>>();
  for (const [articleId, one] of all) {
    const group = groups.get(one.groupId) ?? new Map<string, WrittenArticle>();
    groups.set(one.groupId, group.set(articleId, one));
  }
  for (const [groupId, ids] of Object.entries(changes.orders)) {
    const group = groups.get(groupId);
    if (!group) continue;
    // What the order does not know came later, and stands at the end.
    const known = ids.flatMap((articleId) => {
      const one = group.get(articleId);
      return one ? [[articleId, one] as const] : [];
    });
    groups.set(groupId, new Map([...known, ...group]));
  }
  return groups;
}

/** The words of the help center, with what administrators made of it; throws a ZodError that names the place if the file is not as agreed. */
export function helpContent(locale: Locale, changes: HelpChanges = noHelpChanges): HelpContent {
  const files = readFiles();
  const arranged = arrangeArticles(changes, articlesOf(files));
  const { groups, ...rest } = files[locale];
  return {
    ...rest,
    groups: groups
      .map(({ id: groupId, title }) => ({
        id: groupId,
        title,
        articles: [...(arranged.get(groupId) ?? [])].flatMap(([articleId, one]) =>
          one.isHidden ? [] : [shownArticle(articleId, one, locale)],
        ),
      }))
      // A topic without an answer would be a heading over nothing.
      .filter(({ articles }) => articles.length > 0),
  };
}

function shownArticle(articleId: string, one: WrittenArticle, locale: Locale): HelpArticle {
  const said = one[locale];
  return {
    id: articleId,
    title: fillFacts(said.title),
    text: fillFacts(said.text),
    ...(one.link === ""
      ? {}
      : { link: { to: helpLink(one.link, locale), text: fillFacts(said.link) } }),
  };
}
