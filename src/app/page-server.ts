import type { IncomingMessage, ServerResponse } from "node:http";
import type { Localized } from "#shared/locale.ts";
import { type Audience, mayEnter } from "#shared/permissions.ts";
import { type Actor, audienceOf } from "#platform/http/request-context.ts";
import { partnerSiteOf } from "#platform/http/partner-site.ts";
import {
  applicationUrl,
  sendStaticFile,
  type ServedFiles,
  type StaticFile,
} from "#platform/http/static-files.ts";
import { mailMeta } from "#shared/mail-meta.ts";
import { createDressShell } from "./dress-shell.ts";
import { withMeta } from "./shell-file.ts";
import type { BrandLook } from "#shared/brand-look.ts";
import { carriedQuery, withoutCarried, withQuery } from "#shared/carried-query.ts";
import { findPage, isFamilyDoor, type Page, redirects } from "./pages.ts";

/** What the guard has to know of the one who opens a page, found only where a page asks for it. */
export type PageVisitors = {
  /** Who opens it; null where nobody is signed in. */
  findActor(request: IncomingMessage): Promise<Actor | null>;
  /**
   * The look of what is opened, by whose host it is, whom it is opened by, or the brand that brought the visitor; null for the
   * academy's own. Keeps, on the main domain, the brand that an address names.
   */
  findLook(
    request: IncomingMessage,
    response: ServerResponse,
    actor: Actor | null,
  ): Promise<BrandLook | null>;
  /** The page that comes next on the affiliates' way in (T-06). */
  findAffiliateStep(actor: Actor): Promise<string>;
};

/**
 * Serves pages and files. Who may not enter is sent elsewhere before a byte of the page leaves, so a guard
 * never flashes. Answers false where the address is not a page or file, which is then a 404.
 */
export function createPageServer(
  files: ServedFiles,
  visitors: PageVisitors,
  options: {
    development: boolean;
    offlinePage: boolean;
    supabaseUrl: URL | null;
    /** Whether letters leave the academy; the pages say where they do not. */
    sendsMail: boolean;
  },
): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> | boolean {
  const meta: Readonly<Record<string, string>> = {
    ...(options.development ? { environment: "development" } : {}),
    ...(options.sendsMail ? {} : { [mailMeta]: "none" }),
  };
  const backend = options.supabaseUrl;

  function makeShells(built: StaticFile) {
    const appShell = withMeta(built, meta);
    return {
      appShell,
      dressShell: createDressShell(appShell),
      diagnosticsShell: withMeta(
        built,
        { ...meta, ...(backend ? { "backend-root": backend.href } : {}) },
        backend ? [backend.origin] : [],
      ),
    };
  }

  let made: { of: StaticFile; shells: ReturnType<typeof makeShells> } | null = null;

  /** What stands at every address of the application, made anew where its page is another one; null where there is none. */
  function shells() {
    const built = files.get(applicationUrl);
    if (!built) return null;
    if (made?.of !== built) made = { of: built, shells: makeShells(built) };
    return made.shells;
  }

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
    const known = shells();
    if (!page || !known) return false;
    const actor = await visitors.findActor(request);
    const wanted = request.url ?? path;
    const elsewhere = redirectFor(page, audienceOf(actor), wanted) ?? (await stepFor(page, actor));
    if (elsewhere) {
      redirect(response, elsewhere);
      return true;
    }
    // Nobody is led to believe that administrators and affiliates come in by a partner.
    const look = isFamilyDoor(page) ? await visitors.findLook(request, response, actor) : null;
    const isAtHost = partnerSiteOf(request) !== null;
    const shell = look ? await known.dressShell(look, isAtHost) : known.appShell;
    sendStaticFile(request, response, shell);
    return true;
  }

  /** T-06: whoever is not an affiliate yet, or has not accepted the terms, is led to that first. */
  async function stepFor(page: Page, actor: Actor | null): Promise<string | null> {
    if (!page.affiliateStep || actor?.role !== "affiliate") return null;
    const step = await visitors.findAffiliateStep(actor);
    return step === page.affiliateStep ? null : step;
  }

  /** T-08: an affiliate who asks for a page that does not exist is led to the dashboard. */
  async function serveUnknown(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    if ((await visitors.findActor(request))?.role !== "affiliate") return false;
    redirect(response, affiliateDashboard);
    return true;
  }

  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const path = pathOf(request.url ?? "/");
    const verification = path === "/" ? verificationPage(request.url ?? "/") : null;
    if (verification) {
      redirect(response, verification);
      return true;
    }
    const diagnostics = asksForDiagnostics(path, request.url ?? path) ? shells() : null;
    if (diagnostics) {
      sendStaticFile(request, response, diagnostics.diagnosticsShell);
      return true;
    }
    const page = findPage(path);
    if (page?.developmentOnly && !options.development) return false;
    if (page?.kind === "static")
      return serveFile(request, response, builtPath(page.sameAs ?? path));
    if (page) return serveGuarded(request, response, path);
    const target = redirects[path];
    if (target) {
      response.writeHead(301, { location: withQuery(target, queryOf(request.url ?? path)) }).end();
      return true;
    }
    // The built pages stand under /pages and the shell under /app.html; neither is an address of its own.
    if (path.startsWith("/pages/") || path === applicationUrl) return false;
    const file = path === "/worker.js" && !options.offlinePage ? "/worker-off.js" : path;
    if (serveFile(request, response, file)) return true;
    const asksForPage = request.headers.accept?.includes("text/html") ?? false;
    return asksForPage ? serveUnknown(request, response) : false;
  };
}

function queryOf(url: string): URLSearchParams {
  const start = url.indexOf("?");
  return new URLSearchParams(start < 0 ? "" : url.slice(start + 1));
}

function pathOf(url: string): string {
  const end = url.indexOf("?");
  const path = end < 0 ? url : url.slice(0, end);
  return path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
}

/** C-01: the link that proves an address leads to the site's root; this is the page that uses it up, or null. */
export function verificationPage(url: string): string | null {
  const token = queryOf(url).get("verify-email");
  if (token === null) return null;
  return withQuery(`/verify-email?${new URLSearchParams({ token })}`, carriedQuery(queryOf(url)));
}

/** the diagnostics page stands on both homes, and costs them nothing. */
function asksForDiagnostics(path: string, url: string): boolean {
  if (path !== "/" && path !== "/inicio") return false;
  return new URLSearchParams(url.slice(path.length + 1)).get("debug") === "true";
}

/** Where the build puts the HTML of a static page. */
export function builtPath(path: string): string {
  return path === "/" ? "/pages/index.html" : `/pages${path}.html`;
}

/** The contact page whose form the server fills when it was refused; like the 404 page it is no address of its own. */
export const contactFormPaths = {
  en: "/contact/again",
  es: "/contact-es/again",
} as const satisfies Localized;

/** What the service worker shows where the network is away; a file beside the pages, for the worker alone. */
export const offlinePath = "/offline.html";

const affiliateDashboard = "/affiliate/dashboard";
const affiliateRegister = "/affiliate/register";

/**
 * T-06, T-07, T-08 and R-26: affiliates go to their dashboard, signed-out visitors to the login, and who asks for
 * an affiliate's page without being one to where one becomes one. `wanted` is the address asked for, with its query; what
 * it says of how the visitor came goes along in sight, for the browser to note (T-09).
 */
function redirectFor(page: Page, audience: Audience, wanted: string): string | null {
  const isAllowed = mayEnter(page.access, audience);
  if (audience === "affiliate" && (!isAllowed || page.closedToAffiliates)) {
    return affiliateDashboard;
  }
  if (isAllowed) return null;
  const way = carriedQuery(queryOf(wanted));
  if (audience !== "visitor" && page.explainsItself) return null;
  if (audience !== "visitor") return withQuery(page.affiliateStep ? affiliateRegister : "/", way);
  const next = encodeURIComponent(withoutCarried(wanted));
  return withQuery(`${page.door ?? "/login"}?next=${next}`, way);
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, { location, "cache-control": "no-store" }).end();
}
