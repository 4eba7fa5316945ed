import { and, eq, isNull } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { consents } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { firstNameOf } from "#features/accounts/rules.ts";
import { endSessionsOf } from "#features/accounts/sessions.ts";
import { publish } from "#platform/live-channel.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import type { Email } from "#platform/mail.ts";
import { commitWithLetters } from "#platform/write-letters.ts";
import { type ConsentKind, consentVersion } from "#shared/consents.ts";
import { AppError } from "#shared/errors.ts";
import { createId } from "#shared/ids.ts";
import type { Privacy } from "./contract.ts";
import { coreWithdrawnEmail } from "./emails/core-withdrawn.ts";
import {
  confirmationsOf,
  consentMethodFor,
  dropConfirmations,
} from "#features/family/consent-plus.ts";
import { readGuardians } from "#features/family/guardianship.ts";
import { readPrivacy, type Reader } from "./read-privacy.ts";
import { learningStopped } from "./topics.ts";

/**
 * Gives or withdraws one consent for a student, as whoever may. Saying again what stands already changes nothing.
 * With the core every session of the student ends and every lesson stops; each guardian is written to. Throws
 * student_decides or guardian_decides where the word is another's, not_found.
 */
export async function changeConsent(
  context: RequestContext,
  studentId: string,
  reader: Reader,
  { kind, isGiven }: { kind: ConsentKind; isGiven: boolean },
): Promise<Privacy> {
  const { settings } = context;
  const now = context.now();
  const { privacy } = await commitWithLetters(context, async (transaction) => {
    const letters: Email[] = [];
    // Two changes at the same moment follow each other.
    await transaction
      .select({ id: profiles.id })
      .from(profiles)
      .where(eq(profiles.id, studentId))
      .for("update");
    const before = await readPrivacy(transaction, studentId, reader, { now, settings });
    if (isGiven ? !before.mayChange : !before.mayWithdraw) {
      throw new AppError(reader.isStudent ? "guardian_decides" : "student_decides");
    }
    if (isGiven) {
      letters.push(...(await give(transaction, context, studentId, reader, kind)));
    } else {
      const isEnded = await withdraw(transaction, studentId, reader, kind, now);
      if (isEnded && kind === "core") {
        await dropConfirmations(transaction, studentId);
        letters.push(...(await stopLearning(transaction, context, studentId, reader)));
      }
    }
    const changed = await readPrivacy(transaction, studentId, reader, { now, settings });
    return { privacy: changed, letters };
  });
  return privacy;
}

/** Gives the letters that go with it: a parent's word for a child under 13 is proved anew as it was the first time. */
async function give(
  transaction: Queryable,
  context: RequestContext,
  studentId: string,
  reader: Reader,
  kind: ConsentKind,
): Promise<Email[]> {
  const now = context.now();
  const [child] = await transaction.select().from(profiles).where(eq(profiles.id, studentId));
  const birthDate = child?.birthDate ?? null;
  const isPlus =
    kind === "core" &&
    !reader.isStudent &&
    birthDate !== null &&
    consentMethodFor(context, birthDate) === "email-plus";
  const ownMethod = reader.isStudent ? "own-session" : "parent-session";
  const given = await transaction
    .insert(consents)
    .values({
      id: createId("cns", now.getTime()),
      studentId,
      parentId: reader.isStudent ? null : reader.id,
      kind,
      method: isPlus ? "email-plus" : ownMethod,
      version: consentVersion,
      grantedAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: consents.id });
  if (!isPlus || given.length === 0) return [];
  const { fullName } = child ?? { fullName: "" };
  return confirmationsOf(transaction, context, reader.id, { id: studentId, fullName, birthDate });
}

/** Ends the consent that stands; false where none does. */
async function withdraw(
  transaction: Queryable,
  studentId: string,
  reader: Reader,
  kind: ConsentKind,
  now: Date,
): Promise<boolean> {
  const ended = await transaction
    .update(consents)
    .set({ withdrawnAt: now, withdrawnBy: reader.id })
    .where(
      and(eq(consents.studentId, studentId), eq(consents.kind, kind), isNull(consents.withdrawnAt)),
    )
    .returning({ id: consents.id });
  return ended.length > 0;
}

/** Ends the sessions, silences the tutor, and gives the letters to the guardians. */
async function stopLearning(
  transaction: Queryable,
  context: RequestContext,
  studentId: string,
  reader: Reader,
): Promise<Email[]> {
  const { settings } = context;
  await endSessionsOf(transaction, { profileId: studentId }, { why: "consent" });
  await publish(transaction, learningStopped, { studentId });
  // A student who decides alone is told by the page.
  if (reader.isStudent) return [];
  const { goesAt } = await readPrivacy(transaction, studentId, reader, {
    now: context.now(),
    settings,
  });
  const [child] = await transaction
    .select({ fullName: profiles.fullName })
    .from(profiles)
    .where(eq(profiles.id, studentId));
  const url = new URL(`/parent-dashboard/privacy?child=${studentId}`, settings.publicUrl).href;
  const guardians = await readGuardians(transaction, studentId);
  return guardians.map((guardian) => ({
    ...coreWithdrawnEmail(
      {
        email: guardian.email,
        firstName: firstNameOf(guardian.fullName),
        childFirstName: firstNameOf(child?.fullName ?? ""),
        goesAt: goesAt === null ? null : new Date(goesAt),
        url,
      },
      guardian.locale,
    ),
    about: [studentId],
  }));
}
