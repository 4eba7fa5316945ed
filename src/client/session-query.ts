import type { QueryClient } from "@tanstack/react-query";
import type { Account } from "#features/accounts/contract.ts";
import { call } from "./api.ts";
import { noteServerTime, writeHint } from "./session-hint.ts";
import { mayGoOn } from "./session-renewal.ts";

/** Where the signed-in account is kept among the queries. */
export const sessionKey = ["accounts", "session"] as const;

/**
 * Asks the server who is signed in, and writes it down for all tabs. Whoever is being asked for the password because the
 * hour is up stays on the page meanwhile.
 */
export async function readSession(
  client: QueryClient,
  signal: AbortSignal,
): Promise<Account | null> {
  const { account, now } = await call("accounts", "readSession", {}, { signal });
  noteServerTime(now);
  const shown = shownAccount(client);
  if (!account && shown && mayGoOn(shown)) return shown;
  writeHint(account);
  return account;
}

/** The account that the screens show; undefined until the server has said who it is. */
export function shownAccount(client: QueryClient): Account | null | undefined {
  return client.getQueryData<Account | null>(sessionKey);
}

/** Asks the server who is signed in now, once, and keeps the answer for all screens. */
export function lookAtSession(client: QueryClient): Promise<Account | null> {
  return client.fetchQuery({
    queryKey: sessionKey,
    queryFn: ({ signal }) => readSession(client, signal),
    staleTime: 0,
    retry: false,
  });
}

/** Has every screen show another account. Nothing that one person loaded is shown to the next. */
export function replaceAccount(client: QueryClient, account: Account | null): void {
  client.removeQueries({ predicate: ({ queryKey }) => !isSessionKey(queryKey) });
  client.setQueryData(sessionKey, account);
  writeHint(account);
}

/** Shows the same account with the session that goes on, and asks again what the end of it refused. */
export function renewAccount(client: QueryClient, account: Account, now: string): void {
  noteServerTime(now);
  client.setQueryData(sessionKey, account);
  writeHint(account);
  void client.refetchQueries({ predicate: ({ state }) => state.status === "error" });
}

function isSessionKey(key: readonly unknown[]): boolean {
  return key[0] === sessionKey[0] && key[1] === sessionKey[1];
}

/** Moves the end of the session (ISO 8601) for every screen and every tab. */
export function setSessionEnd(client: QueryClient, sessionExpiresAt: string): void {
  const account = shownAccount(client);
  if (!account) return;
  const extended = { ...account, sessionExpiresAt };
  client.setQueryData(sessionKey, extended);
  writeHint(extended);
}
