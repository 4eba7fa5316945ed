import { adultAgeYears } from "#shared/constants.ts";
import { and, asc, eq, gt, ne, or } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { familyInvitations, invitedChildren } from "#db/tables/family-invitations.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { maskEmail } from "#features/accounts/profile/letters.ts";
import { ageOn, firstNameOf } from "#features/accounts/rules.ts";
import { hashToken } from "#features/accounts/sessions.ts";
import { type Actor, type RequestContext, requireActor } from "#platform/http/request-context.ts";
import { writeLetters } from "#platform/write-letters.ts";
import { AppError } from "#shared/errors.ts";
import type { Invitation } from "../contract/guardians.ts";
import { isGuardian } from "../guardianship.ts";
import { provedAddress } from "../own-letters.ts";
import { join } from "./join.ts";

type Row = typeof familyInvitations.$inferSelect;
type Invited = { id: string; fullName: string };

/** What names an invitation: the token of its letter, or its id where the letter went to the reader's own address. */
type Named = { token: string; address: string | null; now: Date };

/** An invitation that can be answered, with the children it is still true of. Throws token_invalid. */
async function getOpenOrThrow(
  queryable: Queryable,
  { token, address, now }: Named,
): Promise<{ row: Row; children: Invited[] }> {
  const { id, recipient, tokenHash, status, expiresAt } = familyInvitations;
  const isOwn = and(
    eq(id, token),
    eq(recipient, address ?? ""),
    ne(familyInvitations.kind, "link"),
  );
  const [row] = await queryable
    .select()
    .from(familyInvitations)
    .where(and(or(eq(tokenHash, hashToken(token)), isOwn), eq(status, "open"), gt(expiresAt, now)))
    .for("update");
  if (!row) throw new AppError("token_invalid");
  const named = await queryable
    .select({ id: profiles.id, fullName: profiles.fullName, birthDate: profiles.birthDate })
    .from(invitedChildren)
    .innerJoin(profiles, eq(profiles.id, invitedChildren.studentId))
    .where(eq(invitedChildren.invitationId, row.id))
    .orderBy(asc(profiles.fullName));
  const children: Invited[] = [];
  for (const child of named) {
    if (child.birthDate !== null && ageOn(child.birthDate, now) >= adultAgeYears) continue;
    // Who looks after a child no more, or was locked out, opens it to nobody else.
    const stands = row.inviterId === null || (await isGuardian(queryable, row.inviterId, child.id));
    if (stands) children.push(child);
  }
  if (children.length === 0) throw new AppError("token_invalid");
  return { row, children };
}

async function nameOf(context: RequestContext, token: string): Promise<Named> {
  return { token, address: await provedAddress(context), now: context.now() };
}

/** Who invites whom, for whoever holds the letter. Throws token_invalid once it is answered, taken back or too old. */
export async function readInvitation(
  context: RequestContext,
  { invitationToken }: { invitationToken: string },
): Promise<Invitation> {
  const { row, children } = await getOpenOrThrow(
    context.db,
    await nameOf(context, invitationToken),
  );
  const names = children.map(({ fullName }) => firstNameOf(fullName));
  const [parent] = row.inviterId
    ? await context.db
        .select({ fullName: parentAccounts.fullName })
        .from(parentAccounts)
        .where(eq(parentAccounts.id, row.inviterId))
    : [];
  return {
    kind: row.kind === "parent" ? "parent" : "guardian",
    inviter: parent?.fullName ?? names[0] ?? "",
    children: names,
    expiresAt: row.expiresAt.toISOString(),
    recipient: maskEmail(row.recipient ?? ""),
    reader: await readerOf(context, row),
  };
}

async function readerOf(context: RequestContext, row: Row): Promise<Invitation["reader"]> {
  const { actor } = context;
  if (!actor) return "visitor";
  if (actor.kind !== "parent") return "no-parent";
  return (await isInvited(context.db, actor, row)) ? "invited" : "another-address";
}

/** A letter may be passed on; only the adult whose address was meant may accept it. */
async function isInvited(queryable: Queryable, { kind, id }: Actor, row: Row): Promise<boolean> {
  const table = kind === "parent" ? parentAccounts : profiles;
  const [reader] = await queryable
    .select({ email: table.email })
    .from(table)
    .where(eq(table.id, id));
  return reader?.email?.toLowerCase() === row.recipient;
}

/**
 * The adult looks after the children from now on; the others who do are written to. Throws token_invalid, not_found
 * for somebody with another address than the invited one, sample_only for an administrator.
 */
export async function acceptInvitation(
  context: RequestContext,
  invitationToken: string,
): Promise<{ childIds: string[] }> {
  const actor = requireActor(context);
  const { id: parentId } = actor;
  const childIds: string[] = [];
  const asked = await nameOf(context, invitationToken);
  await writeLetters(context, async (transaction) => {
    const { row, children } = await getOpenOrThrow(transaction, asked);
    if (!(await isInvited(transaction, actor, row))) throw new AppError("not_found");
    if (actor.kind !== "parent") throw new AppError("sample_only");
    const letters = [];
    for (const { id: studentId } of children) {
      letters.push(...(await join(transaction, context, { parentId, studentId })));
      if (await isGuardian(transaction, parentId, studentId)) childIds.push(studentId);
    }
    await answer(transaction, row.id, "accepted", asked.now);
    return letters;
  });
  return { childIds };
}

/** Says no. Throws token_invalid where there is nothing to answer any more. */
export async function declineInvitation(
  context: RequestContext,
  { invitationToken }: { invitationToken: string },
): Promise<Record<string, never>> {
  const asked = await nameOf(context, invitationToken);
  await context.db.transaction(async (transaction) => {
    const { row } = await getOpenOrThrow(transaction, asked);
    await answer(transaction, row.id, "declined", asked.now);
  });
  return {};
}

/** Writes down what became of an invitation; its link opens nothing any more. */
export async function answer(
  transaction: Queryable,
  id: string,
  status: "accepted" | "declined",
  now: Date,
): Promise<void> {
  await transaction
    .update(familyInvitations)
    .set({ status, answeredAt: now })
    .where(eq(familyInvitations.id, id));
}
