import { afterAll, beforeAll, expect, test } from "vitest";
import { accountsContract } from "#features/accounts/contract.ts";
import { adminContract } from "#features/admin/contract.ts";
import type { StaticFile } from "#platform/http/static-files.ts";
import { createLog } from "#platform/log.ts";
import { makeActor } from "./testing/make-actor.ts";
import { rules } from "./testing/specification/rules.ts";
import { startTestAcademy, type TestAcademy } from "./testing/test-academy.ts";

function page(text: string): StaticFile {
  return {
    etag: `"${text}"`,
    plain: { body: Buffer.from(text), headers: {} },
    brotli: null,
    gzip: null,
  };
}

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy({
    log: createLog("silent"),
    files: new Map([["/app.html", page("the application")]]),
  });
});
afterAll(() => academy.close());

/** Runs `body` while nobody can read a table. */
async function whileLocked(table: string, body: () => Promise<void>): Promise<void> {
  const holder = await academy.database.pool.connect();
  await holder.query(`begin; lock table ${table} in access exclusive mode`);
  try {
    await body();
  } finally {
    await holder.query("rollback");
    holder.release();
  }
}

test("with profiles locked, calls and guarded pages end, and say that it is the database", async () => {
  const { browser } = await makeActor(academy, "student");
  await whileLocked("profiles", async () => {
    const [session, profile, guarded] = await Promise.all([
      browser.call(accountsContract.readSession, {}),
      browser.call(accountsContract.listSessions, {}),
      browser.fetch("/chat"),
    ]);
    expect(session).toMatchObject({ status: 503, code: "database_unavailable" });
    expect(profile).toMatchObject({ status: 503, code: "database_unavailable" });
    expect(guarded.status).toBe(503);
  });
  expect(await browser.call(accountsContract.readSession, {})).toMatchObject({ status: 200 });
});

test("P-02 where not even the session can be looked at in time, the whole call means no", async () => {
  const { thenAdministrator, checkTimesOutAfterMs } = rules["P-02"];
  const { browser, id } = await makeActor(academy, "administrator");
  await whileLocked("profiles", async () => {
    const started = performance.now();
    expect(await browser.ok(adminContract.isAdministrator, { userId: id })).toBe(thenAdministrator);
    expect(performance.now() - started).toBeLessThan(checkTimesOutAfterMs);
  });
  expect(await browser.ok(adminContract.isAdministrator, { userId: id })).toBe(true);
});
