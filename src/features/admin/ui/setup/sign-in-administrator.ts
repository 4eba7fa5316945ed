import { call } from "#client/api.ts";
import { adminSessionPauseMs, adminSessionTries } from "#shared/constants.ts";
import type { OutputFrom } from "#client/api.ts";

type Account = NonNullable<OutputFrom<"accounts", "readSession">["account"]>;

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/**
 * Signs the new administrator in, and asks for the session until it has arrived: up to 10 times, 500 ms apart
 * (T-12). Null where it has not, for whatever reason; nothing is lost, since the account exists.
 */
export async function signInAdministrator(
  identifier: string,
  password: string,
): Promise<Account | null> {
  try {
    await call("accounts", "signInStudent", { identifier, password });
  } catch {
    return null;
  }
  for (let tries = 1; tries <= adminSessionTries; tries++) {
    const account = await readAccount();
    if (account?.role === "administrator") return account;
    if (tries < adminSessionTries) await pause(adminSessionPauseMs);
  }
  return null;
}

/** A try that fails is a try; the next may reach the server. */
async function readAccount(): Promise<Account | null> {
  try {
    return (await call("accounts", "readSession", {})).account;
  } catch {
    return null;
  }
}
