import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { auditEntries } from "#db/tables/audit.ts";
import { emails } from "#db/tables/emails.ts";
import { alerts } from "#db/tables/oversight.ts";
import { profiles } from "#db/tables/profiles.ts";
import { adminContract } from "#features/admin/contract.ts";
import { makeFamily, type TestFamily } from "#features/controls/family.fixture.ts";
import { familyContract } from "#features/family/contract.ts";
import { tellParents } from "#features/notices/jobs.ts";
import { privacyContract } from "#features/privacy/contract.ts";
import { minute } from "#shared/constants.ts";
import { oversightContract } from "./contract.ts";
import { birthdayYearsAgo } from "./oversight.fixture.ts";
import { routeOf, snippetMax, snippetOf } from "./rules-alerts.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

async function say(family: TestFamily, text: string): Promise<void> {
  const { id } = await family.open();
  await family.say(id, text);
}

const rowsOf = (family: TestFamily) =>
  academy.database.db.select().from(alerts).where(eq(alerts.studentId, family.childId));

async function lettersTo(family: TestFamily) {
  const all = await academy.database.db
    .select()
    .from(emails)
    .where(eq(emails.kind, "alert-notice"));
  return all.filter(({ about }) => about?.includes(family.childId));
}

test.each([
  ["self-harm", "I want to die", "guardians"],
  ["self-harm", "quiero morirme", "guardians"],
  ["self-harm", "I want to die because of my dad", "administrators"],
  ["self-harm", "quiero morirme, mi mamá no me deja en paz", "administrators"],
  ["abuse", "he hits me", "administrators"],
  ["abuse", "my teacher touched me", "administrators"],
  ["violence", "someone is going to hurt me at school", "guardians"],
  ["violence", "I will run away from home", "administrators"],
  ["grooming", "my coach wants pictures of me", "administrators"],
  ["grooming", "un señor del juego me pide fotos", "guardians"],
  ["bullying", "la profe se ríe con ellos de mí", "administrators"],
  ["violence", "voy a escaparme de casa", "administrators"],
  ["self-harm", "i want to die because of my moms boyfriend", "administrators"],
  ["self-harm", "i want to die when im at my dads", "administrators"],
  ["self-harm", "my uncles make me want to die", "administrators"],
  ["self-harm", "my granny says i should die", "administrators"],
  ["self-harm", "quiero morirme por mi papi", "administrators"],
  ["self-harm", "mi abuelito me da ganas de morirme", "administrators"],
  ["eating", "mi padrino dice que estoy gorda y vomito", "administrators"],
  ["self-harm", "at school i want to die", "guardians"],
] as const)("L15 %s, “%s”, is heard first by %s", (category, text, route) => {
  expect(routeOf(category, text)).toBe(route);
});

test("L16 an alert quotes a few words, never the whole message", () => {
  expect(snippetOf("short  words")).toBe("short words");
  expect(snippetOf("word ".repeat(200)).length).toBeLessThanOrEqual(snippetMax + 1);
});

test("L15 distress raises an alert with the turn, writes to the parents once, without the child's words", async () => {
  const family = await makeFamily(academy);
  await say(family, "I want to die, nobody likes my marmalade");
  expect(await rowsOf(family)).toMatchObject([{ category: "self-harm", route: "guardians" }]);
  await expect.poll(() => lettersTo(family)).toHaveLength(1);
  await Promise.all([tellParents(academy.services), tellParents(academy.services)]);
  const [letter, ...others] = await lettersTo(family);
  expect(others).toEqual([]);
  expect(letter?.textBody).toContain("988");
  expect(letter?.textBody).toContain(`?child=${family.childId}&alert=`);
  expect(letter?.textBody).toContain("they cannot be switched off");
  expect(letter?.headers).toEqual({});
  expect(`${letter?.subject} ${letter?.textBody} ${letter?.htmlBody}`).not.toContain("marmalade");
});

test("L15 what points at the family reaches no parent until an administrator passes it on, audited", async () => {
  const family = await makeFamily(academy);
  const { childId } = family;
  await say(family, "my dad hits me");
  await tellParents(academy.services);
  expect(await lettersTo(family)).toEqual([]);
  const mine = () => family.parent.ok(oversightContract.readAlerts, { childId });
  expect((await mine()).alerts).toEqual([]);
  const [row] = await rowsOf(family);
  const alertId = row?.id ?? "";
  await family.parent.ok(oversightContract.acknowledgeAlert, { childId, alertId });
  expect(await rowsOf(family)).toMatchObject([{ acknowledgedAt: null }]);

  const administrator = await makeActor(academy, "administrator");
  const { browser } = administrator;
  const queue = await browser.ok(oversightContract.listAlerts, {});
  expect(queue.alerts.map(({ id }) => id)).toContain(alertId);
  await browser.ok(oversightContract.reviewAlert, {
    alertId,
    finding: "false-alarm",
    note: "A line of a play",
    tellGuardians: false,
  });
  expect((await mine()).alerts).toEqual([]);
  await browser.ok(oversightContract.reviewAlert, {
    alertId,
    finding: "cared-for",
    note: "Spoke with the school",
    tellGuardians: true,
  });
  expect((await mine()).alerts).toMatchObject([{ id: alertId, category: "abuse" }]);
  expect(await lettersTo(family)).toHaveLength(1);
  const deeds = await academy.database.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, childId));
  expect(deeds.filter(({ action }) => action === "alert.reviewed")).toHaveLength(2);
});

test("L15 a parent says that an alert was read; the first time stays", async () => {
  const family = await makeFamily(academy);
  const { childId } = family;
  await say(family, "I want to die");
  const [row] = await rowsOf(family);
  const input = { childId, alertId: row?.id ?? "" };
  const first = await family.parent.ok(oversightContract.acknowledgeAlert, input);
  const again = await family.parent.ok(oversightContract.acknowledgeAlert, input);
  expect(first.alerts[0]?.acknowledgedAt).not.toBeNull();
  expect(again).toEqual(first);
});

test.each([
  [10, "I want to die", 1],
  [16, null, 1],
  [18, null, 0],
] as const)("L17 at %i an alert shows %o of the words", async (years, snippet, count) => {
  const family = await makeFamily(academy);
  const { childId } = family;
  await say(family, "I want to die");
  await academy.database.db
    .update(profiles)
    .set({ birthDate: birthdayYearsAgo(academy.services.now(), years) })
    .where(eq(profiles.id, childId));
  const { alerts: shown } = await family.parent.ok(oversightContract.readAlerts, { childId });
  expect(shown.map((alert) => alert.snippet)).toEqual(Array(count).fill(snippet));
});

test("L15 the alert that has waited longest stands first, a reviewed one among the reviewed", async () => {
  const families = [await makeFamily(academy), await makeFamily(academy)];
  for (const family of families) await say(family, "my dad hits me");
  const rows = await Promise.all(families.map(rowsOf));
  const ids = rows.flat().map(({ id }) => id);
  const { browser } = await makeActor(academy, "administrator");
  const listed = async (reviewed: "yes" | "no") => {
    const { alerts: found } = await browser.ok(oversightContract.listAlerts, { reviewed });
    return found.map(({ id }) => id);
  };
  const waiting = await listed("no");
  expect(waiting.filter((id) => ids.includes(id))).toEqual(ids);
  for (const alertId of ids) {
    await browser.ok(oversightContract.reviewAlert, { alertId, finding: "false-alarm" });
  }
  expect((await listed("no")).filter((id) => ids.includes(id))).toEqual([]);
  expect((await listed("yes")).slice(0, 2)).toEqual(ids.toReversed());
});

test("F-02 L15 the overview counts the alerts that no parent has read, and none that parents do not hear of", async () => {
  const family = await makeFamily(academy);
  const { childId } = family;
  const openAlerts = async () => {
    const { children } = await family.parent.ok(familyContract.readFamily, { timeZone: "UTC" });
    return children.map((child) => child.openAlerts);
  };
  await say(family, "my dad hits me");
  expect(await openAlerts()).toEqual([0]);
  await say(family, "I want to die");
  expect(await openAlerts()).toEqual([1]);
  const { alerts: shown } = await family.parent.ok(oversightContract.readAlerts, { childId });
  const alertId = shown[0]?.id ?? "";
  await family.parent.ok(oversightContract.acknowledgeAlert, { childId, alertId });
  expect(await openAlerts()).toEqual([0]);
});

test("L15 an administrator's look at an alert is in the child's log, and nowhere for parents to come upon", async () => {
  const family = await makeFamily(academy);
  const { childId } = family;
  await say(family, "my dad hits me");
  const [row] = await rowsOf(family);
  const { browser } = await makeActor(academy, "administrator");
  await browser.ok(oversightContract.listAlerts, {});
  await browser.ok(oversightContract.reviewAlert, {
    alertId: row?.id ?? "",
    finding: "cared-for",
    note: "Spoke with the school",
  });
  const own = await family.child.ok(oversightContract.readOwnAccess, {});
  const looks = own.entries.filter(({ what }) => what === "alerts");
  expect(looks).toMatchObject([{ viewer: "administrator" }]);
  const parents = await family.parent.ok(oversightContract.readAccess, { childId });
  expect(parents.entries.filter(({ what }) => what === "alerts")).toEqual([]);
  const { json } = await family.parent.ok(privacyContract.exportChild, { childId });
  for (const secret of [row?.id, looks[0]?.id, "alert.reviewed", "Spoke with the school"]) {
    expect(json).not.toContain(secret);
  }
});

test("L15 whether an administrator looked at the account tells parents nothing, at no time and without a case", async () => {
  const family = await makeFamily(academy);
  const { childId } = family;
  const { browser } = await makeActor(academy, "administrator");
  const looked = async () => {
    const { entries } = await family.parent.ok(oversightContract.readAccess, { childId });
    const { json } = await family.parent.ok(privacyContract.exportChild, { childId });
    return entries.some(({ viewer }) => viewer === "administrator") || /account\.opened/.test(json);
  };
  await browser.ok(adminContract.readAccountRecord, { accountId: childId });
  expect(await looked()).toBe(false);
  await say(family, "my dad hits me");
  const [row] = await rowsOf(family);
  academy.wait(30 * minute);
  await browser.ok(adminContract.readAccountRecord, { accountId: childId });
  expect(await looked()).toBe(false);
  const own = await family.child.ok(oversightContract.readOwnAccess, {});
  expect(own.entries.filter(({ what }) => what === "account")).toHaveLength(2);
  const deeds = await academy.database.db
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, childId));
  expect(deeds).toContainEqual({ action: "account.opened" });
  const review = { alertId: row?.id ?? "", finding: "cared-for", tellGuardians: true } as const;
  await browser.ok(oversightContract.reviewAlert, review);
  expect(await looked()).toBe(false);
});
