import { eq } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { affiliates } from "#db/tables/affiliates.ts";
import { profiles } from "#db/tables/profiles.ts";
import type { Locale } from "#shared/locale.ts";

/** Who reads a letter to a partner, and in which language. */
export type LetterReader = { email: string; firstName: string; locale: Locale };

/** Who reads the letters to an affiliate; nobody once the account is gone. */
export function findReaders(db: Queryable, affiliateId: string): Promise<LetterReader[]> {
  return db
    .select({ email: affiliates.email, firstName: affiliates.firstName, locale: profiles.locale })
    .from(affiliates)
    .innerJoin(profiles, eq(profiles.id, affiliates.userId))
    .where(eq(affiliates.id, affiliateId));
}
