import { answer, answerStream, type BoundCall } from "#platform/http/bound-call.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";
import { readPolicy } from "#features/oversight/read-policy.ts";
import { showsWords } from "#features/oversight/rules.ts";
import { addChild, setChildPassword } from "./add-child.ts";
import { declineConsentRequest, readConsentRequest } from "./consent-requests.ts";
import { type ChildDetails, familyContract } from "./contract.ts";
import { requireChild } from "./guardianship.ts";
import { guardianCalls } from "./guardians/calls.ts";
import { watchFamily, watchSample } from "./live/watch-family.ts";
import { readCards } from "./read-cards.ts";
import { readChild } from "./read-children.ts";
import { readEvidence } from "./read-evidence.ts";
import { readWaiting } from "./read-waiting.ts";
import { setChildEmail } from "./set-child-email.ts";
import { sampleChild, sampleFamily } from "./sample-family.ts";

/** The parent who calls. Throws sample_only for administrators: they have the sample family, and may only look. */
function parentOf(context: RequestContext): string {
  if (context.actor?.kind !== "parent") throw new AppError("sample_only");
  return context.actor.id;
}

function isAdministrator(context: RequestContext): boolean {
  return context.actor?.role === "administrator";
}

/** A child of the sample family. Throws not_found for a real one: the guard makes nobody's child theirs. */
function requireSample(context: RequestContext, childId: string): ChildDetails {
  const sample = sampleChild(childId, context.now());
  if (!sample) throw new AppError("not_found");
  return sample;
}

/** The calls of the family with what answers them. */
export const familyCalls: readonly BoundCall[] = [
  ...guardianCalls,
  answer(familyContract.readFamily, async (context, { timeZone }) => {
    const now = context.now();
    if (isAdministrator(context)) return sampleFamily(now);
    const children = await readCards(context.db, parentOf(context), { now, timeZone });
    return { isSample: false, children };
  }),
  answerStream(familyContract.watchFamily, (context, { timeZone }, sink) =>
    isAdministrator(context)
      ? watchSample(sampleFamily(context.now()), sink)
      : watchFamily(context, { parentId: parentOf(context), timeZone }, sink),
  ),
  answer(familyContract.readChild, async (context, { childId, timeZone }) => {
    const now = context.now();
    if (!isAdministrator(context)) {
      return readChild(context.db, parentOf(context), childId, { now, timeZone });
    }
    return requireSample(context, childId);
  }),
  answer(familyContract.readWaiting, (context) =>
    isAdministrator(context)
      ? Promise.resolve({ invitations: [], letters: [], consents: [] })
      : readWaiting(context, parentOf(context)),
  ),
  answer(familyContract.readEvidence, async (context, { childId, ...query }) => {
    if (isAdministrator(context)) {
      requireSample(context, childId);
      return { problems: [], next: null };
    }
    await requireChild(context.db, parentOf(context), childId);
    const { sight } = await readPolicy(context.db, childId, context.now());
    if (sight === "none") return { problems: [], next: null };
    const { locale } = context;
    return readEvidence(context.db, childId, query, { locale, showsWords: showsWords(sight) });
  }),
  answer(familyContract.addChild, (context, input) => addChild(context, parentOf(context), input)),
  answer(familyContract.setChildPassword, async (context, input) => {
    if (isAdministrator(context)) requireSample(context, input.childId);
    await setChildPassword(context, parentOf(context), input);
    return {};
  }),
  answer(familyContract.setChildEmail, async (context, input) => {
    if (isAdministrator(context)) requireSample(context, input.childId);
    await setChildEmail(context, parentOf(context), input);
    return {};
  }),
  answer(familyContract.readConsentRequest, readConsentRequest),
  answer(familyContract.declineConsentRequest, declineConsentRequest),
];
