import { like } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { rateLimits } from "#db/tables/rate-limits.ts";
import { createTestDatabase, type TestDatabase } from "#db/testing/test-database.ts";
import type { RateLimit } from "#shared/contract.ts";
import { createLimits } from "./limits.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

function limitOf(name: string, windowSeconds = 900): RateLimit {
  return { name, per: "account", points: 5, windowSeconds };
}

async function outcomes(tries: Promise<void>[]) {
  const results = await Promise.allSettled(tries);
  return {
    passed: results.filter(({ status }) => status === "fulfilled").length,
    refused: results.flatMap((result) => (result.status === "rejected" ? [result.reason] : [])),
  };
}

test("of fifty counted at the same moment by two programs exactly five pass, in one row", async () => {
  const otherPool = new pg.Pool({ connectionString: database.url });
  const programs = [createLimits(database.pool), createLimits(otherPool)];
  const limit = limitOf("parallel");
  const { passed, refused } = await outcomes(
    Array.from(
      { length: 50 },
      (_, i) =>
        (programs[i % 2] ?? programs[0])?.count(limit, "k") ?? Promise.reject(new Error("none")),
    ),
  );
  expect(passed).toBe(5);
  for (const error of refused) {
    expect(error).toMatchObject({ code: "rate_limited" });
    expect(error.data.seconds).toBeGreaterThan(890);
    expect(error.data.seconds).toBeLessThanOrEqual(900);
  }
  const rows = await database.db.select().from(rateLimits).where(like(rateLimits.key, "parallel%"));
  expect(rows).toHaveLength(1);
  await otherPool.end();
});

test("a program that starts anew goes on counting", async () => {
  const limit = limitOf("restart");
  for (let i = 0; i < 5; i++) await createLimits(database.pool).count(limit, "k");
  await expect(createLimits(database.pool).count(limit, "k")).rejects.toThrow("rate_limited");
});

test("keys and limits do not count for each other", async () => {
  const limits = createLimits(database.pool);
  for (let i = 0; i < 5; i++) await limits.count(limitOf("first"), "k");
  await limits.count(limitOf("first"), "other");
  await limits.count(limitOf("second"), "k");
  expect(await limits.allows(limitOf("first"), "k")).toBe(false);
  expect(await limits.allows(limitOf("second"), "k")).toBe(true);
});

test("a window that is over begins anew", async () => {
  const limits = createLimits(database.pool);
  const limit = limitOf("short", 1);
  for (let i = 0; i < 6; i++) await limits.allows(limit, "k");
  await new Promise((resolve) => setTimeout(resolve, 1100));
  await limits.count(limit, "k");
});
