import { and, eq, gt } from "drizzle-orm";
import { auditEntries } from "#db/tables/audit.ts";
import { recordDeed } from "#platform/audit.ts";
import { type RequestContext, requireActor } from "#platform/http/request-context.ts";
import { minute } from "#shared/constants.ts";
import type { AccountRecord } from "../contract/accounts.ts";
import { readAccountRecord } from "./read-account.ts";

/** Looking at the same record again within this time is one look. */
const oneLookMs = 15 * minute;

/** Reads an account for an administrator; that a student's was opened stands in the audit trail. Throws not_found. */
export async function openAccountRecord(
  context: RequestContext,
  { accountId }: { accountId: string },
): Promise<{ account: AccountRecord }> {
  const account = await readAccountRecord(context, accountId);
  if (account.role === "student") await recordLook(context, accountId);
  return { account };
}

async function recordLook(context: RequestContext, subjectId: string): Promise<void> {
  const now = context.now();
  const actorId = requireActor(context).id;
  const action = "account.opened";
  const recent = await context.db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subjectId, subjectId),
        eq(auditEntries.actorId, actorId),
        eq(auditEntries.action, action),
        gt(auditEntries.createdAt, new Date(now.getTime() - oneLookMs)),
      ),
    )
    .limit(1);
  if (recent.length === 0) await recordDeed(context.db, { actorId, action, subjectId }, now);
}
