import type { Literals } from "./literal.ts";

/** The business constants of section 9 that no row above has, and the subjects that are taught (rows K, F-01). */
export const constants = {
  "K-01": { apiTimeoutMs: 10_000, sessionTimeoutMs: 3_600_000, adminCheckMs: 10_000 },
  "K-02": {
    toasts: 1,
    toastMs: 5000,
    notificationToasts: 3,
    notificationToastMs: 4000,
    tooltipDelayMs: 700,
  },
  "K-03": { retries: 3, pauseAtMostMs: 30_000, cacheMs: 300_000 },
  "K-04": { freeCredits: 25 },
  "K-05": { afterMs: 2000 },
  "K-06": { locale: "en-US", decimals: 2 },
  "K-07": {
    visitorPrefix: "visitor_",
    sessionPrefix: "session_",
    lettersOfFirstName: 2,
    lettersOfLastName: 2,
    randomCharacters: 6,
  },
  "K-08": {
    subjects: ["Mathematics", "Science", "English", "History", "Programming", "SAT/ACT"],
    lessCostPercent: 90,
    hours: "24/7",
    textbooks: 489,
  },
  "F-01": {
    subjects: ["Mathematics", "Science", "English", "History", "Programming", "SAT/ACT"],
  },
} as const satisfies Literals;
