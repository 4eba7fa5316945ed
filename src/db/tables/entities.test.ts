import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
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
  expect(await columnsOf("profiles")).toEqual(
    expect.arrayContaining([
      "id",
      "email",
      "username",
      "full_name",
      "password_hash",
      "grade_level",
      "onboarding_completed",
      "parent_created",
      "role",
      "parent_contact_info",
      "learning_goals",
    ]),
  );
  expect(
    await refuses(
      "insert into profiles (id, username, full_name, role) values ('a','a','A','king')",
    ),
  ).toBe(true);
  expect(await refuses("insert into profiles (id, full_name) values ('b', 'B')")).toBe(true);
});

test("D-02 parent_accounts has every field, starts free, pending and unverified, and takes no other state", async () => {
  expect(await columnsOf("parent_accounts")).toEqual(
    expect.arrayContaining([
      "id",
      "email",
      "password_hash",
      "full_name",
      "phone",
      "subscription_status",
      "payment_status",
      "email_verified",
      "created_at",
      "updated_at",
    ]),
  );
  const insert = "insert into parent_accounts (id, email, password_hash, full_name, phone";
  const { rows } = await database.pool.query(
    `${insert}) values ('p', 'p@example.org', 'x', 'P', '1') returning *`,
  );
  expect(rows[0]).toMatchObject({
    subscription_status: "free",
    payment_status: "pending",
    email_verified: false,
  });
  expect(
    await refuses(`${insert}, subscription_status) values ('q','q@e.org','x','Q','1','gold')`),
  ).toBe(true);
  expect(await refuses(`${insert}) values ('r', 'P@Example.org', 'x', 'R', '1')`)).toBe(true);
});

test("D-03 affiliates has every field", async () => {
  expect(await columnsOf("affiliates")).toEqual(
    expect.arrayContaining([
      "id",
      "user_id",
      "referral_code",
      "first_name",
      "last_name",
      "status",
      "email",
      "terms_accepted",
      "privacy_accepted",
    ]),
  );
});

test("D-04 affiliate_branding has every field", async () => {
  const fields =
    "subdomain active primary_color secondary_color accent_color meta_title meta_description " +
    "default_referral_code brand_name company_name logo_url favicon_url og_image_url hero_title " +
    "hero_subtitle partner_blurb partner_blurb_status cta_text support_email disclaimer_text " +
    "custom_css custom_javascript google_analytics_id facebook_pixel_id tiktok_pixel_id";
  expect(await columnsOf("affiliate_branding")).toEqual(expect.arrayContaining(fields.split(" ")));
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
  for (const name of [
    "www",
    "api",
    "admin",
    "mail",
    "ftp",
    "blog",
    "Acme",
    "-acme",
    "a",
    "xn--acme",
    "a.b",
  ]) {
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
  const fields =
    "affiliate_id visitor_id session_id user_agent device_type referrer_url landing_page " +
    "utm_source utm_medium utm_campaign utm_content utm_term";
  expect(await columnsOf("affiliate_clicks")).toEqual(expect.arrayContaining(fields.split(" ")));
  const insert = "insert into affiliate_clicks (id, visitor_id, session_id, device_type) values";
  expect(await refuses(`${insert} ('c', 'visitor_1', 'session_1', 'toaster')`)).toBe(true);
  expect(await refuses(`${insert} ('d', 'visitor_1', 'session_1', 'tablet')`)).toBe(false);
});

test("D-06 student_progress has every field", async () => {
  const fields =
    "student_id grade_level subject current_unit current_lesson mastery_level total_sessions " +
    "total_practice_items total_correct_items strengths gaps next_recommended_step notes";
  expect(await columnsOf("student_progress")).toEqual(expect.arrayContaining(fields.split(" ")));
});
