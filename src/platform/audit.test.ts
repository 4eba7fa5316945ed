import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditEntries } from "#db/tables/audit.ts";
import { deletionCertificates } from "#db/tables/privacy.ts";
import { createTestDatabase, type TestDatabase } from "#db/testing/test-database.ts";
import { day, hour } from "#shared/constants.ts";
import { createId } from "#shared/ids.ts";
import { retention } from "#shared/retention/retention.ts";
import { recordDeed } from "./audit.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** A deed about somebody of its own, done so long ago. */
async function writeDeed(ageMs = 0): Promise<string> {
  const subjectId = createId("prf");
  const deed = { actorId: "prf_a", action: "test.done", subjectId, details: { reason: "x" } };
  await recordDeed(database.db, deed, new Date(Date.now() - ageMs));
  return subjectId;
}

async function entriesAbout(subjectId: string) {
  return database.db.select().from(auditEntries).where(eq(auditEntries.subjectId, subjectId));
}

/** What the database says to a statement of the program's pool; null where it does it. */
function refusalOf(statement: string, values: unknown[] = []): Promise<string | null> {
  return database.pool.query(statement, values).then(
    () => null,
    (error: unknown) => String(error),
  );
}

const refused = expect.stringContaining("neither changed nor deleted");

test("the program's own pool can neither delete an entry, change any part of it, nor empty the trail", async () => {
  const subject = await writeDeed();
  const before = await entriesAbout(subject);
  const { rows } = await database.db.execute(
    sql`select tableowner = current_user as "isOwner" from pg_tables where tablename = 'audit_entries'`,
  );
  // A right that is taken from whoever owns a table binds nobody; the trigger does.
  expect(rows).toEqual([{ isOwner: true }]);
  for (const statement of [
    "delete from audit_entries where subject_id = $1",
    "update audit_entries set actor_id = 'prf_b' where subject_id = $1",
    "update audit_entries set action = 'test.undone' where subject_id = $1",
    "update audit_entries set details = '{}' where subject_id = $1",
    "update audit_entries set subject_id = 'prf_b', details = '{}' where subject_id = $1",
    "update audit_entries set created_at = now() - interval '2000 days' where subject_id = $1",
    "update audit_entries set id = 'adt_x' where subject_id = $1",
    "insert into audit_entries select * from audit_entries where subject_id = $1 on conflict (id) do update set actor_id = 'prf_b'",
  ]) {
    expect(await refusalOf(statement, [subject]), statement).toEqual(refused);
  }
  expect(await refusalOf("truncate audit_entries")).toEqual(refused);
  expect(await entriesAbout(subject)).toEqual(before);
});

test("an entry goes once its period is over, by the database's clock, and stays until then", async () => {
  const kept = retention["audit_entries"]?.kept;
  if (kept?.until !== "days") throw new Error("the trail has no period");
  const old = await writeDeed(kept.days * day);
  const young = await writeDeed((kept.days - 1) * day - hour);
  const remove = "delete from audit_entries where subject_id = $1";
  expect(await refusalOf(remove, [young])).toEqual(refused);
  expect(await refusalOf(remove, [old])).toBeNull();
  expect([await entriesAbout(old), await entriesAbout(young)]).toEqual([[], [expect.anything()]]);
});

test("an entry comes to be about the certificate of an account that was erased, without details and no other way", async () => {
  const { db } = database;
  const subject = await writeDeed();
  const id = createId("cert");
  const deletedAt = new Date();
  await db.insert(deletionCertificates).values({ id, reason: "student", removed: {}, deletedAt });
  const about = (set: string) =>
    refusalOf(`update audit_entries set subject_id = $2, ${set} where subject_id = $1`, [
      subject,
      id,
    ]);
  expect(await about("details = details")).toEqual(refused);
  expect(await about("details = '{}', actor_id = 'prf_b'")).toEqual(refused);
  expect(await about("details = '{}'")).toBeNull();
  expect(await entriesAbout(id)).toMatchObject([
    { actorId: "prf_a", action: "test.done", details: {} },
  ]);
});
