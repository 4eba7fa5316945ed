/** Everything that a page tells to the document that counts its visits. */
export const eventNames = ["page-viewed", "get-started-pressed"] as const;

export type EventName = (typeof eventNames)[number];
