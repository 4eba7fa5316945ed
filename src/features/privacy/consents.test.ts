import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { makeStudent } from "#app/testing/make-student.ts";
import { takeLesson } from "#app/testing/take-lesson.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { emails } from "#db/tables/emails.ts";
import { profiles } from "#db/tables/profiles.ts";
import { consents } from "#db/tables/parent-accounts.ts";
import { accountsContract } from "#features/accounts/contract.ts";
import { tutoringContract } from "#features/tutoring/contract.ts";
import { day } from "#shared/constants.ts";
import { createId } from "#shared/ids.ts";
import { privacyContract as contract } from "./contract.ts";
import { guard, makeChild } from "./family.fixture.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

function newChat() {
  return { subject: "Mathematics", locale: "en", clientId: createId("msg") } as const;
}

describe("L3 five consents", () => {
  test("are all off but the core, which is recorded with method, version, time and adult", async () => {
    const { parent, childId } = await makeChild(academy);
    const privacy = await parent.ok(contract.readChildPrivacy, { childId });
    expect(privacy.consents.map(({ kind, isGiven }) => [kind, isGiven])).toEqual([
      ["core", true],
      ["disclosure", false],
      ["improvement", false],
      ["news", false],
      ["voice", false],
    ]);
    expect(privacy.consents[0]?.history).toEqual([
      expect.objectContaining({
        givenBy: "you",
        method: "verified-email",
        version: "2026-11-21",
        withdrawnAt: null,
      }),
    ]);
  });

  test.each(["disclosure", "improvement", "news", "voice"] as const)(
    "%s is given and withdrawn by itself, and every giving stays on record",
    async (kind) => {
      const { parent, childId } = await makeChild(academy);
      for (const isGiven of [true, false, true]) {
        academy.wait(1000);
        const { consents: after } = await parent.ok(contract.setChildConsent, {
          childId,
          kind,
          isGiven,
        });
        expect(after.filter((one) => one.isGiven).map((one) => one.kind)).toEqual(
          isGiven ? ["core", kind] : ["core"],
        );
      }
      const { consents: all } = await parent.ok(contract.readChildPrivacy, { childId });
      const history = all.find((one) => one.kind === kind)?.history ?? [];
      expect(history.map(({ withdrawnBy }) => withdrawnBy)).toEqual([null, "you"]);
      expect(history.every(({ method }) => method === "parent-session")).toBe(true);
    },
  );

  test("refusing all but the core keeps nobody from learning", async () => {
    const { child } = await makeChild(academy);
    const lesson = await takeLesson(academy, child);
    await lesson.answer();
  });

  test("given twice at the same moment one stands once", async () => {
    const { parent, childId } = await makeChild(academy);
    const give = { childId, kind: "news", isGiven: true } as const;
    await Promise.all([1, 2, 3].map(() => parent.ok(contract.setChildConsent, give)));
    const rows = await academy.database.db
      .select()
      .from(consents)
      .where(eq(consents.studentId, childId));
    expect(rows.filter(({ kind }) => kind === "news")).toHaveLength(1);
  });
});

describe("L4 withdrawing the core", () => {
  test("ends the child's sessions at once, refuses every call of a lesson, and giving it again opens", async () => {
    const { parent, child, childId, signIn } = await makeChild(academy);
    const { chatId } = await takeLesson(academy, child);
    await parent.ok(contract.setChildConsent, { childId, kind: "core", isGiven: false });
    expect((await child.ok(accountsContract.readSession, {})).account).toBeNull();
    const back = await signIn();
    const refused = { ok: false, status: 403, code: "consent_needed" };
    expect(await back.call(tutoringContract.openChat, newChat())).toMatchObject(refused);
    const turn = { chatId, clientId: createId("msg") };
    for (const send of [
      back.events(tutoringContract.sendMessage, { ...turn, text: "5" }),
      back.events(tutoringContract.askHint, turn),
      back.events(tutoringContract.nextProblem, turn),
      back.events(tutoringContract.regenerate, { ...turn, messageId: createId("msg") }),
    ]) {
      await expect(send.next()).rejects.toThrow("consent_needed");
    }
    await parent.ok(contract.setChildConsent, { childId, kind: "core", isGiven: true });
    expect(await back.call(tutoringContract.openChat, newChat())).toMatchObject({ ok: true });
  });

  test("tells the child in words whom to ask", async () => {
    const { parent, childId, signIn } = await makeChild(academy);
    await parent.ok(contract.setChildConsent, { childId, kind: "core", isGiven: false });
    const back = await signIn();
    const response = await back.fetch("/api/tutoring/chats", {
      method: "POST",
      headers: { "content-type": "application/json", "x-locale": "es" },
      body: JSON.stringify(newChat()),
    });
    expect(await response.json()).toMatchObject({
      error: { message: expect.stringContaining("Tus lecciones están en pausa") },
    });
  });

  test("tells both guardians by when a child's account goes, once", async () => {
    const { parent, parentId, childId } = await makeChild(academy);
    const { id: otherId } = await makeActor(academy, "parent");
    await guard(academy, otherId, childId);
    const change = { childId, kind: "core", isGiven: false } as const;
    const { goesAt } = await parent.ok(contract.setChildConsent, change);
    await parent.ok(contract.setChildConsent, change);
    expect(goesAt).toBe(new Date(Date.parse(goesAt ?? "")).toISOString());
    const ahead = Date.parse(goesAt ?? "") - academy.services.now().getTime();
    expect(Math.abs(ahead - 7 * day)).toBeLessThan(60_000);
    for (const id of [parentId, otherId]) {
      const letters = await academy.database.db
        .select()
        .from(emails)
        .where(eq(emails.recipient, `${id}@example.org`));
      expect(letters.filter(({ kind }) => kind === "consent-withdrawn")).toHaveLength(1);
    }
  });
});

describe("who decides", () => {
  test("who signed up alone at 13 or older decides alone: the parent sees it and may not change it", async () => {
    const { browser, account } = await makeStudent(academy, { birthDate: "2011-01-01" });
    const parent = await makeActor(academy, "parent");
    await guard(academy, parent.id, account.id);
    const change = { kind: "disclosure", isGiven: true } as const;
    expect(await browser.ok(contract.setOwnConsent, change)).toMatchObject({
      decider: "student",
      mayLearn: true,
    });
    const childId = account.id;
    const seen = await parent.browser.ok(contract.readChildPrivacy, { childId });
    expect(seen.mayChange).toBe(false);
    expect(seen.consents.find(({ kind }) => kind === "disclosure")).toMatchObject({
      isGiven: true,
      history: [{ givenBy: "student", method: "own-session" }],
    });
    expect(
      await parent.browser.call(contract.setChildConsent, { childId, ...change, isGiven: false }),
    ).toMatchObject({ status: 403, code: "student_decides" });
  });

  test("a child whose account a parent made cannot change what the parent decides", async () => {
    const { child } = await makeChild(academy);
    expect(
      await child.call(contract.setOwnConsent, { kind: "disclosure", isGiven: true }),
    ).toMatchObject({ status: 403, code: "guardian_decides" });
    expect(await child.ok(contract.readOwnPrivacy, {})).toMatchObject({
      decider: "guardian",
      mayChange: false,
    });
  });

  test("L2 a child under 13 cannot begin a chat until a core consent stands, whoever made the account", async () => {
    const { browser, account } = await makeStudent(academy, { birthDate: "2010-01-01" });
    await academy.database.db
      .update(profiles)
      .set({ birthDate: "2018-01-01" })
      .where(eq(profiles.id, account.id));
    expect(await browser.call(tutoringContract.openChat, newChat())).toMatchObject({
      code: "consent_needed",
    });
    const parent = await makeActor(academy, "parent");
    await guard(academy, parent.id, account.id);
    await parent.browser.ok(contract.setChildConsent, {
      childId: account.id,
      kind: "core",
      isGiven: true,
    });
    expect(await browser.call(tutoringContract.openChat, newChat())).toMatchObject({ ok: true });
  });
});
