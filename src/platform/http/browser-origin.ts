import { AppError } from "#shared/errors.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses calls that another site's page makes with our visitor's cookies (cross-site request forgery).
 * Browsers say where a request comes from in Sec-Fetch-Site, older ones in Origin; programs send neither.
 */
export function refuseForeignOrigin(request: Request): void {
  if (safeMethods.has(request.method)) return;
  const site = request.headers.get("sec-fetch-site");
  if (site) {
    if (site !== "same-origin" && site !== "none") throw new AppError("cross_site_refused");
    return;
  }
  const origin = request.headers.get("origin");
  if (!origin) return;
  const host = request.headers.get("host");
  if (!URL.canParse(origin) || new URL(origin).host !== host) {
    throw new AppError("cross_site_refused");
  }
}
