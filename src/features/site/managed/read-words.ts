import type { Queryable } from "#db/client.ts";
import type { SiteFacts } from "#shared/site.ts";
import { factsOf } from "../rules/facts.ts";
import { readCurrent } from "./versions.ts";

/** What administrators made of the site's words, as the pages use it. */
export async function readSiteWords(db: Queryable): Promise<{ facts: Partial<SiteFacts> }> {
  const current = await readCurrent(db);
  const facts = current.filter(({ kind, value }) => kind === "fact" && value !== null);
  return { facts: factsOf(new Map(facts.map(({ key, value }) => [key, value]))) };
}
