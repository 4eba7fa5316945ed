import { randomInt } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { hour, second } from "#shared/constants.ts";
import type { RateLimit } from "#shared/contract.ts";
import { isAdministratorEmail } from "../administrators.ts";
import { writeAddressTakenTo } from "../parents/letters.ts";
import { firstNameOf } from "../rules.ts";
import { targetKey } from "../target-key.ts";
import { type Addressee, writeProfileVerification } from "./letters.ts";

/** Whether answers tell nothing of an address: then an account has one once its link was used, and not before. */
export function areAnswersNeutral(context: Pick<RequestContext, "settings">): boolean {
  return context.settings.accountAnswers === "neutral";
}

/** Links to one mailbox that is no account's yet. */
const lettersPerMailbox: RateLimit = {
  name: "wanted-address-letter",
  per: "account",
  points: 5,
  windowSeconds: hour / second,
};

/** Who wants an address, as far as it depends on that whether they may have it. */
type Wanting = Addressee & { isAffiliate?: boolean; isAdministrator?: boolean };

/**
 * After an answer that tells nothing: writes to a free address the link that brings it to the account, and to one that
 * somebody has, that it was tried. Nobody but the mailbox learns which. No mailbox gets more than some in an hour, whoever
 * asks and from however many accounts.
 */
export async function writeToWantedAddress(
  context: RequestContext,
  account: Wanting,
  email: string,
): Promise<void> {
  const owner = await ownerOfAddress(context.db, account, email);
  if (owner) return writeAddressTakenTo(context, owner);
  // An administrator's address may be kept without an account.
  if (isAdministratorEmail(context.settings, email) && account.isAdministrator !== true) return;
  if (!(await context.limits.allows(lettersPerMailbox, targetKey(email)))) return;
  return writeProfileVerification(context, account, email);
}

type Known = { email: string; fullName: string; locale: "en" | "es" };

/** Who stands in the way: one address may be both a parent's and a student's, but no affiliate's. */
async function ownerOfAddress(
  queryable: Queryable,
  account: Wanting,
  email: string,
): Promise<Known | null> {
  const ofParent = "parentId" in account.owner || account.isAffiliate === true;
  if (ofParent) {
    const [parent] = await queryable
      .select()
      .from(parentAccounts)
      .where(eq(sql`lower(${parentAccounts.email})`, email));
    if (parent) return parent;
    if ("parentId" in account.owner) return null;
  }
  const [profile] = await queryable
    .select()
    .from(profiles)
    .where(eq(sql`lower(${profiles.email})`, email));
  return profile?.email ? { ...profile, email: profile.email } : null;
}

/** Letters and digits that are not taken for each other. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
const randomLength = 8;

/** A username for an account that has no address yet and asked for no name: nobody has one like it. */
export function makeUsername(fullName: string): string {
  const first = firstNameOf(fullName)
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "")
    .slice(0, 12);
  const random = Array.from({ length: randomLength }, () => alphabet[randomInt(alphabet.length)]);
  return `${first.toLowerCase() || "me"}-${random.join("")}`;
}
