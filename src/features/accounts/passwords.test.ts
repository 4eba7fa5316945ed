import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "./passwords.ts";

test("outside the test environment a hash is argon2id with 19 MiB, two passes, one lane", async () => {
  for (const environment of ["development", "staging", "production"] as const) {
    expect(await hashPassword("a calm lamp at dusk", environment)).toMatch(
      /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/,
    );
  }
});

test("V-03 a password verifies by every one of its 128 characters", async () => {
  const password = "ñ🗼日".repeat(42) + "xy";
  const hash = await hashPassword(password, "test");
  expect(await verifyPassword(hash, password, "test")).toBe(true);
  expect(await verifyPassword(hash, password.slice(0, -1), "test")).toBe(false);
  expect(await verifyPassword(hash, `${password.slice(0, -1)}z`, "test")).toBe(false);
});

test("the same letters typed on two kinds of keyboard are the same password", async () => {
  const hash = await hashPassword("contrasen\u0303a larga", "test");
  expect(await verifyPassword(hash, "contrase\u00f1a larga", "test")).toBe(true);
});

async function timeOf(storedHash: string | null): Promise<number> {
  const start = performance.now();
  expect(await verifyPassword(storedHash, "wrong password", "production")).toBe(false);
  return performance.now() - start;
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
}

test("where there is no account nothing verifies, after the same work", async () => {
  const hash = await hashPassword("a calm lamp at dusk", "production");
  const known: number[] = [];
  const unknown: number[] = [];
  // In turns, so that whatever else the machine does falls on both.
  for (let i = 0; i < 9; i++) {
    known.push(await timeOf(hash));
    unknown.push(await timeOf(null));
  }
  const ratio = median(unknown) / median(known);
  // Without the work it is below 0.01.
  expect(ratio).toBeGreaterThan(0.3);
  expect(ratio).toBeLessThan(3);
});

test("a rush of hashes beyond what can be answered in time is refused, and the rest are done", async () => {
  const results = await Promise.allSettled(
    Array.from({ length: 260 }, () => hashPassword("a calm lamp at dusk", "test")),
  );
  const refused = results.filter((result) => result.status === "rejected");
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every((result) => String(result.reason).includes("unavailable"))).toBe(true);
  expect(results.length - refused.length).toBeGreaterThanOrEqual(200);
  expect(await hashPassword("afterwards it works again", "test")).toContain("$argon2id$");
});
