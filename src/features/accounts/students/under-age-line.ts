import { eq } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { profiles } from "#db/tables/profiles.ts";
import { isBelowConsentAge } from "../rules.ts";
import type { SessionOwner } from "../sessions/owner.ts";

/**
 * Whether an account is that of a child below the age of consent. Then its guardians are who it is got back through, and
 * who changes its address (COPPA, 16 CFR 312): an address that a child gave opens nothing that a guardian has not opened.
 */
export async function isUnderAgeLine(
  queryable: Queryable,
  owner: SessionOwner,
  now: Date,
): Promise<boolean> {
  if ("parentId" in owner) return false;
  const [profile] = await queryable
    .select({ birthDate: profiles.birthDate })
    .from(profiles)
    .where(eq(profiles.id, owner.profileId));
  return profile !== undefined && isBelowConsentAge(profile.birthDate, now);
}
