import { z } from "zod";
import { type Article, checkArticle } from "../rules/articles.ts";

const words = z.object({ title: z.string(), text: z.string(), link: z.string() });

const kept = z.object({
  groupId: z.string(),
  isHidden: z.boolean(),
  link: z.string(),
  en: words,
  es: words,
});

/** An answer that was kept; null where it is none by today's rules. */
export function readArticle(value: unknown): Article | null {
  const read = kept.safeParse(value);
  if (!read.success) return null;
  return Object.keys(checkArticle(read.data).problems).length > 0 ? null : read.data;
}

const order = z.object({ ids: z.array(z.string()) });

/** The order of a topic's answers that was kept; null where it is none. */
export function readOrder(value: unknown): readonly string[] | null {
  const read = order.safeParse(value);
  return read.success ? read.data.ids : null;
}
