import { ownerOf } from "#features/accounts/sessions/owner.ts";
import { readAccountLook, readShownLook } from "#features/brands/families/read-look.ts";
import { normalSubdomain, subdomainProblem } from "#features/brands/rules/subdomain.ts";
import { pageCookie, readCookie } from "#platform/http/cookies.ts";
import { partnerSiteOf } from "#platform/http/partner-site.ts";
import type { Services } from "#platform/http/request-context.ts";
import { brandParameter } from "#shared/brand-look.ts";
import type { PageVisitors } from "./page-server.ts";

/**
 * Finds in whose look the application opens: on a partner's host in theirs; on the main domain in that of the brand that
 * the account belongs to, and for who is not signed in that of the brand whose link they followed, as long as the browser
 * stays open. A brand that is not shown is nobody's look.
 */
export function createFindLook({
  db,
  settings,
}: Pick<Services, "db" | "settings">): PageVisitors["findLook"] {
  const isSecure = settings.publicUrl.protocol === "https:";
  return async (request, response, actor) => {
    const site = partnerSiteOf(request);
    if (actor) return readAccountLook(db, ownerOf(actor), site);
    if (site) return readShownLook(db, site.subdomain);
    const named = namedBrand(request.url ?? "");
    const brought = named ?? readCookie(request.headers.cookie, "brand", isSecure);
    const look = brought === null ? null : await readShownLook(db, brought);
    if (look && named !== null) {
      response.setHeader("set-cookie", pageCookie("brand", named, isSecure));
    }
    return look;
  };
}

/** The brand that an address names; null where it names none. */
function namedBrand(url: string): string | null {
  const at = url.indexOf("?");
  const given = at < 0 ? null : new URLSearchParams(url.slice(at)).get(brandParameter);
  const subdomain = given === null ? "" : normalSubdomain(given);
  return subdomain === "" || subdomainProblem(subdomain) ? null : subdomain;
}
