import type { IncomingMessage, ServerResponse } from "node:http";
import type { PublicBrand } from "#features/brands/contract/fields.ts";
import {
  type BrandHost,
  findBrand,
  findBrandAt,
  findOwnHostname,
} from "#features/brands/find-brand.ts";
import { originAt } from "#features/brands/hostnames/view.ts";
import { carriedQuery, getStartedPath } from "#features/brands/rules/get-started.ts";
import { readPicturePath } from "#features/brands/rules/pictures.ts";
import { isBrandProblem, isPassing, problemOf } from "#features/brands/rules/problems.ts";
import { viewOf } from "#features/brands/rules/view.ts";
import type { Services } from "#platform/http/request-context.ts";
import { madePage, sendStaticFile, type StaticFile } from "#platform/http/static-files.ts";
import { toAppError } from "#platform/http/to-app-error.ts";
import { AppError } from "#shared/errors.ts";
import { isLocale, languageParameter, type Locale, localeFromHeader } from "#shared/locale.ts";
import { translators } from "#shared/messages/server-translators.ts";
import type { BrandRenderer } from "./prerender/render-brand.tsx";
import { brandPages } from "./pages.ts";

/** Gives what renders brands' pages; asked for when the first of them is opened. */
export type LoadBrandRenderer = () => Promise<BrandRenderer>;

/** How many pages are kept as they were made; the one that was made first goes first. */
const keptPages = 200;

type Found = { brand: PublicBrand; affiliate: object | null };

/** A brand's page that was asked for. */
type Asked = {
  /** Names the page among those that are kept: its path, or its host. */
  key: string;
  /** Where it stands, as its own links say it: "/brand/acme"; empty at a host, where it is the first page. */
  path: string;
  isAtHost: boolean;
  find(): Promise<Found>;
  query: URLSearchParams;
  locale: Locale;
};

/** Serves the pages of brands, by path on the main domain and on hosts of their own. */
export type BrandPages = {
  /** Serves the page under a partner's own name (R-31); false where the address is none of theirs. */
  serve: (request: IncomingMessage, response: ServerResponse) => Promise<boolean> | boolean;
  /** Serves the page of the brand that stands at a host, or says why there is none; a host of null is nobody's. */
  serveAt: (
    host: BrandHost | null,
    request: IncomingMessage,
    response: ServerResponse,
  ) => Promise<true>;
  /** Whether a brand's page is shown at a host. Rejects where that cannot be known now. */
  isShownAt: (host: BrandHost) => Promise<boolean>;
};

/**
 * The brand is read each time, so that one that is switched off is gone at once; its page is rendered once a change
 * and language.
 */
export function createBrandPages(
  services: Pick<Services, "db" | "log" | "settings">,
  loadRenderer: LoadBrandRenderer,
): BrandPages {
  const kept = new Map<string, { version: string; file: StaticFile }>();
  const { publicUrl } = services.settings;
  const { origin } = publicUrl;
  let renderer: Promise<BrandRenderer> | null = null;

  async function makePage(asked: Asked, brand: PublicBrand): Promise<StaticFile> {
    const carried = carriedQuery(asked.query).size > 0;
    const key = `${asked.key} ${asked.locale}`;
    const hostname = await findOwnHostname(services, brand.subdomain);
    const version = JSON.stringify({ brand, hostname });
    const known = carried ? undefined : kept.get(key);
    if (known?.version === version) return known.file;
    const view = viewOf(brand);
    const rendering = await (renderer ??= loadRenderer());
    const html = rendering.page({
      brand: view,
      locale: asked.locale,
      links: {
        start: getStartedPath(view.code, asked.query),
        counterpart: counterpartOf(asked),
      },
      address:
        hostname === null
          ? `${origin}/brand/${brand.subdomain}`
          : `${originAt(publicUrl, hostname)}/`,
      origin,
    });
    // Those that were uploaded stand on the page's own host.
    const pictures = [view.logoUrl, view.faviconUrl].flatMap((url) =>
      url === null || readPicturePath(url) ? [] : new URL(url).origin,
    );
    const file = await madePage(asked.isAtHost ? leadHome(html, origin) : html, pictures);
    if (!carried) keep(key, version, file);
    return file;
  }

  function keep(key: string, version: string, file: StaticFile): void {
    kept.delete(key);
    kept.set(key, { version, file });
    const [oldest] = kept.keys();
    if (kept.size > keptPages && oldest !== undefined) kept.delete(oldest);
  }

  async function makeProblem(asked: Asked, error: unknown): Promise<[StaticFile, number]> {
    const { code } = toAppError(error);
    if (!isBrandProblem(code)) throw error;
    const rendering = await (renderer ??= loadRenderer());
    const html = rendering.problem({
      problem: code,
      message: translators[asked.locale](`errors.${code}`),
      locale: asked.locale,
      here: `${asked.path}${asked.query.size > 0 || asked.isAtHost ? `?${asked.query}` : ""}`,
      counterpart: counterpartOf(asked),
      origin,
    });
    const page = asked.isAtHost ? leadHome(html, origin) : html;
    return [await madePage(page), isPassing(code) ? 500 : 404];
  }

  async function answer(
    asked: Asked,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<true> {
    try {
      const { brand, affiliate } = await asked.find();
      const problem = problemOf(brand, affiliate !== null);
      if (problem) throw new AppError(problem);
      sendStaticFile(request, response, await makePage(asked, brand));
    } catch (error) {
      const [file, status] = await makeProblem(asked, error);
      sendStaticFile(request, response, file, status);
    }
    return true;
  }

  return {
    serve(request, response) {
      if (request.method !== "GET" && request.method !== "HEAD") return false;
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
    async isShownAt(host) {
      try {
        const { brand, affiliate } = await findBrandAt(services, host);
        return problemOf(brand, affiliate !== null) === null;
      } catch (error) {
        const { code } = toAppError(error);
        if (isBrandProblem(code) && !isPassing(code)) return false;
        throw error;
      }
    },
  };
}

/** This page in the other language, with how the visitor came. */
function counterpartOf({ path, query, locale }: Asked): string {
  const parameters = new URLSearchParams({ [languageParameter]: locale === "en" ? "es" : "en" });
  for (const [name, value] of carriedQuery(query)) parameters.append(name, value);
  return `${path}?${parameters}`;
}

/** A page of another host: its links to the academy's own pages lead there, and it does not offer to install them. */
function leadHome(html: string, origin: string): string {
  return html
    .replace("<html ", '<html data-elsewhere="" ')
    .replaceAll(/(?<=<a\b[^>]*\shref=")\//g, `${origin}/`);
}

/** The parameters of a request, and the language that it asks for. */
function wishesOf({ url = "/", headers }: IncomingMessage): Pick<Asked, "query" | "locale"> {
  const at = url.indexOf("?");
  const query = new URLSearchParams(at < 0 ? "" : url.slice(at + 1));
  const chosen = query.get(languageParameter);
  const locale = isLocale(chosen) ? chosen : localeFromHeader(headers["accept-language"]);
  return { query, locale };
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
