/**
 * Builds everything the server hands to browsers, into build/public:
 *   assets/*               scripts, styles, fonts and preview pictures under names that change with their content
 *   app.html               the application's shell
 *   pages/<path>.html      the public pages, whole ("/" is pages/index.html)
 *   worker.js              the service worker, which keeps offline.html
 *   icon-*.png …           icons drawn from public/favicon.svg
 *   sitemap.xml …          what leads search engines and feed readers to the pages
 *   *.br, *.gz             each text file compressed beforehand
 * and beside it, for the server and the tools alone:
 *   build/fonts            the two faces, cut to the letters in use
 *   build/prerender        what renders pages: the public ones here, those of brands while the program runs
 *   build/pictures         what was drawn, by content, so that it is not drawn again
 *   build/manifest.*.json  which source became which asset: the application, the public pages
 *   build/pages.json       the public pages, what their content security policy has to allow, and what brands' pages need
 */
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";
import { z } from "zod";
import { bestQuality, compressText, quickQuality } from "../src/platform/http/compress.ts";
import { withColours } from "../src/app/draw-preview.ts";
import { offlinePath } from "../src/app/page-server.ts";
import { previewSize } from "../src/app/preview-size.ts";
import { type Drawing, drawPictures, toIcon } from "./build/draw-pictures.ts";
import { purgeStyles } from "./build/purge-styles.ts";
import { isSeldomNeeded, writeFonts } from "./build/subset-fonts.ts";
import type * as BrandRenderer from "../src/app/prerender/render-brand.tsx";
import type * as Prerenderer from "../src/app/prerender/render-pages.tsx";

const root = fileURLToPath(new URL("..", import.meta.url));
const out = join(root, "build/public");
const iconFile = join(root, "public/favicon.svg");
const serverOut = join(root, "build/prerender");

const help = `Usage: node scripts/build.ts [--help]

Builds the browser's part of the program into build/public.
PUBLIC_URL names the address that the pages name as their own (default http://localhost:3000); a server that is reached
at another one puts that in its place.
`;

const assetManifest = z.record(z.string(), z.object({ file: z.string() }));

/** A drawing as an address that holds it (RFC 2397); only what would end an attribute or an address is escaped. */
function dataUrl(svg: string): string {
  return `data:image/svg+xml,${svg.trim().replaceAll(/[%#<>"]/g, encodeURIComponent)}`;
}

function fileOf(manifest: z.output<typeof assetManifest>, source: string): string {
  const entry = manifest[source];
  if (!entry) throw new Error(`the build has no asset for ${source}`);
  return entry.file;
}

async function buildBrowserPart(): Promise<void> {
  await build({ root, logLevel: "warn" });
  await build({ root, logLevel: "warn", mode: "public" });
  await rename(join(out, "index.html"), join(out, "app.html"));
  for (const name of ["manifest.app.json", "manifest.public.json"]) {
    await rename(join(out, name), join(root, "build", name));
  }
}

/** What renders pages: the public ones now, and those of brands while the program runs. */
async function buildPrerenderers(): Promise<typeof Prerenderer & typeof BrandRenderer> {
  const names = ["render-pages", "render-brand"];
  await build({
    root,
    logLevel: "warn",
    build: {
      ssr: true,
      rolldownOptions: {
        input: Object.fromEntries(names.map((name) => [name, `src/app/prerender/${name}.tsx`])),
      },
    },
  });
  const [pages, brands] = await Promise.all(
    names.map((name) => import(pathToFileURL(join(serverOut, `${name}.js`)).href)),
  );
  return { ...pages, ...brands };
}

/** Gives the shell what the public pages have in their head: the early script and the fonts. */
async function completeShell(
  scripts: readonly string[],
  fontUrls: readonly string[],
): Promise<void> {
  const file = join(out, "app.html");
  const head = [
    ...fontUrls.map(
      (url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin />`,
    ),
    ...scripts.map((text) => `<script>${text}</script>`),
  ];
  const shell = await readFile(file, "utf8");
  await writeFile(
    file,
    shell.replace("<!--early-->", () => head.join("\n    ")),
  );
}

async function writePages(): Promise<number> {
  const manifest = assetManifest.parse(
    JSON.parse(await readFile(join(root, "build/manifest.public.json"), "utf8")),
  );
  const prerenderers = await buildPrerenderers();
  const { renderPages, fullWords, renderDirectories, inlineScripts, shellScripts } = prerenderers;
  const styleText = await readFile(join(out, fileOf(manifest, "src/app/public.css")), "utf8");
  const fontUrls = [...styleText.matchAll(/\/assets\/[^"')]+\.woff2/g)]
    .map(([url]) => url)
    .filter((url) => !isSeldomNeeded(url));
  const assets = {
    styleText: styleText.trim(),
    scriptUrl: `/${fileOf(manifest, "src/app/public-script.ts")}`,
    fontUrls,
    iconUrl: dataUrl(await readFile(iconFile, "utf8")),
  };
  await completeShell(shellScripts, fontUrls);
  const origin = new URL(process.env["PUBLIC_URL"] ?? "http://localhost:3000").origin;
  const pages = renderPages(assets, origin);
  const scripts = await readScripts(manifest);
  // What administrators may make of a page while the program runs has its styles too.
  const full = new Map(
    renderPages(assets, origin, fullWords).map(({ path, html }) => [path, html]),
  );
  for (const { path, html: whole } of pages) {
    const bare = (whole + (full.get(path) ?? "")).replaceAll(assets.styleText, "");
    const styles = purgeStyles(assets.styleText, { html: bare, scripts });
    const html = whole.replace(assets.styleText, () => styles);
    const name = path === "/" ? "/index" : path;
    const file = join(out, path === offlinePath ? path : `pages${name}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  }
  await writeWorker(join(out, fileOf(manifest, "src/app/offline-worker.ts")), [
    offlinePath,
    assets.scriptUrl,
    ...fontUrls,
  ]);
  for (const { path, text } of renderDirectories(origin)) {
    await mkdir(dirname(join(out, path)), { recursive: true });
    await writeFile(join(out, path), text);
  }
  const previews = pages.flatMap(({ picture }) => picture ?? []);
  await drawPictures(
    [
      ...previews.map(({ url, svg }) => ({
        svg: withColours(svg, styleText),
        file: join(out, url),
        width: previewSize.width,
      })),
      ...(await icons()),
    ],
    join(root, "build/pictures"),
  );
  await writeFile(join(out, "favicon.ico"), toIcon(await readFile(join(out, "icon-32.png"))));
  await writeFile(
    join(root, "build/pages.json"),
    `${JSON.stringify(
      {
        origin,
        assets,
        brands: brandAssets(prerenderers, { assets, pages, scripts }),
        scriptHashes: inlineScripts(assets).map(hash),
        pages: pages.map(({ path, locale }) => ({ path, locale })),
      },
      null,
      2,
    )}\n`,
  );
  return pages.length;
}

type Built = {
  assets: Prerenderer.PublicAssets;
  pages: readonly Prerenderer.RenderedPage[];
  scripts: string;
};

/** What the pages of brands are rendered with: the home page's pictures, and the styles that they can need. */
function brandAssets(
  { renderBrandSamples }: typeof BrandRenderer,
  { assets, pages, scripts }: Built,
): BrandRenderer.BrandAssets {
  const { styleText, ...rest } = assets;
  const pictureOf = (path: string) => pages.find((page) => page.path === path)?.picture?.url ?? "";
  const shared = { ...rest, pictures: { en: pictureOf("/"), es: pictureOf("/inicio") } };
  const { brand, problem } = renderBrandSamples(shared);
  const stylesFor = (html: string) => purgeStyles(styleText, { html, scripts });
  return { ...shared, styles: { brand: stylesFor(brand), problem: stylesFor(problem) } };
}

/** What the public pages' scripts say, all in one. */
async function readScripts(manifest: z.output<typeof assetManifest>): Promise<string> {
  const files = Object.values(manifest).map(({ file }) => file);
  const scripts = files.filter((file) => file.endsWith(".js"));
  return (await Promise.all(scripts.map((file) => readFile(join(out, file), "utf8")))).join("\n");
}

/** The service worker at the root, from where it may serve every page, with the files it keeps and their version. */
async function writeWorker(built: string, files: readonly string[]): Promise<void> {
  const version = createHash("sha256");
  for (const file of files) version.update(file).update(await readFile(join(out, file)));
  const names = {
    offlineFiles: files,
    offlineVersion: version.digest("hex").slice(0, 16),
  };
  const head = Object.entries(names).map(
    ([name, value]) => `const ${name}=${JSON.stringify(value)};`,
  );
  await writeFile(join(out, "worker.js"), head.join("") + (await readFile(built, "utf8")));
  await rm(built);
}

/** A source expression of a content security policy. */
function hash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** The mark in the sizes that systems ask for; "maskable" without round corners and with room to be cut. */
async function icons(): Promise<Drawing[]> {
  const svg = await readFile(iconFile, "utf8");
  const square = svg.replace(/ rx="\d+"/, "");
  const roomy = square.replace("translate(3.5 3.5) scale(1.04)", "translate(7 7) scale(0.76)");
  const png = (name: string, width: number, drawing: string): Drawing => ({
    svg: drawing,
    file: join(out, `${name}.png`),
    width,
  });
  return [
    png("icon-32", 32, svg),
    png("icon-192", 192, svg),
    png("icon-512", 512, svg),
    png("icon-maskable-512", 512, roomy),
    png("apple-touch-icon", 180, square),
  ];
}

/** The best compression of more would take as long as all the rest of the build; in bytes. */
const hugeBytes = 2 * 1024 * 1024;

/** Writes a .br and a .gz beside every text file that gains by it. */
async function compressAll(): Promise<void> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.(html|js|css|svg|json|txt|xml|wasm)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const text = await readFile(file);
      const made = await compressText(text, text.length > hugeBytes ? quickQuality : bestQuality);
      if (!made) return;
      await writeFile(`${file}.br`, made.brotli);
      await writeFile(`${file}.gz`, made.gzip);
    }),
  );
}

async function run(): Promise<void> {
  if (process.argv.includes("--help")) {
    process.stdout.write(help);
    return;
  }
  const start = performance.now();
  await rm(serverOut, { recursive: true, force: true });
  await writeFonts(join(root, "build/fonts"));
  await buildBrowserPart();
  const count = await writePages();
  await compressAll();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`Built the application and ${count} public pages in ${seconds} s.`);
}

await run();
