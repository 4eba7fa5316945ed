import type { Queryable } from "#db/client.ts";
import type { SiteFacts } from "#shared/site.ts";
import type { HelpChanges } from "../content/help.ts";
import { factsOf } from "../rules/facts.ts";
import { readArticle, readOrder } from "./kept-articles.ts";
import { readCurrent, type Version } from "./versions.ts";

/** What administrators made of the site's words, as the pages use it. */
export async function readSiteWords(
  db: Queryable,
): Promise<{ facts: Partial<SiteFacts>; help: HelpChanges }> {
  const current = (await readCurrent(db)).filter(({ value }) => value !== null);
  const of = (kind: Version["kind"]) =>
    current.filter((one) => one.kind === kind).toSorted((a, b) => a.key.localeCompare(b.key));
  const facts = new Map(of("fact").map(({ key, value }) => [key, value]));
  return {
    facts: factsOf(facts),
    help: {
      articles: present(of("article"), readArticle),
      orders: present(of("order"), readOrder),
    },
  };
}

/** What can be read of what was kept, by key; a program of another version may have written something else. */
function present<Value>(
  versions: readonly Version[],
  read: (value: unknown) => Value | null,
): Record<string, Value> {
  const found: Record<string, Value> = {};
  for (const { key, value } of versions) {
    const one = read(value);
    if (one !== null) found[key] = one;
  }
  return found;
}
