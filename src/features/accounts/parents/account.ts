import { eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Queryable } from "#db/client.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";
import type { parentAccount, parentsContract } from "../contract/parents.ts";
import { named } from "./failures.ts";

/** A parent's account as the database keeps it. */
export type StoredParent = typeof parentAccounts.$inferSelect;

/**
 * The parent with this address, whatever its case, or null (C-07). For the server's own use: no call answers it,
 * so that nobody can ask who has an account.
 */
export async function getParentByEmail(
  queryable: Queryable,
  parentEmail: string,
): Promise<StoredParent | null> {
  const [parent] = await queryable
    .select()
    .from(parentAccounts)
    .where(eq(sql`lower(${parentAccounts.email})`, parentEmail.toLowerCase()));
  return parent ?? null;
}

type Shown = z.input<typeof parentAccount>;

function shown(parent: StoredParent): Shown {
  return { ...parent, createdAt: parent.createdAt.toISOString() };
}

/** The signed-in parent's account; throws parent_not_found for an administrator, who has none. */
export async function readParentAccount(context: RequestContext): Promise<{ parent: Shown }> {
  const [parent] = await context.db
    .select()
    .from(parentAccounts)
    .where(eq(parentAccounts.id, context.actor?.id ?? ""));
  if (!parent) throw new AppError("parent_not_found");
  return { parent: shown(parent) };
}

type Update = z.output<typeof parentsContract.updateParentAccount.input>;

/** Changes the signed-in parent's account. Throws parent_not_found, or account_not_updated where the write fails. */
export async function updateParentAccount(
  context: RequestContext,
  input: Update,
): Promise<{ parent: Shown }> {
  const { fullName, phone, locale } = input;
  const [parent] = await context.db
    .update(parentAccounts)
    .set({ fullName, phone, locale, updatedAt: context.now() })
    .where(eq(parentAccounts.id, context.actor?.id ?? ""))
    .returning()
    .catch((error: unknown) => {
      throw named(context, "account_not_updated", error);
    });
  if (!parent) throw new AppError("parent_not_found");
  return { parent: shown(parent) };
}
