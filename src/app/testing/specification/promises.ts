import type { Literals } from "./literal.ts";

/** What sections 1, 2 and 6 promise beside the subjects, each in its parts (rows F). */
export const promises = {
  "F-02": { address: "/parent-dashboard", isRealTime: true },
  "F-03": { setBy: "parent" },
  "F-04": { ways: ["on screen", "by e-mail weekly", "downloadable"] },
  "F-05": { told: "parent", of: "login" },
  "F-06": { of: ["a session with problems", "a session of talk alone"] },
  "F-07": { address: "/textbooks", ways: ["browsable", "searchable", "cited by the tutor"] },
  "F-08": {
    parts: [
      "registration",
      "approval",
      "links",
      "clicks",
      "sign-ups",
      "earnings",
      "dashboard",
      "brand page",
    ],
  },
  "F-09": { manages: ["users", "affiliates", "branding", "content", "errors", "the site"] },
} as const satisfies Literals;
