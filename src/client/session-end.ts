import type { AccountKind } from "#shared/browser-storage.ts";
import { second } from "#shared/constants.ts";
import { sessionEndings } from "#shared/session-ends.ts";

/**
 * Why a session ended, as the login is told in its address: its time was up; a parent did nothing for too long; or it
 * was ended before its time. "elsewhere" stands also where the page could not hear why.
 */
export const sessionEnds = ["time", "idle", ...sessionEndings] as const;

export type SessionEnd = (typeof sessionEnds)[number];

/** The name in the login's address under which the reason stands. */
const parameter = "ended";

/** The reason that the login's address names; null where it names none of ours. */
export function readSessionEnd(query: URLSearchParams): SessionEnd | null {
  const named = query.get(parameter);
  return sessionEnds.find((end) => end === named) ?? null;
}

/** Where somebody signs in again: at the door of their kind, and on to the page they were on. */
export function loginPath(kind: AccountKind | null, end: SessionEnd, next: string): string {
  const query = new URLSearchParams(kind === "parent" ? { tab: "parent" } : {});
  query.set("next", next);
  query.set(parameter, end);
  return `${doorOf(kind)}?${query}`;
}

function doorOf(kind: AccountKind | null): string {
  return kind === "affiliate" ? "/affiliate/login" : "/login";
}

/** A page that is being left is not left again: the second time would break the first off. */
const leavingMs = 5 * second;

let leftAt = 0;

/** Leaves the page for the login, which says why and leads back. Stays where the login is open already. */
export function leaveForLogin(kind: AccountKind | null, end: SessionEnd): void {
  const { pathname, search, hash } = window.location;
  if (pathname === doorOf(kind) || Date.now() - leftAt < leavingMs) return;
  leftAt = Date.now();
  window.location.assign(loginPath(kind, end, pathname + search + hash));
}
