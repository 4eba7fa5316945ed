import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { day, hour } from "#shared/constants.ts";
import { retention } from "#shared/retention/retention.ts";
import { keepRetention } from "./jobs.ts";
import { tableName } from "./student-rows.ts";

/** A payout that outlasts the test, for entries to hang on. */
const anyPayout = "out_any";
/** An affiliate, in the same way. */
const anyAffiliate = "aff_any";

let academy: TestAcademy;
let student: string;
let parent: string;
beforeAll(async () => {
  academy = await startTestAcademy();
  student = (await makeActor(academy, "student")).id;
  parent = (await makeActor(academy, "parent")).id;
  const { db } = academy.database;
  const partner = (await makeActor(academy, "affiliate")).id;
  await db.execute(sql`
    insert into affiliates (id, user_id, referral_code, first_name, last_name, email)
    values (${anyAffiliate}, ${partner}, 'FAROANY', 'Ana', 'Ruiz', 'any@partners.example')`);
  // A row is made by itself here, and one entry of the ledger alone sums to no zero.
  await db.execute(sql`alter table money_entries disable trigger money_entries_balanced`);
  await db.execute(sql`
    insert into payout_runs (id, status, minimum_cents, currency, proposed_by, created_at)
    values ('run_any', 'discarded', 0, 'USD', 'prf_any', now())`);
  await db.execute(sql`
    insert into payouts (id, run_id, affiliate_id, cents, currency, created_at)
    values (${anyPayout}, 'run_any', 'aff_any', 1, 'USD', now())`);
});
afterAll(() => academy.close());

type Row = Readonly<Record<string, unknown>>;
type Column = { name: string; type: string; isOptional: boolean; isKey: boolean };

/** What is said of a row that is made: from when its period runs, what tells it from others, what it hangs on. */
type Wanted = { since: Date; mark: string; carrier: string };

/**
 * How a row of each table is made whose period begins at an instant: the columns that matter. A table that goes by the
 * clock and is not here fails the test.
 */
const makers: Readonly<Record<string, (wanted: Wanted) => Row>> = {
  chats: ({ since }) => ({ student_id: student, locale: "en", updated_at: since }),
  messages: ({ carrier }) => ({ chat_id: carrier, author: "student", status: "complete" }),
  attempts: ({ since }) => ({ student_id: student, outcome: "right", created_at: since }),
  challenges: ({ carrier }) => ({
    attempt_id: carrier,
    student_id: student,
    status: "kept",
    decided_at: new Date(),
  }),
  daily_activity: ({ since }) => ({ student_id: student, day: since, subject: "Mathematics" }),
  study_days: ({ since }) => ({ student_id: student, day: since }),
  rule_changes: ({ since, mark }) => ({
    student_id: student,
    version: mark.length,
    created_at: since,
  }),
  time_requests: ({ since }) => ({ student_id: student, status: "expired", created_at: since }),
  pending_notices: ({ since }) => ({
    student_id: student,
    parent_id: parent,
    kind: "lesson",
    created_at: since,
    settled_at: since,
  }),
  kitchen_cards: ({ since }) => ({ student_id: student, week: since, created_at: since }),
  alerts: ({ since }) => ({
    place: "title",
    student_id: student,
    category: "violence",
    route: "guardians",
    created_at: since,
    administrators_told_at: since,
  }),
  access_entries: ({ since, mark }) => ({
    student_id: student,
    parent_id: parent,
    viewer: "parent",
    what: "copy",
    slot: mark.length,
    last_at: since,
  }),
  sessions: ({ since }) => ({ profile_id: student, method: "email", expires_at: since }),
  one_time_tokens: ({ since }) => ({
    profile_id: student,
    purpose: "verify-email",
    expires_at: since,
  }),
  emails: ({ since }) => ({ status: "sent", created_at: since, sent_at: since }),
  consent_requests: ({ since }) => ({ locale: "en", expires_at: since }),
  deletion_certificates: ({ since }) => ({ reason: "student", deleted_at: since }),
  affiliate_clicks: ({ since }) => ({ device_type: "mobile", created_at: since }),
  declined_clicks: ({ since }) => ({
    affiliate_id: anyAffiliate,
    day: since,
    reason: "repeat",
    clicks: 1,
  }),
  commissions: ({ since }) => ({ kind: "once", currency: "USD", created_at: since }),
  money_entries: ({ since }) => ({
    kind: "payment",
    account: "cash",
    cents: 1,
    created_at: since,
  }),
  payout_runs: ({ since }) => ({ status: "discarded", created_at: since }),
  payouts: ({ carrier }) => ({ run_id: carrier, cents: 1 }),
  payout_items: ({ carrier }) => ({ entry_id: carrier, payout_id: anyPayout }),
  contact_messages: ({ since }) => ({
    sender: "other",
    locale: "en",
    received_at: since,
    closed_at: since,
  }),
  error_reports: ({ since }) => ({
    category: "unknown",
    severity: "low",
    created_at: since,
    // A browser's clock says what it likes.
    occurred_at: new Date(),
  }),
  family_invitations: ({ since }) => ({ kind: "guardian", locale: "en", expires_at: since }),
  invited_children: ({ carrier }) => ({ invitation_id: carrier, student_id: student }),
  audit_entries: ({ since }) => ({ created_at: since }),
  rate_limits: ({ since }) => ({ expire: since.getTime() }),
};

/** What a column that nobody cares about holds. */
function fillerFor({ type, name }: Column, { since, mark }: Wanted): unknown {
  if (type === "ARRAY") return "{}";
  if (type === "jsonb") return "{}";
  if (type === "boolean") return false;
  if (type === "date" || type.startsWith("timestamp")) return since;
  if (type === "integer" || type === "bigint" || type === "double precision") return 0;
  return `${name}-${mark}`;
}

async function columnsOf(table: string): Promise<Column[]> {
  const { rows } = await academy.database.db.execute<Column>(sql`
    select column_name as name, data_type as type,
      is_nullable = 'YES' or column_default is not null as "isOptional",
      exists (
        select 1 from information_schema.table_constraints t
        join information_schema.key_column_usage k using (constraint_name, table_name)
        where t.table_name = c.table_name and t.constraint_type = 'PRIMARY KEY' and k.column_name = c.column_name
      ) as "isKey"
    from information_schema.columns c where table_schema = 'public' and table_name = ${table}`);
  return rows;
}

/** Makes a row and gives what finds it again: the condition on its key, and its id where it has one. */
async function make(table: string, wanted: Wanted) {
  const maker = makers[table];
  expect(maker, `say in this file how a row of ${table} is made`).toBeDefined();
  const columns = await columnsOf(table);
  const row: Record<string, unknown> = { ...maker?.(wanted) };
  for (const column of columns) {
    if (!column.isOptional && !(column.name in row)) row[column.name] = fillerFor(column, wanted);
  }
  const value = (name: string) => {
    const known = row[name];
    if (!(known instanceof Date)) return known;
    const isDay = columns.find((column) => column.name === name)?.type === "date";
    return isDay ? known.toISOString().slice(0, 10) : known.toISOString();
  };
  const names = Object.keys(row);
  await academy.database.db.execute(
    sql`insert into ${tableName(table)} (${sql.join(
      names.map((name) => sql.identifier(name)),
      sql`, `,
    )}) values (${sql.join(
      names.map((name) => sql`${value(name)}`),
      sql`, `,
    )})`,
  );
  const isThis = sql.join(
    columns
      .filter(({ isKey }) => isKey)
      .map(({ name }) => sql`${sql.identifier(name)} = ${value(name)}`),
    sql` and `,
  );
  const { id } = row;
  return {
    id: typeof id === "string" ? id : "",
    isThere: async () => {
      const { rows } = await academy.database.db.execute(
        sql`select 1 from ${tableName(table)} where ${isThis}`,
      );
      return rows.length > 0;
    },
  };
}

/** The table by whose clock a table goes; null where an account or the program decides. */
function clockOf(table: string): { table: string; days: number } | null {
  const kept = retention[table]?.kept;
  if (kept?.until === "days") return { table, days: kept.days };
  return kept?.until === "with" ? clockOf(kept.table) : null;
}

const limited = Object.keys(retention).filter((table) => clockOf(table) !== null);

test("L6 there is a way to make a row of each table that goes by the clock, and of no other", () => {
  expect(Object.keys(makers).toSorted()).toEqual(limited.toSorted());
});

test.each(limited)(
  "L6 %s: a row past its period is gone after the night, a younger one stays",
  async (table) => {
    const clock = clockOf(table);
    if (!clock) throw new Error(`${table} has no clock`);
    const end = academy.services.now().getTime() - clock.days * day;
    // A calendar day is as old as its midnight.
    const made = [];
    for (const [mark, since] of [
      ["old", new Date(end - hour)],
      ["younger", new Date(end + day + hour)],
    ] as const) {
      const wanted = { since, mark: `${table}-${mark}`, carrier: "" };
      const carrier = clock.table === table ? "" : (await make(clock.table, wanted)).id;
      made.push(await make(table, { ...wanted, carrier }));
    }
    await keepRetention(academy.services);
    expect(await Promise.all(made.map(({ isThere }) => isThere()))).toEqual([false, true]);
  },
);

test("L6 a counter without an end goes with the night", async () => {
  await academy.database.db.execute(
    sql`insert into rate_limits (key, points, expire) values ('endless', 1, null)`,
  );
  await keepRetention(academy.services);
  const { rows } = await academy.database.db.execute(
    sql`select 1 from rate_limits where key = 'endless'`,
  );
  expect(rows).toEqual([]);
});

test("L6 a table that cannot be emptied keeps none of the others, and the job says so", async () => {
  const { db } = academy.database;
  const since = new Date(academy.services.now().getTime() - 4000 * day);
  const [late, early] = [
    await make("emails", { since, mark: "late", carrier: "" }),
    await make("chats", { since, mark: "early", carrier: "" }),
  ];
  await db.execute(sql`alter table chats rename column updated_at to moved_at`);
  await expect(keepRetention(academy.services)).rejects.toThrow("chats");
  await db.execute(sql`alter table chats rename column moved_at to updated_at`);
  expect([await late.isThere(), await early.isThere()]).toEqual([false, true]);
  await keepRetention(academy.services);
  expect(await early.isThere()).toBe(false);
});
