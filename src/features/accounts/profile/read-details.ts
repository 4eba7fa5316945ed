import { and, count, eq, gt, isNotNull, isNull, ne, notExists, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Queryable } from "#db/client.ts";
import { guardianships } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { type RequestContext, requireActor } from "#platform/http/request-context.ts";
import { readOwed } from "#features/affiliates/money/leave-ledger.ts";
import { isGuardianOf, isUnlocked } from "#features/family/guardianship.ts";
import { adultAgeYears, consentAgeYears } from "#shared/constants.ts";
import { AppError } from "#shared/errors.ts";
import { findSubject } from "#shared/subjects.ts";
import { actsAsAdministrator } from "../administrators.ts";
import type { AccountDetails } from "../contract/profile.ts";
import { ageOn, isBelowConsentAge } from "../rules.ts";
import { ownerOf } from "../sessions.ts";
import { readOwn } from "./own-account.ts";

/** The signed-in person's account as they see it. */
export async function readDetails(context: RequestContext): Promise<{ details: AccountDetails }> {
  const actor = requireActor(context);
  const own = await readOwn(context.db, ownerOf(actor));
  const [profile] =
    actor.kind === "profile"
      ? await context.db.select().from(profiles).where(eq(profiles.id, actor.id))
      : [];
  const { fullName, username, email, emailVerified, locale } = own;
  const interests = profile?.parentContactInfo ?? {};
  return {
    details: {
      kind: actor.kind,
      role: actor.role,
      fullName,
      username,
      email,
      emailVerified,
      hasPassword: own.passwordHash !== null,
      googleLinked: own.googleSubject !== null,
      gradeLevel: profile?.gradeLevel ?? null,
      primarySubject: findSubject(interests.primary_subject),
      preferredSubjects: (interests.preferred_subjects ?? []).flatMap(
        (name) => findSubject(name) ?? [],
      ),
      learningGoals: profile?.learningGoals ?? "",
      locale,
      emailChange: isBelowConsentAge(profile?.birthDate ?? null, context.now())
        ? "guardian"
        : "owner",
      deletion: await whoDeletes(context, context.db),
      childrenDeleted:
        actor.kind === "parent"
          ? (await onlyChildren(context.db, actor.id, context.now())).length
          : 0,
      owed: actor.kind === "profile" ? await readOwed(context.db, actor.id) : null,
    },
  };
}

/** Who may delete the account of whoever makes the call. */
export async function whoDeletes(
  context: RequestContext,
  queryable: Queryable,
): Promise<AccountDetails["deletion"]> {
  const actor = requireActor(context);
  if (actor.kind === "parent") return "owner";
  if (actor.role === "administrator") {
    const others = await queryable
      .select({ id: profiles.id })
      .from(profiles)
      .where(and(ne(profiles.id, actor.id), actsAsAdministrator(context.settings)))
      .limit(1);
    return others.length === 0 ? "last-administrator" : "owner";
  }
  if (actor.role === "affiliate") {
    const owed = await readOwed(queryable, actor.id);
    return owed !== null && owed.approvedCents > 0 ? "after-payout" : "owner";
  }
  const isActing = and(isNotNull(guardianships.parentId), isUnlocked);
  const [profile] = await queryable
    .select({
      birthDate: profiles.birthDate,
      guardians: count(guardianships.parentId),
      acting: sql<number>`count(*) filter (where ${isActing})`.mapWith(Number),
    })
    .from(profiles)
    .leftJoin(guardianships, eq(guardianships.studentId, profiles.id))
    .where(eq(profiles.id, actor.id))
    .groupBy(profiles.id);
  if (!profile) throw new AppError("unauthenticated");
  const { birthDate, guardians, acting } = profile;
  if (birthDate === null || guardians === 0) return "owner";
  const age = ageOn(birthDate, context.now());
  // With every guardian locked out nobody else could: from 13 on the right is the student's, below an administrator acts.
  return age < consentAgeYears || (age < adultAgeYears && acting > 0) ? "guardian" : "owner";
}

/**
 * The ids of a parent's children under 13 whom nobody else looks after. They may be here only because this
 * parent agreed (COPPA, 16 CFR 312.5), so their accounts end with the parent's. An adult who is locked
 * out ends no child's account, and counts as nobody else.
 */
export async function onlyChildren(
  queryable: Queryable,
  parentId: string,
  now: Date,
): Promise<string[]> {
  const others = alias(guardianships, "others");
  const consentBirthday = sql`(${now.toISOString()}::date - make_interval(years => ${consentAgeYears}))::date`;
  const children = await queryable
    .select({ id: profiles.id })
    .from(profiles)
    .innerJoin(guardianships, eq(guardianships.studentId, profiles.id))
    .where(
      and(
        isGuardianOf(parentId),
        gt(sql`${profiles.birthDate}::date`, consentBirthday),
        notExists(
          queryable
            .select({ one: sql`1` })
            .from(others)
            .where(
              and(
                eq(others.studentId, profiles.id),
                ne(others.parentId, parentId),
                isNull(others.lockedAt),
              ),
            ),
        ),
      ),
    );
  return children.map(({ id }) => id);
}
