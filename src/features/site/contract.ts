import { z } from "zod";
import { type Contract, defineCall } from "#shared/contract.ts";
import { administrators } from "#shared/permissions.ts";
import { factKeys } from "./rules/facts.ts";

/** So long is no text of the site; what is longer is refused before it is looked at. */
const wireMax = 20_000;

const inBoth = z.object({ en: z.string().max(wireMax), es: z.string().max(wireMax) });

const factText = z.union([z.string().max(wireMax), inBoth]);

const factKey = z.enum(factKeys);

/** Who changed a thing last, and when; null where nobody has. */
const changed = z.object({ by: z.string().nullable(), at: z.string() }).nullable();

const fact = z.object({
  key: factKey,
  text: factText,
  shipped: factText,
  /** Which change of it this is; 0 where it was never changed. */
  version: z.int(),
  /** The largest number, the most letters, or the most addresses. */
  max: z.int(),
  changed,
});

export type FactView = z.infer<typeof fact>;

const facts = z.object({ facts: z.array(fact) });

const articleWords = z.object({
  title: z.string().max(wireMax),
  text: z.string().max(wireMax),
  link: z.string().max(wireMax),
});

/** An answer of the help center as it is typed; rules/articles.ts says what may stand in it. */
const article = z.object({
  groupId: z.string().max(60),
  isHidden: z.boolean(),
  link: z.string().max(wireMax),
  en: articleWords,
  es: articleWords,
});

const articleView = z.object({
  id: z.string(),
  article,
  /** Null for one that an administrator added. */
  shipped: article.nullable(),
  /** Which change of it this is; 0 where it was never changed. */
  version: z.int(),
  changed,
});

export type ArticleView = z.infer<typeof articleView>;

const helpGroup = z.object({
  id: z.string(),
  en: z.string(),
  es: z.string(),
  /** Which change of its order this is. */
  version: z.int(),
});

export type HelpGroupView = z.infer<typeof helpGroup>;

const articles = z.object({
  groups: z.array(helpGroup),
  /** Hidden ones too, in the order in which they stand. */
  articles: z.array(articleView),
  /** What can be named in braces, and what stands there then. */
  facts: z.record(z.string(), z.string()),
});

const articleId = z.string().max(60);

export const contentKinds = ["fact", "article", "order"] as const;

export type ContentKind = (typeof contentKinds)[number];

const named = z.object({ en: z.string(), es: z.string() });

const change = z.object({
  id: z.string(),
  kind: z.enum(contentKinds),
  key: z.string(),
  /** What it is called: a question, a topic; null for a fact, which the page names. */
  name: named.nullable(),
  version: z.int(),
  /** What it was before and is since; null where it is as it was shipped. What each is depends on the kind. */
  before: z.unknown(),
  after: z.unknown(),
  /** What an answer was shipped as; null for everything else. */
  shipped: article.nullable(),
  /** What the topics and answers that `before` and `after` name are called. */
  names: z.record(z.string(), named),
  /** Null once the account is gone. */
  by: z.string().nullable(),
  at: z.string(),
  /** Whether it still stands as it was before: putting that back would change nothing. */
  isUndone: z.boolean(),
});

export type ChangeView = z.infer<typeof change>;

/** What administrators change of the site's own words: facts about the academy and answers of the help center, with all that was. */
export const siteContract = {
  readFacts: defineCall({
    method: "get",
    path: "/api/admin/site/facts",
    summary: "What the pages and letters say about the academy, with what was shipped.",
    access: administrators,
    input: z.object({}),
    output: facts,
  }),
  saveFacts: defineCall({
    method: "put",
    path: "/api/admin/site/facts",
    summary:
      "Changes facts, all or none of them; each names the version that it was made of. Pages show them at once. Recorded in the audit trail and in the history.",
    access: administrators,
    // Where families write to is among them.
    confirmed: true,
    input: z.object({
      facts: z
        .array(z.object({ key: factKey, text: factText, version: z.int().min(0) }))
        .max(factKeys.length),
    }),
    output: facts,
    errors: ["invalid_input", "content_changed"],
  }),
  listArticles: defineCall({
    method: "get",
    path: "/api/admin/site/articles",
    summary: "Every answer of the help center, with what was shipped, by topic.",
    access: administrators,
    input: z.object({}),
    output: articles,
  }),
  addArticle: defineCall({
    method: "post",
    path: "/api/admin/site/articles",
    summary: "Adds an answer to the help center. Recorded in the audit trail and in the history.",
    access: administrators,
    input: z.object({ article }),
    output: articles.extend({ id: z.string() }),
    errors: ["invalid_input"],
  }),
  saveArticle: defineCall({
    method: "put",
    path: "/api/admin/site/articles/:articleId",
    summary:
      "Changes, hides or shows an answer, made of the version that it names. The help center shows it at once. Recorded in the audit trail and in the history.",
    access: administrators,
    input: z.object({ articleId, article, version: z.int().min(0) }),
    output: articles,
    errors: ["invalid_input", "not_found", "content_changed"],
  }),
  orderArticles: defineCall({
    method: "put",
    path: "/api/admin/site/article-groups/:groupId/order",
    summary:
      "Puts the answers of a topic in order. Recorded in the audit trail and in the history.",
    access: administrators,
    input: z.object({
      groupId: z.string().max(60),
      ids: z.array(articleId).max(500),
      version: z.int().min(0),
    }),
    output: articles,
    errors: ["invalid_input", "not_found", "content_changed"],
  }),
  listChanges: defineCall({
    method: "get",
    path: "/api/admin/site/changes",
    summary:
      "Every change of the site's words, latest first, 20 at a time; of one thing, where it is named.",
    access: administrators,
    input: z.object({
      kind: z.enum(contentKinds).optional(),
      key: z.string().max(60).optional(),
      /** The `next` of the page before. */
      after: z.string().max(60).optional(),
    }),
    output: z.object({ changes: z.array(change), next: z.string().nullable() }),
  }),
  undoChange: defineCall({
    method: "post",
    path: "/api/admin/site/changes/:changeId/undo",
    summary:
      "Puts back what stood before a change, as a change of its own. Recorded in the audit trail and in the history.",
    access: administrators,
    input: z.object({ changeId: z.string().max(60) }),
    output: z.object({ changes: z.array(change) }),
    errors: ["invalid_input", "not_found", "content_changed"],
  }),
} satisfies Contract;
