import type { IncomingMessage, ServerResponse } from "node:http";
import { type Audience, mayEnter } from "#shared/permissions.ts";
import { sendStaticFile, type StaticFile } from "#platform/http/static-files.ts";
import { findPage, type Page, redirects } from "./pages.ts";

/** Who opens the page, found only where a page asks for it. */
export type FindAudience = (request: IncomingMessage) => Promise<Audience>;

/**
 * Serves pages and files. Who may not enter is sent elsewhere before a byte of the page leaves, so a guard
 * never flashes. Answers false where the address is not a page or file, which is then a 404.
 */
export function createPageServer(
  files: ReadonlyMap<string, StaticFile>,
  findAudience: FindAudience,
  options: { development: boolean },
): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> | boolean {
  const appShell = files.get("/app.html");

  function serveFile(request: IncomingMessage, response: ServerResponse, url: string): boolean {
    const file = files.get(url);
    if (!file) return false;
    sendStaticFile(request, response, file);
    return true;
  }

  async function serveGuarded(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): Promise<boolean> {
    const page = findPage(path);
    if (!page || !appShell) return false;
    const audience = await findAudience(request);
    const elsewhere = redirectFor(page, audience);
    if (elsewhere) redirect(response, elsewhere);
    else sendStaticFile(request, response, appShell);
    return true;
  }

  /** T-08: an affiliate who asks for a page that does not exist is led to the dashboard. */
  async function serveUnknown(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    if ((await findAudience(request)) !== "affiliate") return false;
    redirect(response, affiliateDashboard);
    return true;
  }

  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const path = pathOf(request.url ?? "/");
    const page = findPage(path);
    if (page?.developmentOnly && !options.development) return false;
    if (page?.kind === "static") return serveFile(request, response, builtPath(path));
    if (page) return serveGuarded(request, response, path);
    const target = redirects[path];
    if (target) {
      response.writeHead(301, { location: target }).end();
      return true;
    }
    // The built pages stand under /pages and the shell under /app.html; neither is an address of its own.
    if (path.startsWith("/pages/") || path === "/app.html") return false;
    if (serveFile(request, response, path)) return true;
    const asksForPage = request.headers.accept?.includes("text/html") ?? false;
    return asksForPage ? serveUnknown(request, response) : false;
  };
}

function pathOf(url: string): string {
  const end = url.indexOf("?");
  const path = end < 0 ? url : url.slice(0, end);
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}

/** Where the build puts the HTML of a static page. */
export function builtPath(path: string): string {
  return path === "/" ? "/pages/index.html" : `/pages${path}.html`;
}

const affiliateDashboard = "/affiliate/dashboard";

/** T-07, T-08 and R-26: affiliates go to their dashboard, signed-out visitors to the login. */
function redirectFor(page: Page, audience: Audience): string | null {
  const isAllowed = mayEnter(page.access, audience);
  if (audience === "affiliate" && (!isAllowed || page.closedToAffiliates)) {
    return affiliateDashboard;
  }
  if (isAllowed) return null;
  const door = page.door ?? "/login";
  return audience === "visitor" ? `${door}?next=${encodeURIComponent(page.path)}` : "/";
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { location, "cache-control": "no-store" }).end();
}
