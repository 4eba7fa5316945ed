import { escapeLiteral } from "pg";
import type { Client } from "pg";
import { SUPERUSER } from "./cluster.ts";
import { EmbeddedDatabaseError, errorCode } from "./failure.ts";
import { openSession } from "./session.ts";
import type { ConnectionSettings } from "./transport.ts";

/** The application's database, and the ordinary role that owns it. */
export const DATABASE = "faro";

const EXTENSIONS = ["pg_trgm", "unaccent"];

/** Two programs that prepare the same server at once: the other one made it. */
const MADE_MEANWHILE = new Set(["42710", "42P04", "23505"]);

/**
 * Makes the application's role, its database and the extensions where they are missing. The
 * role is no superuser, as on any hosted PostgreSQL; it may create databases, for tests.
 * @param client the supervisor's session
 * @param target how the application will connect
 */
export async function prepareDatabase(client: Client, target: ConnectionSettings): Promise<void> {
  const found = await client.query<{ role: boolean; database: boolean }>(
    `select exists (select from pg_roles where rolname = $1) as role,
            exists (select from pg_database where datname = $1) as database`,
    [DATABASE],
  );
  const password =
    target.password === undefined ? "" : ` password ${escapeLiteral(target.password)}`;
  if (found.rows[0]?.role !== true) {
    await make(client, `create role ${DATABASE} login createdb${password}`);
  }
  if (found.rows[0]?.database !== true) {
    await make(client, `create database ${DATABASE} owner ${DATABASE}`);
  }
  const answer = await openSession({ ...target, user: SUPERUSER });
  if (answer.kind !== "session") {
    throw new EmbeddedDatabaseError("failed", "The database stopped while it was being prepared.");
  }
  for (const name of EXTENSIONS)
    await make(answer.client, `create extension if not exists ${name}`);
  await answer.client.end();
}

async function make(client: Client, sql: string): Promise<void> {
  await client.query(sql).catch((error: unknown) => {
    if (!MADE_MEANWHILE.has(errorCode(error) ?? "")) throw error;
  });
}
