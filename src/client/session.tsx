import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { call, onUnauthenticated } from "./api.ts";
import { readHint } from "./session-hint.ts";
import { readSession, replaceAccount, sessionKey } from "./session-query.ts";
import { type DisplayHint, storageKeys } from "#shared/browser-storage.ts";
import { AppError } from "#shared/errors.ts";
import type { Account } from "#features/accounts/contract.ts";

/** The signed-in person as far as the page knows. */
export type KnownAccount = {
  /** As the server says; null while nobody is signed in, or until it has answered. */
  account: Account | null;
  /** The server has not answered yet. */
  isPending: boolean;
  /** Whom the browser greeted when the page opened: shown until the server has answered, and never trusted. */
  hint: DisplayHint | null;
};

/** The signed-in account, asked of the server once and kept for all screens. */
export function useAccount(): KnownAccount {
  const [hint] = useState(readHint);
  const { data, isPending } = useQuery({
    queryKey: sessionKey,
    queryFn: ({ client, signal }) => readSession(client, signal),
  });
  return { account: data ?? null, isPending, hint };
}

/** Credits the affiliate who brought this student (C-12), where the browser came by a referral link. */
async function creditReferral({ role }: Account): Promise<void> {
  if (role !== "student" || !localStorage.getItem(storageKeys.referral)) return;
  await (await import("./apply-referral.ts")).applyStoredReferral();
}

/** What a page does once the server has opened a session: the whole application knows the account at once. */
export function useSignedIn(): (account: Account) => void {
  const client = useQueryClient();
  return useCallback(
    (account) => {
      replaceAccount(client, account);
      creditReferral(account).catch(() => {
        // The next sign-in tries again.
      });
    },
    [client],
  );
}

/**
 * Signs out: the session ends on the server, this browser forgets the account, and a page opens: the home page, or another.
 * Rejects with AppError where the server could not be told; then the person is still signed in.
 */
export function useSignOut(): (to?: string) => Promise<void> {
  const client = useQueryClient();
  return useCallback(
    async (to = "/") => {
      try {
        await call("accounts", "signOut", {});
      } catch (error) {
        const alreadyOver = error instanceof AppError && error.code === "unauthenticated";
        if (!alreadyOver) throw error;
      }
      replaceAccount(client, null);
      window.location.assign(to);
    },
    [client],
  );
}

/**
 * Watches over the session in this tab (./watch-session.ts, which comes once the page is there). Rendered once,
 * near the root.
 */
export function SessionWatcher(): null {
  const client = useQueryClient();
  useEffect(() => {
    const watch = import("./watch-session.ts").then(({ watchSession }) => watchSession(client));
    const stopHearing = onUnauthenticated(
      () => void watch.then((session) => session.look(), ignore),
    );
    return () => {
      stopHearing();
      watch.then((session) => session.stop(), ignore);
    };
  }, [client]);
  return null;
}

/** Where the watch cannot be loaded the server still refuses every call of a session that has ended. */
function ignore(): void {
  return undefined;
}
