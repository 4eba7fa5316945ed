import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { call } from "#client/api.ts";
import { type AccountKind, type DisplayHint, storageKeys } from "#shared/browser-storage.ts";
import { AppError } from "#shared/errors.ts";
import type { Role } from "#shared/permissions.ts";
import type { Account } from "../contract.ts";

const sessionKey = ["accounts", "session"] as const;

/** Tells the other tabs of this browser that somebody signed in or out (C-03). */
const channelName = "faro.session";

const kinds: Readonly<Record<Role, AccountKind>> = {
  student: "student",
  parent: "parent",
  affiliate: "affiliate",
  administrator: "admin",
};

function writeHint(account: Account | null): void {
  try {
    if (!account) return localStorage.removeItem(storageKeys.displayHint);
    const hint: DisplayHint = {
      kind: kinds[account.role],
      firstName: account.firstName,
      expiresAt: Date.parse(account.sessionExpiresAt),
    };
    localStorage.setItem(storageKeys.displayHint, JSON.stringify(hint));
  } catch {
    // The hint only saves the public pages a moment; a browser that keeps nothing does without.
  }
}

async function readSession(signal: AbortSignal): Promise<Account | null> {
  const { account } = await call("accounts", "readSession", {}, { signal });
  writeHint(account);
  return account;
}

/** The signed-in account as the server knows it; null while nobody is, or until it is known (`isPending`). */
export function useAccount(): { account: Account | null; isPending: boolean } {
  const { data, isPending } = useQuery({
    queryKey: sessionKey,
    queryFn: ({ signal }) => readSession(signal),
  });
  return { account: data ?? null, isPending };
}

/** Nothing that one person loaded is shown to the next. */
function replaceAccount(client: QueryClient, account: Account | null): void {
  client.clear();
  client.setQueryData(sessionKey, account);
  writeHint(account);
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin and takes no target
  channel.postMessage(account?.id ?? null);
  channel.close();
}

/** What a page does once the server has opened a session: the whole application knows the account at once. */
export function useSignedIn(): (account: Account) => void {
  const client = useQueryClient();
  return useCallback((account) => replaceAccount(client, account), [client]);
}

/**
 * Signs out: the session ends on the server, this browser forgets the account, and the home page opens.
 * Rejects with AppError where the server could not be told; then the person is still signed in.
 */
export function useSignOut(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(async () => {
    try {
      await call("accounts", "signOut", {});
    } catch (error) {
      const alreadyOver = error instanceof AppError && error.code === "unauthenticated";
      if (!alreadyOver) throw error;
    }
    replaceAccount(client, null);
    window.location.assign("/");
  }, [client]);
}

/**
 * Follows what other tabs of this browser do: where the account here is no longer the one signed in, the page
 * is asked for anew, and the server decides who may see it. Rendered once, near the root.
 */
export function SessionWatcher(): null {
  const client = useQueryClient();
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      const shown = client.getQueryData<Account | null>(sessionKey);
      if (shown && shown.id !== data) window.location.reload();
      else if (!shown && data !== null) void client.invalidateQueries({ queryKey: sessionKey });
    });
    return () => channel.close();
  }, [client]);
  return null;
}
