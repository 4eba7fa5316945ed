import type { RequestContext } from "#platform/http/request-context.ts";
import { minute, second } from "#shared/constants.ts";
import type { RateLimit } from "#shared/contract.ts";
import { AppError } from "#shared/errors.ts";
import { checkPassword } from "../passwords.ts";
import type { SessionOwner } from "../sessions.ts";

/** Wrong tries to give the password of one account from within: an open session must not become a place to guess it. */
const triesPerAccount: RateLimit = {
  name: "own-password",
  per: "account",
  points: 10,
  windowSeconds: (15 * minute) / second,
};

/**
 * Makes sure that whoever sits at this session knows the account's password. Throws password_wrong, naming
 * `field`, or rate_limited.
 */
export async function confirmPassword(
  context: RequestContext,
  account: { owner: SessionOwner; passwordHash: string | null },
  given: string,
  field: string,
): Promise<void> {
  const id = "parentId" in account.owner ? account.owner.parentId : account.owner.profileId;
  await context.limits.count(triesPerAccount, id);
  const { matches } = await checkPassword(account.passwordHash, given, context.settings);
  if (matches) await context.limits.reset(triesPerAccount, id);
  else throw new AppError("password_wrong", { fields: { [field]: "passwordWrong" } });
}
