/** How somebody who helps is reached: by telephone, by text message, on a page. */
export const helpKinds = ["call", "text", "page"] as const;
export type HelpKind = (typeof helpKinds)[number];
