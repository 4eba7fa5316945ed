import type { MessageKey } from "#shared/messages/en.ts";
import type { MutableKind } from "#shared/notices.ts";

/** What each kind of letters that may be ended is called. */
export const kindNames = {
  "sign-in": "notices.kindSignIn",
  session: "notices.kindSession",
  achievement: "notices.kindAchievement",
  weekly: "notices.kindWeekly",
} as const satisfies Record<MutableKind, MessageKey>;
