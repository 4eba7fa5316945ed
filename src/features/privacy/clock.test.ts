import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { makeStudent } from "#app/testing/make-student.ts";
import { takeLesson } from "#app/testing/take-lesson.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { affiliateClicks } from "#db/tables/affiliates.ts";
import { auditEntries } from "#db/tables/audit.ts";
import { emails } from "#db/tables/emails.ts";
import { guardianships, parentAccounts } from "#db/tables/parent-accounts.ts";
import { deletionCertificates } from "#db/tables/privacy.ts";
import { profiles } from "#db/tables/profiles.ts";
import { sessions } from "#db/tables/sessions.ts";
import { accountsContract } from "#features/accounts/contract.ts";
import { familyContract } from "#features/family/contract.ts";
import { day, hour, minute } from "#shared/constants.ts";
import { createId } from "#shared/ids.ts";
import { retention } from "#shared/retention/retention.ts";
import { letComeOfAge } from "./come-of-age.ts";
import { privacyContract as contract } from "./contract.ts";
import { guard, makeChild } from "./family.fixture.ts";
import { keepRetention } from "./jobs.ts";
import { birthdayOf } from "#shared/zoned-time.ts";

let academy: TestAcademy;
beforeEach(async () => {
  academy = await startTestAcademy();
});
afterEach(() => academy.close());

async function count(table: string): Promise<number> {
  const { rows } = await academy.database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from ${sql.identifier(table)}`,
  );
  return rows[0]?.count ?? 0;
}

async function exists(profileId: string): Promise<boolean> {
  const { db } = academy.database;
  return (await db.select().from(profiles).where(eq(profiles.id, profileId))).length > 0;
}

async function letters(kind: string): Promise<string[]> {
  const rows = await academy.database.db.select().from(emails).where(eq(emails.kind, kind));
  return rows.map(({ recipient }) => recipient).toSorted();
}

/** Moves the clock to an instant. */
function moveTo(instant: string): void {
  academy.wait(Date.parse(instant) - academy.services.now().getTime());
}

describe("L2 the seven days of a child without consent", () => {
  test("end the account seven days after it was made, and not an hour before", async () => {
    const { account } = await makeStudent(academy);
    await academy.database.db
      .update(profiles)
      .set({ birthDate: "2018-06-01" })
      .where(eq(profiles.id, account.id));
    academy.wait(7 * day - hour);
    await keepRetention(academy.services);
    expect(await exists(account.id)).toBe(true);
    academy.wait(hour + minute);
    await keepRetention(academy.services);
    expect(await exists(account.id)).toBe(false);
    const [certificate] = await academy.database.db.select().from(deletionCertificates);
    expect(certificate).toMatchObject({ reason: "no-consent", deletedBy: null });
  });

  test("begin anew with a withdrawal, end with a new consent, and the guardians get the certificate", async () => {
    const kept = await makeChild(academy);
    const gone = await makeChild(academy, { of: { browser: kept.parent, id: kept.parentId } });
    academy.wait(20 * day);
    await keepRetention(academy.services);
    expect([await exists(kept.childId), await exists(gone.childId)]).toEqual([true, true]);
    await academy.database.db.execute(
      sql`update consents set withdrawn_at = ${academy.services.now().toISOString()}::timestamptz`,
    );
    academy.wait(6 * day);
    await keepRetention(academy.services);
    expect(await exists(gone.childId)).toBe(true);
    await academy.database.db.execute(
      sql`update consents set withdrawn_at = null where student_id = ${kept.childId}`,
    );
    academy.wait(day + minute);
    await keepRetention(academy.services);
    expect([await exists(kept.childId), await exists(gone.childId)]).toEqual([true, false]);
    expect(await letters("deletion-certificate")).toEqual([`${kept.parentId}@example.org`]);
  });

  test("are no matter of students of 13 and older", async () => {
    const { account } = await makeStudent(academy, { birthDate: "2012-01-01" });
    academy.wait(60 * day);
    await keepRetention(academy.services);
    expect(await exists(account.id)).toBe(true);
  });
});

describe("L6 retention by the clock", () => {
  test("each table keeps its rows until its period is over, and not a day longer", async () => {
    const { db } = academy.database;
    const { browser } = await makeStudent(academy);
    const lesson = await takeLesson(academy, browser);
    await lesson.answer("123454321");
    await lesson.answer();
    const createdAt = academy.services.now();
    await db
      .insert(affiliateClicks)
      .values({ id: createId("clk"), deviceType: "mobile", createdAt });
    await db.insert(emails).values({
      id: createId("eml"),
      kind: "test",
      recipient: "a@example.org",
      subject: "",
      textBody: "",
      htmlBody: "",
      status: "kept",
      createdAt,
    });
    await db.insert(deletionCertificates).values({
      id: createId("cert"),
      reason: "student",
      removed: {},
      deletedAt: createdAt,
    });
    const limited = [
      ["emails"],
      ["affiliate_clicks"],
      ["chats", "attempts", "daily_activity"],
      ["deletion_certificates"],
    ];
    let passed = 0;
    const until = async (days: number) => {
      academy.wait((days - passed) * day);
      passed = days;
      // Somebody who comes now and then: the account itself stays.
      await db.update(profiles).set({ lastSignedInAt: academy.services.now() });
      await keepRetention(academy.services);
    };
    for (const tables of limited) {
      const kept = retention[tables[0] ?? ""]?.kept;
      if (kept?.until !== "days") throw new Error(`${tables.join()} have no period`);
      await until(kept.days - 1);
      for (const name of tables) expect(await count(name), `${name} before`).toBeGreaterThan(0);
      await until(kept.days + 2);
      for (const name of tables) expect(await count(name), `${name} after`).toBe(0);
    }
    expect(await count("messages")).toBe(0);
    expect(await count("profiles")).toBe(1);
    expect(await count("skill_mastery")).toBeGreaterThan(0);
  });

  test("entries of the audit trail go after their period by the database's clock, whatever the program's says", async () => {
    const { db } = academy.database;
    const kept = retention["audit_entries"]?.kept;
    if (kept?.until !== "days") throw new Error("the trail has no period");
    const write = (id: string, ageDays: number) =>
      db.insert(auditEntries).values({
        id,
        actorId: "a",
        action: "test.done",
        subjectId: "b",
        details: {},
        createdAt: new Date(academy.services.now().getTime() - ageDays * day),
      });
    await write("adt_1", kept.days - 1);
    await write("adt_2", kept.days + 2);
    await keepRetention(academy.services);
    const left = await db.select({ id: auditEntries.id }).from(auditEntries);
    expect(left).toEqual([{ id: "adt_1" }]);
    await write("adt_3", 0);
    academy.wait((kept.days + 2) * day);
    await expect(keepRetention(academy.services)).rejects.toThrow("audit_entries");
    expect(await count("audit_entries")).toBe(2);
  });

  test("an account that nobody uses goes after two years, a month after the family was told", async () => {
    const { account } = await makeStudent(academy, { email: "alone@example.org" });
    const used = await makeStudent(academy, { birthDate: "2011-01-01" });
    academy.wait(699 * day);
    await keepRetention(academy.services);
    expect(await letters("unused-soon")).toEqual([]);
    academy.wait(2 * day);
    await academy.database.db
      .update(profiles)
      .set({ lastSignedInAt: academy.services.now() })
      .where(eq(profiles.id, used.account.id));
    await keepRetention(academy.services);
    await keepRetention(academy.services);
    expect(await letters("unused-soon")).toEqual(["alone@example.org"]);
    academy.wait(29 * day);
    await keepRetention(academy.services);
    expect(await exists(account.id)).toBe(true);
    academy.wait(2 * day);
    await keepRetention(academy.services);
    expect([await exists(account.id), await exists(used.account.id)]).toEqual([false, true]);
  });

  test("a parent's account that nobody confirmed goes after 30 days", async () => {
    const { id } = await makeActor(academy, "parent");
    const { id: confirmed } = await makeActor(academy, "parent");
    await academy.database.db
      .update(parentAccounts)
      .set({ emailVerified: false })
      .where(eq(parentAccounts.id, id));
    academy.wait(31 * day);
    await keepRetention(academy.services);
    const left = await academy.database.db.select().from(parentAccounts);
    expect(left.map((parent) => parent.id)).toEqual([confirmed]);
  });
});

describe("L22 the 18th birthday", () => {
  async function nearlyAdult(birthDate: string, timeZone?: string) {
    const family = await makeChild(academy);
    const { db } = academy.database;
    await db
      .update(profiles)
      .set({ birthDate, email: "grown@example.org" })
      .where(eq(profiles.id, family.childId));
    if (timeZone !== undefined) {
      await db.execute(sql`insert into child_rules (student_id, rules, version, changed_at)
        values (${family.childId}, ${JSON.stringify({ timeZone })}::jsonb, 0, now())`);
    }
    return family;
  }

  async function guardians(): Promise<number> {
    return (await academy.database.db.select().from(guardianships)).length;
  }

  test("is told to both 30 days ahead and on the day, each once, and ends the supervision", async () => {
    const { parent, parentId, childId, signIn } = await nearlyAdult("2010-03-15");
    const other = await makeActor(academy, "parent");
    await guard(academy, other.id, childId);
    await parent.ok(contract.setChildConsent, { childId, kind: "news", isGiven: true });
    const all = [
      "grown@example.org",
      `${parentId}@example.org`,
      `${other.id}@example.org`,
    ].toSorted();
    moveTo("2028-02-13T12:00:00Z");
    await letComeOfAge(academy.services);
    expect(await letters("adult-soon")).toEqual([]);
    moveTo("2028-02-14T00:30:00Z");
    await letComeOfAge(academy.services);
    await letComeOfAge(academy.services);
    expect(await letters("adult-soon")).toEqual(all);
    moveTo("2028-03-14T23:59:00Z");
    await letComeOfAge(academy.services);
    expect(await guardians()).toBe(2);
    moveTo("2028-03-15T00:01:00Z");
    await letComeOfAge(academy.services);
    await letComeOfAge(academy.services);
    expect(await guardians()).toBe(0);
    expect(await letters("adult-now")).toEqual(all);

    const [row] = await academy.database.db
      .select()
      .from(parentAccounts)
      .where(eq(parentAccounts.id, parentId));
    expect(row).toBeDefined();
    const student = await signIn();
    const own = await student.ok(contract.readOwnPrivacy, {});
    expect(own).toMatchObject({
      decider: "student",
      mayChange: true,
      mayLearn: true,
      adultOn: null,
    });
    expect(own.consents.filter(({ isGiven }) => isGiven)).toEqual([]);
    expect(own.consents.find(({ kind }) => kind === "news")?.history[0]).toMatchObject({
      withdrawnBy: "program",
    });
    await student.ok(contract.exportOwn, {});
    await takeLesson(academy, student);
    expect((await student.ok(accountsContract.readOwnAccount, {})).details.deletion).toBe("owner");
  });

  test("shuts the parent out of every page about the student", async () => {
    const { parent, parentId, childId } = await nearlyAdult("2010-03-15");
    moveTo("2028-03-15T06:00:00Z");
    // The parent's session of long ago has ended; this one is new.
    await academy.database.db
      .update(sessions)
      .set({ expiresAt: new Date("2028-03-15T07:00:00Z") })
      .where(eq(sessions.parentId, parentId));
    expect(await parent.call(contract.readChildPrivacy, { childId })).toMatchObject({ ok: true });
    await letComeOfAge(academy.services);
    expect(await parent.call(contract.readChildPrivacy, { childId })).toMatchObject({
      code: "not_found",
    });
    expect((await parent.ok(familyContract.readFamily, { timeZone: "UTC" })).children).toEqual([]);
  });

  test("begins at midnight where the family lives", async () => {
    await nearlyAdult("2010-03-15", "America/Los_Angeles");
    moveTo("2028-03-15T06:59:00Z");
    await letComeOfAge(academy.services);
    expect(await guardians()).toBe(1);
    moveTo("2028-03-15T07:01:00Z");
    await letComeOfAge(academy.services);
    expect(await guardians()).toBe(0);
  });

  test("begins a day earlier on the calendar of the far east", async () => {
    await nearlyAdult("2010-03-15", "Pacific/Kiritimati");
    moveTo("2028-03-14T09:59:00Z");
    await letComeOfAge(academy.services);
    expect(await guardians()).toBe(1);
    moveTo("2028-03-14T10:01:00Z");
    await letComeOfAge(academy.services);
    expect(await guardians()).toBe(0);
  });

  test("of somebody born on 29 February is the first of March", async () => {
    await nearlyAdult("2012-02-29");
    moveTo("2030-02-28T23:00:00Z");
    await letComeOfAge(academy.services);
    expect(await guardians()).toBe(1);
    moveTo("2030-03-01T00:01:00Z");
    await letComeOfAge(academy.services);
    expect(await guardians()).toBe(0);
  });

  test("that passed while the program stood still is made up for", async () => {
    await nearlyAdult("2010-03-15");
    moveTo("2028-04-20T00:00:00Z");
    await letComeOfAge(academy.services);
    expect(await guardians()).toBe(0);
    expect(await letters("adult-soon")).toEqual([]);
    expect(await letters("adult-now")).toHaveLength(2);
  });
});

test.each([
  ["2010-03-15", 18, "2028-03-15"],
  ["2012-02-29", 18, "2030-03-01"],
  ["2012-02-29", 16, "2028-02-29"],
  ["2000-12-31", 13, "2013-12-31"],
])("who is born on %s completes %i years on %s", (birthDate, years, birthday) => {
  expect(birthdayOf(birthDate, years)).toBe(birthday);
});
