import { createId } from "#shared/ids.ts";
import type { ErrorReport } from "./rules-reports.ts";

/** A report as a browser makes it. */
export function makeReport(options: {
  message?: string;
  stack?: string;
  at?: Date;
  version?: string;
  userAgent?: string;
}): ErrorReport {
  return {
    id: createId("err"),
    message: options.message ?? "TypeError: Something that is not a function was called",
    stack: options.stack ?? "assets/chat-page-CohWlD2Y.js:1:2345",
    category: "render",
    severity: "critical",
    context: {
      userAgent: options.userAgent ?? "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0",
      url: "/chat?session&subject",
      timestamp: (options.at ?? new Date()).toISOString(),
      sessionId: "session_0123456789abcdef",
      extra: {
        source: "screen",
        version: options.version ?? "0.1.0+CohWlD2Y",
        language: "en",
        online: true,
        retries: 0,
        repeats: 0,
        query: "",
      },
    },
    recoverable: false,
    userMessage: "This page could not be drawn.",
    recoveryActions: ["Try again; if that does not help, reload the page."],
  };
}
