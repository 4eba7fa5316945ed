import { minute } from "./constants.ts";
import { isReferralCurrent } from "./referral.ts";

/** A visit through an affiliate's link. */
export type Visit = {
  /** When it took place, in ms since 1970, by the browser's clock. */
  timestamp: number;
};

/** How far a visitor's clock may run ahead of ours: the browser says when the visit took place. */
export const clockSkewMs = 10 * minute;

/** Whether a visit may be credited at `now` (T-10): it is less than 720 hours old, and not from the future. */
export function isCreditable(visit: Visit, now: number): boolean {
  return visit.timestamp <= now + clockSkewMs && isReferralCurrent(visit, now);
}

/**
 * Who holds at `now`, of whoever holds already and a visit that comes: the first stays, whatever comes, and where nobody
 * holds a visit does that may be credited. A browser asks it of the visit that it keeps, the server of a student's
 * owner; docs/affiliates.md says it in words.
 */
export function attributed<Holder, Came extends Visit>(
  holder: Holder | null,
  came: Came | null,
  now: number,
): Holder | Came | null {
  if (holder !== null) return holder;
  return came !== null && isCreditable(came, now) ? came : null;
}
