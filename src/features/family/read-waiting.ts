import { and, asc, eq, gt, ne, sql } from "drizzle-orm";
import type { z } from "zod";
import { familyInvitations } from "#db/tables/family-invitations.ts";
import { consentRequests, consents, guardianships } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { firstNameOf } from "#features/accounts/rules.ts";
import { consentFacts, factsFrom } from "#features/privacy/permission.ts";
import { goesAt } from "#features/privacy/read-privacy.ts";
import { deciderOf } from "#features/privacy/rules.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";
import type { familyContract } from "./contract.ts";
import { readInvitation } from "./guardians/answer-invitation.ts";
import { isGuardianOf } from "./guardianship.ts";
import { provedAddress } from "./own-letters.ts";

type Waiting = z.input<typeof familyContract.readWaiting.output>;

/** What waits for a parent's yes or no beside alerts and requests: invitations, children who ask to join, consents. */
export async function readWaiting(context: RequestContext, parentId: string): Promise<Waiting> {
  const address = await provedAddress(context);
  return {
    invitations: address === null ? [] : await invitationsTo(context, address),
    letters: address === null ? [] : await lettersTo(context, address),
    consents: await missingConsents(context, parentId),
  };
}

async function invitationsTo(
  context: RequestContext,
  address: string,
): Promise<Waiting["invitations"]> {
  const { id, recipient, status, kind, expiresAt, createdAt } = familyInvitations;
  const rows = await context.db
    .select({ id })
    .from(familyInvitations)
    .where(
      and(
        eq(sql`lower(${recipient})`, address),
        eq(status, "open"),
        ne(kind, "link"),
        gt(expiresAt, context.now()),
      ),
    )
    .orderBy(asc(createdAt));
  const invitations = [];
  for (const row of rows) {
    const found = await readInvitation(context, { invitationToken: row.id }).catch(ifGone);
    if (!found) continue;
    const { inviter, children } = found;
    invitations.push({ id: row.id, kind: found.kind, inviter, children });
  }
  return invitations;
}

/** An invitation may hold no more although nobody answered it: its child came of age, its inviter left. */
function ifGone(error: unknown): null {
  if (error instanceof AppError && error.code === "token_invalid") return null;
  throw error;
}

async function lettersTo(context: RequestContext, address: string): Promise<Waiting["letters"]> {
  const { id, childFirstName, parentEmail, expiresAt, createdAt } = consentRequests;
  return context.db
    .select({ id, childFirstName })
    .from(consentRequests)
    .where(and(eq(sql`lower(${parentEmail})`, address), gt(expiresAt, context.now())))
    .orderBy(asc(createdAt));
}

/**
 * Children who cannot learn because nobody has agreed: those whose account goes soon, and those of whom nobody was ever
 * asked. Who took back a consent for a child of 13 or older has answered.
 */
async function missingConsents(
  context: RequestContext,
  parentId: string,
): Promise<Waiting["consents"]> {
  const { db } = context;
  const now = context.now();
  const rows = await db
    .select({ profile: profiles, facts: consentFacts })
    .from(guardianships)
    .innerJoin(profiles, eq(profiles.id, guardianships.studentId))
    .where(isGuardianOf(parentId))
    .orderBy(asc(guardianships.createdAt));
  const missing = [];
  for (const { profile, facts: selected } of rows) {
    const facts = factsFrom(selected, now);
    if (deciderOf(facts) !== "guardian" || facts.standing.includes("core")) continue;
    const given = await db.select().from(consents).where(eq(consents.studentId, profile.id));
    const goes = goesAt(profile, given, facts);
    if (goes === null && given.some(({ kind }) => kind === "core")) continue;
    missing.push({ childId: profile.id, firstName: firstNameOf(profile.fullName), goesAt: goes });
  }
  return missing;
}
