import { inArray } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { firstNameOf } from "#features/accounts/rules.ts";
import type { Email } from "#platform/mail.ts";
import type { Settings } from "#platform/settings.ts";
import { deletionCertificateEmail } from "./emails/deletion-certificate.ts";
import type { StoredCertificate } from "./erase.ts";

/**
 * The letters with the certificate, to every adult who may read it; asked for in the transaction of the deletion.
 */
export async function tellDeletion(
  transaction: Queryable,
  { publicUrl }: Pick<Settings, "publicUrl">,
  certificate: StoredCertificate,
): Promise<Email[]> {
  const { id, deletedAt, deletedBy, reason, removed, readers } = certificate;
  if (readers.length === 0) return [];
  const adults = await transaction
    .select()
    .from(parentAccounts)
    .where(inArray(parentAccounts.id, [...readers]));
  const url = new URL("/parent-dashboard/privacy", publicUrl).href;
  return adults
    .filter(({ emailVerified }) => emailVerified)
    .map((adult) =>
      deletionCertificateEmail(
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
      ),
    );
}
