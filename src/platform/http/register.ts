import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import { isAfterTheEnd } from "#db/client.ts";
import { confirmationMs, minute, second } from "#shared/constants.ts";
import { errorStatus } from "#shared/error-codes.ts";
import { AppError, type FieldProblems } from "#shared/errors.ts";
import { isRecord } from "#shared/records.ts";
import { isLocale, type Locale, localeFromHeader } from "#shared/locale.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { describeFailure } from "../describe-failure.ts";
import { mayEnter } from "#shared/permissions.ts";
import type { Call } from "#shared/contract.ts";
import type { BoundCall } from "./bound-call.ts";
import { refuseForeignOrigin } from "./browser-origin.ts";
import { addressKey, clientAddress } from "./client-address.ts";
import { cookieJar } from "./cookies.ts";
import { openEventSink } from "./event-sink.ts";
import { createOpenStreams, type FindOpenSessions, type OpenStreams } from "./open-streams.ts";
import { type PartnerSite, partnerSiteOf } from "./partner-site.ts";
import { pageHeaders } from "./static-files.ts";
import { toAppError } from "./to-app-error.ts";
import {
  type Actor,
  actsAt,
  audienceOf,
  type RequestContext,
  type Services,
} from "./request-context.ts";

const bodySizeMax = 64 * 1024;

/** `call` is the path of the call as it is declared: an address may hold the token of a letter, which no log may. */
type Env = { Bindings: HttpBindings; Variables: { call?: string } };

/** Finds who a session token belongs to; null where it is unknown or has ended. Activity extends the session. */
export type ResolveActor = (
  services: Services,
  token: string,
  options: { isActivity: boolean; site: PartnerSite | null },
) => Promise<Actor | null>;

/** How sessions are read: whose a token is, and which still are. */
export type SessionReaders = { resolveActor: ResolveActor; findOpen: FindOpenSessions };

/**
 * The API: every bound call behind its declared guard, limits and schema, one door for errors. A stream ends with the
 * session that opened it.
 */
export function createApi(
  services: Services,
  { resolveActor, findOpen }: SessionReaders,
  calls: readonly BoundCall[],
): Hono<Env> {
  const app = new Hono<Env>();
  const streams = createOpenStreams(services, findOpen);
  app.use("/api/*", async (context, next) => {
    context.header("cache-control", "no-store");
    context.header("x-content-type-options", "nosniff");
    const { publicUrl } = services.settings;
    refuseForeignOrigin(context.req.raw, { publicUrl, site: partnerSiteOf(context.env.incoming) });
    await next();
  });
  for (const bound of calls) {
    const { method, path } = bound.call;
    app.on(method.toUpperCase(), path, limitBody(bound.call), async (context) => {
      context.set("call", path);
      const answered = inTime(
        answerCall(services, { resolveActor, streams }, bound, context),
        bound,
        context,
      );
      if (bound.answer !== "redirect") return answered;
      return answered.catch(async (error: unknown) => {
        logUnexpected(services, error, bound.call.path);
        return (await giveFormBack(bound, error, context)) ?? context.redirect(bound.onFailure);
      });
    });
  }
  app.all("/api/*", () => {
    throw new AppError("not_found");
  });
  app.onError((error, context) => {
    const failure = toAppError(error);
    logUnexpected(services, error, context.get("call") ?? "no call of ours");
    const locale = readLocale(context);
    if (failure.data.seconds) context.header("retry-after", String(failure.data.seconds));
    return context.json(
      {
        error: {
          code: failure.code,
          message: translators[locale](`errors.${failure.code}`, failure.data),
          fields: failure.fields,
          data: failure.data,
          ...(failure.care ? { care: failure.care } : {}),
        },
      },
      errorStatus[failure.code],
    );
  });
  return app;
}

/** A form that was refused, with what was typed into it; null where the call has none to give back. */
async function giveFormBack(
  bound: Extract<BoundCall, { answer: "redirect" }>,
  error: unknown,
  context: Context<Env>,
): Promise<Response | null> {
  const failure = toAppError(error);
  const typed = await readInput(context, bound).catch(() => ({}));
  const page = bound.refused?.(failure, typed) ?? null;
  if (page === null) return null;
  if (failure.data.seconds) context.header("retry-after", String(failure.data.seconds));
  return context.html(page, errorStatus[failure.code], pageHeaders(page));
}

/** The answer of a call, or the one that it has instead where it takes too long or the database cannot be asked. */
async function inTime(
  answered: Promise<Response>,
  bound: BoundCall,
  context: Context<Env>,
): Promise<Response> {
  const late = bound.answer === "json" ? bound.late : undefined;
  if (!late) return answered;
  const { promise: tooLate, resolve } = Promise.withResolvers<Response>();
  const instead = () => context.json(late.instead);
  const timer = setTimeout(() => resolve(instead()), late.afterMs);
  try {
    return await Promise.race([answered, tooLate]);
  } catch (error) {
    if (toAppError(error).code !== "database_unavailable") throw error;
    return instead();
  } finally {
    clearTimeout(timer);
  }
}

function logUnexpected(services: Services, error: unknown, path: string): void {
  const { code } = toAppError(error);
  if (code !== "internal" && code !== "database_unavailable") return;
  // Whoever asked is gone, and so is the program in a moment.
  if (isAfterTheEnd(error)) return;
  services.log.error({ reason: describeFailure(error), path }, "a call failed unexpectedly");
}

async function answerCall(
  services: Services,
  { resolveActor, streams }: { resolveActor: ResolveActor; streams: OpenStreams },
  bound: BoundCall,
  context: Context<Env>,
): Promise<Response> {
  const { call } = bound;
  const cookies = cookieJar(context, services.settings.publicUrl.protocol === "https:");
  const token = cookies.get("session");
  const site = partnerSiteOf(context.env.incoming);
  const known = token
    ? await resolveActor(services, token, { isActivity: !call.passive, site })
    : null;
  const actor = actsAt(site, known);
  if (!mayEnter(call.access, audienceOf(actor))) {
    throw new AppError(actor ? "forbidden" : "unauthenticated");
  }
  if (call.confirmed && !isConfirmed(actor, services.now())) {
    throw new AppError("confirmation_needed");
  }
  const address = clientAddress(
    context.env.incoming.socket.remoteAddress,
    context.req.header("x-forwarded-for"),
    services.settings.trustProxy,
  );
  for (const limit of call.limits) {
    const account = limit.per === "account" ? actor?.id : undefined;
    await services.limits.count(limit, account ?? addressKey(address));
  }
  const request: RequestContext = {
    ...services,
    actor,
    locale: readLocale(context),
    address,
    userAgent: (context.req.header("user-agent") ?? "").slice(0, 300),
    timeZone: readTimeZone(context.req.header("x-time-zone")),
    cookies,
    site,
  };
  if (bound.answer === "upload") {
    const input = readable({ ...context.req.query(), ...context.req.param() });
    return context.json((await bound.run(request, input, await readFile(context))) ?? {});
  }
  const input = await readInput(context, bound);
  if (bound.answer === "json") return context.json((await bound.run(request, input)) ?? {});
  if (bound.answer === "redirect") return context.redirect(await bound.run(request, input));
  if (actor && streams.isFull(actor.id)) {
    throw new AppError("rate_limited", { data: { seconds: minute / second } });
  }
  const sink = openEventSink(context.env.outgoing);
  const letGo = actor && (await streams.keep({ actor, stop: (why) => sink.stop(why ?? "time") }));
  try {
    await bound.run(request, input, sink);
  } catch (error) {
    if (!context.env.outgoing.headersSent) throw error;
    services.log.error({ reason: describeFailure(error), path: call.path }, "a stream broke off");
  } finally {
    letGo?.();
  }
  sink.end();
  return RESPONSE_ALREADY_SENT;
}

function isConfirmed(actor: Actor | null, now: Date): boolean {
  const confirmedAt = actor?.confirmedAt ?? null;
  return confirmedAt !== null && now.getTime() - confirmedAt.getTime() < confirmationMs;
}

/** What was sent: JSON, or the fields of a form where the browser itself opens the address. */
async function readInput(context: Context<Env>, bound: BoundCall): Promise<unknown> {
  return readable(await readSent(context, bound));
}

async function readSent(context: Context<Env>, { answer, call }: BoundCall): Promise<unknown> {
  const params = context.req.param();
  if (context.req.method === "GET") return { ...context.req.query(), ...params };
  if (call.ignoresBody) return params;
  const text = await context.req.text();
  if (text === "") return params;
  const type = context.req.header("content-type");
  if (answer === "redirect" && type?.startsWith("application/x-www-form-urlencoded")) {
    return { ...Object.fromEntries(new URLSearchParams(text)), ...params };
  }
  if (!type?.startsWith("application/json")) {
    throw new AppError("unsupported_media");
  }
  const body = z.record(z.string(), z.unknown()).safeParse(parseJson(text));
  if (!body.success) throw new AppError("invalid_input");
  return { ...body.data, ...params };
}

/**
 * What was sent as PostgreSQL can keep it: half a character, as a browser leaves one where it cuts an emoji, and NUL, which
 * no keyboard writes, become the sign for an unreadable character. Nothing else of a text is lost for them.
 */
function readable(value: unknown): unknown {
  if (typeof value === "string") return value.toWellFormed().replaceAll("\0", "\uFFFD");
  if (Array.isArray(value)) return value.map(readable);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, readable(one)]));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError("invalid_input");
  }
}

/** What was sent as a file. No form of another site can send such types unasked. */
async function readFile(context: Context<Env>): Promise<Uint8Array> {
  const type = context.req.header("content-type") ?? "";
  if (!/^(?:image\/|application\/octet-stream)/.test(type)) throw new AppError("unsupported_media");
  return new Uint8Array(await context.req.arrayBuffer());
}

/** Refuses what is too long by its own word before a byte of it is read, and else once it has become so. */
function limitBody({ upload }: Call): MiddlewareHandler<Env> {
  const limit = upload?.sizeMax ?? bodySizeMax;
  function refuse(): never {
    const fields: FieldProblems = upload ? { file: upload.tooLarge } : {};
    throw new AppError("body_too_large", { data: { limit }, fields });
  }
  const counting = bodyLimit({ maxSize: limit, onError: refuse });
  return async (context, next) => {
    const { headers } = context.env.incoming;
    const length = headers["content-length"];
    if (length === undefined || headers["transfer-encoding"] !== undefined) {
      return counting(context, next);
    }
    // Node reads no more than was said. To look for the body as a stream would cost more than the body.
    if (Number(length) > limit) refuse();
    return next();
  };
}

/** The page says its language in x-locale; other programs are answered as their Accept-Language asks. */
function readLocale(context: Context<Env>): Locale {
  const chosen = context.req.header("x-locale");
  return isLocale(chosen) ? chosen : localeFromHeader(context.req.header("accept-language"));
}

const timeZones = new Map<string, string>();

/** The time zone that the page names, where there is such a one. */
function readTimeZone(name = "UTC"): string {
  const known = timeZones.get(name);
  if (known) return known;
  try {
    const { timeZone } = new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions();
    timeZones.set(name, timeZone);
    return timeZone;
  } catch {
    return "UTC";
  }
}
