import type { IncomingMessage, ServerResponse } from "node:http";
import { contracts } from "#client/contracts.ts";
import type { ServePicture } from "#features/brands/pictures/serve-picture.ts";
import type { ServeMeasuring } from "#features/brands/measuring/serve-document.ts";
import { readMeasuringPath } from "#features/brands/rules/measuring.ts";
import { readPicturePath } from "#features/brands/rules/pictures.ts";
import { readStylesPath } from "#features/brands/rules/styles.ts";
import type { ServeStyles } from "#features/brands/styles/serve-styles.ts";
import { siteHost } from "#features/brands/rules/site-host.ts";
import { notePartnerSite } from "#platform/http/partner-site.ts";
import { sendStaticFile, type ServedFiles } from "#platform/http/static-files.ts";
import type { Settings } from "#platform/settings.ts";
import type { Call } from "#shared/contract.ts";
import type { BrandPages } from "./brand-pages.ts";
import { verificationPage } from "./page-server.ts";
import { findPage, isFamilyDoor } from "./pages.ts";

/** What a page of ours needs wherever it stands, beside what lies under /assets. */
const besidePages = new Set(["/favicon.ico", "/apple-touch-icon.png"]);

/** The calls that partners' hosts answer, as addresses. */
const ownCalls = Object.values(contracts)
  .flatMap((group) => Object.values<Call>(group))
  .filter(({ onBrandHosts }) => onBrandHosts)
  .map(({ method, path }) => ({
    method: method.toUpperCase(),
    address: new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`),
  }));

/** Whether an address is a page of families' and of who comes to join them: sign-up, sign-in, lessons, the parents' pages. */
function isFamilyPage(url: string, path: string): boolean {
  // The link that proves an address leads to a site's root (C-01).
  if (path === "/") return verificationPage(url) !== null;
  const page = findPage(path.replace(/(?<=.)\/$/, ""));
  return page !== null && isFamilyDoor(page);
}

/**
 * Decides, before anything else, whose site a request is for (W-05), and answers those that are not for the academy's
 * own: a brand's page at the root of its host, and what is no family's on the main domain, where no parameter is lost. A
 * host that shows no brand answers with M-08's words. Answers false where the academy goes on with it: on the main domain,
 * and where a brand is shown for the pages and calls of families, which then know whose host it is.
 */
export function createHostGate(
  { publicUrl }: Pick<Settings, "publicUrl">,
  files: ServedFiles,
  own: {
    brands: BrandPages;
    servePicture: ServePicture;
    serveStyles: ServeStyles;
    serveMeasuring: ServeMeasuring;
  },
): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> | boolean {
  const { brands, servePicture, serveStyles, serveMeasuring } = own;

  async function answerElsewhere(
    site: Exclude<ReturnType<typeof siteHost>, { kind: "main" }>,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    const { url = "/", method } = request;
    // A request may name a whole address instead of a path; browsers do not.
    const isPath = url.startsWith("/");
    if (site?.kind === "reserved" && isPath) {
      // 308 keeps the method, as a call of a program needs it.
      return lead(response, 308, publicUrl.origin + url);
    }
    const host = site?.kind === "reserved" ? null : site;
    const [path = "/"] = url.split("?");
    const isCall = ownCalls.some((call) => call.method === method && call.address.test(path));
    const isPage = (method === "GET" || method === "HEAD") && isFamilyPage(url, path);
    if (host && (isCall || isPage)) {
      const shown = await brands.findShownAt(host);
      if (shown) notePartnerSite(request, shown);
      if (shown) return false;
      return isCall ? refuse(response) : brands.serveAt(host, request, response);
    }
    if (method !== "GET" && method !== "HEAD") return refuse(response);
    const file = path.startsWith("/assets/") || besidePages.has(path) ? files.get(path) : undefined;
    if (host && readPicturePath(path) && (await brands.findShownAt(host))) {
      if (await servePicture(request, response)) return true;
    }
    if (host && readStylesPath(path) && (await serveStyles(request, response))) return true;
    if (host && readMeasuringPath(path) && (await serveMeasuring(request, response))) return true;
    if (file) sendStaticFile(request, response, file);
    else if (host && isPath && path !== "/" && (await brands.findShownAt(host))) {
      lead(response, 302, publicUrl.origin + url);
    } else await brands.serveAt(host, request, response);
    return true;
  }

  return (request, response) => {
    const site = siteHost(request.headers.host, publicUrl.hostname);
    return site?.kind === "main" ? false : answerElsewhere(site, request, response);
  };
}

function lead(response: ServerResponse, status: 302 | 308, location: string): true {
  response.writeHead(status, { location, "cache-control": "no-store" }).end();
  return true;
}

function refuse(response: ServerResponse): true {
  response.writeHead(404, { "content-type": "text/plain", "cache-control": "no-store" });
  response.end("Not found");
  return true;
}
