import type { IncomingMessage, ServerResponse } from "node:http";
import type { PublicBrand } from "#features/brands/contract/fields.ts";
import { findBrand } from "#features/brands/find-brand.ts";
import { carriedQuery, getStartedPath } from "#features/brands/rules/get-started.ts";
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

/** An address of a brand's page, taken apart. */
type Asked = {
  /** "/brand/acme", as it was asked for, in small letters. */
  path: string;
  subdomain: string;
  query: URLSearchParams;
  locale: Locale;
};

/**
 * Serves the pages under a partner's own name (R-31). The brand is read each time, so that one that is switched off is
 * gone at once; its page is rendered once a change and language. Answers false where the address is none of theirs.
 */
export function createBrandPages(
  services: Pick<Services, "db" | "log" | "settings">,
  loadRenderer: LoadBrandRenderer,
): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> | boolean {
  const kept = new Map<string, { version: string; file: StaticFile }>();
  const { origin } = services.settings.publicUrl;
  let renderer: Promise<BrandRenderer> | null = null;

  async function makePage(asked: Asked, brand: PublicBrand): Promise<StaticFile> {
    const carried = carriedQuery(asked.query).size > 0;
    const key = `${asked.path} ${asked.locale}`;
    const version = JSON.stringify(brand);
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
      path: `/brand/${asked.subdomain}`,
      origin,
    });
    const pictures = [view.logoUrl, view.faviconUrl].flatMap((url) =>
      url === null ? [] : new URL(url).origin,
    );
    const file = await madePage(html, pictures);
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
      here: `${asked.path}${asked.query.size > 0 ? `?${asked.query}` : ""}`,
      counterpart: counterpartOf(asked),
      origin,
    });
    return [await madePage(html), isPassing(code) ? 500 : 404];
  }

  async function serve(asked: Asked, request: IncomingMessage, response: ServerResponse) {
    try {
      const { brand, affiliate } = await findBrand(services, asked.subdomain);
      const problem = problemOf(brand, affiliate !== null);
      if (problem) throw new AppError(problem);
      sendStaticFile(request, response, await makePage(asked, brand));
    } catch (error) {
      const [file, status] = await makeProblem(asked, error);
      sendStaticFile(request, response, file, status);
    }
    return true;
  }

  return (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") return false;
    const asked = readAddress(request);
    return asked ? serve(asked, request, response) : false;
  };
}

/** This page in the other language, with how the visitor came. */
function counterpartOf({ path, query, locale }: Asked): string {
  const parameters = new URLSearchParams({ [languageParameter]: locale === "en" ? "es" : "en" });
  for (const [name, value] of carriedQuery(query)) parameters.append(name, value);
  return `${path}?${parameters}`;
}

const places = brandPages.map(({ path }) => path.replace("/:subdomain", ""));

function readAddress({ url = "/", headers }: IncomingMessage): Asked | null {
  const place = places.find((start) => url.startsWith(`${start}/`));
  if (place === undefined) return null;
  const [path = "", ...rest] = url.split("?");
  const [named = "", ...deeper] = path.slice(place.length + 1).split("/");
  if (named === "" || deeper.some((part) => part !== "")) return null;
  const subdomain = decoded(named).toLowerCase();
  const query = new URLSearchParams(rest.join("?"));
  const chosen = query.get(languageParameter);
  return {
    path: `${place}/${encodeURIComponent(subdomain)}`,
    subdomain,
    query,
    locale: isLocale(chosen) ? chosen : localeFromHeader(headers["accept-language"]),
  };
}

/** A part of an address as it was meant; as it stands where it was not escaped as addresses are. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
