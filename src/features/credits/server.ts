import { requireChild } from "#features/family/guardianship.ts";
import { requireUntroubled } from "#features/oversight/hear-field.ts";
import { answer, type BoundCall } from "#platform/http/bound-call.ts";
import { type RequestContext, requireActor } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";
import { declineRequest, grantRequest, grantToStudent, reopenRequest } from "./answer-requests.ts";
import { askForCredits } from "./ask-for-credits.ts";
import { type Credits, creditsContract as contract } from "./contract.ts";
import { listRequests } from "./list-requests.ts";
import { readChildRequests, readCredits } from "./read-credits.ts";
import { sampleCredits } from "./sample-credits.ts";

/** Administrators have the sample family. @throws AppError not_found for any other child */
function requireSample(context: RequestContext, childId: string): Credits {
  const sample = sampleCredits(childId, context.now());
  if (!sample) throw new AppError("not_found");
  return sample;
}

/** The calls about credits with what answers them. */
export const creditsCalls: readonly BoundCall[] = [
  answer(contract.readChildCredits, async (context, { childId, before }) => {
    const actor = requireActor(context);
    if (actor.kind !== "parent") return requireSample(context, childId);
    await requireChild(context.db, actor.id, childId);
    return readCredits(context.db, {
      studentId: childId,
      isParent: true,
      locale: context.locale,
      before,
    });
  }),
  answer(contract.askForChild, async (context, { childId, note }) => {
    const actor = requireActor(context);
    if (actor.kind !== "parent") {
      requireSample(context, childId);
      throw new AppError("sample_only");
    }
    const { db } = context;
    await requireChild(db, actor.id, childId);
    await askForCredits(db, {
      studentId: childId,
      parentId: actor.id,
      note,
      now: context.now(),
    });
    return readCredits(db, {
      studentId: childId,
      isParent: true,
      locale: context.locale,
      before: undefined,
    });
  }),
  answer(contract.readRequests, async (context) => {
    const actor = requireActor(context);
    const requests =
      actor.kind === "parent" ? await readChildRequests(context.db, actor.id, context.now()) : [];
    return { requests };
  }),
  answer(contract.readOwnCredits, (context, { before }) =>
    readCredits(context.db, {
      studentId: requireActor(context).id,
      isParent: false,
      locale: context.locale,
      before,
    }),
  ),
  answer(contract.askForSelf, async (context, { note }) => {
    const { db } = context;
    const studentId = requireActor(context).id;
    await requireUntroubled(context, { place: "credit-request", text: note });
    await askForCredits(db, { studentId, parentId: null, note, now: context.now() });
    return readCredits(db, {
      studentId,
      isParent: false,
      locale: context.locale,
      before: undefined,
    });
  }),
  answer(contract.listRequests, listRequests),
  answer(contract.grantRequest, grantRequest),
  answer(contract.declineRequest, declineRequest),
  answer(contract.reopenRequest, reopenRequest),
  answer(contract.grantCredits, grantToStudent),
];
