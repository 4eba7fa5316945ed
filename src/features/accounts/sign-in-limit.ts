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

/**
 * Counts a try at an account, before anything is looked up. The account is the key, so one pupil who has
 * forgotten a password locks out nobody else behind the school's address. Throws rate_limited.
 */
export function countSignIn(context: RequestContext, identifier: string): Promise<void> {
  return context.limits.count(triesPerAccount, targetKey(identifier));
}
