import { and, eq, isNull, sql } from "drizzle-orm";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { createId } from "#shared/ids.ts";
import { actingRole, isAdministratorEmail } from "../administrators.ts";
import { getParentByEmail } from "../parents/account.ts";
import { isBelowConsentAge } from "../rules.ts";
import type { GoogleOutcome, GoogleSide } from "../rules-google.ts";
import type { SessionOwner } from "../sessions.ts";

/** Whom Google names. */
export type GooglePerson = {
  /** Google's lasting name for them. */
  subject: string;
  /** In lower case; null where Google told none. */
  email: string | null;
  /** Google has made sure that the address is theirs. */
  emailVerified: boolean;
  fullName: string;
};

/** What follows from whom Google names: an account to sign in to, a registration, or a refusal. */
export type Finding =
  | { kind: "account"; owner: SessionOwner }
  | { kind: "nobody"; email: string }
  | { kind: "refused"; outcome: GoogleOutcome };

/**
 * The account here of somebody whom Google names. By Google's own name where it is linked; else by an address that
 * is proved on both sides, and then the two are linked for good. An address that was only typed here opens
 * nothing: whoever typed it could be somebody else (pre-hijacking; Sudhodanan & Paverd, USENIX Security 2022).
 * Administrators sign in on either side; one named by the settings alone gets a profile.
 */
export async function findAccount(
  context: RequestContext,
  person: GooglePerson,
  side: GoogleSide,
): Promise<Finding> {
  const { email, emailVerified } = person;
  const isAdministrator = emailVerified && isAdministratorEmail(context.settings, email);
  const linked =
    side === "student" || isAdministrator
      ? await linkedProfile(context, person.subject)
      : await linkedParent(context, person.subject);
  if (linked) return linked;
  if (email === null || !emailVerified) return { kind: "refused", outcome: "unverified" };
  if (side === "parent" && !isAdministrator) return parentByEmail(context, person, email);
  const found = await profileByEmail(context, person, email);
  if (found.kind !== "nobody" || !isAdministrator) return found;
  return { kind: "account", owner: await insertAdministrator(context, person, email) };
}

async function linkedProfile(context: RequestContext, subject: string): Promise<Finding | null> {
  const [profile] = await context.db
    .select()
    .from(profiles)
    .where(eq(profiles.googleSubject, subject));
  return profile ? admitted(context, profile) : null;
}

function admitted(context: RequestContext, profile: typeof profiles.$inferSelect): Finding {
  // Affiliates have a login of their own (P-04).
  if (actingRole(context.settings, profile) === "affiliate") {
    return { kind: "refused", outcome: "affiliate" };
  }
  // A mailbox opens no child's account, and what Google keeps signed in lasts.
  if (isBelowConsentAge(profile.birthDate, context.now())) {
    return { kind: "refused", outcome: "child" };
  }
  if (profile.suspendedAt) return { kind: "refused", outcome: "suspended" };
  return { kind: "account", owner: { profileId: profile.id } };
}

async function linkedParent(context: RequestContext, subject: string): Promise<Finding | null> {
  const [parent] = await context.db
    .select({ id: parentAccounts.id, suspendedAt: parentAccounts.suspendedAt })
    .from(parentAccounts)
    .where(eq(parentAccounts.googleSubject, subject));
  if (!parent) return null;
  if (parent.suspendedAt) return { kind: "refused", outcome: "suspended" };
  return { kind: "account", owner: { parentId: parent.id } };
}

async function profileByEmail(
  context: RequestContext,
  { subject }: GooglePerson,
  email: string,
): Promise<Finding> {
  const [profile] = await context.db
    .select()
    .from(profiles)
    .where(eq(sql`lower(${profiles.email})`, email));
  if (!profile) return { kind: "nobody", email };
  const finding = admitted(context, profile);
  if (finding.kind !== "account") return finding;
  if (!profile.emailVerifiedAt) return { kind: "refused", outcome: "unproved" };
  const linked = await context.db
    .update(profiles)
    .set({ googleSubject: subject, updatedAt: context.now() })
    .where(and(eq(profiles.id, profile.id), isNull(profiles.googleSubject)))
    .returning({ id: profiles.id });
  return linked.length > 0 ? finding : { kind: "refused", outcome: "taken" };
}

async function parentByEmail(
  context: RequestContext,
  { subject }: GooglePerson,
  email: string,
): Promise<Finding> {
  const parent = await getParentByEmail(context.db, email);
  if (!parent) return { kind: "nobody", email };
  if (parent.suspendedAt) return { kind: "refused", outcome: "suspended" };
  if (!parent.emailVerified) return { kind: "refused", outcome: "unproved" };
  const linked = await context.db
    .update(parentAccounts)
    .set({ googleSubject: subject, updatedAt: context.now() })
    .where(and(eq(parentAccounts.id, parent.id), isNull(parentAccounts.googleSubject)))
    .returning({ id: parentAccounts.id });
  if (linked.length === 0) return { kind: "refused", outcome: "taken" };
  return { kind: "account", owner: { parentId: parent.id } };
}

/** The operator named the address and Google proved it (P-02): no set-up link is needed. */
async function insertAdministrator(
  context: RequestContext,
  { subject, fullName }: GooglePerson,
  email: string,
): Promise<SessionOwner> {
  const now = context.now();
  const profileId = createId("prf", now.getTime());
  await context.db.insert(profiles).values({
    id: profileId,
    email,
    fullName,
    role: "administrator",
    emailVerifiedAt: now,
    googleSubject: subject,
    onboardingCompleted: true,
    locale: context.locale,
    createdAt: now,
    updatedAt: now,
  });
  return { profileId };
}
