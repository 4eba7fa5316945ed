import { and, eq } from "drizzle-orm";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import type { RequestContext } from "#platform/http/request-context.ts";

/**
 * The proved address of the parent who calls, in small letters; null for everybody else. A letter that went there is
 * theirs to answer without its link: they name it by its id, as `readWaiting` gives it.
 */
export async function provedAddress({ db, actor }: RequestContext): Promise<string | null> {
  if (actor?.kind !== "parent") return null;
  const [parent] = await db
    .select({ email: parentAccounts.email })
    .from(parentAccounts)
    .where(and(eq(parentAccounts.id, actor.id), eq(parentAccounts.emailVerified, true)));
  return parent?.email.toLowerCase() ?? null;
}
