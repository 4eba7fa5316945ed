import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { call } from "./api.ts";
import {
  type AccountKind,
  type DisplayHint,
  readDisplayHint,
  storageKeys,
} from "#shared/browser-storage.ts";
import { AppError } from "#shared/errors.ts";
import type { Role } from "#shared/permissions.ts";
import type { Account } from "#features/accounts/contract.ts";

const sessionKey = ["accounts", "session"] as const;

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
    // The hint only saves a moment; a browser that keeps nothing does without.
  }
}

function readHint(): DisplayHint | null {
  try {
    return readDisplayHint(localStorage.getItem(storageKeys.displayHint), Date.now());
  } catch {
    return null;
  }
}

async function readSession(signal: AbortSignal): Promise<Account | null> {
  const { account } = await call("accounts", "readSession", {}, { signal });
  writeHint(account);
  return account;
}

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
    queryFn: ({ signal }) => readSession(signal),
  });
  return { account: data ?? null, isPending, hint };
}

/** Nothing that one person loaded is shown to the next. Other tabs hear of it by the hint (C-03). */
function replaceAccount(client: QueryClient, account: Account | null): void {
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
  client.setQueryData(sessionKey, account);
  writeHint(account);
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

/** Whether the account shown here is still the one signed in at this browser. */
async function isStillShown(client: QueryClient, shown: Account): Promise<boolean> {
  const account = await client.fetchQuery({
    queryKey: sessionKey,
    queryFn: ({ signal }) => readSession(signal),
    staleTime: 0,
  });
  return account?.id === shown.id;
}

/**
 * Follows what other tabs and the public pages do (C-03): they write the hint at sign-in and remove it at
 * sign-out. Where the account shown here is no longer the one signed in, the page is asked for anew, and the
 * server decides who may see it. Rendered once, near the root.
 */
export function SessionWatcher(): null {
  const client = useQueryClient();
  useEffect(() => {
    async function follow(): Promise<void> {
      const shown = client.getQueryData<Account | null>(sessionKey);
      if (!shown) return client.invalidateQueries({ queryKey: sessionKey });
      if (!(await isStillShown(client, shown))) window.location.reload();
    }
    function listen({ key }: StorageEvent): void {
      if (key !== storageKeys.displayHint) return;
      follow().catch(() => {
        // The server cannot be reached now; the next call that reaches it is decided there.
      });
    }
    window.addEventListener("storage", listen);
    return () => window.removeEventListener("storage", listen);
  }, [client]);
  return null;
}
