import { readFile } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { z } from "zod";
import { drawPng, withColours } from "./draw-preview.ts";
import type { PublicRenderer } from "./managed-site.ts";
import type * as BrandRendering from "./prerender/render-brand.tsx";
import type * as Rendering from "./prerender/render-pages.tsx";
import { loadStaticFiles, type StaticFile } from "#platform/http/static-files.ts";

const build = fileURLToPath(new URL("../../build", import.meta.url));

const buildRecord = z.object({ origin: z.url() });

const brandRecord = z.object({
  brands: z.object({
    scriptUrl: z.string(),
    fontUrls: z.array(z.string()),
    iconUrl: z.string(),
    styles: z.object({ brand: z.string(), problem: z.string() }),
    pictures: z.object({ en: z.string(), es: z.string() }),
  }),
});

const pageRecord = z.object({
  assets: z.object({
    styleText: z.string(),
    scriptUrl: z.string(),
    fontUrls: z.array(z.string()),
    iconUrl: z.string(),
  }),
});

/**
 * What scripts/build.ts made, ready to be served. Pages that name their own address name it as the site is reached
 * now, wherever it was built for.
 */
export async function loadBuiltFiles(publicUrl: URL): Promise<Map<string, StaticFile>> {
  const record = JSON.parse(await readFile(`${build}/pages.json`, "utf8"));
  const { origin } = buildRecord.parse(record);
  // Port 0 is any free one, known only later: tests, where no search engine reads.
  const isOther = publicUrl.origin !== origin && publicUrl.port !== "0";
  return loadStaticFiles(
    `${build}/public`,
    isOther ? { from: origin, to: publicUrl.origin } : null,
  );
}

/** What renders the pages of brands, with what the build left for it. */
export async function loadBrandRenderer(): Promise<BrandRendering.BrandRenderer> {
  const { brands } = brandRecord.parse(JSON.parse(await readFile(`${build}/pages.json`, "utf8")));
  const rendering: typeof BrandRendering = await import(
    pathToFileURL(`${build}/prerender/render-brand.js`).href
  );
  return rendering.createBrandRenderer(brands);
}

/** What renders the public pages anew, as the build did. */
export async function loadPublicRenderer(): Promise<PublicRenderer> {
  const { assets } = pageRecord.parse(JSON.parse(await readFile(`${build}/pages.json`, "utf8")));
  const rendering: typeof Rendering = await import(
    pathToFileURL(`${build}/prerender/render-pages.js`).href
  );
  const { offlinePath, previewSize, renderEachPage, renderDirectories } = rendering;
  return {
    offlinePath,
    // Each page keeps the styles that the build found for it.
    pages: (origin, words) => renderEachPage({ ...assets, styleText: "" }, origin, words),
    directories: renderDirectories,
    draw: (svg) =>
      drawPng(
        withColours(svg, assets.styleText),
        previewSize.width,
        `${build}/pictures/display.ttf`,
      ),
  };
}
