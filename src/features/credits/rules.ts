import { day } from "#shared/constants.ts";

/** What becomes of a request for credits. */
export const requestStatuses = ["open", "granted", "declined"] as const;

/** Whether a reader can ask for more now: not while a request waits, and not a child whose parents can. */
export const askings = ["open", "waiting", "parent"] as const;

/** How many requests a page of the administrators' list holds, and how many lines a page of the history. */
export const requestsPerPage = 20;
export const linesPerPage = 30;

/** How long the pages that a family opens first tell of an answer. */
export const answerToldMs = 7 * day;

/** A child whose parents can ask is sent to them. */
export function askingOf(reader: {
  isParent: boolean;
  hasGuardian: boolean;
  isWaiting: boolean;
}): (typeof askings)[number] {
  if (!reader.isParent && reader.hasGuardian) return "parent";
  return reader.isWaiting ? "waiting" : "open";
}
