import { and, asc, eq, gt, isNull, sql } from "drizzle-orm";
import { familyInvitations, invitedChildren } from "#db/tables/family-invitations.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { targetKey } from "#features/accounts/target-key.ts";
import { readChange } from "#features/oversight/own-change.ts";
import { readPolicy } from "#features/oversight/read-policy.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { writeLetters } from "#platform/write-letters.ts";
import { adultAgeYears, consentAgeYears, day, second } from "#shared/constants.ts";
import type { RateLimit } from "#shared/contract.ts";
import { AppError } from "#shared/errors.ts";
import { invitationMs } from "#shared/family-invitations.ts";
import { createId } from "#shared/ids.ts";
import type { OwnGuardians } from "../contract/guardians.ts";
import { answer } from "./answer-invitation.ts";
import { mayInvite } from "./invite.ts";
import { join } from "./join.ts";
import { readLooking, readSent } from "./read-guardians.ts";

/** Questions that reach one student, whoever asks; more are kept from them without a word to whoever asks. */
const asksPerStudent: RateLimit = {
  name: "link-target",
  per: "account",
  points: 3,
  windowSeconds: day / second,
};

/**
 * Asks a student of 13 to 17 who signed up alone, by username or address: who looks after the others decides who else
 * does. What is done, and what the parent sees of it
 * afterwards, is the same where there is no such student.
 */
export async function askToLink(
  context: RequestContext,
  parentId: string,
  who: string,
): Promise<void> {
  const now = context.now();
  const id = createId("inv", now.getTime());
  const reaches = await context.limits.allows(asksPerStudent, targetKey(who));
  await context.db.transaction(async (transaction) => {
    await transaction.insert(familyInvitations).values({
      id,
      kind: "link",
      inviterId: parentId,
      askedFor: who,
      locale: context.locale,
      createdAt: now,
      expiresAt: new Date(now.getTime() + invitationMs),
    });
    const today = sql`${now.toISOString()}::date`;
    await transaction.execute(sql`
      insert into invited_children (invitation_id, student_id)
      select ${id}, profiles.id from profiles
      where ${reaches} and role = 'student' and not parent_created and suspended_at is null
        and (lower(username) = lower(${who}) or lower(email) = lower(${who}))
        and birth_date::date <= ${today} - make_interval(years => ${consentAgeYears})
        and birth_date::date > ${today} - make_interval(years => ${adultAgeYears})
        and not exists (select 1 from guardianships g
          where g.student_id = profiles.id and g.parent_id = ${parentId})`);
  });
}

/** Who looks after a student, what they see, who asks to, and whom the student asked. */
export async function readOwnGuardians(
  context: RequestContext,
  studentId: string,
): Promise<OwnGuardians> {
  const { db } = context;
  const now = context.now();
  const [student] = await db
    .select({ birthDate: profiles.birthDate, parentCreated: profiles.parentCreated })
    .from(profiles)
    .where(eq(profiles.id, studentId));
  const asking = await db
    .select({ invitation: familyInvitations, parent: parentAccounts })
    .from(invitedChildren)
    .innerJoin(familyInvitations, isWaitingFor(studentId, now))
    .innerJoin(parentAccounts, eq(parentAccounts.id, familyInvitations.inviterId))
    .where(and(eq(invitedChildren.studentId, studentId), isNull(parentAccounts.suspendedAt)))
    .orderBy(asc(familyInvitations.createdAt));
  return {
    guardians: (await readLooking(db, [studentId])).map(({ fullName, createdAt }) => ({
      fullName,
      since: createdAt.toISOString(),
    })),
    asking: asking.map(({ invitation, parent }) => ({
      id: invitation.id,
      fullName: parent.fullName,
      email: parent.email,
      askedAt: invitation.createdAt.toISOString(),
    })),
    sent: await readSent(db, { studentId }, now),
    policy: await readPolicy(db, studentId, now),
    hasUnreadChange: (await readChange(db, studentId, now)) !== null,
    mayInvite: student !== undefined && mayInvite(student, now),
  };
}

/** Holds for a parent's question to this student that can be answered. */
function isWaitingFor(studentId: string, now: Date) {
  return and(
    eq(familyInvitations.id, invitedChildren.invitationId),
    eq(invitedChildren.studentId, studentId),
    eq(familyInvitations.kind, "link"),
    eq(familyInvitations.status, "open"),
    gt(familyInvitations.expiresAt, now),
  );
}

/**
 * A student's yes or no to a parent who asks. With a yes the parent looks after the student from now on and hears of
 * it, as does everybody else who does. Throws not_found where nobody asks.
 */
export async function answerLink(
  context: RequestContext,
  studentId: string,
  { linkId, accepts }: { linkId: string; accepts: boolean },
): Promise<void> {
  await writeLetters(context, async (transaction) => {
    const now = context.now();
    const [asked] = await transaction
      .select({ invitation: familyInvitations })
      .from(familyInvitations)
      .innerJoin(invitedChildren, isWaitingFor(studentId, now))
      .where(eq(familyInvitations.id, linkId))
      .for("update", { of: familyInvitations });
    const parentId = asked?.invitation.inviterId;
    if (!asked || parentId === null || parentId === undefined) throw new AppError("not_found");
    await answer(transaction, linkId, accepts ? "accepted" : "declined", now);
    return accepts ? join(transaction, context, { parentId, studentId }) : [];
  });
}
