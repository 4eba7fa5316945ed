import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { makeStudent } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { emails } from "#db/tables/emails.ts";
import { alerts } from "#db/tables/oversight.ts";
import { guardianships } from "#db/tables/parent-accounts.ts";
import { adminContract } from "#features/admin/contract.ts";
import { hour, minute } from "#shared/constants.ts";
import type { AlertRoute } from "#shared/oversight.ts";
import { alertUnclaimedHours } from "#shared/oversight.ts";
import { createId } from "#shared/ids.ts";
import { oversightContract } from "./contract.ts";
import { tellAdministrators } from "./tell-administrators.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());
beforeEach(async () => {
  await academy.database.db.delete(alerts);
  await academy.database.db.delete(emails);
});

const waitMs = alertUnclaimedHours * hour;

async function makeAlert(route: AlertRoute, { guarded = true } = {}) {
  const { account } = await makeStudent(academy, { fullName: "Noa Vega" });
  const { db } = academy.database;
  const parent = await makeActor(academy, "parent");
  const createdAt = academy.services.now();
  const studentId = account.id;
  if (guarded) await db.insert(guardianships).values({ parentId: parent.id, studentId, createdAt });
  const alertId = createId("alr");
  await db.insert(alerts).values({
    id: alertId,
    studentId,
    chatId: createId("chat"),
    messageId: createId("msg"),
    category: "violence",
    route,
    snippet: "my marmalade is scared",
    locale: "en",
    createdAt,
  });
  return { parent, studentId, alertId };
}

/** What the administrators were written since the last time. */
async function told() {
  const { db } = academy.database;
  // Several programs at once, and again in the next minute.
  await Promise.all([tellAdministrators(academy.services), tellAdministrators(academy.services)]);
  await tellAdministrators(academy.services);
  const letters = await db.select().from(emails).where(eq(emails.kind, "waiting-alert"));
  await db.delete(emails);
  return letters;
}

test("L15 administrators are written to at once, and once, of what the parents were not told, without a word or a name", async () => {
  const { alertId, studentId } = await makeAlert("administrators");
  const letters = await told();
  expect(letters.map(({ recipient }) => recipient)).toEqual([
    ...academy.services.settings.adminEmails,
  ]);
  const [letter] = letters;
  const said = `${letter?.subject} ${letter?.textBody} ${letter?.htmlBody}`;
  expect(said).toContain(`/admin/alerts?alert=${alertId}`);
  for (const secret of ["marmalade", "Noa", "Vega", studentId]) expect(said).not.toContain(secret);
  // What is about a student stands in the copy that parents may take.
  expect(letter?.about).toEqual([]);
  academy.wait(waitMs + minute);
  expect(await told()).toEqual([]);
});

test("L15 what the parents were told is theirs, until for hours nobody has taken it", async () => {
  await makeAlert("guardians");
  expect(await told()).toEqual([]);
  academy.wait(waitMs - minute);
  expect(await told()).toEqual([]);
  academy.wait(2 * minute);
  expect(await told()).toHaveLength(academy.services.settings.adminEmails.length);
  academy.wait(waitMs);
  expect(await told()).toEqual([]);
});

test("L15 an alert that nobody can be told of is the administrators' at once", async () => {
  await makeAlert("guardians", { guarded: false });
  const [letter] = await told();
  expect(letter?.textBody).toContain("Nobody looks after this student");
  const locked = await makeAlert("guardians");
  await academy.database.db
    .update(guardianships)
    .set({ lockedAt: academy.services.now() })
    .where(eq(guardianships.parentId, locked.parent.id));
  expect((await told()).length).toBeGreaterThan(0);
});

test("L15 what a parent has read, or an administrator has looked into, is told to nobody else", async () => {
  const read = await makeAlert("guardians");
  const reviewed = await makeAlert("guardians");
  const { parent, studentId: childId, alertId } = read;
  await parent.browser.ok(oversightContract.acknowledgeAlert, { childId, alertId });
  const { browser } = await makeActor(academy, "administrator");
  await browser.ok(oversightContract.reviewAlert, {
    alertId: reviewed.alertId,
    finding: "cared-for",
  });
  academy.wait(waitMs + minute);
  expect(await told()).toEqual([]);
});

test("F-09 L15 the overview counts alerts that wait, and those that nobody has taken for hours", async () => {
  const count = async () => {
    const { browser } = await makeActor(academy, "administrator");
    const { concerns } = await browser.ok(adminContract.readOverview, { timeZone: "UTC" });
    return Object.fromEntries(concerns.map((found) => [found.concern, found.count]));
  };
  const { parent, studentId: childId, alertId } = await makeAlert("guardians");
  await makeAlert("administrators");
  expect(await count()).toMatchObject({ "alerts-waiting": 2 });
  expect(await count()).not.toHaveProperty("alerts-unclaimed");
  await parent.browser.ok(oversightContract.acknowledgeAlert, { childId, alertId });
  academy.wait(waitMs + minute);
  expect(await count()).toMatchObject({ "alerts-waiting": 2, "alerts-unclaimed": 1 });
});
