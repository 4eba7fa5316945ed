import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, type OpenDatabase } from "#db/client.ts";
import { createTestDatabase, type TestDatabase } from "#db/testing/test-database.ts";
import { createLiveChannel, defineTopic, type LiveChannel, publish } from "./live-channel.ts";
import { createLog } from "./log.ts";

const lamp = defineTopic("test-lamp", "lampId", "shipId");
const log = createLog("silent");

let database: TestDatabase;
let other: OpenDatabase;
const opened: LiveChannel[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  other = openDatabase({ connectionString: database.url }, () => undefined);
});
afterAll(async () => {
  await Promise.all(opened.map((channel) => channel.close()));
  await other.close();
  await database.drop();
});

/** A program's end of the line, once it stands. */
async function openChannel(): Promise<{ channel: LiveChannel; heard: string[] }> {
  const channel = createLiveChannel(database.pool, log);
  opened.push(channel);
  const heard: string[] = [];
  await new Promise<void>((resolve) => {
    channel.subscribe(lamp, ({ lampId }) => heard.push(lampId), { onReady: resolve });
  });
  return { channel, heard };
}

test("F-02 what one program announces is heard in every program on the database", async () => {
  const [one, two] = await Promise.all([openChannel(), openChannel()]);
  await publish(other.db, lamp, { lampId: "lmp_1", shipId: "shp_1" });
  await expect.poll(() => [one.heard, two.heard]).toEqual([["lmp_1"], ["lmp_1"]]);
});

test("F-02 news come when the transaction stands, and never from one that was given up", async () => {
  const { heard } = await openChannel();
  const gaveUp = new Error("given up");
  await expect(
    database.db.transaction(async (tx) => {
      await publish(tx, lamp, { lampId: "lmp_never", shipId: "shp_1" });
      throw gaveUp;
    }),
  ).rejects.toBe(gaveUp);
  await database.db.transaction(async (tx) => {
    await publish(tx, lamp, { lampId: "lmp_stood", shipId: "shp_1" });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(heard).toEqual([]);
  });
  await expect.poll(() => heard).toEqual(["lmp_stood"]);
});

test("F-02 whoever stops listening and other topics hear nothing", async () => {
  const { channel, heard } = await openChannel();
  const elsewhere: string[] = [];
  channel.subscribe(defineTopic("test-buoy", "lampId"), ({ lampId }) => elsewhere.push(lampId));
  const silent: string[] = [];
  channel.subscribe(lamp, ({ lampId }) => silent.push(lampId))();
  await publish(other.db, lamp, { lampId: "lmp_2", shipId: "shp_1" });
  await expect.poll(() => heard).toEqual(["lmp_2"]);
  expect(elsewhere).toEqual([]);
  expect(silent).toEqual([]);
});

test("F-02 a line that breaks is made again, and its listeners are told that news may be missing", async () => {
  const channel = createLiveChannel(database.pool, log);
  opened.push(channel);
  const heard: string[] = [];
  let ready = 0;
  channel.subscribe(lamp, ({ lampId }) => heard.push(lampId), { onReady: () => void ready++ });
  await expect.poll(() => ready).toBe(1);
  await database.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'faro-live' and datname = current_database()`,
  );
  await expect.poll(() => ready, { timeout: 5000 }).toBe(2);
  await publish(other.db, lamp, { lampId: "lmp_after", shipId: "shp_1" });
  await expect.poll(() => heard).toEqual(["lmp_after"]);
});

test("F-02 ten thousand listeners share one connection", async () => {
  const { channel } = await openChannel();
  let heard = 0;
  for (let i = 0; i < 10_000; i++) channel.subscribe(lamp, () => void heard++);
  const connections = await database.db.execute(
    sql`select count(*)::int as count from pg_stat_activity
        where application_name = 'faro-live' and datname = current_database()`,
  );
  expect(connections.rows[0]?.count).toBe(opened.length);
  await publish(other.db, lamp, { lampId: "lmp_3", shipId: "shp_1" });
  await expect.poll(() => heard).toBe(10_000);
});

test.each(["seven times eight", "maya@example.org", "", "x".repeat(65)])(
  "F-02 news carry ids alone: %j is refused",
  async (lampId) => {
    await expect(publish(other.db, lamp, { lampId, shipId: "shp_1" })).rejects.toThrow(RangeError);
  },
);

test("F-02 nonsense on the wire is passed over", async () => {
  const { heard } = await openChannel();
  for (const payload of ["", "not json", "{}", '{"topic":"test-lamp","ids":{"shipId":"shp_1"}}']) {
    await other.db.execute(sql`select pg_notify('faro_live', ${payload})`);
  }
  await publish(other.db, lamp, { lampId: "lmp_4", shipId: "shp_1" });
  await expect.poll(() => heard).toEqual(["lmp_4"]);
});

test("F-02 what is told of a moment leaves together, the same news once, also at the end", async () => {
  const { heard } = await openChannel();
  const { channel } = await openChannel();
  for (const lampId of ["lmp_5", "lmp_6", "lmp_5"]) channel.tell(lamp, { lampId, shipId: "shp_1" });
  await expect.poll(() => heard).toEqual(["lmp_5", "lmp_6"]);
  channel.tell(lamp, { lampId: "lmp_7", shipId: "shp_1" });
  await channel.close();
  await expect.poll(() => heard).toEqual(["lmp_5", "lmp_6", "lmp_7"]);
  expect(() => channel.tell(lamp, { lampId: "seven times eight", shipId: "shp_1" })).toThrow(
    RangeError,
  );
});

test("who waits has heard all that was announced before, by any program", async () => {
  const { channel, heard } = await openChannel();
  for (let round = 0; round < 50; round++) {
    const lampId = `lmp_wait_${round}`;
    await publish(other.db, lamp, { lampId, shipId: "shp_1" });
    await channel.settle();
    expect(heard.at(-1)).toBe(lampId);
  }
});

test("who listens is told at once that the line is broken", async () => {
  const channel = createLiveChannel(database.pool, log);
  opened.push(channel);
  const states: string[] = [];
  channel.subscribe(lamp, () => undefined, {
    onReady: () => void states.push("ready"),
    onLost: () => void states.push("lost"),
  });
  await expect.poll(() => states).toEqual(["ready"]);
  await database.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'faro-live' and datname = current_database()`,
  );
  await expect.poll(() => states, { timeout: 5000 }).toEqual(["ready", "lost", "ready"]);
  await channel.close();
  await channel.settle();
});
