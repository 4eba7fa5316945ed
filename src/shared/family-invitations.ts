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
