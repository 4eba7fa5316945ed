import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";

/** The advisory lock of the program that owns the server: "faro" in ASCII, in `postgres`. */
const OWNER_LOCK = 0x6661_726f;

/** A killed owner's lock falls when its server process notices, in milliseconds. */
const RELEASE_MS = 1_500;

/**
 * Takes the owner's lock for as long as `client` is connected.
 * @returns false when another session holds it
 */
export async function takeOwnership(client: Client, label: string): Promise<boolean> {
  await describeOwner(client, label);
  const deadline = Date.now() + RELEASE_MS;
  for (;;) {
    const reply = await client.query<{ taken: boolean }>(
      "select pg_try_advisory_lock($1) as taken",
      [OWNER_LOCK],
    );
    if (reply.rows[0]?.taken === true) return true;
    if (Date.now() > deadline) return false;
    await sleep(50);
  }
}

/** Says in the session's name who holds it (at most 63 bytes, longer is cut). */
export async function describeOwner(client: Client, label: string): Promise<void> {
  await client.query("select set_config('application_name', $1, false)", [label]);
}

/** Who holds the owner's lock, in the words of {@link describeOwner}; null when nobody does. */
export async function currentOwner(client: Client): Promise<string | null> {
  const reply = await client.query<{ label: string }>(
    `select a.application_name as label
       from pg_locks l join pg_stat_activity a using (pid)
      where l.locktype = 'advisory' and l.classid = 0 and l.objid = $1 and l.granted`,
    [OWNER_LOCK],
  );
  return reply.rows[0]?.label ?? null;
}
