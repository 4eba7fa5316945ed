import { createHmac, timingSafeEqual } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { parentPreferences } from "#db/tables/notices.ts";
import { AppError } from "#shared/errors.ts";
import { type NoticeKind, noticeKinds } from "#shared/notices.ts";
import { unsubscribeKeyOf } from "./preferences.ts";

/** One kind of letters to one parent, as a link names it. */
type Subscription = { parentId: string; kind: NoticeKind };

function sign({ parentId, kind }: Subscription, key: string): string {
  return createHmac("sha256", key).update(`${parentId} ${kind}`).digest("base64url");
}

/**
 * The token of a link that ends one kind of letters to a parent, and does nothing else. It holds as long as the account:
 * an old letter's link must work too.
 */
export async function unsubscribeToken(
  queryable: Queryable,
  subscription: Subscription,
): Promise<string> {
  const { parentId, kind } = subscription;
  const key = await unsubscribeKeyOf(queryable, parentId);
  return `${parentId}.${kind}.${sign(subscription, key)}`;
}

/** What a link is about, and whether letters of the kind are sent. Throws not_found for a link that nobody signed. */
export async function readSubscription(
  queryable: Queryable,
  token: string,
): Promise<Subscription & { isOn: boolean }> {
  const [parentId = "", name, signature = ""] = token.split(".");
  const kind = noticeKinds.find((known) => known === name);
  const [row] = await queryable
    .select({ key: parentPreferences.unsubscribeKey, muted: parentPreferences.muted })
    .from(parentPreferences)
    .where(eq(parentPreferences.parentId, parentId));
  if (!row || !kind) throw new AppError("not_found");
  const given = Buffer.from(signature);
  const right = Buffer.from(sign({ parentId, kind }, row.key));
  if (given.length !== right.length || !timingSafeEqual(given, right)) {
    throw new AppError("not_found");
  }
  return { parentId, kind, isOn: !row.muted.includes(kind) };
}

/** Ends the kind of letters that a link names, or takes that back. Throws not_found. */
export async function subscribe(
  queryable: Queryable,
  token: string,
  isOn: boolean,
): Promise<{ kind: NoticeKind; isOn: boolean }> {
  const { parentId, kind } = await readSubscription(queryable, token);
  const without = sql`array_remove(${parentPreferences.muted}, ${kind})`;
  await queryable
    .update(parentPreferences)
    .set({ muted: isOn ? without : sql`array_append(${without}, ${kind})` })
    .where(eq(parentPreferences.parentId, parentId));
  return { kind, isOn };
}
