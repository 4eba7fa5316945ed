import { PurgeCSS } from "purgecss";

/**
 * The rules of a style sheet that one page can use: those of its elements and of what its scripts add. `html` is the
 * page without its style sheet; every word of the scripts counts as a class they may set.
 */
export async function purgeStyles(
  styleText: string,
  page: { html: string; scripts: string },
): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{ raw: selectorWords(page), extension: "words" }],
    // Tailwind's rule for what is hidden; PurgeCSS drops it for the exception it makes, which nothing here uses.
    css: [{ raw: styleText.replace("[hidden]:where(:not([hidden=until-found]))", "[hidden]") }],
    defaultExtractor: (words) => words.split("\n"),
    variables: true,
    // Drawings name colours in attributes: fill="var(--color-lamp)".
    safelist: {
      variables: [...page.html.matchAll(/var\((--[\w-]+)/g)].flatMap(([, name]) => name ?? []),
    },
    // What an attribute says changes while the page is open: [data-theme="dark"], [aria-expanded="true"].
    dynamicAttributes: [...styleText.matchAll(/\[([a-z-]+)/g)].flatMap(([, name]) => name ?? []),
  });
  if (!purged) throw new Error("the style sheet could not be read");
  return purged.css;
}

/** Every tag, attribute, class and id of a page, and every word of its scripts, one a line. */
function selectorWords({ html, scripts }: { html: string; scripts: string }): string {
  const words = new Set(scripts.match(/[^\s"'`<>=;,]+/g));
  for (const [tag] of html.matchAll(/<[a-z][^>]*>/g)) {
    for (const [word] of tag.matchAll(/[^\s"'<>=]+/g)) words.add(unescapeAttribute(word));
  }
  return [...words].join("\n");
}

function unescapeAttribute(word: string): string {
  return word.replace(/&(amp|gt|lt|quot|#x27);/g, (_, name: string) => entities[name] ?? "");
}

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  gt: ">",
  lt: "<",
  quot: '"',
  "#x27": "'",
};
