import { day } from "./constants.ts";

/**
 * Who asks whom: a parent another adult ("guardian"), a parent a student who signed up alone ("link"), such a student
 * a parent ("parent").
 */
export const invitationKinds = ["guardian", "link", "parent"] as const;
export type InvitationKind = (typeof invitationKinds)[number];

/** What became of an invitation; an open one can be answered until it expires. */
export const invitationStatuses = ["open", "accepted", "declined", "withdrawn"] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

/** How long an invitation can be answered, in milliseconds. */
export const invitationMs = 7 * day;

/** How much of a student's sessions those who look after them see (L17): all of it, flagged parts, summaries, nothing. */
export const insights = ["everything", "flagged", "summaries", "nothing"] as const;
export type Insight = (typeof insights)[number];

/** What is seen of a student of so many completed years; of an unknown age, as of the youngest. */
export function insightAt(age: number | null): Insight {
  if (age === null || age < 13) return "everything";
  if (age < 16) return "flagged";
  return age < 18 ? "summaries" : "nothing";
}
