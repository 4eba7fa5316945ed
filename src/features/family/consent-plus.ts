import { and, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { emails } from "#db/tables/emails.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { firstNameOf, isBelowConsentAge } from "#features/accounts/rules.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import type { Email } from "#platform/mail.ts";
import type { ConsentMethod } from "#shared/consents.ts";
import { consentConfirmedAfterMs } from "#shared/constants.ts";
import { consentConfirmedEmail } from "./emails/consent-confirmed.ts";

/** A child whose parent has just agreed. */
type NewChild = { id: string; fullName: string; birthDate: string };

/** How the consent for a new child is proved, as the operator set it; below the age of consent alone. */
export function consentMethodFor(
  { settings, now }: Pick<RequestContext, "settings" | "now">,
  birthDate: string,
): ConsentMethod {
  const isPlus = settings.consentProof === "email-plus";
  return isPlus && isBelowConsentAge(birthDate, now()) ? "email-plus" : "verified-email";
}

/** The second message to a parent who agreed, for a day later; none where the operator asks for none. */
export async function confirmationsOf(
  transaction: Queryable,
  context: RequestContext,
  parentId: string,
  child: NewChild,
): Promise<Email[]> {
  if (consentMethodFor(context, child.birthDate) !== "email-plus") return [];
  const parents = await transaction
    .select()
    .from(parentAccounts)
    .where(eq(parentAccounts.id, parentId));
  const url = new URL("/parent-dashboard/privacy", context.settings.publicUrl);
  url.searchParams.set("child", child.id);
  return parents.map(({ email, fullName, locale }) => ({
    ...consentConfirmedEmail(
      {
        email,
        firstName: firstNameOf(fullName),
        childFirstName: firstNameOf(child.fullName),
        url: url.href,
      },
      locale,
    ),
    about: [child.id],
    sendAfter: new Date(context.now().getTime() + consentConfirmedAfterMs),
  }));
}

/** What was withdrawn is not confirmed any more. */
export async function dropConfirmations(transaction: Queryable, childId: string): Promise<void> {
  await transaction
    .delete(emails)
    .where(
      and(
        eq(emails.kind, "consent-confirmed"),
        inArray(emails.status, ["waiting", "kept"]),
        sql`${emails.about} @> array[${childId}]::text[]`,
      ),
    );
}
