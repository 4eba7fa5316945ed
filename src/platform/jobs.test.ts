import { sql } from "drizzle-orm";
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { openDatabase } from "#db/client.ts";
import { type Job, startJobs } from "./jobs.ts";

let academy: TestAcademy;
const logged: string[] = [];
beforeAll(async () => {
  const note = (facts: object, message: string) => void logged.push(message, JSON.stringify(facts));
  academy = await startTestAcademy({ log: { debug: note, info: note, warn: note, error: note } });
});
afterAll(() => academy.close());

function openPool(): pg.Pool {
  return openDatabase({ connectionString: academy.database.url }, () => undefined, {
    connections: 3,
  }).pool;
}

/** Has the queue do a job now, as its clock would at its time. */
async function ring(name: string): Promise<void> {
  await academy.database.db.execute(
    sql`select faro_jobs.add_job(${name}, queue_name := ${name}, max_attempts := 1)`,
  );
}

test("a job is done once, whichever of the programs on a database does it, and none after the stop", async () => {
  let done = 0;
  const job: Job = {
    name: "test.count",
    schedule: "0 0 1 1 *",
    run: () => {
      done++;
      return Promise.resolve();
    },
  };
  const pools = [openPool(), openPool()];
  const running = await Promise.all(pools.map((pool) => startJobs(academy.services, pool, [job])));
  for (let i = 0; i < 3; i++) await ring(job.name);
  await expect.poll(() => done, { timeout: 30_000 }).toBe(3);
  await Promise.all(running.map((program) => program.stop()));
  await Promise.all(pools.map((pool) => pool.end()));
  await ring(job.name);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(done).toBe(3);
});

test("two turns of a job never run at the same time; stopping waits for the one that does", async () => {
  let running = 0;
  let most = 0;
  let done = 0;
  const job: Job = {
    name: "test.slow",
    schedule: "0 0 1 1 *",
    async run() {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 200));
      running--;
      done++;
    },
  };
  const pools = [openPool(), openPool()];
  const programs = await Promise.all(pools.map((pool) => startJobs(academy.services, pool, [job])));
  for (let i = 0; i < 3; i++) await ring(job.name);
  await expect.poll(() => running).toBe(1);
  await Promise.all(programs.map((program) => program.stop()));
  expect(running).toBe(0);
  expect(most).toBe(1);
  expect(done).toBeGreaterThan(0);
  await Promise.all(pools.map((pool) => pool.end()));
});

test("a job that fails is told in the log without what it was about, and the others go on", async () => {
  let done = false;
  const failing: Job = {
    name: "test.fail",
    schedule: "0 0 1 1 *",
    async run({ db }) {
      await db.execute(sql`select 'rosa@example.com'::int`);
    },
  };
  const other: Job = {
    name: "test.other",
    schedule: "0 0 1 1 *",
    run: () => {
      done = true;
      return Promise.resolve();
    },
  };
  const pool = openPool();
  const running = await startJobs(academy.services, pool, [failing, other]);
  await ring(failing.name);
  await ring(other.name);
  await expect.poll(() => done).toBe(true);
  await running.stop();
  const { rows } = await academy.database.db.execute<{ last_error: string }>(
    sql`select last_error from faro_jobs.jobs where last_error is not null`,
  );
  expect(rows.map(({ last_error: error }) => error.split("\n")[0])).toEqual([
    "failed; see the log",
  ]);
  expect(logged).toContain("a job failed");
  await pool.end();
});

test("L6 a turn that passed while no program ran is made up for at the next start, where the job asks for it", async () => {
  const { db } = academy.database;
  const done: string[] = [];
  const job = (name: string, makeUpMs?: number): Job => ({
    name,
    schedule: "0 0 * * *",
    ...(makeUpMs === undefined ? {} : { makeUpMs }),
    run: () => Promise.resolve(void done.push(name)),
  });
  const jobs = [job("test.missed"), job("test.made-up", 25 * 3_600_000)];
  const start = async () => {
    const pool = openPool();
    const running = await startJobs(academy.services, pool, jobs);
    return async () => {
      await running.stop();
      await pool.end();
    };
  };
  const stop = await start();
  await stop();
  await db.execute(sql`update faro_jobs._private_known_crontabs
    set known_since = now() - interval '3 days', last_execution = now() - interval '26 hours'`);
  const stopAgain = await start();
  await expect.poll(() => done, { timeout: 15_000 }).toEqual(["test.made-up"]);
  await stopAgain();
});

test("a queue that cannot note what it did is begun anew, and goes on with the other jobs", async () => {
  let done = 0;
  // Takes away what the queue would note its end in.
  const breaking: Job = {
    name: "test.breaking",
    schedule: "0 0 1 1 *",
    async run() {
      await academy.database.db.execute(
        sql`alter table faro_jobs._private_job_queues rename to away`,
      );
    },
  };
  const other: Job = {
    name: "test.after",
    schedule: "0 0 1 1 *",
    run: () => Promise.resolve(void done++),
  };
  const pool = openPool();
  const running = await startJobs(academy.services, pool, [breaking, other]);
  await ring(breaking.name);
  await expect.poll(() => logged.join(" "), { timeout: 15_000 }).toContain("begun anew");
  await academy.database.db.execute(sql`alter table faro_jobs.away rename to _private_job_queues`);
  await ring(other.name);
  await expect.poll(() => done, { timeout: 15_000 }).toBe(1);
  await running.stop();
  await pool.end();
});
