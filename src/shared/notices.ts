/** What a parent can be written to about. */
export const noticeKinds = ["sign-in", "session", "achievement", "weekly", "age", "alert"] as const;

export type NoticeKind = (typeof noticeKinds)[number];

/** What a parent may end. Alerts about danger, and changes of what parents may see, are always told. */
export const mutableKinds = ["sign-in", "session", "achievement", "weekly"] as const;

export type MutableKind = (typeof mutableKinds)[number];

/** Whether a kind may be ended. */
export function isMutable(kind: NoticeKind): kind is MutableKind {
  return mutableKinds.some((mutable) => mutable === kind);
}
