import type { Locale } from "#shared/locale.ts";
import { type Access, everyone } from "#shared/permissions.ts";

/**
 * Every page of the program with who may open it: read by the server's guard, by the browser's router and by
 * the tests. A page that is not in this table does not exist.
 */
export type Page = {
  path: string;
  access: Access;
  /** "static" pages are built as HTML; "app" pages are screens of the application. */
  kind: "static" | "app";
  locale?: Locale;
  /** The same page in the other language. */
  counterpart?: string;
};

const notAffiliates: Access = { allow: ["student", "parent"] };

export const pages: readonly Page[] = [
  { path: "/", access: everyone, kind: "static", locale: "en", counterpart: "/inicio" },
  { path: "/inicio", access: everyone, kind: "static", locale: "es", counterpart: "/" },
  { path: "/login", access: everyone, kind: "app" },
  { path: "/student-register", access: { allow: "everyone" }, kind: "app" },
  { path: "/chat", access: notAffiliates, kind: "app" },
];

/** Old or short addresses and where they lead. */
export const redirects: Readonly<Record<string, string>> = {
  "/subjects": "/",
};

const byPath = new Map(pages.map((page) => [page.path, page]));

export function findPage(path: string): Page | null {
  return byPath.get(path) ?? null;
}
