import pg from "pg";
import { isConnectionFailure } from "#db/client.ts";
import { EmbeddedDatabaseError, errorCode } from "#db/embedded/failure.ts";
import { NewerDatabaseError } from "#db/migrate.ts";
import type { Settings } from "#platform/settings.ts";

/** Told to scripts/keep-running.mjs: starting again would not help (EX_CONFIG of sysexits.h). */
export const exitRefused = 78;

/** Told to scripts/keep-running.mjs: something went wrong that may be otherwise the next time. */
export const exitFailed = 1;

/** A start that failed for a reason an operator can do something about, in one line. */
export type Refusal = { line: string; code: number };

/** What a start failed of, for the operator; null where it is a fault of the program, which needs its stack. */
export function refusalOf(error: unknown, settings: Settings | null): Refusal | null {
  const line = lastingReason(error, settings);
  if (line !== null) return { line, code: exitRefused };
  if (settings?.databaseUrl && isConnectionFailure(error)) {
    const why = errorCode(causeOf(error)) ?? "no answer";
    return { line: `The database of DATABASE_URL cannot be reached (${why}).`, code: exitFailed };
  }
  return null;
}

/** Why a start fails again and again, until the operator changes something. */
function lastingReason(error: unknown, settings: Settings | null): string | null {
  if (error instanceof EmbeddedDatabaseError || error instanceof NewerDatabaseError) {
    return error.message;
  }
  if (!settings) return null;
  return addressReason(error, settings) ?? databaseReason(causeOf(error), settings);
}

/** Why the program cannot listen where PORT and HOST say. */
function addressReason(error: unknown, { port, host }: Settings): string | null {
  if (!(error instanceof Error)) return null;
  const isLookUp = "hostname" in error && error.hostname === host;
  const isListen = "syscall" in error && error.syscall === "listen";
  if (!isLookUp && !isListen) return null;
  const code = errorCode(error);
  if (code === "EADDRINUSE") {
    return `Port ${port} of ${host} is taken by another program. Stop it, or set PORT to a free one.`;
  }
  if (code === "EACCES") {
    return `Port ${port} is not allowed to this user. Set PORT to one from 1024 on, or start Faro as a user who may open it.`;
  }
  return `HOST is ${host}, which is no address of this machine (${code ?? "unknown"}). Set HOST to one, or to 0.0.0.0 for all of them.`;
}

/** Why the database does not take what a start has to do in it; the codes are PostgreSQL's. */
function databaseReason(cause: unknown, { databaseUrl, dataDir }: Settings): string | null {
  const code = errorCode(cause);
  if (cause instanceof pg.DatabaseError) {
    const where = databaseUrl ? "of DATABASE_URL" : `in ${dataDir}`;
    if (code === "53100") return `The disk of the database ${where} is full. Make room on it.`;
    if (!databaseUrl) return null;
    if (code?.startsWith("28")) return "The database of DATABASE_URL refuses its user or password.";
    if (code === "3D000")
      return "The server of DATABASE_URL has no database of that name. Make it.";
    if (code === "42501") return "The user of DATABASE_URL may not make tables there. Allow it.";
    return null;
  }
  const isAddress = code === "ERR_INVALID_URL" || cause instanceof URIError;
  return databaseUrl && isAddress ? "DATABASE_URL is not an address that can be read." : null;
}

/** Drizzle wraps the driver's error. */
function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? error.cause : error;
}
