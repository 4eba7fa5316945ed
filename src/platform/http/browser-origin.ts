import { isIP } from "node:net";
import { AppError } from "#shared/errors.ts";
import { isLocalName } from "#shared/local-name.ts";
import type { PartnerSite } from "./partner-site.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Whose the server is: the academy's address, and the partner's host where the request came to one. */
export type OwnPlace = { publicUrl: URL; site: PartnerSite | null };

/**
 * Refuses calls that another site's page makes with our visitor's cookies (cross-site request forgery).
 * Browsers say where a request comes from in Sec-Fetch-Site, older ones in Origin; programs send neither.
 */
export function refuseForeignOrigin(request: Request, place: OwnPlace): void {
  if (safeMethods.has(request.method)) return;
  const site = request.headers.get("sec-fetch-site");
  if (site) {
    if (site !== "same-origin" && site !== "none") throw new AppError("cross_site_refused");
    return;
  }
  const origin = request.headers.get("origin");
  if (!origin) return;
  if (!URL.canParse(origin) || !isOwn(new URL(origin), request.headers.get("host"), place)) {
    throw new AppError("cross_site_refused");
  }
}

/**
 * A page of ours stands at PUBLIC_URL or at the partner's host, and is as safely carried: one in the clear may be
 * anybody's on the way. The header Host is believed for the port of the academy's own name, and for addresses of machines and names of the local network alone, where
 * people reach a server of their own and nobody else can have a page.
 */
function isOwn(origin: URL, host: string | null, { publicUrl, site }: OwnPlace): boolean {
  if (origin.protocol !== publicUrl.protocol) return false;
  if (site) return origin.hostname === site.host && origin.host === host;
  if (origin.host === publicUrl.host) return true;
  if (origin.host !== host) return false;
  // Whoever leaves the port out of PUBLIC_URL means the port that people reach the server at.
  if (origin.hostname === publicUrl.hostname) return true;
  const isMachine = isIP(origin.hostname.replaceAll(/[[\]]/g, "")) !== 0;
  return isMachine || isLocalName(origin.hostname);
}
