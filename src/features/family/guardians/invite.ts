import { and, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { familyInvitations, invitedChildren } from "#db/tables/family-invitations.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { ageOn, firstNameOf } from "#features/accounts/rules.ts";
import { createToken, hashToken } from "#features/accounts/sessions.ts";
import { targetKey } from "#features/accounts/target-key.ts";
import { readCameUnder } from "#features/brands/families/join-brand.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { writeLetters } from "#platform/write-letters.ts";
import { adultAgeYears, consentAgeYears, day, second } from "#shared/constants.ts";
import type { RateLimit } from "#shared/contract.ts";
import { AppError } from "#shared/errors.ts";
import { invitationMs } from "#shared/family-invitations.ts";
import { createId } from "#shared/ids.ts";
import type { Locale } from "#shared/locale.ts";
import { guardianInvitationEmail } from "../emails/guardian-invitation.ts";
import { childrenOf } from "../guardianship.ts";
import { readLooking } from "./read-guardians.ts";

/** Invitations to one address, whoever sends them. */
const lettersPerAddress: RateLimit = {
  name: "guardian-letter",
  per: "account",
  points: 5,
  windowSeconds: day / second,
};

/** Who invites: a parent, or a student for themselves. */
type Inviter = { parentId: string } | { studentId: string };

type Draft = {
  inviter: Inviter;
  /** As the letter names the inviter. */
  name: string;
  locale: Locale;
  email: string;
  children: readonly { id: string; fullName: string }[];
};

/**
 * Invites another adult to look after children of the parent. Throws not_found where one of them is not the parent's,
 * invalid_input for the parent's own address and for one that looks after all of them already, rate_limited.
 */
export async function inviteGuardian(
  context: RequestContext,
  parentId: string,
  { email, childIds }: { email: string; childIds: readonly string[] },
): Promise<void> {
  const family = await childrenOf(context.db, parentId);
  const children = family.filter(({ id }) => childIds.includes(id));
  if (children.length !== new Set(childIds).size) throw new AppError("not_found");
  const [parent] = await context.db
    .select()
    .from(parentAccounts)
    .where(eq(parentAccounts.id, parentId));
  if (!parent) throw new AppError("unauthenticated");
  if (parent.email.toLowerCase() === email) refuse("ownAddress");
  const missing = [];
  for (const child of children) {
    if (!(await isLookedAfterBy(context.db, child.id, email))) missing.push(child);
  }
  if (missing.length === 0) refuse("guardianAlready");
  const { fullName: name, locale } = parent;
  await send(context, { inviter: { parentId }, name, locale, email, children: missing });
}

/**
 * Invites a parent, as a student who may decide about it. Throws forbidden where they may not, invalid_input for
 * the student's own address and for that of somebody who looks after them already, rate_limited.
 */
export async function inviteParent(
  context: RequestContext,
  studentId: string,
  email: string,
): Promise<void> {
  const [student] = await context.db.select().from(profiles).where(eq(profiles.id, studentId));
  if (!student || !mayInvite(student, context.now())) throw new AppError("forbidden");
  if (student.email?.toLowerCase() === email) refuse("ownAddress");
  if (await isLookedAfterBy(context.db, studentId, email)) refuse("guardianAlready");
  const { fullName, locale } = student;
  const name = firstNameOf(fullName);
  await send(context, { inviter: { studentId }, name, locale, email, children: [student] });
}

/** Whether a student decides who is asked to look after them: one of 13 to 17 whose account no parent made. */
export function mayInvite(
  { birthDate, parentCreated }: Pick<typeof profiles.$inferSelect, "birthDate" | "parentCreated">,
  now: Date,
): boolean {
  if (birthDate === null || parentCreated) return false;
  const age = ageOn(birthDate, now);
  return age >= consentAgeYears && age < adultAgeYears;
}

function refuse(problem: string): never {
  throw new AppError("invalid_input", { fields: { email: problem } });
}

async function isLookedAfterBy(db: Queryable, studentId: string, email: string): Promise<boolean> {
  const looking = await readLooking(db, [studentId]);
  if (looking.length === 0) return false;
  const found = await db
    .select({ id: parentAccounts.id })
    .from(parentAccounts)
    .where(
      and(
        inArray(
          parentAccounts.id,
          looking.map(({ id }) => id),
        ),
        eq(sql`lower(${parentAccounts.email})`, email),
      ),
    );
  return found.length > 0;
}

/** The invitation and its letter stand together; an earlier open one to the same address gives way. */
async function send(context: RequestContext, draft: Draft): Promise<void> {
  const { inviter, email, children, locale, name } = draft;
  await context.limits.count(lettersPerAddress, targetKey(email));
  const now = context.now();
  const id = createId("inv", now.getTime());
  const token = createToken();
  const url = new URL("/family-invitation", context.settings.publicUrl);
  url.searchParams.set("token", token);
  const kind = "parentId" in inviter ? "guardian" : "parent";
  await writeLetters(context, async (transaction) => {
    if ("parentId" in inviter) {
      await transaction
        .update(familyInvitations)
        .set({ status: "withdrawn", answeredAt: now })
        .where(
          and(
            eq(familyInvitations.inviterId, inviter.parentId),
            eq(familyInvitations.recipient, email),
            eq(familyInvitations.status, "open"),
          ),
        );
    }
    await transaction.insert(familyInvitations).values({
      id,
      kind,
      inviterId: "parentId" in inviter ? inviter.parentId : null,
      recipient: email,
      tokenHash: hashToken(token),
      locale,
      createdAt: now,
      expiresAt: new Date(now.getTime() + invitationMs),
    });
    await transaction
      .insert(invitedChildren)
      .values(children.map((child) => ({ invitationId: id, studentId: child.id })));
    const letter = guardianInvitationEmail(
      {
        email,
        kind,
        inviter: name,
        children: children.map(({ fullName }) => firstNameOf(fullName)),
        url: url.href,
        days: invitationMs / day,
      },
      locale,
    );
    const owner = "parentId" in inviter ? inviter : { profileId: inviter.studentId };
    const came = await readCameUnder(transaction, owner);
    return [{ ...letter, came, about: children.map((child) => child.id) }];
  });
}
