/**
 * Why a session is no more before its time: it was ended in another window, from another device or by a new password;
 * the account was suspended, or deleted; or the consent to learn was withdrawn.
 */
export const sessionEndings = ["elsewhere", "suspended", "deleted", "consent"] as const;
export type SessionEnding = (typeof sessionEndings)[number];

/** Whether a text names such a reason. */
export function isSessionEnding(text: string): text is SessionEnding {
  return sessionEndings.some((ending) => ending === text);
}
