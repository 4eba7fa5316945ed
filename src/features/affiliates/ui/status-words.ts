import type { MessageKey } from "#shared/messages/en.ts";
import type { Status } from "../rules/standing.ts";

/** What each status is called. */
export const statusWords: Readonly<Record<Status, MessageKey>> = {
  pending: "affiliates.statusPending",
  active: "affiliates.statusActive",
  suspended: "affiliates.statusSuspended",
  rejected: "affiliates.statusRejected",
};

/** The colour that goes with each status. */
export const statusTones = {
  pending: "lamp",
  active: "right",
  suspended: "care",
  rejected: "care",
} as const satisfies Record<Status, string>;
