import { arrayContains, desc } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { deletionCertificates } from "#db/tables/privacy.ts";
import type { Certificate } from "./contract.ts";
import type { StoredCertificate } from "./erase.ts";

/** The latest certificates that a page shows. */
const certificatesShown = 50;

/** A certificate as somebody reads it. */
export function certificateFor(stored: StoredCertificate, readerId: string): Certificate {
  // Certificates from before counted cases: one may be of those that its reader must not know of.
  const removed = Object.entries(stored.removed)
    .filter(([table]) => table !== "alerts")
    .map(([table, rows]) => ({ table, rows }));
  return {
    id: stored.id,
    deletedAt: stored.deletedAt.toISOString(),
    reason: stored.reason,
    byYou: stored.deletedBy === readerId,
    removed,
    total: removed.reduce((sum, { rows }) => sum + rows, 0),
  };
}

/** The certificates that a parent may read, the latest first. */
export async function listCertificates(
  queryable: Queryable,
  parentId: string,
): Promise<{ certificates: Certificate[] }> {
  const rows = await queryable
    .select()
    .from(deletionCertificates)
    .where(arrayContains(deletionCertificates.readers, [parentId]))
    .orderBy(desc(deletionCertificates.deletedAt))
    .limit(certificatesShown);
  return { certificates: rows.map((row) => certificateFor(row, parentId)) };
}
