import { readOwn } from "#features/accounts/profile/own-account.ts";
import { requireChild } from "#features/family/guardianship.ts";
import { sampleChild } from "#features/family/sample-family.ts";
import { answer, answerRedirect, type BoundCall } from "#platform/http/bound-call.ts";
import { type RequestContext, requireActor } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";
import { noticesContract as contract, type Notices } from "./contract.ts";
import {
  keepTimeZone,
  readChildNotices,
  readPreferences,
  writeChildNotices,
  writePreferences,
} from "./preferences.ts";
import { defaultChildNotices, defaultPreferences } from "./rules.ts";
import { readSubscription, subscribe } from "./unsubscribe.ts";

/** The calls about what parents are told by e-mail, with what answers them. */
export const noticesCalls: readonly BoundCall[] = [
  answer(contract.readNotices, async (context, { childId }) => {
    if (isAdministrator(context)) return sampleNotices(context, childId);
    return readNotices(context, await guardianOf(context, childId), childId);
  }),
  answer(contract.setChildNotices, async (context, { childId, ...change }) => {
    const parentId = await guardianOf(context, childId);
    await context.db.transaction(async (transaction) => {
      await writeChildNotices(transaction, childId, change, context.now());
      await keepTimeZone(transaction, parentId, context.timeZone);
    });
    return readNotices(context, parentId, childId);
  }),
  answer(contract.setOwnNotices, async (context, change) => {
    const { id } = requireActor(context);
    if (isAdministrator(context)) throw new AppError("sample_only");
    await context.db.transaction(async (transaction) => {
      await keepTimeZone(transaction, id, context.timeZone);
      await writePreferences(transaction, id, change);
    });
    return readPreferences(context.db, id, context.timeZone);
  }),
  answerRedirect(
    contract.openUnsubscribe,
    async (_, input) => `/unsubscribe?token=${encodeURIComponent(input.unsubscribeToken)}`,
    "/unsubscribe",
  ),
  answer(contract.unsubscribe, ({ db }, input) => subscribe(db, input.unsubscribeToken, false)),
  answer(contract.resubscribe, ({ db }, input) => subscribe(db, input.unsubscribeToken, true)),
  answer(contract.readSubscription, ({ db }, input) =>
    readSubscription(db, input.unsubscribeToken),
  ),
];

function isAdministrator(context: RequestContext): boolean {
  return context.actor?.role === "administrator";
}

/** The parent who calls about a child of theirs. Throws not_found for anybody else's, sample_only for administrators. */
async function guardianOf(context: RequestContext, childId: string): Promise<string> {
  const { id } = requireActor(context);
  if (isAdministrator(context)) {
    throw new AppError(sampleChild(childId, context.now()) ? "sample_only" : "not_found");
  }
  await requireChild(context.db, id, childId);
  return id;
}

async function readNotices(
  context: RequestContext,
  parentId: string,
  childId: string,
): Promise<Notices> {
  const { email, emailVerified } = await readOwn(context.db, { parentId });
  return {
    child: await readChildNotices(context.db, childId),
    own: await readPreferences(context.db, parentId, context.timeZone),
    address: email ?? "",
    isAddressProved: emailVerified,
  };
}

/** What administrators see of a child that does not exist. */
function sampleNotices(context: RequestContext, childId: string): Notices {
  if (!sampleChild(childId, context.now())) throw new AppError("not_found");
  return {
    child: { ...defaultChildNotices, weeklySummary: true },
    own: { ...defaultPreferences, timeZone: context.timeZone },
    address: "rosa@example.org",
    isAddressProved: true,
  };
}
