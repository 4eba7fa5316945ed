import { eq, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { profiles } from "#db/tables/profiles.ts";
import { readCards } from "#features/family/read-cards.ts";
import { second } from "#shared/constants.ts";
import { type Figures, figure, median } from "../support/measure.ts";
import { openThrowAwayDatabase } from "../support/throw-away-database.ts";
import { generateHistory, idOf } from "./generate-history.ts";
import { writePlans } from "./write-plans.ts";

const full = { students: 1_000_000, messages: 50_000_000 };
const small = { students: 20_000, messages: 1_000_000 };

const connections = 10;
const rounds = 5;
const roundMs = 2 * second;

/**
 * What a parent's page needs first, of a child with two years behind it, against a select of one row by its primary
 * key: the same PostgreSQL, driver and connections, in turns.
 */
export async function benchFirstView(isSmall: boolean): Promise<Figures> {
  const size = isSmall ? small : full;
  const database = await openThrowAwayDatabase(connections);
  try {
    const began = Date.now();
    await generateHistory(database.db, size);
    const generatedMs = Date.now() - began;
    const { db, pool } = database;
    const counted = await db.execute<{ students: number; messages: number; bytes: number }>(sql`
      select (select count(*) from profiles)::int as students, (select count(*) from messages)::int as messages,
        pg_database_size(current_database())::float8 as bytes`);
    const made = counted.rows[0] ?? { students: 0, messages: 0, bytes: 0 };
    const byKey = db
      .select()
      .from(profiles)
      .where(eq(profiles.id, sql.placeholder("id")))
      .prepare("bench_by_key");
    const heaviest = 1;
    const middle = Math.round(size.students / 2);
    const anybody = () => 1 + Math.floor(Math.random() * size.students);
    const rate = await compare({
      key: () => byKey.execute({ id: idOf("prf", anybody()) }),
      anybody: () => firstView(db, anybody()),
      heaviest: () => firstView(db, heaviest),
      median: () => firstView(db, middle),
    });
    const what = "a primary-key select";
    await writePlans(pool, { size: made, heaviest, middle });
    return {
      "students generated": figure(made.students, "students"),
      "messages generated": figure(made.messages, "messages"),
      "disk taken": figure(made.bytes / 1e9, "GB"),
      "time to generate": figure(generatedMs / second, "s"),
      "first view, rate": figure(rate("anybody"), "views/s", { what, value: rate("key") }),
      "first view of the heaviest child, rate": figure(rate("heaviest"), "views/s", {
        what,
        value: rate("key"),
      }),
      "first view of the heaviest child, time": figure(second / rate("heaviest"), "ms", {
        what: "the median child's",
        value: second / rate("median"),
      }),
    };
  } finally {
    await database.end();
  }
}

function firstView(db: Database, rank: number): Promise<unknown> {
  return readCards(db, idOf("par", rank), { now: new Date(), timeZone: "America/Bogota" });
}

/** How often each is done in a second, all connections busy; taken in turns, the median of the rounds. */
async function compare<Name extends string>(
  tasks: Record<Name, () => Promise<unknown>>,
): Promise<(name: Name) => number> {
  const names = Object.keys(tasks).filter((name): name is Name => Object.hasOwn(tasks, name));
  const rates = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const name of names) {
      const found = await rateOf(tasks[name]);
      // The first round warms up and is not counted.
      if (round > 0) rates.get(name)?.push(found);
    }
  }
  return (name) => median(rates.get(name) ?? []);
}

async function rateOf(task: () => Promise<unknown>): Promise<number> {
  let done = 0;
  const began = performance.now();
  const until = began + roundMs;
  async function work(): Promise<void> {
    while (performance.now() < until) {
      await task();
      done++;
    }
  }
  await Promise.all(Array.from({ length: connections }, work));
  return (done * second) / (performance.now() - began);
}
