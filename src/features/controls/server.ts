import { requireChild } from "#features/family/guardianship.ts";
import { requireUntroubled } from "#features/oversight/hear-field.ts";
import { answer, type BoundCall } from "#platform/http/bound-call.ts";
import { type RequestContext, requireActor } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";
import { changeRules } from "./change-rules.ts";
import { controlsContract as contract, type Ruling } from "./contract.ts";
import { readOpenRequests, readOwnRuling, readRuling } from "./read-ruling.ts";
import { readVoiceOffer } from "./read-voice.ts";
import { sampleRuling } from "./sample-rules.ts";
import { answerRequest, askForTime } from "./time-requests.ts";

/**
 * The parent who calls about a child of theirs. Administrators have the sample family, and may only look.
 * @throws AppError not_found for anybody else's child, sample_only
 */
async function requireParentOf(context: RequestContext, childId: string): Promise<string> {
  const actor = requireActor(context);
  if (actor.kind === "parent") {
    await requireChild(context.db, actor.id, childId);
    return actor.id;
  }
  requireSample(context, childId);
  throw new AppError("sample_only");
}

function requireSample(context: RequestContext, childId: string): Ruling {
  const sample = sampleRuling(childId, context.now(), context.timeZone);
  if (!sample) throw new AppError("not_found");
  return sample;
}

function rulingOf(context: RequestContext, childId: string): Promise<Ruling> {
  return readRuling(context.db, childId, { now: context.now(), timeZone: context.timeZone });
}

/** The calls of the controls with what answers them. */
export const controlsCalls: readonly BoundCall[] = [
  answer(contract.readRules, async (context, { childId }) => {
    const actor = requireActor(context);
    if (actor.kind !== "parent") return requireSample(context, childId);
    await requireChild(context.db, actor.id, childId);
    return rulingOf(context, childId);
  }),
  answer(contract.changeRules, async (context, { childId, changes }) => {
    const parentId = await requireParentOf(context, childId);
    const { timeZone } = context;
    await changeRules(context.db, { childId, parentId, timeZone, changes, now: context.now() });
    return rulingOf(context, childId);
  }),
  answer(contract.readRequests, async (context) => {
    const actor = requireActor(context);
    const requests =
      actor.kind === "parent" ? await readOpenRequests(context.db, actor.id, context.now()) : [];
    return { requests };
  }),
  answer(contract.answerRequest, async (context, { childId, requestId, minutes }) => {
    const parentId = await requireParentOf(context, childId);
    const now = context.now();
    await answerRequest(context.db, { childId, parentId, requestId, minutes, now });
    return rulingOf(context, childId);
  }),
  answer(contract.readOwnRules, async (context) => {
    const { db } = context;
    const { id } = requireActor(context);
    const ruling = await readOwnRuling(db, id, context.now());
    return { ruling, voice: await readVoiceOffer(db, id, ruling?.rules ?? null, context.now()) };
  }),
  answer(contract.askForTime, async (context, { minutes, reason }) => {
    const studentId = requireActor(context).id;
    await requireUntroubled(context, { place: "time-request", text: reason });
    await askForTime(context.db, { studentId, minutes, reason, now: context.now() });
    return { ruling: await readOwnRuling(context.db, studentId, context.now()) };
  }),
];
