import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { records } from "#app/testing/specification/records.ts";
import { rules } from "#app/testing/specification/rules.ts";
import { screens } from "#app/testing/specification/screens.ts";
import { createTestDatabase, type TestDatabase } from "../testing/test-database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function columnsOf(table: string): Promise<string[]> {
  const { rows } = await database.db.execute<{ column_name: string }>(
    sql`select column_name from information_schema.columns where table_name = ${table}`,
  );
  return rows.map((row) => row.column_name);
}

/** Holds that a table has at least these fields. */
async function expectFields(table: string, fields: readonly string[]): Promise<void> {
  expect(await columnsOf(table)).toEqual(expect.arrayContaining([...fields]));
}

/** Whether the database itself refuses a row. */
async function refuses(statement: string): Promise<boolean> {
  try {
    await database.pool.query(statement);
    return false;
  } catch {
    return true;
  }
}

test("D-01 profiles has every field of the specification, and a role of ours", async () => {
  await expectFields("profiles", records["D-01"].profiles);
  expect(
    await refuses(
      "insert into profiles (id, username, full_name, role) values ('a','a','A','king')",
    ),
  ).toBe(true);
  expect(await refuses("insert into profiles (id, full_name) values ('b', 'B')")).toBe(true);
});

test("D-02 T-02 parent_accounts has every field, starts free, pending and unverified, and takes no other state", async () => {
  await expectFields("parent_accounts", records["D-02"].parent_accounts);
  const insert = "insert into parent_accounts (id, email, password_hash, full_name, phone";
  const { rows } = await database.pool.query(
    `${insert}) values ('p', 'p@example.org', 'x', 'P', '1') returning *`,
  );
  const { subscriptionStatus, paymentStatus, emailVerified } = rules["T-02"];
  expect(rows[0]).toMatchObject({
    subscription_status: subscriptionStatus,
    payment_status: paymentStatus,
    email_verified: emailVerified,
  });
  const states = { subscription_status: "subscriptionStatus", payment_status: "paymentStatus" };
  for (const [column, name] of Object.entries(states)) {
    const known: readonly string[] = Reflect.get(records["D-02"], name);
    for (const state of [...known, "gold"]) {
      const values = `('${state}', '${state}@e.org', 'x', 'Q', '1', '${state}')`;
      const isRefused = await refuses(`${insert}, ${column}) values ${values}`);
      expect({ state, isRefused }).toEqual({ state, isRefused: state === "gold" });
    }
    await database.pool.query("delete from parent_accounts where id <> 'p'");
  }
  expect(await refuses(`${insert}) values ('r', 'P@Example.org', 'x', 'R', '1')`)).toBe(true);
});

test("D-03 affiliates has every field", async () => {
  await expectFields("affiliates", records["D-03"].affiliates);
  await database.pool.query(
    "insert into profiles (id, email, full_name, role) values ('aff', 'aff@example.org', 'A', 'affiliate')",
  );
  const insert =
    "insert into affiliates (id, user_id, referral_code, first_name, last_name, email, status) values ('aff_a', 'aff', 'FAROA', 'A', 'A', 'a@e.org'";
  expect(await refuses(`${insert}, 'golden')`)).toBe(true);
  expect(await refuses(`${insert}, '${records["D-03"].statusInUse}')`)).toBe(false);
});

test("D-04 affiliate_branding has every field", async () => {
  await expectFields("affiliate_branding", records["D-04"].affiliate_branding);
});

test("D-04 the database refuses a brand with a reserved or odd subdomain, an odd colour or status, and a second of one affiliate", async () => {
  await database.pool.query(
    "insert into profiles (id, email, full_name, role) values ('brander', 'b@example.org', 'B', 'affiliate')",
  );
  await database.pool.query(
    "insert into affiliates (id, user_id, referral_code, first_name, last_name, email) values ('aff_b', 'brander', 'FAROB', 'B', 'B', 'b@example.org')",
  );
  const insert = (columns: string, values: string) =>
    `insert into affiliate_branding (id, affiliate_id, ${columns}) values ('brd', 'aff_b', ${values})`;
  for (const name of [...screens["W-05"].reserved, "Acme", "-acme", "a", "xn--acme", "a.b"]) {
    expect(await refuses(insert("subdomain", `'${name}'`)), name).toBe(true);
  }
  expect(await refuses(insert("subdomain, primary_color", "'acme', 'red'"))).toBe(true);
  expect(await refuses(insert("subdomain, partner_blurb_status", "'acme', 'fine'"))).toBe(true);
  expect(await refuses(insert("subdomain, accent_color", "'acme', '#1c5f9e'"))).toBe(false);
  expect(await refuses(insert("subdomain", "'other'").replace("'brd'", "'brd2'"))).toBe(true);
  const { rows } = await database.pool.query("select * from affiliate_branding");
  expect(rows).toMatchObject([{ active: false, partner_blurb_status: "pending" }]);
});

test("D-05 affiliate_clicks has every field and knows three kinds of device", async () => {
  await expectFields("affiliate_clicks", records["D-05"].affiliate_clicks);
  const insert = "insert into affiliate_clicks (id, visitor_id, session_id, device_type) values";
  expect(await refuses(`${insert} ('c', 'visitor_1', 'session_1', 'toaster')`)).toBe(true);
  for (const device of records["D-05"].deviceTypes) {
    const values = `('${device}', 'visitor_1', 'session_1', '${device}')`;
    expect(await refuses(`${insert} ${values}`), device).toBe(false);
  }
});

test("D-06 student_progress has every field", async () => {
  await expectFields("student_progress", records["D-06"].student_progress);
});
