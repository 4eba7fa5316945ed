import { inArray } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { firstNameOf } from "#features/accounts/rules.ts";
import type { Services } from "#platform/http/request-context.ts";
import { deletionCertificateEmail } from "./emails/deletion-certificate.ts";
import type { StoredCertificate } from "./erase.ts";

/**
 * Writes the certificate to every adult who may read it, in the transaction of the deletion; gives the ids of the
 * letters to deliver once it stands.
 */
export async function tellDeletion(
  transaction: Queryable,
  services: Pick<Services, "mailer" | "settings">,
  certificate: StoredCertificate,
): Promise<string[]> {
  const { id, deletedAt, deletedBy, reason, removed, readers } = certificate;
  if (readers.length === 0) return [];
  const adults = await transaction
    .select()
    .from(parentAccounts)
    .where(inArray(parentAccounts.id, [...readers]));
  const url = new URL("/parent-dashboard/privacy", services.settings.publicUrl).href;
  const written: string[] = [];
  for (const adult of adults.filter(({ emailVerified }) => emailVerified)) {
    const letter = deletionCertificateEmail(
      {
        email: adult.email,
        firstName: firstNameOf(adult.fullName),
        certificateId: id,
        deletedAt,
        reason,
        byReader: deletedBy === adult.id,
        removed,
        url,
      },
      adult.locale,
    );
    written.push(await services.mailer.enqueue(transaction, letter));
  }
  return written;
}
