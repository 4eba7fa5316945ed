import { and, eq, inArray } from "drizzle-orm";
import { familyInvitations, invitedChildren } from "#db/tables/family-invitations.ts";
import { guardianships } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { recordDeed } from "#platform/audit.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { publish } from "#platform/live-channel.ts";
import { writeLetters } from "#platform/write-letters.ts";
import { AppError } from "#shared/errors.ts";
import { guardianshipNews, requireChild } from "../guardianship.ts";
import { tellOthers } from "./join.ts";
import { canStandAlone, readLooking } from "./read-guardians.ts";

/**
 * A parent stops looking after a child; the others who do are written to. Nobody else can take a parent away but an
 * administrator, so that no parent shuts out the other. Throws not_found for anybody else's child, and last_guardian
 * where a child would be left with nobody.
 */
export async function leaveChild(
  context: RequestContext,
  parentId: string,
  studentId: string,
): Promise<void> {
  await writeLetters(context, async (transaction) => {
    // Of two who leave at the same moment, the second sees that the first is gone.
    const [student] = await transaction
      .select()
      .from(profiles)
      .where(eq(profiles.id, studentId))
      .for("update");
    await requireChild(transaction, parentId, studentId);
    if (!student) throw new AppError("not_found");
    const looking = await readLooking(transaction, [studentId]);
    if (looking.length < 2 && !canStandAlone(student, context.now())) {
      throw new AppError("last_guardian");
    }
    const letters = await tellOthers(transaction, context, { parentId, studentId, event: "left" });
    await transaction
      .delete(guardianships)
      .where(and(eq(guardianships.parentId, parentId), eq(guardianships.studentId, studentId)));
    await publish(transaction, guardianshipNews, { parentId });
    const deed = { actorId: parentId, action: "guardian.left", subjectId: studentId };
    await recordDeed(transaction, deed, context.now());
    return letters;
  });
}

/** Takes back an open invitation of a parent's, or of a student's own. Throws not_found for anybody else's. */
export async function withdrawInvitation(
  context: RequestContext,
  by: { inviterId: string } | { studentId: string },
  invitationId: string,
): Promise<void> {
  const { id, inviterId, kind, status } = familyInvitations;
  const isTheirs =
    "inviterId" in by
      ? eq(inviterId, by.inviterId)
      : and(
          eq(kind, "parent"),
          inArray(
            id,
            context.db
              .select({ id: invitedChildren.invitationId })
              .from(invitedChildren)
              .where(eq(invitedChildren.studentId, by.studentId)),
          ),
        );
  const withdrawn = await context.db
    .update(familyInvitations)
    .set({ status: "withdrawn", answeredAt: context.now() })
    // A question that a student said no to looks open to the parent, who may take it back.
    .where(and(eq(id, invitationId), inArray(status, ["open", "declined"]), isTheirs))
    .returning({ id });
  if (withdrawn.length === 0) throw new AppError("not_found");
}
