import { eq } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { sessions } from "#db/tables/sessions.ts";
import { readAccountLook } from "#features/brands/families/read-look.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";
import type { Role } from "#shared/permissions.ts";
import { findSubject } from "#shared/subjects.ts";
import { actingRole } from "./administrators.ts";
import type { Account } from "./contract.ts";
import { firstNameOf, type SessionLifetime, sessionLifetimes } from "./rules.ts";

/** The account behind a session as the page needs it; throws unauthenticated where the session is gone. */
export async function readAccount(
  context: RequestContext,
  queryable: Queryable,
  sessionHash: string,
): Promise<{ account: Account; lifetime: SessionLifetime }> {
  const [row] = await queryable
    .select({ session: sessions, profile: profiles, parent: parentAccounts })
    .from(sessions)
    .leftJoin(profiles, eq(profiles.id, sessions.profileId))
    .leftJoin(parentAccounts, eq(parentAccounts.id, sessions.parentId))
    .where(eq(sessions.tokenHash, sessionHash));
  const account =
    (row?.profile && profileAccount(context, row.profile, row.session)) ??
    (row?.parent && parentAccount(row.parent, row.session));
  if (!row || !account) throw new AppError("unauthenticated");
  const { profileId, parentId } = row.session;
  const owner = parentId === null ? { profileId: profileId ?? "" } : { parentId };
  const brand = await readAccountLook(queryable, owner, context.site);
  return { account: { ...account, brand }, lifetime: sessionLifetimes[row.session.method] };
}

type Session = typeof sessions.$inferSelect;

function profileAccount(
  context: RequestContext,
  profile: typeof profiles.$inferSelect,
  session: Session,
): Omit<Account, "brand"> {
  const role = actingRole(context.settings, profile);
  return {
    id: profile.id,
    kind: "profile",
    role,
    fullName: profile.fullName,
    firstName: firstNameOf(profile.fullName),
    username: profile.username,
    email: profile.email,
    gradeLevel: profile.gradeLevel,
    primarySubject: findSubject(profile.parentContactInfo.primary_subject),
    onboardingCompleted: profile.onboardingCompleted,
    locale: profile.locale,
    sessionExpiresAt: session.expiresAt.toISOString(),
    sessionRenewal: isRenewed(session, role, profile) ? "password" : "activity",
  };
}

/** Whether a session of this kind goes on once the password is given; nobody is asked who has none. */
function isRenewed(
  { method }: Session,
  role: Role,
  profile: typeof profiles.$inferSelect,
): boolean {
  const isExtended = sessionLifetimes[method].touchMs !== null;
  return !isExtended && role === "student" && profile.passwordHash !== null;
}

function parentAccount(
  parent: typeof parentAccounts.$inferSelect,
  session: Session,
): Omit<Account, "brand"> {
  return {
    id: parent.id,
    kind: "parent",
    role: "parent",
    fullName: parent.fullName,
    firstName: firstNameOf(parent.fullName),
    username: null,
    email: parent.email,
    gradeLevel: null,
    primarySubject: null,
    onboardingCompleted: true,
    locale: parent.locale,
    sessionExpiresAt: session.expiresAt.toISOString(),
    sessionRenewal: "activity",
  };
}
