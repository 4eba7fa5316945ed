import { readFile } from "node:fs/promises";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeStudent } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { profiles } from "#db/tables/profiles.ts";
import { sessions } from "#db/tables/sessions.ts";
import { day, hour } from "#shared/constants.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

async function linkedAtHome(birthDate: string) {
  const { account } = await makeStudent(academy);
  const { db } = academy.database;
  const ofProfile = eq(sessions.profileId, account.id);
  await db
    .update(profiles)
    .set({ birthDate, googleSubject: `g-${account.id}` })
    .where(eq(profiles.id, account.id));
  await db
    .update(sessions)
    .set({ method: "google", expiresAt: new Date(Date.now() + 30 * day) })
    .where(ofProfile);
  return async () => {
    const [profile] = await db.select().from(profiles).where(eq(profiles.id, account.id));
    const [session] = await db.select().from(sessions).where(ofProfile);
    const lasts = (session?.expiresAt.getTime() ?? 0) - Date.now();
    return {
      isLinked: profile?.googleSubject !== null,
      method: session?.method,
      isLong: lasts > hour,
    };
  };
}

test("links and long sessions of children under 13 from before are undone, and of nobody else", async () => {
  const years = (count: number, days: number) => {
    const date = new Date(Date.now() + days * day);
    date.setUTCFullYear(date.getUTCFullYear() - count);
    return date.toISOString().slice(0, 10);
  };
  const child = await linkedAtHome(years(13, 2));
  const teen = await linkedAtHome(years(13, -2));
  const path = new URL("../../../../migrations/0039_children_without_google.sql", import.meta.url);
  for (const statement of (await readFile(path, "utf8")).split("--> statement-breakpoint")) {
    await academy.database.db.execute(sql.raw(statement));
  }
  expect(await child()).toEqual({ isLinked: false, method: "username", isLong: false });
  expect(await teen()).toEqual({ isLinked: true, method: "google", isLong: true });
});
