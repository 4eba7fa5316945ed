import { z } from "zod";
import enHelp from "#content/en/help-center.json" with { type: "json" };
import esHelp from "#content/es/help-center.json" with { type: "json" };
import type { Locale } from "#shared/locale.ts";
import { publicRouteNames, publicRoutes } from "./public-routes.ts";
import { meta, words } from "./words.ts";

/** What the address of a group or an answer carries after #, the same in both languages. */
const id = z.string().regex(/^[a-z0-9-]+$/);

const article = z.strictObject({
  id,
  title: words,
  text: words,
  /** Where to go on: a public page by its name, another answer ("#hints"), or a page behind the sign-in ("/profile"). */
  link: z
    .strictObject({
      to: z.union([z.enum(publicRouteNames), z.string().regex(/^[#/][a-z0-9/#-]+$/)]),
      text: words,
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

type HelpContent = z.output<typeof help>;
export type HelpArticle = z.output<typeof article>;

/** The words of the help center; throws a ZodError that names the place if the file is not as agreed. */
export function helpContent(locale: Locale): HelpContent {
  return help.parse(locale === "es" ? esHelp : enHelp);
}

/** The address that an answer's link leads to, for readers of a language. */
export function helpLink(to: string, locale: Locale): string {
  const name = publicRouteNames.find((route) => route === to);
  return name ? publicRoutes[name][locale] : to;
}
