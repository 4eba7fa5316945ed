import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { guardianships } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { readPreferences, writePreferences } from "#features/notices/preferences.ts";
import { familyTimeZone } from "./family-time-zone.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

async function makeFamily(rulesZone: string | null) {
  const parent = await makeActor(academy, "parent");
  const child = await makeActor(academy, "student");
  const { db } = academy.database;
  await db.insert(guardianships).values({ parentId: parent.id, studentId: child.id });
  if (rulesZone !== null) {
    await db.execute(sql`insert into child_rules (student_id, rules, version, changed_at)
      values (${child.id}, ${JSON.stringify({ timeZone: rulesZone })}::jsonb, 0, now())`);
  }
  return { parentId: parent.id, childId: child.id };
}

async function zoneOf(childId: string): Promise<string | null> {
  const [row] = await academy.database.db
    .select({ timeZone: familyTimeZone("profiles.id") })
    .from(profiles)
    .where(eq(profiles.id, childId));
  return row?.timeZone ?? null;
}

test("each family lives by its own rules' time zone, however many families there are", async () => {
  const { db } = academy.database;
  const zones = ["Europe/Madrid", "America/Lima", null] as const;
  const families = await Promise.all(zones.map(makeFamily));
  for (const [index, { parentId, childId }] of families.entries()) {
    expect(await zoneOf(childId)).toBe(zones[index]);
    expect((await readPreferences(db, parentId)).timeZone).toBe(zones[index] ?? "UTC");
  }
});

test("without rules it is where a parent said to live, unless that parent is locked out", async () => {
  const { db } = academy.database;
  const { parentId, childId } = await makeFamily(null);
  await writePreferences(db, parentId, { timeZone: "Asia/Tokyo" });
  expect(await zoneOf(childId)).toBe("Asia/Tokyo");
  await db
    .update(guardianships)
    .set({ lockedAt: academy.services.now() })
    .where(eq(guardianships.parentId, parentId));
  expect(await zoneOf(childId)).toBeNull();
});
