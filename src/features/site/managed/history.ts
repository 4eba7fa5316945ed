import type { z } from "zod";
import type { Queryable } from "#db/client.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import type { Localized } from "#shared/locale.ts";
import { helpGroups, shippedArticles } from "../content/help.ts";
import type { ChangeView, siteContract } from "../contract.ts";
import type { Article } from "../rules/articles.ts";
import { readArticle, readOrder } from "./kept-articles.ts";
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
    changes: await named(db, changes),
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
  return { changes: await named(context.db, [await findChange(context.db, id)]) };
}

/** Changes with what the changed thing is called: a question, a topic; and with what is named by what was changed. */
async function named(db: Queryable, changes: readonly BareChange[]): Promise<ChangeView[]> {
  const groups = helpGroups();
  const shipped = shippedArticles();
  const kept = changes.some(({ kind }) => kind === "order") ? await readKind(db, "article") : null;
  const nameOf = ({ kind, key, before, after }: BareChange): Localized | null => {
    if (kind === "order") return groups.find(({ id }) => id === key) ?? null;
    if (kind === "fact") return null;
    const article = readArticle(after) ?? readArticle(before) ?? shipped.get(key);
    return article ? titleOf(article) : null;
  };
  const namesIn = ({ kind, before, after }: BareChange): Record<string, Localized> => {
    if (kind === "article")
      return Object.fromEntries(groups.map(({ id, en, es }) => [id, { en, es }]));
    const ids = [before, after].flatMap((value) => readOrder(value) ?? []);
    return Object.fromEntries(
      ids.flatMap((id) => {
        const article = readArticle(kept?.get(id)?.value) ?? shipped.get(id);
        return article ? [[id, titleOf(article)]] : [];
      }),
    );
  };
  return changes.map((change) => ({
    ...change,
    name: nameOf(change),
    shipped: change.kind === "article" ? (shipped.get(change.key) ?? null) : null,
    names: namesIn(change),
  }));
}

function titleOf({ en, es }: Article): Localized {
  return { en: en.title, es: es.title };
}
