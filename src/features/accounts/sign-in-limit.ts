import { describeFailure } from "#platform/describe-failure.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { minute, second } from "#shared/constants.ts";
import type { RateLimit } from "#shared/contract.ts";
import { targetKey } from "./target-key.ts";

/** Tries at one account, from whichever addresses they come and at whichever door. */
const triesPerAccount: RateLimit = {
  name: "sign-in-account",
  per: "account",
  points: 5,
  windowSeconds: (15 * minute) / second,
};

/** How long a success stays counted: tries at the same moment are counted whole, whatever comes of them. */
const successCountedMs = second;

/**
 * Counts a try at an account, before anything is looked up. The account is the key, so one pupil who has
 * forgotten a password locks out nobody else behind the school's address. Gives what is to be called when the
 * try succeeds: whoever knows the password is not kept out by signing in often. Throws rate_limited.
 */
export async function countSignIn(
  context: RequestContext,
  identifier: string,
): Promise<() => void> {
  const key = targetKey(identifier);
  await context.limits.count(triesPerAccount, key);
  return () => {
    setTimeout(() => {
      context.limits.giveBack(triesPerAccount, key).catch((error: unknown) => {
        context.log.warn({ reason: describeFailure(error) }, "a sign-in stayed counted");
      });
    }, successCountedMs).unref();
  };
}
