import type { z } from "zod";
import type { RequestContext } from "#platform/http/request-context.ts";
import type { Localized } from "#shared/locale.ts";
import { helpGroups, shippedArticles } from "../content/help.ts";
import type { ChangeView, siteContract } from "../contract.ts";
import { readArticle } from "./kept-articles.ts";
import { type BareChange, findChange, readKind, selectChanges, writeChange } from "./versions.ts";

/** How many changes a page of the history holds. */
const changesPerPage = 20;

type Input = z.output<(typeof siteContract)["listChanges"]["input"]>;

/** A page of the history, latest first. */
export async function listChanges(
  { db }: RequestContext,
  wanted: Input,
): Promise<{ changes: ChangeView[]; next: string | null }> {
  const found = await selectChanges(db, wanted, changesPerPage + 1);
  const changes = found.slice(0, changesPerPage);
  return {
    changes: named(changes),
    next: found.length > changes.length ? (changes.at(-1)?.id ?? null) : null,
  };
}

/**
 * Puts back what stood before a change: a change of its own, so that it can be undone too. Where that stands already nothing
 * is written. Throws not_found.
 */
export async function undoChange(
  context: RequestContext,
  { changeId }: { changeId: string },
): Promise<{ changes: ChangeView[] }> {
  const id = await context.db.transaction(async (transaction) => {
    const { kind, key, before, isUndone } = await findChange(transaction, changeId);
    if (isUndone) return changeId;
    const madeOf = (await readKind(transaction, kind)).get(key)?.version ?? 0;
    return writeChange(transaction, context, { kind, key, madeOf, value: before ?? null });
  });
  return { changes: named([await findChange(context.db, id)]) };
}

/** Changes with what the changed thing is called: a question, a topic. */
function named(changes: readonly BareChange[]): ChangeView[] {
  const groups = helpGroups();
  const shipped = shippedArticles();
  const nameOf = ({ kind, key, before, after }: BareChange): Localized | null => {
    if (kind === "order") return groups.find(({ id }) => id === key) ?? null;
    if (kind === "fact") return null;
    const article = readArticle(after) ?? readArticle(before) ?? shipped.get(key);
    return article ? { en: article.en.title, es: article.es.title } : null;
  };
  return changes.map((change) => ({ ...change, name: nameOf(change) }));
}
