import { createHmac, timingSafeEqual } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { parentPreferences } from "#db/tables/notices.ts";
import { AppError } from "#shared/errors.ts";
import { type MutableKind, mutableKinds } from "#shared/notices.ts";
import { unsubscribeKeyOf } from "./preferences.ts";

/** The kinds of letters to one parent that a link is about: those that its own letter told of. */
export type Subscription = { parentId: string; kinds: readonly MutableKind[] };

/** The kinds as they stand in a link, always in the same order. */
function nameOf(kinds: readonly MutableKind[]): string {
  return mutableKinds.filter((kind) => kinds.includes(kind)).join("+");
}

function sign({ parentId, kinds }: Subscription, key: string): string {
  return createHmac("sha256", key)
    .update(`${parentId} ${nameOf(kinds)}`)
    .digest("base64url");
}

/**
 * The token of a link that ends some kinds of letters to a parent, and does nothing else. It holds as long as the account:
 * an old letter's link must work too.
 */
export async function unsubscribeToken(
  queryable: Queryable,
  subscription: Subscription,
): Promise<string> {
  const { parentId, kinds } = subscription;
  const key = await unsubscribeKeyOf(queryable, parentId);
  return `${parentId}.${nameOf(kinds)}.${sign(subscription, key)}`;
}

/** What a link is about, and whether letters of any of its kinds are sent. Throws not_found for a link that nobody signed. */
export async function readSubscription(
  queryable: Queryable,
  token: string,
): Promise<{ parentId: string; kinds: MutableKind[]; isOn: boolean }> {
  const [parentId = "", names = "", signature = ""] = token.split(".");
  const kinds = mutableKinds.filter((kind) => names.split("+").includes(kind));
  const [row] = await queryable
    .select({ key: parentPreferences.unsubscribeKey, muted: parentPreferences.muted })
    .from(parentPreferences)
    .where(eq(parentPreferences.parentId, parentId));
  if (!row || kinds.length === 0) throw new AppError("not_found");
  const given = Buffer.from(signature);
  const right = Buffer.from(sign({ parentId, kinds }, row.key));
  if (given.length !== right.length || !timingSafeEqual(given, right)) {
    throw new AppError("not_found");
  }
  return { parentId, kinds, isOn: kinds.some((kind) => !row.muted.includes(kind)) };
}

/** Ends the kinds of letters that a link names, or takes that back. Throws not_found. */
export async function subscribe(
  queryable: Queryable,
  token: string,
  isOn: boolean,
): Promise<{ kinds: MutableKind[]; isOn: boolean }> {
  const { parentId, kinds } = await readSubscription(queryable, token);
  const named = sql`array[${sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )}]::text[]`;
  const others = sql`array(select unnest(${parentPreferences.muted}) except select unnest(${named}))`;
  await queryable
    .update(parentPreferences)
    .set({ muted: isOn ? others : sql`${others} || ${named}` })
    .where(eq(parentPreferences.parentId, parentId));
  return { kinds: [...kinds], isOn };
}
