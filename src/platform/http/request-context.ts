import type { Database } from "#db/client.ts";
import type { Locale } from "#shared/locale.ts";
import { AppError } from "#shared/errors.ts";
import type { Audience, Role } from "#shared/permissions.ts";
import type { Limits } from "../limits.ts";
import type { LiveChannel } from "../live-channel.ts";
import type { Log } from "../log.ts";
import type { Mailer } from "../mail.ts";
import type { Settings } from "../settings.ts";
import type { PartnerSite } from "./partner-site.ts";
import type { WorkerPool } from "../workers/worker-pool.ts";

/** Who makes a call, as the session says. Parents have accounts of their own kind. */
export type Actor = {
  id: string;
  kind: "profile" | "parent";
  role: Role;
  firstName: string;
  /** The hash under which the session stands in the database. */
  sessionHash: string;
  /** When they last gave their password again in this session. */
  confirmedAt: Date | null;
};

/** What the program offers to every handler. */
export type Services = {
  settings: Settings;
  log: Log;
  db: Database;
  mailer: Mailer;
  limits: Limits;
  /** Threads for what would keep others waiting. */
  workers: WorkerPool;
  /** Threads for what students programmed, apart from all other work. */
  programs: WorkerPool;
  /** News of the database as they come, from every program on it. */
  live: LiveChannel;
  /** The clock; tests move it. */
  now(): Date;
};

export type Cookies = {
  get(name: CookieName): string | null;
  /** Sets a cookie that no script can read; without `maxAgeSeconds` it ends with the browser. */
  set(name: CookieName, value: string, maxAgeSeconds?: number): void;
  clear(name: CookieName): void;
};

export type CookieName =
  | "session"
  | "age"
  | "brand"
  | "devices"
  | "google"
  | "google_ticket"
  | "second_factor";

/** One call being answered. */
export type RequestContext = Services & {
  actor: Actor | null;
  locale: Locale;
  /** The address of the browser, a proxy's word for it only where that proxy is trusted. */
  address: string;
  userAgent: string;
  /** The partner's host that it is made at; null at the academy's own. */
  site: PartnerSite | null;
  /** Where the clock on the wall of whoever calls is set, as the page says; UTC where it says nothing. */
  timeZone: string;
  cookies: Cookies;
};

/** Who makes the call. Throws unauthenticated where nobody is signed in. */
export function requireActor(context: RequestContext): Actor {
  if (!context.actor) throw new AppError("unauthenticated");
  return context.actor;
}

/** Administrators and affiliates have nothing to do on a partner's host, so nobody is one there. */
export function actsAt(site: PartnerSite | null, actor: Actor | null): Actor | null {
  return site && actor && actor.role !== "student" && actor.role !== "parent" ? null : actor;
}

/** The audience that an actor belongs to. */
export function audienceOf(actor: Actor | null): Audience {
  return actor?.role ?? "visitor";
}
