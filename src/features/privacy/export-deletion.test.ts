import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { makeActor } from "#app/testing/make-actor.ts";
import { makeStudent, testPassword } from "#app/testing/make-student.ts";
import { takeLesson } from "#app/testing/take-lesson.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { attempts } from "#db/tables/learning.ts";
import { emails } from "#db/tables/emails.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { chats, messages } from "#db/tables/tutoring.ts";
import { accountsContract } from "#features/accounts/contract.ts";
import { hashPassword } from "#features/accounts/passwords.ts";
import { adminContract } from "#features/admin/contract.ts";
import { challengesContract } from "#features/challenges/contract.ts";
import { familyContract } from "#features/family/contract.ts";
import { tutoringContract } from "#features/tutoring/contract.ts";
import { createId } from "#shared/ids.ts";
import { privacyContract as contract } from "./contract.ts";
import { type Family, guard, makeChild } from "./family.fixture.ts";
import { keyOf, scanFor } from "./scan.fixture.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

/** A child who leaves a trace in every table that can hold one, by what people do; gives the ids and words. */
async function busyChild(of: { browser: Family["parent"]; id: string }, name: string) {
  const { db } = academy.database;
  const username = `${name.toLowerCase()}.uniquehandle`;
  const family = await makeChild(academy, { fullName: `${name} Villaverde`, username, of });
  const { child, childId } = family;
  const words = `${name} wonders whether seventeen sheep jump`;
  const lesson = await takeLesson(academy, child);
  const { chatId } = lesson;
  await lesson.answer(words);
  await lesson.answer("123454321");
  await lesson.answer();
  for await (const _ of child.events(tutoringContract.askHint, {
    chatId,
    clientId: createId("msg"),
  })) {
    // Until the hint is whole.
  }
  const [mark] = await db.select().from(attempts).where(eq(attempts.studentId, childId));
  await child.ok(challengesContract.challengeMark, { markId: mark?.messageId ?? "" });
  await child.ok(accountsContract.changeName, { fullName: `${name} Villaverde Ruiz` });
  // Counters under the username, the account and its hash; a letter about it; an administrator's deed.
  await academy
    .browser()
    .call(accountsContract.signInStudent, { identifier: username, password: "not the password" });
  await family.parent.ok(contract.setChildConsent, { childId, kind: "news", isGiven: true });
  const admin = await makeActor(academy, "administrator");
  await admin.browser.ok(adminContract.readAccountRecord, { accountId: childId });
  await admin.browser.ok(adminContract.sendResetLink, { accountId: childId });
  const chatIds = await db.select().from(chats).where(eq(chats.studentId, childId));
  const said = await db.select().from(messages).where(eq(messages.chatId, chatId));
  const ids = [childId, ...chatIds.map(({ id }) => id), ...said.map(({ id }) => id)];
  return { ...family, name, words, ids, texts: [...ids, username, "Villaverde", name, words] };
}

async function withPassword(parentId: string): Promise<void> {
  await academy.database.db
    .update(parentAccounts)
    .set({ passwordHash: await hashPassword(testPassword, "test") })
    .where(eq(parentAccounts.id, parentId));
}

const copyShape = z.object({
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});

describe("L7 the copy of a child's data", () => {
  test("has every row of every table in which the child's ids and words stand, and nobody else's", async () => {
    const of = await makeActor(academy, "parent");
    const child = await busyChild(of, "Odalys");
    const sibling = await busyChild(of, "Wilfredo");
    // A letter about both.
    const parentEmail = `${of.id}@example.org`;
    await academy.browser().ok(accountsContract.sendForgotCredentialsEmail, { parentEmail });
    const { json, html, fileName } = await child.parent.ok(contract.exportChild, {
      childId: child.childId,
    });
    expect(fileName).toMatch(/^faro-odalys-uniquehandle-\d{4}-\d\d-\d\d$/);
    const { tables } = copyShape.parse(JSON.parse(json));
    const own = child.texts.filter((text) => text !== "Villaverde");
    const hits = await scanFor(academy.database.db, own);
    expect(hits.length).toBeGreaterThan(20);
    for (const { table, row, texts } of hits) {
      // The look at this very copy is written down once it is made.
      if (table === "access_entries" && row.what === "copy") continue;
      const copied = tables[table]?.map(keyOf) ?? [];
      if (row.viewer === "administrator" || row.action === "account.opened") {
        // Administrators' looks are the student's to read: they may have been for a case.
        expect(copied, table).not.toContain(keyOf(row));
        continue;
      }
      expect(copied, `${table}: ${texts.join(", ")}`).toContain(keyOf(row));
    }
    for (const text of sibling.texts.filter((word) => word !== "Villaverde")) {
      expect(json.toLowerCase(), text).not.toContain(text.toLowerCase());
    }
    // The page says the same things.
    for (const words of [child.words, "Odalys Villaverde Ruiz", child.username]) {
      expect(html).toContain(words);
    }
    expect(html).toContain(Buffer.from(json).toString("base64"));
    const { db } = academy.database;
    const [chat] = await db.select().from(chats).where(eq(chats.studentId, child.childId));
    expect(JSON.stringify(chat?.state)).toContain("problem");
    for (const row of tables.chats ?? []) expect(row).not.toHaveProperty("state");
    for (const row of tables.messages ?? []) expect(row).not.toHaveProperty("decision");
    for (const row of tables.profiles ?? []) expect(row).not.toHaveProperty("password_hash");
  });

  test("shows no link that could be used, and not where letters to another guardian went", async () => {
    const of = await makeActor(academy, "parent");
    const { parent, childId } = await busyChild(of, "Ximena");
    const other = await makeActor(academy, "parent");
    await guard(academy, other.id, childId);
    await parent.ok(contract.setChildConsent, { childId, kind: "core", isGiven: false });
    const { json } = await parent.ok(contract.exportChild, { childId });
    expect(json).toContain("consent-withdrawn");
    expect(json).not.toContain(`${other.id}@example.org`);
    expect(json).toMatch(/token=…/);
    expect(json).not.toMatch(/token=[\w-]{20}/);
  });

  test("opens no letters of somebody whose address the student only typed", async () => {
    const stranger = await makeActor(academy, "parent");
    const parentEmail = `${stranger.id}@example.org`;
    await academy.browser().ok(accountsContract.requestPasswordReset, { email: parentEmail });
    const { browser, account } = await makeStudent(academy, { birthDate: "2009-01-01" });
    await academy.database.db
      .update(profiles)
      .set({ email: parentEmail, emailVerifiedAt: null })
      .where(eq(profiles.id, account.id));
    const { tables } = copyShape.parse(JSON.parse((await browser.ok(contract.exportOwn, {})).json));
    expect(tables.emails ?? []).toEqual([]);
  });

  test("is a student's own to take from 13 on; under 13 the guardian takes it", async () => {
    const { browser } = await makeStudent(academy, { birthDate: "2012-01-01" });
    expect((await browser.ok(contract.exportOwn, {})).json).toContain("Maya Torres");
    const { child } = await makeChild(academy);
    expect(await child.call(contract.exportOwn, {})).toMatchObject({ code: "guardian_decides" });
  });

  test("markup in what a child wrote stays text", async () => {
    const { parent, child, childId } = await makeChild(academy, {
      fullName: "<b>Nil</b> O'Brien",
    });
    const lesson = await takeLesson(academy, child);
    await lesson.answer("<script>alert(1)</script>");
    const { html } = await parent.ok(contract.exportChild, { childId });
    expect(html).not.toContain("<script>");
    expect(html).toContain("&lt;script&gt;");
    expect(html).toContain("&lt;b&gt;Nil");
  });
});

describe("L8 deletion", () => {
  test("leaves no id and no word of the child anywhere but the certificate, and the sibling whole", async () => {
    const of = await makeActor(academy, "parent");
    await withPassword(of.id);
    const child = await busyChild(of, "Heriberta");
    const sibling = await busyChild(of, "Casimiro");
    const other = await makeActor(academy, "parent");
    await guard(academy, other.id, child.childId);
    const { db } = academy.database;
    const siblingBefore = (await scanFor(db, sibling.ids)).length;
    const request = { childId: child.childId, confirmation: " heriberta ", password: testPassword };
    const { certificate } = await child.parent.ok(contract.deleteChild, request);
    const own = child.texts.filter((text) => text !== "Villaverde");
    expect(await scanFor(db, own)).toEqual([]);
    expect((await scanFor(db, sibling.ids)).length).toBe(siblingBefore);

    expect(certificate).toMatchObject({ reason: "guardian", byYou: true });
    const removed = Object.fromEntries(certificate.removed.map(({ table, rows }) => [table, rows]));
    expect(removed).toMatchObject({ profiles: 1, chats: 1, challenges: 1, one_time_tokens: 1 });
    expect(removed.messages).toBeGreaterThan(5);
    expect((await child.child.ok(accountsContract.readSession, {})).account).toBeNull();
    expect(
      await child.parent.call(contract.readChildPrivacy, { childId: child.childId }),
    ).toMatchObject({ code: "not_found" });
    for (const reader of [child.parent, other.browser]) {
      const { certificates } = await reader.ok(contract.listCertificates, {});
      expect(certificates.map(({ id }) => id)).toEqual([certificate.id]);
    }
    for (const id of [of.id, other.id]) {
      const letters = await db
        .select()
        .from(emails)
        .where(eq(emails.recipient, `${id}@example.org`));
      const told = letters.filter(({ kind }) => kind === "deletion-certificate");
      expect(told).toHaveLength(1);
      expect(told[0]?.textBody).toContain(certificate.id);
    }
    const family = await child.parent.ok(familyContract.readFamily, { timeZone: "UTC" });
    expect(family.children.map(({ id }) => id)).toEqual([sibling.childId]);
  });

  test("takes the child's first name and the parent's password, and else deletes nothing", async () => {
    const of = await makeActor(academy, "parent");
    await withPassword(of.id);
    const { parent, childId } = await makeChild(academy, { of, fullName: "Ángela Paz" });
    const right = { childId, confirmation: "Angela", password: testPassword };
    expect(
      await parent.call(contract.deleteChild, { ...right, confirmation: "Ana" }),
    ).toMatchObject({ status: 400, fields: { confirmation: "confirmationWrong" } });
    expect(await parent.call(contract.deleteChild, { ...right, password: "no" })).toMatchObject({
      code: "password_wrong",
      fields: { password: "passwordWrong" },
    });
    const stranger = await makeActor(academy, "parent");
    expect(await stranger.browser.call(contract.deleteChild, right)).toMatchObject({
      status: 404,
      code: "not_found",
    });
    expect((await parent.ok(contract.listCertificates, {})).certificates).toEqual([]);
    await parent.ok(contract.deleteChild, right);
  });

  test("of two at the same moment one deletes, the other finds nothing", async () => {
    const of = await makeActor(academy, "parent");
    await withPassword(of.id);
    const { parent, childId } = await makeChild(academy, { of });
    const request = { childId, confirmation: "Nora", password: testPassword };
    const answers = await Promise.all([1, 2].map(() => parent.call(contract.deleteChild, request)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect((await parent.ok(contract.listCertificates, {})).certificates).toHaveLength(1);
  });
});
