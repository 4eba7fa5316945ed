import { describeFailure } from "#platform/describe-failure.ts";
import { addressKey } from "#platform/http/client-address.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { minute, second } from "#shared/constants.ts";
import type { RateLimit } from "#shared/contract.ts";
import { knownDevice } from "./sessions/known-devices.ts";
import { exactKey } from "./target-key.ts";

const windowSeconds = (15 * minute) / second;

/** How tries are counted at something that is asked of somebody who signs in. */
type Tries = Readonly<Record<"strangers" | "device" | "devices" | "address", RateLimit>>;

function triesAt(asked: "sign-in" | "second-factor"): Tries {
  return {
    /** Wrong ones at one account from devices it never signed in at, at whichever door and by whichever of its names. */
    strangers: { name: `${asked}-account`, per: "account", points: 5, windowSeconds },
    /** Wrong ones at one account from one device it has signed in at: a computer that a class shares is one. */
    device: { name: `${asked}-device`, per: "account", points: 5, windowSeconds },
    /** Wrong ones at one account from all devices it has signed in at: with many of them nobody gets far either. */
    devices: { name: `${asked}-devices`, per: "account", points: 50, windowSeconds },
    /** Wrong ones from one address at whichever accounts, from devices that these never signed in at. */
    address: { name: `${asked}-failures`, per: "address", points: 300, windowSeconds },
  };
}

const passwordTries = triesAt("sign-in");
const codeTries = triesAt("second-factor");

/** The account that an identifier names, as far as tries at it are counted. */
type Named = { id: string; passwordHash: string | null };

/**
 * Counts a try at an account, before its password is looked at. One that is known is counted by itself and not by
 * what was typed, so its username and its address are one door; what names none is counted as it was typed, once for all doors
 * to accounts of its kind, so that no count tells whether there is one.
 * A device at which the account has signed in has a count of its own, so strangers keep nobody out who comes back
 * (OWASP, device cookies). The password is part of the key: a new one begins all counts anew.
 * Gives what is to be called when the try succeeds: then nothing of it is counted. Throws rate_limited.
 */
export function countSignIn(
  context: RequestContext,
  identifier: string,
  account: Named | null,
  kind: "profiles" | "parents",
): Promise<() => Promise<void>> {
  const key = account
    ? `${account.id}:${exactKey(account.passwordHash ?? "").slice(0, 8)}`
    : `${kind}:${exactKey(identifier)}`;
  return countTry(context, passwordTries, key, account);
}

/**
 * Counts a code that is given after the password, before it is looked at, as `countSignIn` counts passwords. Neither a right
 * password nor a new one takes anything back: whoever has come by the mailbox has not come by the app. Throws rate_limited.
 */
export function countCode(
  context: RequestContext,
  account: Pick<Named, "id">,
): Promise<() => Promise<void>> {
  return countTry(context, codeTries, account.id, account);
}

async function countTry(
  context: RequestContext,
  tries: Tries,
  key: string,
  account: Pick<Named, "id"> | null,
): Promise<() => Promise<void>> {
  const { limits } = context;
  const device = account && (await knownDevice(context, account.id));
  if (device !== null) {
    await limits.count(tries.device, `${key}:${device}`);
    await limits.count(tries.devices, key);
  } else {
    await limits.count(tries.address, addressKey(context.address));
    await limits.count(tries.strangers, key);
  }
  return async () => {
    const forgotten = [limits.reset(tries.strangers, key)];
    if (device !== null) {
      forgotten.push(limits.reset(tries.device, `${key}:${device}`));
      forgotten.push(limits.giveBack(tries.devices, key));
    } else forgotten.push(limits.giveBack(tries.address, addressKey(context.address)));
    await Promise.all(forgotten).catch((error: unknown) => {
      // Nobody is kept out because a count could not be forgotten.
      context.log.warn({ reason: describeFailure(error) }, "a sign-in stayed counted");
    });
  };
}
