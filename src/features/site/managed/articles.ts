import type { z } from "zod";
import type { Queryable } from "#db/client.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";
import type { FieldProblem } from "#shared/field-problems.ts";
import { arrangeArticles, helpGroups, shippedArticles } from "../content/help.ts";
import { facts } from "../content/words.ts";
import type { ArticleView, siteContract } from "../contract.ts";
import {
  type Article,
  articleLimits,
  checkArticle,
  idOf,
  isSameArticle,
} from "../rules/articles.ts";
import { readArticle, readOrder } from "./kept-articles.ts";
import { readKind, type Version, writeChange } from "./versions.ts";

type Input<Name extends "addArticle" | "saveArticle" | "orderArticles"> = z.output<
  (typeof siteContract)[Name]["input"]
>;
type Articles = z.input<(typeof siteContract)["listArticles"]["output"]>;

/** What stands behind # in the help center's address beside topics and answers. */
const otherAnchors = ["main"];

/** The help center as it stands: what was shipped, and what was made of it. */
async function readHelp(db: Queryable) {
  const [articles, orders] = [await readKind(db, "article"), await readKind(db, "order")];
  const shipped = shippedArticles();
  const changed: Record<string, Article> = {};
  for (const [key, { value }] of articles) {
    const one = readArticle(value);
    if (one) changed[key] = one;
  }
  const ordered: Record<string, readonly string[]> = {};
  for (const [key, { value }] of orders) {
    const ids = readOrder(value);
    if (ids) ordered[key] = ids;
  }
  return {
    groups: helpGroups(),
    shipped,
    articles,
    orders,
    arranged: arrangeArticles({ articles: changed, orders: ordered }, shipped),
  };
}

/** Every answer, hidden ones too, by topic in the order in which they stand. */
export async function listArticles({ db }: { db: Queryable }): Promise<Articles> {
  const { groups, shipped, articles, orders, arranged } = await readHelp(db);
  return {
    groups: groups.map((group) => ({ ...group, version: orders.get(group.id)?.version ?? 0 })),
    articles: groups.flatMap(({ id: groupId }) =>
      [...(arranged.get(groupId) ?? [])].map(([id, article]): ArticleView => {
        const version = articles.get(id);
        return {
          id,
          article,
          shipped: shipped.get(id) ?? null,
          version: version?.version ?? 0,
          changed: changedBy(version),
        };
      }),
    ),
    facts: facts(),
  };
}

function changedBy(version: Version | undefined): ArticleView["changed"] {
  return version ? { by: version.by, at: version.at.toISOString() } : null;
}

/** Adds an answer at the end of its topic; its address is made of the English question. Throws invalid_input. */
export async function addArticle(
  context: RequestContext,
  { article: typed }: Input<"addArticle">,
): Promise<Articles & { id: string }> {
  const id = await context.db.transaction(async (transaction) => {
    const { groups, shipped, articles } = await readHelp(transaction);
    const added = [...articles].filter(([key, { value }]) => !shipped.has(key) && value !== null);
    const isFull = added.length >= articleLimits.added;
    const value = fit(typed, groups, isFull ? { "en.title": "answersTooMany" } : {});
    const anchors = groups.map((group) => group.id);
    const taken = new Set([...otherAnchors, ...anchors, ...shipped.keys(), ...articles.keys()]);
    const key = idOf(value.en.title, taken);
    await writeChange(transaction, context, { kind: "article", key, madeOf: 0, value });
    return key;
  });
  return { ...(await listArticles(context)), id };
}

/**
 * Changes an answer; what is as it stands already is passed over, and what is as it was shipped is kept as such. Throws
 * not_found, invalid_input, and content_changed where another administrator changed it meanwhile.
 */
export async function saveArticle(
  context: RequestContext,
  { articleId: key, article: typed, version: madeOf }: Input<"saveArticle">,
): Promise<Articles> {
  await context.db.transaction(async (transaction) => {
    const { groups, shipped, arranged } = await readHelp(transaction);
    const standing = [...arranged.values()].flatMap((group) => group.get(key) ?? [])[0];
    if (!standing) throw new AppError("not_found");
    const article = fit(typed, groups);
    if (isSameArticle(article, standing)) return;
    const original = shipped.get(key);
    const value = original && isSameArticle(article, original) ? null : article;
    await writeChange(transaction, context, { kind: "article", key, madeOf, value });
  });
  return listArticles(context);
}

/** Throws invalid_input with what is wrong with each field; gives the answer as it is kept. */
function fit(
  typed: Article,
  groups: readonly { id: string }[],
  more: Record<string, FieldProblem> = {},
): Article {
  const { article, problems } = checkArticle(typed);
  const fields = {
    ...(groups.some(({ id }) => id === article.groupId) ? {} : { groupId: "other" as const }),
    ...problems,
    ...more,
  };
  if (Object.keys(fields).length > 0) throw new AppError("invalid_input", { fields });
  return article;
}

/**
 * Puts the answers of a topic in order; one that the order does not name stands at the end. Throws not_found, and
 * content_changed where another administrator put them in order meanwhile.
 */
export async function orderArticles(
  context: RequestContext,
  { groupId: key, ids: wanted, version: madeOf }: Input<"orderArticles">,
): Promise<Articles> {
  await context.db.transaction(async (transaction) => {
    const { groups, arranged, shipped } = await readHelp(transaction);
    if (!groups.some(({ id }) => id === key)) throw new AppError("not_found");
    const there = [...(arranged.get(key)?.keys() ?? [])];
    const known = [...new Set(wanted)].filter((id) => there.includes(id));
    const ids = [...known, ...there.filter((id) => !known.includes(id))];
    if (ids.join() === there.join()) return;
    const asShipped = [
      ...[...shipped.keys()].filter((id) => there.includes(id)),
      ...there.filter((id) => !shipped.has(id)),
    ];
    const value = ids.join() === asShipped.join() ? null : { ids };
    await writeChange(transaction, context, { kind: "order", key, madeOf, value });
  });
  return listArticles(context);
}
