import { pages } from "#app/pages.ts";

/** The public pages of the table, and what stands at an address that does not exist. */
export const publicPages = [
  ...pages
    .filter(({ kind, sameAs }) => kind === "static" && sameAs === undefined)
    .map(({ path, locale = "en" }) => ({ path, locale })),
  { path: "/no-such-page", locale: "en" },
] as const;
