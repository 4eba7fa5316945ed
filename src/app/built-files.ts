import { readFile } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { z } from "zod";
import type { WorkerPool } from "#platform/workers/worker-pool.ts";
import { previewSize } from "./preview-size.ts";
import { drawPng, withColours } from "./draw-preview.ts";
import type { PublicRenderer } from "./managed-site.ts";
import type * as BrandRendering from "./prerender/render-brand.tsx";
import { readPageAssets, renderTask } from "./render-task.ts";
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

/** What renders the public pages anew, on other threads, as the build did. */
export function createPublicRenderer(workers: WorkerPool): PublicRenderer {
  return {
    render: (request) => workers.run(renderTask, request),
    async draw(svg) {
      const { styleText } = await readPageAssets();
      return drawPng(
        withColours(svg, styleText),
        previewSize.width,
        `${build}/pictures/display.ttf`,
      );
    },
  };
}
