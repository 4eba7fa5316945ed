import { firstNameOf } from "#features/accounts/rules.ts";
import { readGuardians, requireChild } from "#features/family/guardianship.ts";
import { sampleChild } from "#features/family/sample-family.ts";
import { answer, type BoundCall } from "#platform/http/bound-call.ts";
import { type RequestContext, requireActor } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";
import { hearMessage } from "#tutor/safety/hear-message.ts";
import { oversightContract as contract, type OwnOversight, type ParentAlert } from "./contract.ts";
import { careFor, careWords } from "./hear-field.ts";
import { acknowledgeAlert, listAlerts, readAlerts, reviewAlert } from "./manage-alerts.ts";
import { acknowledgeChange, readChange } from "./own-change.ts";
import { readAccess } from "./read-access.ts";
import { findSession, readSessions } from "./read-sessions.ts";
import { readPolicy } from "./read-policy.ts";
import { readTranscript } from "./read-transcript.ts";
import { policyAt, showsWords } from "./rules.ts";
import { readSittingId } from "./rules-sittings.ts";

/** What administrators see of a child that does not exist. */
const samplePolicy = policyAt(null, new Date(0), "UTC");

/** The calls about what is seen of a student, with what answers them. */
export const oversightCalls: readonly BoundCall[] = [
  answer(contract.readSessions, async (context, { childId, before }) => {
    if (isSample(context, childId)) return { policy: samplePolicy, sessions: [], next: null };
    await requireChild(context.db, requireActor(context).id, childId);
    const now = context.now();
    const policy = await readPolicy(context.db, childId, now);
    if (policy.sight === "none") return { policy, sessions: [], next: null };
    const words = { showsWords: showsWords(policy.sight), now, before };
    return { policy, ...(await readSessions(context.db, childId, words)) };
  }),
  answer(contract.readSession, async (context, { childId, session: id }) => {
    const nothing = { session: null, transcript: { parts: [] } };
    if (isSample(context, childId)) return { policy: samplePolicy, ...nothing };
    await requireChild(context.db, requireActor(context).id, childId);
    const now = context.now();
    const policy = await readPolicy(context.db, childId, now);
    const at = readSittingId(id);
    if (policy.sight === "none" || !at) return { policy, ...nothing };
    const words = { showsWords: showsWords(policy.sight), now };
    const found = await findSession(context.db, childId, at, words);
    if (!found) return { policy, ...nothing };
    const parts = await readTranscript(context.db, found.sitting, policy.sight);
    return { policy, session: found.session, transcript: { parts } };
  }),
  answer(contract.readOwnSessions, (context, { before }) =>
    readSessions(context.db, requireActor(context).id, {
      showsWords: true,
      now: context.now(),
      before,
    }),
  ),
  answer(contract.readOwnOversight, readOwn),
  answer(contract.acknowledgeChange, async (context) => {
    await acknowledgeChange(context.db, requireActor(context).id, context.now());
    return readOwn(context);
  }),
  answer(contract.tellMore, async (context, written) => {
    const { id, role } = requireActor(context);
    const { category } = hearMessage(written.text);
    // Of an administrator no case is opened.
    if (role !== "student") return { care: careWords(context, category, { told: null }) };
    return { care: await careFor(context, id, { ...written, answer: "alert", category }) };
  }),
  answer(contract.readAccess, async (context, { childId, before }) => {
    if (isSample(context, childId)) return { entries: [], next: null };
    const readerId = requireActor(context).id;
    await requireChild(context.db, readerId, childId);
    return readAccess(context.db, childId, { readerId, before });
  }),
  answer(contract.readOwnAccess, (context, { before }) => {
    const { id } = requireActor(context);
    return readAccess(context.db, id, { readerId: id, before });
  }),
  answer(contract.readAlerts, async (context, { childId }) => {
    if (isSample(context, childId)) return { alerts: [] };
    await requireChild(context.db, requireActor(context).id, childId);
    return { alerts: await alertsOf(context, childId) };
  }),
  answer(contract.acknowledgeAlert, async (context, { childId, alertId }) => {
    if (isSample(context, childId)) throw new AppError("sample_only");
    const parentId = requireActor(context).id;
    await requireChild(context.db, parentId, childId);
    const now = context.now();
    await acknowledgeAlert(context.db, { studentId: childId, alertId, parentId, now });
    return { alerts: await alertsOf(context, childId) };
  }),
  answer(contract.listAlerts, async (context, { reviewed }) => ({
    alerts: await listAlerts(context.db, { isReviewed: reviewed === "yes" }),
  })),
  answer(contract.reviewAlert, async (context, review) => ({
    alert: await reviewAlert(context, review),
  })),
];

/**
 * Whether an administrator looks at a child of the sample family, of whom there are no lessons. Throws not_found for
 * an administrator with any other id: the guard makes nobody's child theirs.
 */
function isSample(context: RequestContext, childId: string): boolean {
  if (context.actor?.kind === "parent") return false;
  if (!sampleChild(childId, context.now())) throw new AppError("not_found");
  return true;
}

async function readOwn(context: RequestContext): Promise<OwnOversight> {
  const studentId = requireActor(context).id;
  const guardians = await readGuardians(context.db, studentId);
  return {
    policy: await readPolicy(context.db, studentId, context.now()),
    guardians: guardians.map(({ fullName }) => firstNameOf(fullName)),
    change: guardians.length === 0 ? null : await readChange(context.db, studentId, context.now()),
  };
}

async function alertsOf(context: RequestContext, childId: string): Promise<ParentAlert[]> {
  const { sight } = await readPolicy(context.db, childId, context.now());
  return readAlerts(context.db, childId, sight);
}
