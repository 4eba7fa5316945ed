import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import { makeActor } from "#app/testing/make-actor.ts";
import { takeLesson } from "#app/testing/take-lesson.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import type { Browser } from "#app/contract-client.ts";
import { creditAccounts } from "#db/tables/credits.ts";
import { consentRequests, consents } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { accountsContract } from "#features/accounts/contract.ts";
import { createToken, hashToken } from "#features/accounts/sessions.ts";
import { day, minute, newStudentCredits } from "#shared/constants.ts";
import { familyContract } from "./contract.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

let made = 0;

type ChildForm = z.input<typeof familyContract.addChild.input>;

function childForm(): ChildForm {
  return {
    fullName: "Lucía Vega",
    username: `lucia.${made++}`,
    password: "a calm lamp at dusk",
    birthDate: "2016-05-04",
    gradeLevel: 4,
    primarySubject: "Mathematics",
    locale: "es",
    consent: true,
  };
}

function addChild(browser: Browser, form: ChildForm) {
  return browser.call(familyContract.addChild, form);
}

async function familyOfOne() {
  const { browser, id } = await makeActor(academy, "parent");
  const form = childForm();
  const { childId } = await browser.ok(familyContract.addChild, form);
  const child = academy.browser();
  await child.ok(accountsContract.signInStudent, {
    identifier: form.username,
    password: form.password,
  });
  return { parent: browser, parentId: id, child, childId, form };
}

const reader = { timeZone: "UTC" };

describe("a child whose account a parent makes", () => {
  test("K-04 D-01 signs in with the username, has the free credits, and is marked as made by the parent", async () => {
    const { childId, parentId } = await familyOfOne();
    const { db } = academy.database;
    const [profile] = await db.select().from(profiles).where(eq(profiles.id, childId));
    expect(profile).toMatchObject({ parentCreated: true, role: "student", locale: "es" });
    const [credits] = await db
      .select()
      .from(creditAccounts)
      .where(eq(creditAccounts.studentId, childId));
    expect(credits?.balance).toBe(newStudentCredits);
    const [consent] = await db.select().from(consents).where(eq(consents.studentId, childId));
    expect(consent).toMatchObject({ parentId, kind: "core", withdrawnAt: null });
  });

  test("keeps nothing where the username is taken", async () => {
    const { parent, form } = await familyOfOne();
    const answer = await parent.call(familyContract.addChild, form);
    expect(answer).toMatchObject({ ok: false, code: "username_taken" });
    expect((await parent.ok(familyContract.readFamily, reader)).children).toHaveLength(1);
  });

  test.each([
    ["an adult", { birthDate: "2001-01-01" }, { birthDate: "childIsAdult" }],
    ["somebody not born yet", { birthDate: "2999-01-01" }, { birthDate: "birthDateInvalid" }],
    [
      "a grade that is none, with words for a parent",
      { gradeLevel: 0 },
      { gradeLevel: "childGradeMissing" },
    ],
    ["a password that everybody uses", { password: "password1" }, { password: "passwordCommon" }],
  ])("is not made for %s", async (_, change, fields) => {
    const { browser } = await makeActor(academy, "parent");
    const answer = await addChild(browser, { ...childForm(), ...change });
    expect(answer).toMatchObject({ ok: false, status: 400, fields });
  });

  test("is not made without consent", async () => {
    const { browser } = await makeActor(academy, "parent");
    const response = await browser.fetch(familyContract.addChild.path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ...childForm(), consent: false }),
    });
    expect(await response.json()).toMatchObject({
      error: { fields: { consent: "consentMissing" } },
    });
  });
});

describe("the dashboard", () => {
  test("F-02 shows who is learning now, and for how long that is true", async () => {
    const { parent, child, childId } = await familyOfOne();
    expect((await parent.ok(familyContract.readFamily, reader)).children[0]).toMatchObject({
      id: childId,
      firstName: "Lucía",
      now: null,
      lastActiveAt: null,
    });
    const lesson = await takeLesson(academy, child);
    await lesson.answer("987654");
    await lesson.answer();
    const [shown] = (await parent.ok(familyContract.readFamily, reader)).children;
    expect(shown).toMatchObject({
      now: { subject: "Mathematics" },
      today: { alone: 0, withHelp: 1, open: 0 },
    });
    academy.wait(6 * minute);
    expect((await parent.ok(familyContract.readFamily, reader)).children[0]?.now).toBeNull();
  });

  test("F-02 opens one child: skills with help and alone, days, sessions", async () => {
    const { parent, child, childId } = await familyOfOne();
    const lesson = await takeLesson(academy, child);
    await lesson.answer();
    const details = await parent.ok(familyContract.readChild, { childId, ...reader });
    expect(details.standing.subjects[0]?.skills[0]).toMatchObject({ aloneCorrect: 1 });
    expect(details.sessions).toMatchObject([{ id: lesson.chatId, alone: 1, withHelp: 0, open: 0 }]);
    expect(details.lede).toMatchObject({ kind: "first", alone: 1, total: 1, days: 1, length: 7 });
  });

  test("a new password signs the child out everywhere, and works", async () => {
    const { parent, child, childId, form } = await familyOfOne();
    const password = "three boats and a bell";
    await parent.ok(familyContract.setChildPassword, { childId, password });
    expect((await child.ok(accountsContract.readSession, {})).account).toBeNull();
    const old = await child.call(accountsContract.signInStudent, {
      identifier: form.username,
      password: form.password,
    });
    expect(old).toMatchObject({ ok: false, code: "invalid_credentials" });
    await child.ok(accountsContract.signInStudent, { identifier: form.username, password });
  });

  test("P-01 another family's child does not exist, for reading and for writing", async () => {
    const { childId } = await familyOfOne();
    const { browser: stranger } = await makeActor(academy, "parent");
    const read = await stranger.call(familyContract.readChild, { childId, ...reader });
    const write = await stranger.call(familyContract.setChildPassword, {
      childId,
      password: "three boats and a bell",
    });
    for (const answer of [read, write]) expect(answer).toMatchObject({ ok: false, status: 404 });
  });
});

describe("P-03 an administrator on the parent side", () => {
  test("sees a sample family, marked as one, and may only look", async () => {
    const { browser } = await makeActor(academy, "administrator");
    const family = await browser.ok(familyContract.readFamily, reader);
    expect(family.isSample).toBe(true);
    expect(family.children).toHaveLength(2);
    for (const { id } of family.children) {
      const details = await browser.ok(familyContract.readChild, { childId: id, ...reader });
      expect(details.standing.days).toHaveLength(14);
    }
    expect(await addChild(browser, childForm())).toMatchObject({ ok: false, code: "sample_only" });
  });

  test("sees no real child", async () => {
    const { childId } = await familyOfOne();
    const { browser } = await makeActor(academy, "administrator");
    const answer = await browser.call(familyContract.readChild, { childId, ...reader });
    expect(answer).toMatchObject({ ok: false, status: 404 });
  });
});

describe("a letter in which a child asks to join", () => {
  async function letter(): Promise<string> {
    const token = createToken();
    const now = academy.services.now();
    await academy.database.db.insert(consentRequests).values({
      id: `cns_${token}`,
      childFirstName: "Lucía",
      parentEmail: "rosa@example.com",
      tokenHash: hashToken(token),
      locale: "es",
      createdAt: now,
      expiresAt: new Date(now.getTime() + 7 * day),
    });
    return token;
  }

  test("names the child to whoever holds it, and makes the account once", async () => {
    const token = await letter();
    const request = await academy.browser().ok(familyContract.readConsentRequest, { token });
    expect(request.childFirstName).toBe("Lucía");
    const { browser } = await makeActor(academy, "parent");
    const first = await addChild(browser, { ...childForm(), consentToken: token });
    const second = await addChild(browser, { ...childForm(), consentToken: token });
    expect(first.ok).toBe(true);
    expect(second).toMatchObject({ ok: false, code: "token_invalid" });
    expect((await browser.ok(familyContract.readFamily, reader)).children).toHaveLength(1);
  });

  test("is deleted with its name and address by a no", async () => {
    const token = await letter();
    const visitor = academy.browser();
    await visitor.ok(familyContract.declineConsentRequest, { token });
    const kept = await academy.database.db
      .select()
      .from(consentRequests)
      .where(eq(consentRequests.tokenHash, hashToken(token)));
    expect(kept).toEqual([]);
    expect(await visitor.call(familyContract.readConsentRequest, { token })).toMatchObject({
      ok: false,
      code: "token_invalid",
    });
  });

  test("can no longer be answered after seven days", async () => {
    const token = await letter();
    academy.wait(7 * day + minute);
    const { browser } = await makeActor(academy, "parent");
    expect(await addChild(browser, { ...childForm(), consentToken: token })).toMatchObject({
      ok: false,
      code: "token_invalid",
    });
  });
});
