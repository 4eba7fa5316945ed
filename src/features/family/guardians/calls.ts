import { answer, type BoundCall } from "#platform/http/bound-call.ts";
import { type RequestContext, requireActor } from "#platform/http/request-context.ts";
import { day } from "#shared/constants.ts";
import { AppError } from "#shared/errors.ts";
import { type Guardians, guardiansContract as contract } from "../contract/guardians.ts";
import { sampleChild, sampleFamily } from "../sample-family.ts";
import { acceptInvitation, declineInvitation, readInvitation } from "./answer-invitation.ts";
import { inviteGuardian, inviteParent } from "./invite.ts";
import { leaveChild, withdrawInvitation } from "./leave.ts";
import { answerLink, askToLink, readOwnGuardians } from "./link-student.ts";
import { readFamilyGuardians } from "./read-guardians.ts";

/** The calls about who looks after whom, with what answers them. */
export const guardianCalls: readonly BoundCall[] = [
  answer(contract.readGuardians, async (context) => {
    const actor = requireActor(context);
    return actor.kind === "parent" ? asTheyAre(context, actor.id) : sampleGuardians(context);
  }),
  answer(contract.inviteGuardian, async (context, input) => {
    const parentId = parentOf(context);
    await inviteGuardian(context, parentId, input);
    return asTheyAre(context, parentId);
  }),
  answer(contract.withdrawInvitation, async (context, { invitationId }) => {
    const isSample = invitationId === sampleInvitation;
    if (requireActor(context).kind !== "parent" && !isSample) throw new AppError("not_found");
    const parentId = parentOf(context);
    await withdrawInvitation(context, { inviterId: parentId }, invitationId);
    return asTheyAre(context, parentId);
  }),
  answer(contract.leaveChild, async (context, { childId }) => {
    if (requireActor(context).kind !== "parent") requireSample(context, childId);
    const parentId = parentOf(context);
    await leaveChild(context, parentId, childId);
    return asTheyAre(context, parentId);
  }),
  answer(contract.askToLink, async (context, { who }) => {
    const parentId = parentOf(context);
    await askToLink(context, parentId, who);
    return asTheyAre(context, parentId);
  }),
  answer(contract.readInvitation, readInvitation),
  answer(contract.acceptInvitation, (context, { invitationToken }) =>
    acceptInvitation(context, invitationToken),
  ),
  answer(contract.declineInvitation, declineInvitation),
  answer(contract.readOwnGuardians, (context) => readOwnGuardians(context, studentOf(context))),
  answer(contract.answerLink, async (context, input) => {
    await answerLink(context, studentOf(context), input);
    return readOwnGuardians(context, studentOf(context));
  }),
  answer(contract.inviteParent, async (context, { email }) => {
    await inviteParent(context, studentOf(context), email);
    return readOwnGuardians(context, studentOf(context));
  }),
  answer(contract.withdrawOwnInvitation, async (context, { ownInvitationId }) => {
    const studentId = studentOf(context);
    await withdrawInvitation(context, { studentId }, ownInvitationId);
    return readOwnGuardians(context, studentId);
  }),
];

function asTheyAre(context: RequestContext, parentId: string): Promise<Guardians> {
  return readFamilyGuardians(context.db, parentId, context.now());
}

/** The parent who calls. Throws sample_only for administrators: they may only look. */
function parentOf(context: RequestContext): string {
  if (context.actor?.kind !== "parent") throw new AppError("sample_only");
  return context.actor.id;
}

/** The student who calls; the guard lets nobody else through but administrators, who have a profile of their own. */
function studentOf(context: RequestContext): string {
  const actor = requireActor(context);
  if (actor.kind !== "profile") throw new AppError("forbidden");
  return actor.id;
}

function requireSample(context: RequestContext, childId: string): void {
  if (!sampleChild(childId, context.now())) throw new AppError("not_found");
}

/** The invitation that waits in the sample family. */
const sampleInvitation = "sample-invitation";

/** What administrators see: a family that does not exist. */
function sampleGuardians(context: RequestContext): Guardians {
  const now = context.now();
  const since = now.toISOString();
  const guardians = [{ id: "sample", fullName: "Rosa Díaz", since, isYou: true }];
  return {
    isSample: true,
    children: sampleFamily(now).children.map(({ id, firstName }) => {
      return { id, firstName, guardians, mayLeave: false };
    }),
    sent: [
      {
        id: sampleInvitation,
        kind: "guardian",
        to: "daniel@example.org",
        children: sampleFamily(now).children.map(({ firstName }) => firstName),
        sentAt: since,
        expiresAt: new Date(now.getTime() + day).toISOString(),
      },
    ],
  };
}
