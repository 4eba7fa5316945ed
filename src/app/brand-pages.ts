import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { PublicBrand } from "#features/brands/contract/fields.ts";
import {
  type BrandHost,
  findBrand,
  findBrandAt,
  findOwnHostname,
} from "#features/brands/find-brand.ts";
import { findShownBrand } from "#features/brands/families/find-shown.ts";
import { subdomainServedAt } from "#features/brands/hostnames/served.ts";
import { originAt } from "#features/brands/hostnames/view.ts";
import { documentOf } from "#features/brands/measuring/closed-document.ts";
import { measuringPath, measuringText } from "#features/brands/rules/measuring.ts";
import type { BrandMeasuring } from "#features/brands/ui/page/brand-page-props.ts";
import { hasOwnCookie } from "#platform/http/cookies.ts";
import { getStartedPath } from "#features/brands/rules/get-started.ts";
import { isBrandProblem, isPassing, problemOf } from "#features/brands/rules/problems.ts";
import { stylesPath } from "#features/brands/rules/styles.ts";
import { compiledOrNull } from "#features/brands/styles/compile-styles.ts";
import { viewOf } from "#features/brands/rules/view.ts";
import type { PartnerSite } from "#platform/http/partner-site.ts";
import type { Services } from "#platform/http/request-context.ts";
import { sendStaticFile, type StaticFile } from "#platform/http/static-files.ts";
import { toAppError } from "#platform/http/to-app-error.ts";
import { brandParameter } from "#shared/brand-look.ts";
import { AppError } from "#shared/errors.ts";
import { changedFacts } from "#shared/site.ts";
import { carriedQuery } from "#shared/carried-query.ts";
import { isLocale, languageParameter, type Locale, localeFromHeader } from "#shared/locale.ts";
import { translators } from "#shared/messages/server-translators.ts";
import type { BrandRenderer } from "./prerender/render-brand.tsx";
import { createBrandAnswers } from "./brand-answers.ts";
import { createKeep, fillPage } from "./kept-pages.ts";
import { brandPages } from "./pages.ts";

/** Gives what renders brands' pages; asked for when the first of them is opened. */
export type LoadBrandRenderer = () => Promise<BrandRenderer>;

/** How many pages are kept as they were rendered, and how many with the links of those who came by a link. */
const keptPages = 200;
const keptFiles = 200;

/** What stands for a page's own links until it is known who asks for it; nobody can write it into a text. */
const secret = randomUUID();
const marks = {
  start: `start-${secret}`,
  here: `here-${secret}`,
  other: `other-${secret}`,
} as const;

/** A page as it was rendered, and the address of the document that counts its visits. */
type RenderedPage = { version: string; html: string; frame: string | null };

type Found = { brand: PublicBrand; affiliate: object | null };

/** A brand's page that was asked for. */
type Asked = {
  /** Names the page among those that are kept: its path, or its host. */
  key: string;
  /** Where it stands, as its own links say it: "/brand/acme"; empty at a host, where it is the first page. */
  path: string;
  isAtHost: boolean;
  /** The host as the request names it, with its port. */
  host: string;
  /** Whether visits may be counted at all: never where the browser holds a cookie of ours, of now or of once. */
  mayMeasure: boolean;
  find(): Promise<Found>;
  query: URLSearchParams;
  locale: Locale;
};

/** Serves the pages of brands, by path on the main domain and on hosts of their own. */
export type BrandPages = {
  /** Serves the page under a partner's own name; false where the address is none of theirs. */
  serve: (request: IncomingMessage, response: ServerResponse) => Promise<boolean> | boolean;
  /** Serves the page of the brand that stands at a host, or says why there is none; a host of null is nobody's. */
  serveAt: (
    host: BrandHost | null,
    request: IncomingMessage,
    response: ServerResponse,
  ) => Promise<true>;
  /** The brand whose page is shown at a host; null where none is. Rejects where that cannot be known now. */
  findShownAt: (host: BrandHost) => Promise<PartnerSite | null>;
};

/**
 * A page is made once a change, host and language, and then served from memory; the database announces each change, so that
 * a brand that is switched off is gone at once. A problem's is rendered once a language, whatever addresses are made up:
 * links are put in place afterwards.
 */
export function createBrandPages(
  services: Pick<Services, "db" | "live" | "log" | "settings">,
  loadRenderer: LoadBrandRenderer,
): BrandPages {
  const pages = createKeep<RenderedPage>(keptPages);
  const files = createKeep<{ html: string; file: StaticFile }>(keptFiles);
  const problems = createKeep<string>(keptPages);
  const answers = createBrandAnswers(services.live);
  const { publicUrl } = services.settings;
  const { origin } = publicUrl;
  let renderer: Promise<BrandRenderer> | null = null;

  async function makePage(asked: Asked, brand: PublicBrand): Promise<StaticFile> {
    const hostname = await findOwnHostname(services, brand.subdomain);
    const view = viewOf(brand);
    const beginning = asked.isAtHost ? "?" : "/";
    const named = asked.isAtHost ? null : brand.subdomain;
    const start = getStartedPath(view.code, asked.query, named);
    const [entrance = ""] = start.split("?");
    const signIn = named === null ? "/login" : `/login?${brandParameter}=${named}`;
    const counterpart = beginning + marks.other;
    const links = { start: `${entrance}?${marks.start}`, signIn, counterpart };
    const isMeasured = asked.mayMeasure && measuringText(brand) !== null;
    const key = `${asked.key} ${asked.locale} ${isMeasured}`;
    const facts = changedFacts();
    const version = JSON.stringify({ brand, hostname, facts });
    const known = pages.get(key);
    let page = known?.version === version ? known : null;
    if (page === null) {
      const rendering = await (renderer ??= loadRenderer());
      const { locale } = asked;
      const address =
        hostname === null
          ? `${origin}/brand/${brand.subdomain}`
          : `${originAt(publicUrl, hostname)}/`;
      const compiled = compiledOrNull(brand.customCss);
      const styles = compiled && stylesPath(brand.subdomain, compiled.hash);
      const measuring = isMeasured ? measuringOf(brand, publicUrl) : null;
      const rendered = rendering.page({
        facts,
        brand: view,
        locale,
        links,
        styles,
        measuring,
        address,
        origin,
      });
      const html = asked.isAtHost ? leadHome(rendered, origin, true) : rendered;
      page = { version, html, frame: measuring?.document ?? null };
      pages.put(key, page);
    }
    const frame = page.frame === null ? null : asked.host + page.frame;
    return fill(`${key} ${frame} ${carriedQuery(asked.query)}`, {
      html: page.html,
      frames: frame === null ? [] : [frame],
      links: new Map([
        [marks.start, start.slice(entrance.length + 1)],
        [links.counterpart, counterpartOf(asked)],
      ]),
    });
  }

  /** A page with its links in place; made ready to be sent once, while it stays as it is. */
  async function fill(name: string, page: Parameters<typeof fillPage>[0]): Promise<StaticFile> {
    const known = files.get(name);
    if (known?.html === page.html) return known.file;
    const file = await fillPage(page);
    files.put(name, { html: page.html, file });
    return file;
  }

  async function makeProblem(asked: Asked, error: unknown): Promise<[StaticFile, number]> {
    const { code } = toAppError(error);
    if (!isBrandProblem(code)) throw error;
    const beginning = asked.isAtHost ? "?" : "/";
    const here = beginning + marks.here;
    const counterpart = beginning + marks.other;
    const facts = changedFacts();
    const key = `${code} ${asked.locale} ${beginning} ${JSON.stringify(facts)}`;
    let html = problems.get(key);
    if (html === undefined) {
      const rendering = await (renderer ??= loadRenderer());
      const { locale } = asked;
      const message = translators[locale](`errors.${code}`);
      const page = { facts, problem: code, message, locale, here, counterpart, origin };
      const rendered = rendering.problem(page);
      html = asked.isAtHost ? leadHome(rendered, origin, false) : rendered;
      problems.put(key, html);
    }
    const question = asked.query.size > 0 || asked.isAtHost ? `?${asked.query}` : "";
    const links = new Map([
      [here, asked.path + question],
      [counterpart, counterpartOf(asked)],
    ]);
    return [await fillPage({ html, links }), isPassing(code) ? 500 : 404];
  }

  async function makeShown(asked: Asked): Promise<StaticFile> {
    const { brand, affiliate } = await asked.find();
    const problem = problemOf(brand, affiliate !== null);
    if (problem) throw new AppError(problem);
    return makePage(asked, brand);
  }

  async function answer(
    asked: Asked,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<true> {
    try {
      const file = await answers.make(nameOf(request), () => makeShown(asked));
      sendStaticFile(request, response, file);
    } catch (error) {
      const [file, status] = await makeProblem(asked, error);
      sendStaticFile(request, response, file, status);
    }
    return true;
  }

  /** Sends what was made for the same request before, while no brand has changed since. */
  function sendKept(request: IncomingMessage, response: ServerResponse): boolean {
    const file = answers.find(nameOf(request));
    if (file) sendStaticFile(request, response, file);
    return file !== null;
  }

  return {
    serve(request, response) {
      if (request.method !== "GET" && request.method !== "HEAD") return false;
      if (sendKept(request, response)) return true;
      const at = readAddress(request.url ?? "/");
      if (!at) return false;
      const find = () => findBrand(services, at.subdomain);
      const { path } = at;
      return answer(
        { key: path, path, isAtHost: false, find, ...wishesOf(request) },
        request,
        response,
      );
    },
    serveAt(host, request, response) {
      if (sendKept(request, response)) return Promise.resolve<true>(true);
      const find = async () => {
        if (host === null) throw new AppError("brand_not_found");
        return findBrandAt(services, host);
      };
      return answer(
        { key: host?.host ?? "", path: "", isAtHost: true, find, ...wishesOf(request) },
        request,
        response,
      );
    },
    async findShownAt(at) {
      const { db } = services;
      const subdomain =
        at.kind === "subdomain" ? at.subdomain : await subdomainServedAt(db, at.host);
      const brand = subdomain === null ? null : await findShownBrand(db, { subdomain });
      return brand && { subdomain: brand.subdomain, host: at.host };
    },
  };
}

/** All of a request that its answer depends on. */
function nameOf({ url = "/", headers }: IncomingMessage): string {
  const { host = "", "accept-language": languages = "" } = headers;
  return `${host} ${url} ${languages} ${hasOwnCookie(headers.cookie)}`;
}

/** This page in the other language, with how the visitor came. */
function counterpartOf({ path, query, locale }: Asked): string {
  const parameters = new URLSearchParams({ [languageParameter]: locale === "en" ? "es" : "en" });
  for (const [name, value] of carriedQuery(query)) parameters.append(name, value);
  return `${path}?${parameters}`;
}

/**
 * A page of another host: its links to the academy's own pages lead there, and it does not offer to install them. A brand's
 * `keepsWaysIn`: sign-up and sign-in stand on its host too.
 */
function leadHome(html: string, origin: string, keepsWaysIn: boolean): string {
  const links = keepsWaysIn
    ? /(?<=<a\b[^>]*\shref=")\/(?!(?:student-register|login)\b)/g
    : /(?<=<a\b[^>]*\shref=")\//g;
  return html.replace("<html ", '<html data-elsewhere="" ').replaceAll(links, `${origin}/`);
}

/** What counts visits of a page; null where nothing does. */
function measuringOf(brand: PublicBrand, publicUrl: URL): BrandMeasuring | null {
  const made = documentOf(brand, publicUrl);
  if (!made) return null;
  const { subdomain } = brand;
  return {
    document: measuringPath(subdomain, made.hash),
    subdomain,
    recipients: made.recipients,
  };
}

type Wishes = Pick<Asked, "query" | "locale" | "host" | "mayMeasure">;

/** The parameters of a request, the language that it asks for, and where and from whom it comes. */
function wishesOf({ url = "/", headers }: IncomingMessage): Wishes {
  const at = url.indexOf("?");
  const query = new URLSearchParams(at < 0 ? "" : url.slice(at + 1));
  const chosen = query.get(languageParameter);
  const locale = isLocale(chosen) ? chosen : localeFromHeader(headers["accept-language"]);
  const host = headers.host ?? "";
  const mayMeasure = host !== "" && !hasOwnCookie(headers.cookie);
  return { query, locale, host, mayMeasure };
}

const places = brandPages.map(({ path }) => path.replace("/:subdomain", ""));

/** The subdomain that an address on the main domain names; null where it is none of a brand's. */
function readAddress(url: string): { path: string; subdomain: string } | null {
  const place = places.find((start) => url.startsWith(`${start}/`));
  if (place === undefined) return null;
  const [path = ""] = url.split("?");
  const [named = "", ...deeper] = path.slice(place.length + 1).split("/");
  if (named === "" || deeper.some((part) => part !== "")) return null;
  const subdomain = decoded(named).toLowerCase();
  return { path: `${place}/${encodeURIComponent(subdomain)}`, subdomain };
}

/** A part of an address as it was meant; as it stands where it was not escaped as addresses are. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
