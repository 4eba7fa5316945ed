import {
  type AccountKind,
  type DisplayHint,
  readDisplayHint,
  storageKeys,
} from "#shared/browser-storage.ts";
import type { Role } from "#shared/permissions.ts";
import type { Account } from "#features/accounts/contract.ts";

const kinds: Readonly<Record<Role, AccountKind>> = {
  student: "student",
  parent: "parent",
  affiliate: "affiliate",
  administrator: "admin",
};

/** How far this browser's clock is ahead of the server's, in ms. */
let clockAheadMs = 0;

/** Learns from an answer what the server's clock says (ISO 8601), so that times can be told by this one. */
export function noteServerTime(serverTime: string): void {
  clockAheadMs = Date.now() - Date.parse(serverTime);
}

/** Writes down for all tabs who is signed in and until when, or that nobody is. */
export function writeHint(account: Account | null): void {
  try {
    if (!account) return localStorage.removeItem(storageKeys.displayHint);
    const hint: DisplayHint = {
      kind: kindOf(account),
      firstName: account.firstName,
      expiresAt: Date.parse(account.sessionExpiresAt) + clockAheadMs,
    };
    localStorage.setItem(storageKeys.displayHint, JSON.stringify(hint));
  } catch {
    // The hint only saves a moment; a browser that keeps nothing does without.
  }
}

/** What the pages show somebody of this role as. */
export function kindOf({ role }: Pick<Account, "role">): AccountKind {
  return kinds[role];
}

function readStored(now: number): DisplayHint | null {
  try {
    return readDisplayHint(localStorage.getItem(storageKeys.displayHint), now);
  } catch {
    return null;
  }
}

/** Who is signed in as far as this browser remembers; null once their session must have ended. */
export function readHint(): DisplayHint | null {
  return readStored(Date.now());
}

/** Who was signed in last and not signed out, also where their session must have ended meanwhile. */
export function readLastHint(): DisplayHint | null {
  return readStored(0);
}
