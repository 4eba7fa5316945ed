import type { Applies, OwnRuling, TimeRequest } from "./contract.ts";

/** How often a child can ask on one day. */
export const asksPerDay = 5;

/** Why a child cannot ask for more time now, from today's wishes; null where they can. */
export function askRefusal(
  applies: Applies,
  today: readonly TimeRequest[],
): OwnRuling["askRefused"] {
  if (today.some(({ status }) => status === "open")) return "open-request";
  if (today.some(({ status }) => status === "declined")) return "not-today";
  if (today.length >= asksPerDay) return "asked-often";
  if (applies.state === "open" && applies.minutesLeft === null) return "no-need";
  return null;
}
