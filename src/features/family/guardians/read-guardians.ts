import { and, asc, eq, gt, inArray, or, sql } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { familyInvitations, invitedChildren } from "#db/tables/family-invitations.ts";
import { guardianships, parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { ageOn, firstNameOf } from "#features/accounts/rules.ts";
import { consentAgeYears } from "#shared/constants.ts";
import type { Guardians, SentInvitation } from "../contract/guardians.ts";
import { childrenOf, isUnlocked, type NamedChild } from "../guardianship.ts";

type Looking = { studentId: string; id: string; fullName: string; createdAt: Date };

/** Who looks after these students, in the order they came. Whoever is locked out is not named. */
export function readLooking(
  queryable: Queryable,
  studentIds: readonly string[],
): Promise<Looking[]> {
  const { studentId, createdAt } = guardianships;
  return queryable
    .select({ studentId, createdAt, id: parentAccounts.id, fullName: parentAccounts.fullName })
    .from(guardianships)
    .innerJoin(parentAccounts, eq(parentAccounts.id, guardianships.parentId))
    .where(and(inArray(studentId, [...studentIds]), isUnlocked))
    .orderBy(asc(createdAt), asc(parentAccounts.id));
}

/** Whether a student can do with nobody to look after them: they signed up alone, at 13 or older. */
export function canStandAlone(
  child: Pick<NamedChild, "birthDate" | "parentCreated">,
  now: Date,
): boolean {
  const { birthDate, parentCreated } = child;
  return !parentCreated && birthDate !== null && ageOn(birthDate, now) >= consentAgeYears;
}

/** Who looks after each child of a parent, and the parent's invitations that wait for an answer. */
export async function readFamilyGuardians(
  queryable: Queryable,
  parentId: string,
  now: Date,
): Promise<Guardians> {
  const children = await childrenOf(queryable, parentId);
  const looking = await readLooking(
    queryable,
    children.map(({ id }) => id),
  );
  return {
    isSample: false,
    children: children.map((child) => {
      const guardians = looking.filter(({ studentId }) => studentId === child.id);
      return {
        id: child.id,
        firstName: firstNameOf(child.fullName),
        guardians: guardians.map(({ id, fullName, createdAt }) => ({
          id,
          fullName,
          since: createdAt.toISOString(),
          isYou: id === parentId,
        })),
        mayLeave: guardians.length > 1 || canStandAlone(child, now),
      };
    }),
    sent: await readSent(queryable, { inviterId: parentId }, now),
  };
}

/**
 * The invitations of a parent, or of a student, that wait for an answer. A student's no shows as silence, and whom a
 * parent's question reached is not told.
 */
export async function readSent(
  queryable: Queryable,
  by: { inviterId: string } | { studentId: string },
  now: Date,
): Promise<SentInvitation[]> {
  const { kind, status, inviterId, expiresAt } = familyInvitations;
  const rows = await queryable
    .select({ invitation: familyInvitations, fullName: profiles.fullName })
    .from(familyInvitations)
    .leftJoin(invitedChildren, eq(invitedChildren.invitationId, familyInvitations.id))
    .leftJoin(profiles, eq(profiles.id, invitedChildren.studentId))
    .where(
      and(
        "inviterId" in by
          ? eq(inviterId, by.inviterId)
          : and(eq(kind, "parent"), eq(invitedChildren.studentId, by.studentId)),
        or(eq(status, "open"), and(eq(kind, "link"), eq(status, "declined"))),
        gt(expiresAt, now),
      ),
    )
    .orderBy(sql`${familyInvitations.createdAt} desc`, asc(profiles.fullName));
  const sent = new Map<string, SentInvitation>();
  for (const { invitation, fullName } of rows) {
    const known = sent.get(invitation.id) ?? {
      id: invitation.id,
      kind: invitation.kind,
      to: invitation.recipient ?? invitation.askedFor ?? "",
      children: [],
      sentAt: invitation.createdAt.toISOString(),
      expiresAt: invitation.expiresAt.toISOString(),
    };
    if (fullName !== null && invitation.kind !== "link") known.children.push(firstNameOf(fullName));
    sent.set(invitation.id, known);
  }
  return [...sent.values()];
}
