import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { errorCode } from "./failure.ts";
import type { ConnectionSettings } from "./transport.ts";

/**
 * How a server answered: with a session, with "not now" (it starts, recovers or stops), or not
 * at all.
 */
export type Answer = { kind: "session"; client: Client } | { kind: "busy" } | { kind: "silent" };

/** `cannot_connect_now`: starting up, recovering or shutting down. */
const CANNOT_CONNECT_NOW = "57P03";

const SILENCE = new Set(["ENOENT", "ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT"]);

/** Tries to open one session. Any answer but the three of {@link Answer} is an error. */
export async function openSession(settings: ConnectionSettings): Promise<Answer> {
  const client = new Client({ ...settings, connectionTimeoutMillis: 5_000, keepAlive: true });
  // A session that the server ends reports it here too; whoever holds it listens for "end".
  client.on("error", () => undefined);
  try {
    await client.connect();
    return { kind: "session", client };
  } catch (error) {
    const code = errorCode(error);
    if (code === CANNOT_CONNECT_NOW) return { kind: "busy" };
    const cut = error instanceof Error && /timeout|terminated/i.test(error.message);
    if (cut || (code !== null && SILENCE.has(code))) return { kind: "silent" };
    throw error;
  }
}

/**
 * Whether the server behind `client` serves this very folder. A copied or moved DATA_DIR holds a
 * `postmaster.pid` that leads to the server of the original, which must not be touched.
 */
export async function servesFolder(client: Client, cluster: string): Promise<boolean> {
  const name = `faro-${randomUUID()}`;
  const token = randomUUID();
  // Readable for the server's user; the folder itself is closed to everyone else.
  await writeFile(join(cluster, name), token, { mode: 0o644 });
  try {
    const reply = await client.query<{ token: string | null }>(
      "select pg_read_file($1, true) as token",
      [name],
    );
    return reply.rows[0]?.token === token;
  } finally {
    await rm(join(cluster, name), { force: true });
  }
}
