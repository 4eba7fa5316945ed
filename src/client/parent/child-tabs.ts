import type { MessageKey } from "#shared/messages/en.ts";

/** The pages about one child, in the order of their tabs. A page adds its line when it lands. */
export const childTabs = [
  { path: "/parent-dashboard", label: "child.overview" },
  { path: "/parent-dashboard/sessions", label: "child.sessions" },
  { path: "/parent-dashboard/rules", label: "child.rules" },
  { path: "/parent-dashboard/report", label: "child.report" },
  { path: "/parent-dashboard/credits", label: "child.credits" },
  { path: "/parent-dashboard/notices", label: "child.notices" },
  { path: "/parent-dashboard/privacy", label: "child.privacy" },
  { path: "/parent-dashboard/guardians", label: "child.guardians" },
] as const satisfies readonly { path: `/parent-dashboard${string}`; label: MessageKey }[];

/** The address of a page about a child. */
export type ChildTabPath = (typeof childTabs)[number]["path"];

/** Leads to a page about a child. */
export function childLink(path: ChildTabPath, childId: string): string {
  return `${path}?child=${encodeURIComponent(childId)}`;
}
