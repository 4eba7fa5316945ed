import type { Happening } from "./notice-for.ts";

/** The page of the application that shows what a letter tells of; a sign-in's letter has a link of its own. */
export function noticeUrl(
  publicUrl: URL,
  studentId: string,
  what: Exclude<Happening, { kind: "sign-in" | "weekly" }>,
): string {
  const sessions = "/parent-dashboard/sessions";
  switch (what.kind) {
    case "session":
      return pageUrl(publicUrl, sessions, { child: studentId, session: what.sessionId });
    case "alert":
      return pageUrl(publicUrl, sessions, { child: studentId, alert: what.alertId });
    case "age":
      return pageUrl(publicUrl, sessions, { child: studentId });
    case "achievement":
      return pageUrl(publicUrl, "/parent-dashboard", { child: studentId, skill: what.skillId });
  }
}

function pageUrl(publicUrl: URL, path: string, query: Readonly<Record<string, string>>): string {
  const url = new URL(path, publicUrl);
  url.search = new URLSearchParams(query).toString();
  return url.href;
}
