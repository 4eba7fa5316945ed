import { DrizzleQueryError } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";

/** Where a PostgreSQL answers: an address, or what `pg` needs to reach a socket. */
export type DatabaseAddress =
  | { connectionString: string }
  | { host: string; port: number; user: string; password?: string; database: string };

/** The database as features see it: Drizzle over a pool of connections. */
export type Database = NodePgDatabase;

/** What a transaction hands to its body; every query function takes this, so it runs in either. */
export type Queryable = Pick<Database, "select" | "insert" | "update" | "delete" | "execute">;

/** How long a statement may take at all: then it fails, and its call with it. */
const statementLimitMs = 30_000;

export type OpenDatabase = {
  db: Database;
  pool: pg.Pool;
  /** One connection, opened when first asked for, that sends each query at once and waits for no answer before the next. */
  pipeline: pg.Pool;
  close(): Promise<void>;
};

/**
 * Opens a pool, whose statements wait `lockLimitMs` for what others hold. `onError` hears of idle connections that break (a restarted server); the
 * pool replaces them.
 */
export function openDatabase(
  address: DatabaseAddress,
  onError: (error: Error) => void,
  { connections = 10, lockLimitMs = 8000 }: { connections?: number; lockLimitMs?: number } = {},
): OpenDatabase {
  const settings: pg.PoolConfig = {
    ...address,
    connectionTimeoutMillis: 10_000,
    lock_timeout: lockLimitMs,
    statement_timeout: statementLimitMs,
    application_name: "faro",
  };
  const pool = new pg.Pool({ ...settings, max: connections });
  const pipeline = new pg.Pool({ ...settings, max: 1, pipeline: true });
  let isClosing = false;
  for (const one of [pool, pipeline]) {
    // A server that stops with us still says goodbye to connections on their way out.
    one.on("error", (error) => {
      if (!isClosing) onError(error);
    });
    // Whoever holds a connection that breaks hears of it by the next query; unheard, the event would end the program.
    one.on("connect", (client) => client.on("error", () => undefined));
  }
  return {
    db: drizzle(pool),
    pool,
    pipeline,
    async close() {
      isClosing = true;
      await Promise.all([pool.end(), pipeline.end()]);
    },
  };
}

/** The constraint that a failed write hit, or null; Drizzle wraps the driver's error as its cause. */
export function violatedConstraint(error: unknown): string | null {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof pg.DatabaseError)) return null;
  return cause.constraint ?? null;
}

/** What the system says where nobody answers at the database's address, or the line broke. */
const brokenLine = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EAI_AGAIN",
]);

/** What `pg` says, without a code, where a connection ended or none could be had in time. */
const endedConnection =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client (?:was closed|has encountered a connection error))/;

/** What the server could make nothing of: a number too large, a day that is none, letters that are none, no such form. */
const refusedValue = /^22(?:003|007|008|021|P02|P05)$/;

/** Whether the server refused a value that was sent to it (SQLSTATE class 22), so that asking again is of no use. */
export function isValueRefused(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof pg.DatabaseError && refusedValue.test(cause.code ?? "");
}

/** Connection exceptions, no resources, the server's or its system's own failures, conflicts with other transactions. */
const passing = /^(?:08|53|57014|57P0[1-5]|58|40001|40P01|55P03)/;

/**
 * Whether the database could not answer now: nobody is there, the line broke, or the server says so itself (SQLSTATE
 * classes 08, 53, 57 and 58, a deadlock, a limit of time). The same question may be answered later.
 */
export function isConnectionFailure(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (!(cause instanceof Error)) return false;
  if (cause instanceof pg.DatabaseError) return passing.test(cause.code ?? "");
  const code = "code" in cause && typeof cause.code === "string" ? cause.code : "";
  // A missing file is another matter than a missing socket.
  const isSocketGone = code === "ENOENT" && "syscall" in cause && cause.syscall === "connect";
  return (
    isSocketGone ||
    brokenLine.has(code) ||
    endedConnection.test(cause.message) ||
    isAfterTheEnd(cause)
  );
}

/** Whether something was asked of the database after the program had let go of it, as it ends. */
export function isAfterTheEnd(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  return cause instanceof Error && cause.message.startsWith("Cannot use a pool after calling end");
}
