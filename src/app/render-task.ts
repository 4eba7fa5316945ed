import { readFile } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { z } from "zod";
import { defineTask } from "#platform/workers/task.ts";
import type * as Rendering from "./prerender/render-pages.tsx";

/** Which public pages are rendered, and with what. */
export type RenderRequest = {
  /** The site's own, without a slash at the end. */
  origin: string;
  words: Rendering.SiteWords;
  /** The pages by path; all of them where left out. */
  only?: readonly string[];
};

/** Pages and the files beside them, as they are now. */
export type Rendered = {
  pages: Rendering.RenderedPage[];
  directories: { path: string; text: string }[];
};

const build = fileURLToPath(new URL("../../build", import.meta.url));

const record = z.object({
  assets: z.object({
    styleText: z.string(),
    scriptUrl: z.string(),
    fontUrls: z.array(z.string()),
    iconUrl: z.string(),
  }),
});

/** What the build left to render pages with. */
export async function readPageAssets(): Promise<Rendering.PublicAssets> {
  return record.parse(JSON.parse(await readFile(`${build}/pages.json`, "utf8"))).assets;
}

/** Renders public pages anew, which takes as long as a hundred page views: work for another thread. */
export const renderTask = defineTask(
  "site.render",
  async ({ origin, words, only }: RenderRequest): Promise<Rendered> => {
    const rendering: typeof Rendering = await import(
      pathToFileURL(`${build}/prerender/render-pages.js`).href
    );
    // Each page keeps the styles that the build found for it.
    const assets = { ...(await readPageAssets()), styleText: "" };
    return {
      pages: rendering.renderPages(assets, origin, words, only),
      directories: rendering.renderDirectories(origin, words),
    };
  },
);
