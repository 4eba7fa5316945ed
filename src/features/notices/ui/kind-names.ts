import type { MessageKey } from "#shared/messages/en.ts";
import type { NoticeKind } from "#shared/notices.ts";

/** What each kind of letters is called. */
export const kindNames = {
  "sign-in": "notices.kindSignIn",
  session: "notices.kindSession",
  achievement: "notices.kindAchievement",
  weekly: "notices.kindWeekly",
  alert: "notices.kindAlert",
} as const satisfies Record<NoticeKind, MessageKey>;
