import { ownPath } from "./rules.ts";

/** Where the browser goes to sign in through Google; a page of the provider follows, so it is a plain link. */
export const googleStartPath = "/api/accounts/google/start";
/** Where the provider leads back to: the operator names it to Google. */
export const googleCallbackPath = "/api/accounts/google/callback";

/** Which kind of account somebody means. */
export const googleSides = ["student", "parent"] as const;
export type GoogleSide = (typeof googleSides)[number];

/** How a sign-in through Google ended, as /login?google=… names it; each has words but "done", and "code", which asks for one. */
export const googleOutcomes = [
  "done",
  "code",
  "failed",
  "cancelled",
  "unverified",
  "unproved",
  "taken",
  "affiliate",
  "child",
  "suspended",
] as const;
export type GoogleOutcome = (typeof googleOutcomes)[number];

/** The outcome that an address names; null where it names none. */
export function readGoogleOutcome(text: string | null): GoogleOutcome | null {
  return googleOutcomes.find((outcome) => outcome === text) ?? null;
}

/** The address of /login that a sign-in through Google ends at (C-02). */
export function loginAfterGoogle(
  outcome: GoogleOutcome,
  way: { side: GoogleSide; next: string | null },
): string {
  const query = new URLSearchParams();
  if (way.side === "parent") query.set("tab", "parent");
  query.set("google", outcome);
  const next = ownPath(way.next);
  if (next !== null) query.set("next", next);
  return `/login?${query}`;
}
