import { sampleChild } from "#features/family/sample-family.ts";
import { requireChild } from "#features/family/guardianship.ts";
import { readPolicy } from "#features/oversight/read-policy.ts";
import { readOwn } from "#features/accounts/profile/own-account.ts";
import { answer, type BoundCall } from "#platform/http/bound-call.ts";
import { modelPlace } from "#platform/model/model-place.ts";
import { type RequestContext, requireActor } from "#platform/http/request-context.ts";
import { consentKinds, consentVersion } from "#shared/consents.ts";
import { AppError } from "#shared/errors.ts";
import { listCertificates } from "./certificates.ts";
import { changeConsent } from "./change-consent.ts";
import { type Privacy, privacyContract as contract } from "./contract.ts";
import { deleteChild } from "./delete-child.ts";
import { exportStudent } from "./export-student.ts";
import { readFacts } from "./permission.ts";
import { readPrivacy, type Reader } from "./read-privacy.ts";
import { isUnderAge } from "./rules.ts";

/** The calls about a student's data with what answers them. */
export const privacyCalls: readonly BoundCall[] = [
  answer(contract.readChildPrivacy, async (context, { childId }) => {
    if (isAdministrator(context)) return samplePrivacy(context, childId);
    const reader = await guardianOf(context, childId);
    return readPrivacy(context.db, childId, reader, { ...context, now: context.now() });
  }),
  answer(contract.setChildConsent, async (context, { childId, ...change }) => {
    const reader = await guardianOf(context, childId);
    return changeConsent(context, childId, reader, change);
  }),
  answer(contract.exportChild, async (context, { childId }) => {
    const { id } = await guardianOf(context, childId);
    const now = context.now();
    const { sight } = await readPolicy(context.db, childId, now);
    // From 18 on everything is the student's own, also before the hour in which the supervision is ended.
    if (sight === "none") throw new AppError("not_found");
    const { email } = await readOwn(context.db, { parentId: id });
    const receiver = { isStudent: false, email: email ?? "", sight } as const;
    return exportStudent(context.db, childId, receiver, { ...context, now });
  }),
  answer(contract.deleteChild, async (context, input) => {
    const { id } = await guardianOf(context, input.childId);
    return deleteChild(context, id, input);
  }),
  answer(contract.listCertificates, async (context) => {
    const { id, kind } = requireActor(context);
    return kind === "parent" ? listCertificates(context.db, id) : { certificates: [] };
  }),
  answer(contract.readOwnPrivacy, (context) => {
    const reader = studentOf(context);
    return readPrivacy(context.db, reader.id, reader, { ...context, now: context.now() });
  }),
  answer(contract.setOwnConsent, (context, change) => {
    const reader = studentOf(context);
    return changeConsent(context, reader.id, reader, change);
  }),
  answer(contract.exportOwn, async (context) => {
    const { id } = studentOf(context);
    const now = context.now();
    if (isUnderAge(await readFacts(context.db, id, now))) throw new AppError("guardian_decides");
    return exportStudent(context.db, id, { isStudent: true }, { ...context, now });
  }),
];

function isAdministrator(context: RequestContext): boolean {
  return context.actor?.role === "administrator";
}

/** The parent who calls about a child of theirs. Throws not_found for anybody else's, sample_only for administrators. */
async function guardianOf(context: RequestContext, childId: string): Promise<Reader> {
  const actor = requireActor(context);
  if (isAdministrator(context)) {
    if (!sampleChild(childId, context.now())) throw new AppError("not_found");
    throw new AppError("sample_only");
  }
  await requireChild(context.db, actor.id, childId);
  return { id: actor.id, isStudent: false };
}

/** The student who calls; the guard lets nobody else through but administrators, who have a profile of their own. */
function studentOf(context: RequestContext): Reader {
  const actor = requireActor(context);
  if (actor.kind !== "profile") throw new AppError("forbidden");
  return { id: actor.id, isStudent: true };
}

/** What administrators see of a child that does not exist. */
function samplePrivacy(context: RequestContext, childId: string): Privacy {
  const now = context.now();
  const sample = sampleChild(childId, now);
  if (!sample) throw new AppError("not_found");
  const given = {
    givenAt: now.toISOString(),
    givenBy: "guardian",
    method: "verified-email",
    version: consentVersion,
    withdrawnAt: null,
    withdrawnBy: null,
  } as const;
  return {
    decider: "guardian",
    mayChange: false,
    mayWithdraw: false,
    mayLearn: true,
    mayCopy: false,
    isUnderAge: true,
    consents: consentKinds.map((kind) => ({
      kind,
      isGiven: kind === "core",
      history: kind === "core" ? [given] : [],
    })),
    sight: "full",
    model: modelPlace(context.settings),
    goesAt: null,
    adultOn: null,
    needsAddress: false,
  };
}
