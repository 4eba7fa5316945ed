import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { isConnectionFailure, type OpenDatabase } from "#db/client.ts";
import { findOpenSessions } from "#features/accounts/sessions/find-open-sessions.ts";
import { createResolveActor } from "#features/accounts/sessions/resolve-actor.ts";
import { followChanges } from "#features/learning/curriculum/follow-changes.ts";
import { type ClickWriter, createClickWriter } from "#features/affiliates/clicks/click-writer.ts";
import { findAffiliateStep } from "#features/affiliates/membership.ts";
import { createSenderDesk } from "#features/brands/families/sender-desk.ts";
import { createMeasuringServer } from "#features/brands/measuring/serve-document.ts";
import { createPictureServer } from "#features/brands/pictures/serve-picture.ts";
import { createStylesServer } from "#features/brands/styles/serve-styles.ts";
import { describeFailure } from "#platform/describe-failure.ts";
import { readCookie } from "#platform/http/cookies.ts";
import { partnerSiteOf } from "#platform/http/partner-site.ts";
import { createApi } from "#platform/http/register.ts";
import { type Actor, actsAt, type Services } from "#platform/http/request-context.ts";
import { pageHeaders, sendStaticFile, type StaticFile } from "#platform/http/static-files.ts";
import { createTutoring } from "#features/tutoring/server.ts";
import { createLimits, type Limits } from "#platform/limits.ts";
import { createLiveChannel } from "#platform/live-channel.ts";
import type { Log } from "#platform/log.ts";
import { createMailer } from "#platform/mail.ts";
import { createModelProvider } from "#platform/model/create-model-provider.ts";
import { modelPlace } from "#platform/model/model-place.ts";
import type { ModelProvider } from "#platform/model/model-provider.ts";
import type { Settings } from "#platform/settings.ts";
import { createWorkerPool, type WorkerPool } from "#platform/workers/worker-pool.ts";
import { second } from "#shared/constants.ts";
import type { Locale } from "#shared/locale.ts";
import { buildOpenApi } from "./api-docs/openapi.ts";
import { renderReferencePage } from "./api-docs/reference-page.ts";
import { bindCalls } from "./bound-calls.ts";
import { createBrandPages, type LoadBrandRenderer } from "./brand-pages.ts";
import { createCertificateDesk } from "./certificates.ts";
import { createFindLook } from "./find-look.ts";
import { createHostGate } from "./hosts.ts";
import { createManagedSite, type PublicRenderer } from "./managed-site.ts";
import { builtPath, contactFormPaths, createPageServer } from "./page-server.ts";
import { unavailablePage } from "./site-unavailable.ts";
import { createStandingHeaders } from "./standing-headers.ts";

/** What an academy runs on. */
export type AcademyOptions = {
  settings: Settings;
  log: Log;
  database: OpenDatabase;
  files: ReadonlyMap<string, StaticFile>;
  now?: () => Date;
  /** The model behind the tutor's voice; the one of the settings where left out. */
  model?: ModelProvider;
  /** The threads for long work; as many as the machine has room for where left out. */
  workers?: WorkerPool;
  /** What counts calls that may be too many; the database where left out. */
  limits?: Limits;
  /** What writes visits of affiliates' links down; batches in the database where left out. */
  clicks?: ClickWriter;
  /** What renders the pages of brands; left out, there are none. */
  loadBrandRenderer?: LoadBrandRenderer;
  /** What renders the public pages anew; left out, they stay as they were built. */
  createPublicRenderer?: (workers: WorkerPool) => PublicRenderer;
  /** Whether no other program uses the database, so that unfinished turns are certainly abandoned. */
  alone?: boolean;
};

/** A running academy. */
export type Academy = {
  services: Services;
  /** Starts to answer; gives the address as browsers reach it. */
  listen(): Promise<string>;
  /** Lets calls in progress end for a moment, then closes. */
  close(): Promise<void>;
};

/** Puts the whole program together: settings, database, features, pages. */
export function createAcademy(options: AcademyOptions): Academy {
  const { settings, log, database } = options;
  const { db } = database;
  const now = options.now ?? (() => new Date());
  const services: Services = {
    settings,
    log,
    db,
    mailer: createMailer({ db, settings, log, now, senders: createSenderDesk(db, settings) }),
    limits: options.limits ?? createLimits(database.pool),
    workers:
      options.workers ?? createWorkerPool({ script: new URL("./worker.ts", import.meta.url), log }),
    programs: createWorkerPool({
      script: new URL("./program-worker.ts", import.meta.url),
      log,
      size: 2,
      deadlineMs: programDeadlineMs,
      waitMaxMs: programWaitMs,
      apart: true,
    }),
    live: createLiveChannel(database.pool, log),
    now,
  };
  const managed = createManagedSite(
    services,
    options.files,
    options.createPublicRenderer?.(services.workers) ?? null,
  );
  const { files } = managed;
  const resolveActor = createResolveActor();
  const model = options.model ?? (settings.model ? createModelProvider(settings.model) : null);
  const tutoring = createTutoring(model, settings.model ? modelPlace(settings) : undefined);
  const readContactForm = (locale: Locale) =>
    files.get(builtPath(contactFormPaths[locale]))?.plain.body.toString("utf8") ?? null;
  const clicks = options.clicks ?? createClickWriter(database);
  const readers = { resolveActor, findOpen: findOpenSessions };
  const api = createApi(
    services,
    readers,
    bindCalls(tutoring, clicks, readContactForm, () => managed.renew()),
  );
  const answerApi = getRequestListener(api.fetch);
  const openApi = once(() => JSON.stringify(buildOpenApi(settings.publicUrl.origin), null, 1));
  const reference = once(renderReferencePage);

  const isSecure = settings.publicUrl.protocol === "https:";

  async function findActor(request: IncomingMessage, isActivity = true): Promise<Actor | null> {
    const token = readCookie(request.headers.cookie, "session", isSecure);
    const site = partnerSiteOf(request);
    return token ? actsAt(site, await resolveActor(services, token, { isActivity, site })) : null;
  }
  const findLook = createFindLook(services);
  const servePage = createPageServer(
    files,
    { findActor, findLook, findAffiliateStep: ({ id }) => findAffiliateStep(db, id) },
    {
      development: settings.environment === "development" || settings.environment === "test",
      offlinePage: settings.offlinePage,
      supabaseUrl: settings.supabaseUrl,
      sendsMail: settings.smtpUrl !== null,
    },
  );

  const brands = options.loadBrandRenderer
    ? createBrandPages(services, options.loadBrandRenderer)
    : null;
  const servePicture = createPictureServer(db, (request) => findActor(request, false));
  const serveStyles = createStylesServer(services);
  const serveMeasuring = createMeasuringServer(services);
  const answerElsewhere = brands
    ? createHostGate(settings, files, { brands, servePicture, serveStyles, serveMeasuring })
    : () => false;
  const answerProxy = createCertificateDesk(services);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (await answerProxy(request, response)) return;
    if (await answerElsewhere(request, response)) return;
    if (request.url === "/api/openapi.json")
      return sendText(response, "application/json", openApi());
    if (request.url === "/api")
      return sendText(response, "text/html", reference(), pageHeaders(reference()));
    if (request.url?.startsWith("/api/")) return answerApi(request, response);
    if (await servePicture(request, response)) return;
    if (await serveStyles(request, response)) return;
    if (await serveMeasuring(request, response)) return;
    if (await brands?.serve(request, response)) return;
    if (await servePage(request, response)) return;
    const notFound = files.get("/pages/404.html");
    if (notFound) sendStaticFile(request, response, notFound, 404);
    else response.writeHead(404, { "content-type": "text/plain" }).end("Not found");
  }

  const setStandingHeaders = createStandingHeaders(settings.publicUrl);
  const server = createServer((request, response) => {
    setStandingHeaders(request, response);
    answer(request, response).catch((error: unknown) => {
      log.error({ reason: describeFailure(error) }, "a page could not be served");
      if (response.headersSent) {
        response.end();
        return;
      }
      const headers = { ...pageHeaders(unavailablePage), "cache-control": "no-store" };
      response.writeHead(isConnectionFailure(error) ? 503 : 500, {
        ...headers,
        "content-type": "text/html; charset=utf-8",
      });
      response.end(unavailablePage);
    });
  });

  let unfollow: () => void = () => undefined;

  return {
    services,
    async listen() {
      unfollow = await followChanges(services);
      await tutoring.recover(services, options.alone ?? false);
      await managed.start();
      if (model) tutoring.obeyWithdrawals(services);
      return listen(server, settings);
    },
    async close() {
      tutoring.stop();
      managed.close();
      unfollow();
      await services.live.close();
      await close(server);
      await clicks.close();
      await services.workers.close();
      await services.programs.close();
      await services.mailer.settle();
    },
  };
}

/** Made when first asked for, then kept. */
function once(make: () => string): () => string {
  let made: string | null = null;
  return () => (made ??= make());
}

function sendText(
  response: ServerResponse,
  type: string,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response
    .writeHead(200, {
      ...headers,
      "content-type": `${type}; charset=utf-8`,
      "x-content-type-options": "nosniff",
    })
    .end(text);
}

function listen(server: Server, settings: Settings): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(settings.port, settings.host, () => {
      server.off("error", reject);
      const address = server.address();
      const port = typeof address === "object" && address ? address.port : settings.port;
      resolve(
        `http://${settings.host.includes(":") ? `[${settings.host}]` : settings.host}:${port}`,
      );
    });
  });
}

const patienceMs = 3000;

/** A program has a fifth of this in processor time; the rest is for a machine that is busy. */
const programDeadlineMs = 1500;
/** So long a program waits for a thread, the first one's start included; then whoever sent it is asked to try again. */
const programWaitMs = 8 * second;

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), patienceMs).unref();
  });
}
