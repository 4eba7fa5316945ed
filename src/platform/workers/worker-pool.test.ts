import { afterEach, expect, test, vi } from "vitest";
import { createLog } from "../log.ts";
import { devour, die, double, fail, spin } from "./tasks.fixture.ts";
import { createWorkerPool, type WorkerPool, type WorkerPoolOptions } from "./worker-pool.ts";

// A worker has to load its code first, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000 });

const script = new URL("./worker.fixture.ts", import.meta.url);
const pools: WorkerPool[] = [];

async function open(options: Partial<WorkerPoolOptions> = {}): Promise<WorkerPool> {
  const pool = createWorkerPool({ script, log: createLog("silent"), size: 1, ...options });
  pools.push(pool);
  await pool.warm();
  return pool;
}

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

const at = new Date(0);

test("a worker does tasks one after the other, and plain data come back as they were sent", async () => {
  const pool = await open();
  const done = await Promise.all([1, 2, 3].map((n) => pool.run(double, { n, at })));
  expect(done).toEqual([2, 4, 6].map((n) => ({ n, at })));
});

test("work in a worker leaves this thread free", async () => {
  const pool = await open();
  await pool.run(double, { n: 1, at });
  let ticks = 0;
  const ticking = setInterval(() => ticks++, 10);
  await pool.run(spin, 500);
  clearInterval(ticking);
  expect(ticks).toBeGreaterThan(5);
});

test("what fails in a worker fails here with its reason, and the worker goes on", async () => {
  const pool = await open();
  await expect(pool.run(fail, "no such luck")).rejects.toThrow("no such luck");
  expect(await pool.run(double, { n: 4, at })).toEqual({ n: 8, at });
});

test("a task past its deadline ends with its worker, and the next one is done by another", async () => {
  const pool = await open({ deadlineMs: 200 });
  await pool.run(double, { n: 1, at });
  const waiting = [pool.run(spin, 60_000), pool.run(double, { n: 5, at })] as const;
  await expect(waiting[0]).rejects.toMatchObject({ reason: "deadline" });
  expect(await waiting[1]).toEqual({ n: 10, at });
});

test("what no worker is free for in time is given up, and what runs goes on", async () => {
  const pool = await open({ waitMaxMs: 150 });
  await pool.run(double, { n: 1, at });
  const [long, waited] = await Promise.allSettled([
    pool.run(spin, 1000),
    pool.run(double, { n: 5, at }),
  ]);
  expect(long.status).toBe("fulfilled");
  expect(waited).toMatchObject({ status: "rejected", reason: { reason: "waited" } });
  expect(await pool.run(double, { n: 6, at })).toEqual({ n: 12, at });
});

test("a worker that dies at its work is replaced", async () => {
  const pool = await open();
  await expect(pool.run(die, undefined)).rejects.toMatchObject({ reason: "lost" });
  expect(await pool.run(double, { n: 6, at })).toEqual({ n: 12, at });
});

test(
  "a worker that needs all memory is ended, and the program lives on",
  { timeout: 60_000 },
  async () => {
    const pool = await open({ deadlineMs: 50_000 });
    await expect(pool.run(devour, undefined)).rejects.toMatchObject({ reason: "lost" });
    expect(await pool.run(double, { n: 7, at })).toEqual({ n: 14, at });
  },
);

test("until a worker has loaded its code, and where it cannot, this thread does the work", async () => {
  const cold = createWorkerPool({ script, log: createLog("silent") });
  pools.push(cold);
  expect(await cold.run(double, { n: 8, at })).toEqual({ n: 16, at });
  const broken = await open({ script: new URL("./not-there.ts", import.meta.url) });
  expect(await broken.run(double, { n: 9, at })).toEqual({ n: 18, at });
});

test("work that this thread must never do waits for a worker, and fails where none can load", async () => {
  const apart = createWorkerPool({ script, log: createLog("silent"), size: 1, apart: true });
  pools.push(apart);
  const started = performance.now();
  let ticks = 0;
  const ticking = setInterval(() => ticks++, 10);
  await apart.run(spin, 400);
  clearInterval(ticking);
  expect(performance.now() - started).toBeGreaterThan(400);
  expect(ticks).toBeGreaterThan(10);
  const broken = createWorkerPool({
    script: new URL("./not-there.ts", import.meta.url),
    log: createLog("silent"),
    apart: true,
  });
  pools.push(broken);
  await expect(broken.run(double, { n: 9, at })).rejects.toMatchObject({ reason: "lost" });
});

test("a pool that closes refuses what waits and what comes, and ends what runs", async () => {
  const pool = await open();
  await pool.run(double, { n: 1, at });
  const asked = [pool.run(spin, 60_000), pool.run(double, { n: 2, at })];
  const refused = asked.map((answer) =>
    expect(answer).rejects.toMatchObject({ code: "unavailable" }),
  );
  await pool.close();
  await Promise.all(refused);
  await expect(pool.run(double, { n: 3, at })).rejects.toMatchObject({ code: "unavailable" });
});
