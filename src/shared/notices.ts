/** What a parent can be written to about. */
export const noticeKinds = ["sign-in", "session", "achievement", "weekly", "alert"] as const;

export type NoticeKind = (typeof noticeKinds)[number];
