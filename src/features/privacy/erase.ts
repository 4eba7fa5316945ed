import { and, eq, isNull, sql } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { alerts } from "#db/tables/oversight.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { deletionCertificates } from "#db/tables/privacy.ts";
import { exactKey, targetKey } from "#features/accounts/target-key.ts";
import { guardianshipNews } from "#features/family/guardianship.ts";
import { leaveLedger } from "#features/affiliates/money/leave-ledger.ts";
import { keptFromParents } from "#features/oversight/read-kept.ts";
import { sessionNews } from "#platform/http/open-streams.ts";
import { publish } from "#platform/live-channel.ts";
import type { DeletionReason } from "#shared/consents.ts";
import { AppError } from "#shared/errors.ts";
import { createId } from "#shared/ids.ts";
import { isForAdministrators } from "./for-administrators.ts";
import { type Identity, readIdentity, studentTables, tableName } from "./student-rows.ts";
import { learningStopped } from "./topics.ts";

/** Why, at whose wish and when somebody's records go. */
export type Deletion = {
  reason: DeletionReason;
  /** Account id of the adult who asked for it; null otherwise. */
  deletedBy: string | null;
  now: Date;
};

/** What stays of a student: a row that names nobody. */
export type StoredCertificate = typeof deletionCertificates.$inferSelect;

/**
 * Deletes every trace of a student, or of another profile, in the caller's transaction: every row that the registry
 * of tables calls theirs is deleted and counted, but for cases that no administrator has read: those lose whose they
 * are. What administrators did stays on record, about the certificate in
 * place of the account. Throws not_found where there is no such profile, payout_under_way for an affiliate's whose payout is
 * approved and not paid.
 */
export async function eraseProfile(
  transaction: Queryable,
  profileId: string,
  { reason, deletedBy, now }: Deletion,
): Promise<StoredCertificate> {
  const identity = await readIdentity(transaction, profileId);
  if (!identity) throw new AppError("not_found");
  await leaveLedger(transaction, profileId);
  const id = createId("cert", now.getTime());
  await publish(transaction, learningStopped, { studentId: profileId });
  await publish(transaction, sessionNews, { ownerId: profileId, why: "deleted" });
  for (const guardian of identity.guardians) {
    await publish(transaction, guardianshipNews, { parentId: guardian.id });
  }
  const removed = await countRows(transaction, identity);
  // Before the rows go: the trail takes a certificate that stands in the place of an account, and nothing else.
  const [certificate] = await transaction
    .insert(deletionCertificates)
    .values({
      id,
      reason,
      deletedBy,
      readers: identity.guardians.flatMap(({ id: reader, lockedAt }) => (lockedAt ? [] : [reader])),
      removed,
      deletedAt: now,
    })
    .returning();
  if (!certificate) throw new AppError("internal");
  await removeRows(transaction, identity, id);
  return certificate;
}

/** How many rows of each table are to go, as the certificate says it. */
async function countRows(
  transaction: Queryable,
  identity: Identity,
): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  // Counted before anything goes: the database deletes rows along with what they hang on.
  const kept = sql.param([...(await keptFromParents(transaction, identity.id))]);
  for (const { name, condition } of studentTables(identity)) {
    // A certificate reads the same with and without a case.
    const hidden = isForAdministrators(name) ?? sql`false`;
    const { rows } = await transaction.execute<{ count: number }>(
      sql`select count(*)::int as count from ${tableName(name)} as found
        where ${condition} and not ${hidden}
          and not coalesce(to_jsonb(found) ->> 'id' = any(${kept}::text[]), false)`,
    );
    const count = rows[0]?.count ?? 0;
    if (count > 0) removed[name] = count;
  }
  return removed;
}

async function removeRows(
  transaction: Queryable,
  identity: Identity,
  certificateId: string,
): Promise<void> {
  await keepUnread(transaction, identity.id);
  for (const { name, condition } of studentTables(identity)) {
    // A deed stays answerable for; whom it was done to is nobody's business any more.
    await transaction.execute(
      name === "audit_entries"
        ? sql`update audit_entries set subject_id = ${certificateId}, details = '{}' where ${condition}`
        : sql`delete from ${tableName(name)} where ${condition}`,
    );
  }
}

/** What a student told, and no administrator has read, stays until one has; without whose it was or where it stood. */
async function keepUnread(transaction: Queryable, studentId: string): Promise<void> {
  await transaction
    .update(alerts)
    .set({ studentId: null, chatId: null, messageId: null, acknowledgedBy: null })
    .where(and(eq(alerts.studentId, studentId), isNull(alerts.reviewedAt)));
}

/**
 * Deletes a parent's account in the caller's transaction, with every letter to it and every counter of its calls;
 * certificates stay for whoever else may read them.
 */
export async function eraseParent(transaction: Queryable, parentId: string): Promise<void> {
  const [parent] = await transaction
    .delete(parentAccounts)
    .where(eq(parentAccounts.id, parentId))
    .returning({ email: parentAccounts.email });
  if (!parent) return;
  await publish(transaction, sessionNews, { ownerId: parentId, why: "deleted" });
  const address = parent.email.toLowerCase();
  await transaction.execute(
    sql`delete from emails where lower(recipient) = ${address} or strpos(lower(text_body), ${address}) > 0`,
  );
  await transaction.execute(sql`delete from rate_limits
    where strpos(key, ${parentId}) > 0 or split_part(key, ':', 2) = ${targetKey(address)}
      or split_part(key, ':', 3) = ${exactKey(address)}`);
  await transaction.execute(
    sql`delete from contact_messages where closed_at is not null and lower(email) = ${address}`,
  );
  await transaction.execute(
    sql`delete from consent_requests where lower(parent_email) = ${address}`,
  );
  await transaction.execute(sql`update deletion_certificates
    set readers = array_remove(readers, ${parentId}), deleted_by = nullif(deleted_by, ${parentId})
    where readers @> array[${parentId}] or deleted_by = ${parentId}`);
  await transaction.execute(
    sql`update consents set withdrawn_by = 'guardian' where withdrawn_by = ${parentId}`,
  );
}
