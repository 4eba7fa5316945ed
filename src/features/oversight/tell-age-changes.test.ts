import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { makeStudent } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { emails } from "#db/tables/emails.ts";
import { consents, guardianships, parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { tellParents } from "#features/notices/jobs.ts";
import { writePreferences } from "#features/notices/preferences.ts";
import { consentVersion } from "#shared/consents.ts";
import { createId } from "#shared/ids.ts";
import { addDays, birthdayOf } from "#shared/zoned-time.ts";
import { oversightContract } from "./contract.ts";
import { tellAgeChanges } from "./tell-age-changes.ts";

// Years pass in each test: one academy for all would need birthdays of a future in which nobody was born yet.
let academy: TestAcademy;
beforeEach(async () => {
  academy = await startTestAcademy();
});
afterEach(() => academy.close());

/** Everything that was written until the clock shows an instant, as "kind recipient". */
async function lettersAt(instant: string): Promise<string[]> {
  academy.wait(new Date(instant).getTime() - academy.services.now().getTime());
  await academy.database.db.delete(emails);
  // Twice, as two programs and two hours would.
  for (let round = 0; round < 2; round++) {
    await tellAgeChanges(academy.services);
    await tellParents(academy.services);
  }
  const rows = await academy.database.db.select().from(emails);
  return rows.map(({ kind, recipient }) => `${kind} ${recipient}`).toSorted();
}

/** A student with a proved address and two parents who live by a clock; the account was made at `since`. */
async function makeFamily(birthDate: string, since: string, timeZone = "UTC") {
  const { browser, account } = await makeStudent(academy, { fullName: "Noa Vega" });
  const { db } = academy.database;
  const email = "noa@example.org";
  const instant = new Date(since);
  await db
    .update(profiles)
    .set({ birthDate, email, emailVerifiedAt: instant, createdAt: instant })
    .where(eq(profiles.id, account.id));
  await db.insert(consents).values({
    id: createId("cns"),
    studentId: account.id,
    parentId: null,
    kind: "core",
    method: "verified-email",
    version: consentVersion,
    grantedAt: instant,
  });
  const parents = [await makeActor(academy, "parent"), await makeActor(academy, "parent")];
  for (const parent of parents) {
    const createdAt = instant;
    await db
      .insert(guardianships)
      .values({ parentId: parent.id, studentId: account.id, createdAt });
    await writePreferences(db, parent.id, { timeZone, quiet: null });
  }
  const toParents = parents.map(({ id }) => `age-notice ${id}@example.org`).toSorted();
  return { browser, childId: account.id, parents, toParents };
}

const longAgo = "2024-01-01T00:00:00Z";

test("promise 5 both sides are told 30 days before a 13th birthday and on it, each once", async () => {
  const { toParents } = await makeFamily("2014-03-15", longAgo);
  expect(await lettersAt("2027-02-12T23:50:00Z")).toEqual([]);
  expect(await lettersAt("2027-02-13T12:00:00Z")).toEqual([
    ...toParents,
    "sight-soon noa@example.org",
  ]);
  expect(await lettersAt("2027-03-14T23:50:00Z")).toEqual([]);
  expect(await lettersAt("2027-03-15T12:00:00Z")).toEqual([
    ...toParents,
    "sight-now noa@example.org",
  ]);
  expect(await lettersAt("2027-03-16T12:00:00Z")).toEqual([]);
});

test("promise 5 a 16th birthday is told of in each reader's language, an 18th is left to the rules that end the supervision", async () => {
  const { parents, childId } = await makeFamily("2012-05-02", longAgo);
  const { db } = academy.database;
  const [spanish] = parents;
  await db
    .update(parentAccounts)
    .set({ locale: "es" })
    .where(eq(parentAccounts.id, spanish?.id ?? ""));
  await lettersAt("2028-04-10T12:00:00Z");
  const letters = await db.select().from(emails);
  expect(letters.map(({ subject }) => subject).toSorted()).toEqual([
    "Desde el 2 de mayo de 2028 verás menos de las sesiones de Noa",
    "From May 2, 2028 more of your sessions is yours alone",
    "From May 2, 2028 you see less of Noa’s sessions",
  ]);
  const toSpanish = letters.find(({ subject }) => subject.startsWith("Desde"));
  expect(toSpanish?.textBody).toContain(`/parent-dashboard/sessions?child=${childId}`);
  expect(toSpanish?.headers).toEqual({});
  await db.update(profiles).set({ birthDate: "2010-05-02" }).where(eq(profiles.id, childId));
  expect(await lettersAt("2028-04-12T12:00:00Z")).toEqual([]);
  expect(await lettersAt("2028-05-02T12:00:00Z")).toEqual([]);
});

test("promise 5 the day begins at midnight where the family lives, and letters wait for the morning there", async () => {
  const { toParents } = await makeFamily("2014-03-15", longAgo, "Asia/Tokyo");
  const { db } = academy.database;
  expect(await lettersAt("2027-02-12T14:50:00Z")).toEqual([]);
  expect(await lettersAt("2027-02-12T15:10:00Z")).toEqual([
    ...toParents,
    "sight-soon noa@example.org",
  ]);
  const [own] = await db.select().from(emails).where(eq(emails.kind, "sight-soon"));
  // Ten past midnight in Tokyo: the student's letter leaves at seven.
  expect(own?.nextTryAt.toISOString()).toBe("2027-02-12T22:00:00.000Z");
});

test("promise 5 whoever was born on 29 February is told for 1 March, and a leap year's 29 February", async () => {
  const { toParents } = await makeFamily("2012-02-29", longAgo);
  await lettersAt("2028-01-30T12:00:00Z");
  expect(await lettersAt("2028-02-28T12:00:00Z")).toEqual([]);
  expect(await lettersAt("2028-02-29T12:00:00Z")).toEqual([
    ...toParents,
    "sight-now noa@example.org",
  ]);
});

test("promise 5 a 13th birthday of somebody born on 29 February is on 1 March", async () => {
  const { toParents } = await makeFamily("2016-02-29", longAgo);
  await lettersAt("2029-02-10T12:00:00Z");
  expect(await lettersAt("2029-02-28T12:00:00Z")).toEqual([]);
  expect(await lettersAt("2029-03-01T12:00:00Z")).toEqual([
    ...toParents,
    "sight-now noa@example.org",
  ]);
});

test("promise 5 who comes with fewer than 30 days left is told at once; who comes afterwards is told of no change", async () => {
  const { toParents } = await makeFamily("2014-03-15", "2027-03-01T10:00:00Z");
  expect(await lettersAt("2027-03-01T12:00:00Z")).toEqual([
    ...toParents,
    "sight-soon noa@example.org",
  ]);
  const { db } = academy.database;
  await db.update(profiles).set({ birthDate: "2014-02-28" });
  expect(await lettersAt("2027-03-02T12:00:00Z")).toEqual([]);
});

test("promise 5 a birth date that is corrected is told of anew, and what waited for the wrong one is not", async () => {
  const { childId, parents, toParents } = await makeFamily("2014-03-15", longAgo);
  const { db } = academy.database;
  const { id = "" } = parents[0] ?? {};
  await writePreferences(db, id, { quiet: { from: 0, to: 18 * 60 } });
  expect(await lettersAt("2027-02-13T12:00:00Z")).toHaveLength(2);
  await db.update(profiles).set({ birthDate: "2014-03-20" }).where(eq(profiles.id, childId));
  // The second parent and the student hear of the right day; the first, who was asleep, of that one alone.
  expect(await lettersAt("2027-02-18T20:00:00Z")).toEqual([
    ...toParents,
    "sight-soon noa@example.org",
  ]);
});

test("promise 5 nobody is told whose parents are locked out, and no address that was never proved", async () => {
  const { parents, childId, toParents } = await makeFamily("2014-03-15", longAgo);
  const { db } = academy.database;
  await db.update(profiles).set({ emailVerifiedAt: null }).where(eq(profiles.id, childId));
  const lockedAt = academy.services.now();
  await db
    .update(guardianships)
    .set({ lockedAt })
    .where(eq(guardianships.parentId, parents[0]?.id ?? ""));
  const left = toParents.filter((letter) => !letter.includes(parents[0]?.id ?? ""));
  expect(await lettersAt("2027-02-14T12:00:00Z")).toEqual(left);
  await db.update(guardianships).set({ lockedAt });
  expect(await lettersAt("2027-03-15T12:00:00Z")).toEqual([]);
});

test("promise 5 the student finds the change on the page until it was read, before the day and on it", async () => {
  const today = academy.services.now().toISOString().slice(0, 10);
  const birthDate = birthdayOf(addDays(today, 10), -13);
  const { browser } = await makeFamily(birthDate, longAgo);
  const read = async () => (await browser.ok(oversightContract.readOwnOversight, {})).change;
  expect(await read()).toBeNull();
  await tellAgeChanges(academy.services);
  const day = birthdayOf(birthDate, 13);
  expect(await read()).toEqual({ day, sight: "flagged", isAhead: true });
  expect(await browser.ok(oversightContract.acknowledgeChange, {})).toMatchObject({ change: null });
  expect(await read()).toBeNull();
});
