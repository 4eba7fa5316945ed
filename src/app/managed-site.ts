import { readSiteWords } from "#features/site/managed/read-words.ts";
import { escapeHtml } from "#features/accounts/emails/layout.ts";
import { noHelpChanges } from "#features/site/content/help.ts";
import { describeFailure } from "#platform/describe-failure.ts";
import type { Services } from "#platform/http/request-context.ts";
import {
  applicationUrl,
  madeFile,
  type ServedFiles,
  type StaticFile,
} from "#platform/http/static-files.ts";
import { defineTopic } from "#platform/live-channel.ts";
import { second } from "#shared/constants.ts";
import { publicRoutes } from "#features/site/content/public-routes.ts";
import { setSiteFacts, site, type SiteFacts } from "#shared/site.ts";
import { siteFactsMeta } from "#shared/site-facts-meta.ts";
import { builtPath, offlinePath } from "./page-server.ts";
import type { Rendered, RenderRequest } from "./render-task.ts";

/** A trigger announces it with every change of the site's words (migrations/0047_site_versions.sql). */
const siteChanged = defineTopic("site-changed");

/** Without the line that tells of changes nothing is older than this. */
const oldestMs = 5 * second;

type Words = RenderRequest["words"];

/** Renders the public pages while the program runs. */
export type PublicRenderer = {
  render(request: RenderRequest): Promise<Rendered>;
  /** Draws a page's preview as a PNG. */
  draw(svg: string): Promise<Buffer>;
};

/** The site as administrators have made it. */
export type ManagedSite = {
  /** The built files, and in place of those that say otherwise by now, others. */
  files: ServedFiles;
  /** Reads what was changed and begins to listen for more. */
  start(): Promise<void>;
  /** Resolves once the pages say what stood in the database when it was called. Never rejects. */
  renew(): Promise<void>;
  close(): void;
};

/**
 * Public pages are built once, and served as they were built until an administrator changes a fact or an answer: then those
 * that say it are made anew, once a change, and kept in memory like the others. A page view asks nobody.
 */
export function createManagedSite(
  services: Pick<Services, "db" | "live" | "log" | "settings">,
  built: ServedFiles,
  renderer: PublicRenderer | null,
): ManagedSite {
  const { db, live, log, settings } = services;
  const { origin } = settings.publicUrl;
  let made: ReadonlyMap<string, StaticFile> = new Map();
  let shown: Words = { facts: {}, help: noHelpChanges };
  let timer: NodeJS.Timeout | null = null;
  let stopListening: (() => void) | null = null;
  let isClosed = false;
  const drawn = new Map<string, StaticFile>();

  async function read(): Promise<void> {
    const words = await readSiteWords(db);
    if (isSame(words, shown) || isClosed) return;
    setSiteFacts(words.facts);
    made = await makeAll(words);
    shown = words;
  }

  async function makeAll(words: Words): Promise<ReadonlyMap<string, StaticFile>> {
    if (!renderer || isSame(words, { facts: {}, help: noHelpChanges })) return new Map();
    // Answers stand on the help center alone; facts stand everywhere.
    const isHelpAlone = isSame(words.facts, shown.facts);
    const only = isHelpAlone ? { only: Object.values(publicRoutes.helpCenter) } : {};
    const { pages, directories } = await renderer.render({ origin, words, ...only });
    const files = new Map(isHelpAlone ? made : []);
    const take = async (url: string, content: string) => {
      const body = Buffer.from(content);
      const same = [built.get(url), made.get(url)].find((file) => file?.plain.body.equals(body));
      if (same && same === built.get(url)) files.delete(url);
      else files.set(url, same ?? (await madeFile(url, content)));
    };
    await Promise.all(
      pages.map(async ({ path, html, picture }) => {
        const url = path === offlinePath ? path : builtPath(path);
        const before = built.get(url)?.plain.body.toString("utf8") ?? "";
        await take(
          url,
          html.replace(stylesIn, () => stylesIn.exec(before)?.[0] ?? ""),
        );
        if (picture && !built.get(picture.url)) void draw(renderer, picture);
      }),
    );
    for (const { path, text } of directories) await take(path, text);
    const adapt = async (url: string, make: (text: string) => string) => {
      const file = built.get(url);
      if (file) await take(url, make(file.plain.body.toString("utf8")));
    };
    await adapt(applicationUrl, (html) => told(html, words.facts));
    await adapt(manifestUrl, named);
    const offline = files.get(offlinePath);
    if (offline) await adapt(workerUrl, (worker) => keepingAnew(worker, offline.etag));
    return files;
  }

  /** Draws a preview that the build did not; until it is there, its address is none. */
  async function draw(
    rendering: PublicRenderer,
    { url, svg }: { url: string; svg: string },
  ): Promise<void> {
    if (drawn.has(url)) return;
    try {
      drawn.set(url, await madeFile(url, await rendering.draw(svg)));
    } catch (error) {
      log.warn({ reason: describeFailure(error) }, "a preview picture could not be drawn");
    }
  }

  async function readQuietly(): Promise<void> {
    try {
      await read();
    } catch (error) {
      log.error({ reason: describeFailure(error) }, "the site's words could not be made anew");
    }
  }

  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  /** One at a time; who comes while one runs waits for the one after it, which has seen all that was there. */
  function renew(): Promise<void> {
    if (running) {
      next ??= running.then(() => {
        next = null;
        return renew();
      });
      return next;
    }
    running = readQuietly().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    files: { get: (url) => made.get(url) ?? drawn.get(url) ?? built.get(url) },
    async start() {
      await renew();
      // Without pages there is nothing that another program's change would have to reach.
      if (!renderer) return;
      stopListening = live.subscribe(siteChanged, () => void renew(), {
        onReady() {
          if (timer) clearInterval(timer);
          timer = null;
          void renew();
        },
        onLost() {
          timer ??= setInterval(() => void renew(), oldestMs).unref();
        },
      });
    },
    renew,
    close() {
      isClosed = true;
      stopListening?.();
      if (timer) clearInterval(timer);
      setSiteFacts({});
    },
  };
}

/** Whether two things say the same; both are made in one order of their parts. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const manifestUrl = "/manifest.json";
const workerUrl = "/worker.js";

/** The service worker, which keeps files under a version, with one for the offline page as it is now. */
function keepingAnew(worker: string, etag: string): string {
  const version = etag.replaceAll('"', "");
  return worker.replace(/(?<=\bofflineVersion=")[^"]*/, () => version);
}

const stylesIn = /<style>[\s\S]*?<\/style>/;

/** The application's page with the facts that its screens say. */
function told(html: string, { name, contactEmail }: Partial<SiteFacts>): string {
  const facts = {
    ...(name === undefined ? {} : { name }),
    ...(contactEmail === undefined ? {} : { contactEmail }),
  };
  if (Object.keys(facts).length === 0) return html;
  const meta = `<meta name="${siteFactsMeta}" content="${escapeHtml(JSON.stringify(facts))}" />`;
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(site.name)}</title>`)
    .replace("</head>", () => `${meta}</head>`);
}

/** What phones install, under the academy's name. */
function named(manifest: string): string {
  const quoted = JSON.stringify(site.name);
  return manifest.replaceAll(
    /("(?:short_)?name":\s*)"[^"]*"/g,
    (_, start: string) => start + quoted,
  );
}
