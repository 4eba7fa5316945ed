import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { parse, serialize } from "hono/utils/cookie";
import type { CookieName, Cookies } from "./request-context.ts";

/**
 * On https the cookies carry the __Host- prefix, which no other subdomain can set, and none without it is read. On
 * plain http (a laptop, a school's local network) browsers refuse that prefix, so it is left out.
 */
function fullName(name: CookieName, secure: boolean): string {
  return secure ? `__Host-faro_${name}` : `faro_${name}`;
}

const usual = { path: "/", httpOnly: true, sameSite: "Lax" } as const;

/** The cookies of a call. No script can read them, and other sites' forms and scripts cannot send them along. */
export function cookieJar(context: Context, secure: boolean): Cookies {
  const options = { ...usual, secure };
  return {
    get: (name) => getCookie(context, fullName(name, secure)) ?? null,
    set: (name, value, maxAge) =>
      setCookie(
        context,
        fullName(name, secure),
        value,
        maxAge === undefined ? options : { ...options, maxAge },
      ),
    clear: (name) => void deleteCookie(context, fullName(name, secure), options),
  };
}

/** A cookie of a request that is no call: of a page. */
export function readCookie(
  header: string | undefined,
  name: CookieName,
  secure: boolean,
): string | null {
  const key = fullName(name, secure);
  return header ? (parse(header, key)[key] ?? null) : null;
}

/** The header that gives a page's visitor a cookie as long as the browser stays open. */
export function pageCookie(name: CookieName, value: string, secure: boolean): string {
  return serialize(fullName(name, secure), value, { ...usual, secure });
}

/**
 * Whether a request brings any cookie of the academy's: somebody is signed in there, was once, or is about to be. The one that
 * names a brand tells of none of it: its link was followed.
 */
export function hasOwnCookie(header: string | undefined): boolean {
  return /(?:^|;)\s*(?:__Host-)?faro_(?!brand=)/.test(header ?? "");
}
