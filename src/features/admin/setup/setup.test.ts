import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { auditEntries } from "#db/tables/audit.ts";
import { studentProgress } from "#db/tables/learning.ts";
import { oneTimeTokens } from "#db/tables/one-time-tokens.ts";
import { profiles } from "#db/tables/profiles.ts";
import { emptyAuditTrail } from "#db/testing/empty-audit-trail.ts";
import { accountsContract } from "#features/accounts/contract.ts";
import { hashToken } from "#features/accounts/sessions.ts";
import { adminSetupLinkMs, second } from "#shared/constants.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { adminContract } from "../contract.ts";
import { readDefaultPassword } from "./default-password.ts";
import { makeSetupLink } from "./setup-link.ts";

const adminEmail = "head@school.example";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy({ environment: { ADMIN_EMAIL: adminEmail } });
});
beforeEach(async () => {
  const { db } = academy.database;
  await db.delete(profiles);
  await db.delete(oneTimeTokens);
  await emptyAuditTrail(db);
  await db.execute(sql`delete from rate_limits`);
});
afterAll(() => academy.close());

async function printedToken(): Promise<string> {
  const link = await makeSetupLink(academy.services, "http://faro.test");
  return new URL(link ?? "").searchParams.get("setup") ?? "";
}

const own = { password: "a calm lamp at dusk", confirmation: "a calm lamp at dusk" };
const open = adminContract.openAdminSetup;
const create = adminContract.createAdministrator;

describe("the link of the start", () => {
  test("L-05 while there is no administrator each start prints a link of its own, and all of them work", async () => {
    const first = await makeSetupLink(academy.services, "http://faro.test:3000");
    expect(first).toMatch(/^http:\/\/faro\.test:3000\/admin\?setup=[\w-]{43}$/);
    const tokens = [await printedToken(), await printedToken()];
    for (const token of tokens) {
      expect(await academy.browser().ok(open, { token })).toMatchObject({ adminEmail });
    }
  });

  test("only a hash of the token stands in the database", async () => {
    const token = await printedToken();
    const [row] = await academy.database.db.select().from(oneTimeTokens);
    expect(row?.tokenHash).toBe(hashToken(token));
    expect(JSON.stringify(row)).not.toContain(token);
  });

  test("L-05 once there is an administrator, by record or by a proved address, no link is printed", async () => {
    const { id } = await makeActor(academy, "administrator");
    expect(await makeSetupLink(academy.services, "http://faro.test")).toBeNull();
    const { db } = academy.database;
    await db.update(profiles).set({ role: "student" }).where(eq(profiles.id, id));
    expect(await makeSetupLink(academy.services, "http://faro.test")).not.toBeNull();
    const byAddress = { email: adminEmail, emailVerifiedAt: new Date() };
    await db.update(profiles).set(byAddress).where(eq(profiles.id, id));
    expect(await makeSetupLink(academy.services, "http://faro.test")).toBeNull();
  });
});

describe("the set-up", () => {
  test("L-05 the token is checked without being used up, and answers address and default password", async () => {
    const token = await printedToken();
    const defaultPassword = await readDefaultPassword(academy.services.settings.dataDir);
    for (let i = 0; i < 2; i++) {
      const answer = await academy.browser().ok(open, { token });
      expect(answer).toEqual({ adminEmail, defaultPassword });
    }
  });

  test("a token that is wrong, too old, used or for something else opens nothing", async () => {
    const old = await printedToken();
    academy.wait(adminSetupLinkMs + second);
    for (const token of [old, "x".repeat(43)]) {
      for (const answer of [
        await academy.browser().call(open, { token }),
        await academy.browser().call(create, { token, ...own, locale: "en" }),
      ]) {
        expect(answer).toMatchObject({ status: 400, code: "token_invalid" });
      }
    }
    expect(await academy.browser().call(open, { token: "  " })).toMatchObject({
      status: 400,
      fields: { token: "setupTokenMissing" },
    });
    expect(await academy.database.db.select().from(profiles)).toEqual([]);
  });

  test("of many tries at the token from one address thirty are looked at", async () => {
    const statuses = await Promise.all(
      Array.from(
        { length: 40 },
        async () => (await academy.browser().call(open, { token: "guess" })).status,
      ),
    );
    expect(statuses.filter((status) => status === 400)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });

  test("L-05 with a password of one's own the administrator is made and signs in", async () => {
    const token = await printedToken();
    const browser = academy.browser();
    expect(await browser.ok(create, { token, ...own, locale: "es" })).toEqual({
      email: adminEmail,
    });
    const { db } = academy.database;
    const [profile] = await db.select().from(profiles);
    expect(profile).toMatchObject({
      email: adminEmail,
      role: "administrator",
      onboardingCompleted: true,
      locale: "es",
    });
    expect(profile?.emailVerifiedAt).not.toBeNull();
    expect(profile?.passwordHash).toMatch(/^\$argon2id\$/);
    const progress = await db.select().from(studentProgress);
    expect(progress.map(({ studentId }) => studentId)).toEqual([profile?.id]);
    const [deed] = await db.select().from(auditEntries);
    expect(deed).toMatchObject({ action: "administrator.created", actorId: profile?.id });

    const { account, destination } = await browser.ok(accountsContract.signInStudent, {
      identifier: adminEmail,
      password: own.password,
    });
    expect(account.role).toBe("administrator");
    expect(destination).toBe("/admin");
  });

  test("L-05 the default password is this installation's own, stable until used, and signs in", async () => {
    const { dataDir } = academy.services.settings;
    const before = await readDefaultPassword(dataDir);
    expect(before).toMatch(/^([a-hjkmnp-z2-9]{4}-){4}[a-hjkmnp-z2-9]{4}$/);
    expect(await readDefaultPassword(`${dataDir}/another`)).not.toBe(before);
    const browser = academy.browser();
    const token = await printedToken();
    await browser.ok(create, { token, password: null, locale: "en" });
    const { account } = await browser.ok(accountsContract.signInStudent, {
      identifier: adminEmail,
      password: before,
    });
    expect(account.role).toBe("administrator");
    expect(await readDefaultPassword(dataDir)).not.toBe(before);
  });

  test("V-08 a custom password has 8 characters and is typed twice alike, in the spec's words", async () => {
    const token = await printedToken();
    const short = await academy
      .browser()
      .call(create, { token, password: "1234567", confirmation: "1234567", locale: "en" });
    expect(short).toMatchObject({ status: 400, fields: { password: "adminPasswordTooShort" } });
    const differs = await academy
      .browser()
      .call(create, { token, ...own, confirmation: "a calm lamp at dawn", locale: "en" });
    expect(differs).toMatchObject({ status: 400, fields: { confirmation: "passwordsDiffer" } });
    expect(translators.en("fields.adminPasswordTooShort")).toBe(
      "Password must be at least 8 characters long",
    );
    expect(translators.en("fields.passwordsDiffer")).toBe("Passwords do not match");
    const common = { password: "password123", confirmation: "password123" };
    expect(await academy.browser().call(create, { token, ...common, locale: "en" })).toMatchObject({
      fields: { password: "passwordCommon" },
    });
    // Nothing of this used the token up.
    await academy.browser().ok(create, { token, ...own, locale: "en" });
  });

  test("all tokens are used up with the first, and a second set-up is told who is there", async () => {
    const tokens = [await printedToken(), await printedToken()];
    const [first = "", second_ = ""] = tokens;
    await academy.browser().ok(create, { token: first, ...own, locale: "en" });
    expect(
      await academy.browser().call(create, { token: second_, ...own, locale: "en" }),
    ).toMatchObject({ status: 409, code: "admin_exists" });
    expect(await academy.browser().call(open, { token: second_ })).toMatchObject({
      code: "admin_exists",
    });
    const rows = await academy.database.db.select().from(oneTimeTokens);
    expect(rows.every(({ usedAt }) => usedAt !== null)).toBe(true);
  });
});

describe("what can go wrong", () => {
  test("M-09 'Failed to create auth user': the address is somebody else's, who never proved it", async () => {
    const token = await printedToken();
    const { id } = await makeActor(academy, "student");
    const { db } = academy.database;
    await db.update(profiles).set({ email: adminEmail }).where(eq(profiles.id, id));
    const answer = await post({ token, ...own, locale: "en" });
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({
      error: { code: "admin_user_not_created", message: "Failed to create auth user" },
    });
  });

  test("M-09 'No user returned from auth signup': of two at the same moment one makes it", async () => {
    const tokens = [await printedToken(), await printedToken()];
    const { pool } = academy.database;
    const holder = await pool.connect();
    // Both have looked and found no administrator before either can write.
    await holder.query("begin; lock table profiles in share mode");
    const answers = tokens.map((token) => post({ token, ...own, locale: "en" }));
    await expect.poll(waitingWriters).toBe(2);
    await holder.query("commit");
    holder.release();
    const settled = await Promise.all(answers);
    expect(new Set(settled.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const loser = settled.find(({ status }) => status === 409);
    expect(await loser?.json()).toMatchObject({
      error: { code: "admin_user_not_returned", message: "No user returned from auth signup" },
    });
    expect(await academy.database.db.select().from(profiles)).toHaveLength(1);
  });

  test("M-09 'Failed to create user profile': a record cannot be written, and nothing is kept", async () => {
    const token = await printedToken();
    const { db } = academy.database;
    await db.execute(sql`alter table student_progress rename to student_progress_away`);
    const answer = await post({ token, ...own, locale: "en" });
    await db.execute(sql`alter table student_progress_away rename to student_progress`);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({
      error: { code: "admin_profile_not_created", message: "Failed to create user profile" },
    });
    expect(await db.select().from(profiles)).toEqual([]);
    await academy.browser().ok(create, { token, ...own, locale: "en" });
  });

  test("M-09 success is said in the spec's words", () => {
    expect(translators.en("admin.setupDone")).toBe("Admin user created successfully!");
  });
});

async function waitingWriters(): Promise<number> {
  const { rows } = await academy.database.pool.query<{ count: string }>(
    "select count(*) from pg_locks where not granted and relation = 'profiles'::regclass",
  );
  return Number(rows[0]?.count);
}

function post(body: unknown): Promise<Response> {
  return academy.browser().fetch(create.path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-locale": "en" },
    body: JSON.stringify(body),
  });
}
