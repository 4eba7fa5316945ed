import type { Queryable } from "#db/client.ts";
import { auditEntries } from "#db/tables/audit.ts";
import { createId } from "#shared/ids.ts";

/** Something an administrator did, or a parent to a family, that must be answerable for later. */
export type Deed = {
  /** Profile id of the administrator, or id of the parent. */
  actorId: string;
  /** What was done, as "noun.verb". */
  action: string;
  /** Id of whom or what it was done to. */
  subjectId: string;
  details?: Readonly<Record<string, string | number | boolean>>;
};

/** Writes a deed into the audit trail, in the transaction that does it: neither stands without the other. */
export async function recordDeed(queryable: Queryable, deed: Deed, now: Date): Promise<void> {
  await queryable.insert(auditEntries).values({
    ...deed,
    id: createId("adt", now.getTime()),
    details: deed.details ?? {},
    createdAt: now,
  });
}
