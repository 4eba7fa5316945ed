import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { createAcademy } from "#app/academy.ts";
import { makeActor, type Made } from "#app/testing/make-actor.ts";
import { takeLesson } from "#app/testing/take-lesson.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { createBrowser } from "#app/contract-client.ts";
import { openDatabase } from "#db/client.ts";
import { creditAccounts } from "#db/tables/credits.ts";
import { guardianships } from "#db/tables/parent-accounts.ts";
import { sessions } from "#db/tables/sessions.ts";
import { tutoringContract } from "#features/tutoring/contract.ts";
import { publish } from "#platform/live-channel.ts";
import { createLog } from "#platform/log.ts";
import { second } from "#shared/constants.ts";
import { createId } from "#shared/ids.ts";
import { type Child, familyContract, type FamilyEvent } from "../contract.ts";
import { guardianshipNews } from "../guardianship.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

async function makeChildOf(parent: Made): Promise<Made> {
  const child = await makeActor(academy, "student");
  const { db } = academy.database;
  await db.insert(guardianships).values({ parentId: parent.id, studentId: child.id });
  await db.insert(creditAccounts).values({ studentId: child.id, balance: 25 });
  return child;
}

/** An open dashboard and what it was told so far. */
function openDashboard({ browser }: Made, at: Made["browser"] = browser) {
  const leave = new AbortController();
  onTestFinished(() => leave.abort());
  const told: FamilyEvent[] = [];
  async function listen(): Promise<void> {
    const { signal } = leave;
    for await (const event of at.events(
      familyContract.watchFamily,
      { timeZone: "UTC" },
      { signal },
    ))
      told.push(event);
  }
  void listen().catch(() => undefined);
  return {
    told,
    opened: () => expect.poll(() => told.length, { timeout: 5000 }).toBeGreaterThan(0),
    /** The newest card of a child. */
    card(id: string): Child | undefined {
      return told
        .flatMap((event) => (event.type === "child" ? [event.child] : event.family.children))
        .findLast((child) => child.id === id);
    },
  };
}

/** Another program on the same database, and the same person at it. */
async function openElsewhere({ browser }: Made) {
  const { settings } = academy.services;
  const database = openDatabase({ connectionString: academy.database.url }, () => undefined);
  const log = createLog("silent");
  const other = createAcademy({ settings, log, database, files: new Map() });
  const there = createBrowser(await other.listen());
  for (const [name, value] of browser.cookies) there.cookies.set(name, value);
  onTestFinished(async () => {
    await other.close();
    await database.close();
  });
  return there;
}

test("F-02 each turn is told within two seconds, also from another program: on what, right or wrong, with help or alone", async () => {
  const parent = await makeActor(academy, "parent");
  const child = await makeChildOf(parent);
  const dashboard = openDashboard(parent, await openElsewhere(parent));
  await dashboard.opened();
  expect(dashboard.card(child.id)?.now).toBeNull();

  const soon = { timeout: 2 * second };
  const lesson = await takeLesson(academy, child.browser);
  await expect.poll(() => dashboard.card(child.id)?.now?.subject, soon).toBe("Mathematics");
  expect(dashboard.card(child.id)?.now).toMatchObject({ sessionId: lesson.chatId, step: null });
  expect(dashboard.card(child.id)?.now?.skill?.es).toBeTruthy();

  await lesson.answer("987654");
  await expect
    .poll(() => dashboard.card(child.id)?.now?.step, soon)
    .toMatchObject({ outcome: "wrong", alone: true });
  const hint = { chatId: lesson.chatId, clientId: createId("msg") };
  for await (const event of child.browser.events(tutoringContract.askHint, hint)) {
    if (event.type === "finished") break;
  }
  await expect.poll(() => dashboard.card(child.id)?.now?.hints, soon).toBe(1);
  await lesson.answer();
  await expect
    .poll(() => dashboard.card(child.id)?.now?.step, soon)
    .toMatchObject({ outcome: "right", alone: false });
  expect(dashboard.card(child.id)?.today).toMatchObject({ alone: 0, withHelp: 1, open: 0 });
});

test("F-02 another family hears nothing of it", async () => {
  const parent = await makeActor(academy, "parent");
  const child = await makeChildOf(parent);
  const stranger = await makeActor(academy, "parent");
  await makeChildOf(stranger);
  const [ours, theirs] = [openDashboard(parent), openDashboard(stranger)];
  await Promise.all([ours.opened(), theirs.opened()]);
  await takeLesson(academy, child.browser);
  await expect.poll(() => ours.card(child.id)?.now).not.toBeNull();
  expect(theirs.told).toHaveLength(1);
  expect(theirs.card(child.id)).toBeUndefined();
});

test("F-02 a child that joins or leaves the family is shown or gone at once", async () => {
  const parent = await makeActor(academy, "parent");
  const dashboard = openDashboard(parent);
  await dashboard.opened();
  const child = await makeChildOf(parent);
  const { db } = academy.database;
  await publish(db, guardianshipNews, { parentId: parent.id });
  await expect.poll(() => dashboard.card(child.id)).toBeDefined();
  await db.delete(guardianships).where(eq(guardianships.parentId, parent.id));
  await publish(db, guardianshipNews, { parentId: parent.id });
  await expect
    .poll(() => dashboard.told.at(-1))
    .toEqual({ type: "family", family: { isSample: false, children: [] } });
  const { length } = dashboard.told;
  await takeLesson(academy, child.browser);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(dashboard.told).toHaveLength(length);
});

test("F-02 the sample family is told once, marked as one", async () => {
  const dashboard = openDashboard(await makeActor(academy, "administrator"));
  await dashboard.opened();
  expect(dashboard.told[0]).toMatchObject({ type: "family", family: { isSample: true } });
});

test("T-03 an open stream extends no session", async () => {
  const parent = await makeActor(academy, "parent");
  const read = async () => {
    const rows = await academy.database.db
      .select()
      .from(sessions)
      .where(eq(sessions.parentId, parent.id));
    return rows[0]?.expiresAt;
  };
  const before = await read();
  await openDashboard(parent).opened();
  expect(await read()).toEqual(before);
});
