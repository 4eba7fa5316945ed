import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { makeStudent, testPassword } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import type { Browser } from "#app/contract-client.ts";
import { auditEntries } from "#db/tables/audit.ts";
import { contactMessages } from "#db/tables/contact-messages.ts";
import { emails } from "#db/tables/emails.ts";
import { accountsContract } from "#features/accounts/contract.ts";
import { adminContract } from "#features/admin/contract.ts";
import { deleteExpiredRows } from "#features/privacy/delete-expired.ts";
import { makeChild } from "#features/privacy/family.fixture.ts";
import { privacyContract } from "#features/privacy/contract.ts";
import { day } from "#shared/constants.ts";
import { contactContract } from "./contract.ts";

const { listMessages, answerMessage, setMessageState } = contactContract;

let academy: TestAcademy;
/** One that has no mail relay. */
let silent: TestAcademy;
beforeAll(async () => {
  const relay = { SMTP_URL: "smtp://127.0.0.1:1", MAIL_FROM: "academy@example.org" };
  academy = await startTestAcademy({ environment: relay });
  silent = await startTestAcademy();
});
afterAll(() => Promise.all([academy.close(), silent.close()]));
beforeEach(async () => {
  await academy.database.db.delete(contactMessages);
});

const written = {
  name: "Ana O'Brien",
  email: "Ana@example.com",
  sender: "parent",
  message: "First line.\n\nIs <b>this</b> read?",
  locale: "es",
};

/** Writes on the contact page; gives the message's id. */
async function write(at: TestAcademy = academy, fields: Partial<typeof written> = {}) {
  const response = await at.browser().fetch("/api/contact/messages", {
    method: "POST",
    body: new URLSearchParams({ ...written, ...fields }),
    headers: { "sec-fetch-site": "same-origin" },
  });
  expect(response.status).toBe(302);
  const [row] = await at.database.db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .orderBy(desc(contactMessages.id));
  return row?.id ?? "";
}

const listOf = async (browser: Browser, state: "open" | "closed" = "open") =>
  (await browser.ok(listMessages, { state })).messages;

const deedsAbout = (id: string) =>
  academy.database.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, id))
    .orderBy(auditEntries.id);

test("R-15 a message stands in the inbox as it was written, and the overview says that it is open", async () => {
  const admin = await makeActor(academy, "administrator");
  const id = await write();
  expect(await listOf(admin.browser)).toMatchObject([
    {
      id,
      name: "Ana O'Brien",
      sender: "parent",
      message: "First line.\n\nIs <b>this</b> read?",
      locale: "es",
      state: "open",
      replies: [],
      closedAt: null,
    },
  ]);
  const { concerns } = await admin.browser.ok(adminContract.readOverview, { timeZone: "UTC" });
  expect(concerns).toContainEqual({ concern: "messages-open", count: 1 });
});

test("an answer goes by letter in the writer's language, stands with the message and closes it; the trail keeps no word of it", async () => {
  const admin = await makeActor(academy, "administrator");
  const id = await write();
  const text = "Sí.\n\nLo leemos <todo>.";
  const { message } = await admin.browser.ok(answerMessage, {
    contactMessageId: id,
    text,
    closes: true,
  });
  expect(message).toMatchObject({ state: "closed", replies: [{ text }] });
  const [letter] = await academy.database.db
    .select()
    .from(emails)
    .where(eq(emails.kind, "contact-answer"));
  expect(letter?.recipient.toLowerCase()).toBe("ana@example.com");
  expect(letter?.subject).toContain("Tu mensaje a");
  expect(letter?.textBody).toContain("Hola, Ana O'Brien:");
  expect(letter?.textBody).toContain("Lo leemos <todo>.");
  expect(letter?.textBody).toContain("> Is <b>this</b> read?");
  expect(letter?.htmlBody).toContain("Lo leemos &lt;todo&gt;.");
  expect(await listOf(admin.browser)).toEqual([]);
  expect(await listOf(admin.browser, "closed")).toMatchObject([{ id }]);
  const deeds = await deedsAbout(id);
  expect(deeds).toMatchObject([
    { action: "contact.answered", actorId: admin.id, subjectId: id, details: {} },
  ]);
});

test("a message is closed and opened again, each once in the trail however often it is asked", async () => {
  const admin = await makeActor(academy, "administrator");
  const contactMessageId = await write();
  for (const state of ["closed", "closed", "open"] as const) {
    const { message } = await admin.browser.ok(setMessageState, { contactMessageId, state });
    expect(message.state).toBe(state);
  }
  expect((await deedsAbout(contactMessageId)).map(({ action }) => action)).toEqual([
    "contact.closed",
    "contact.reopened",
  ]);
});

test("open ones come by how long they wait, closed ones the latest first, and twenty at a time", async () => {
  const admin = await makeActor(academy, "administrator");
  await academy.database.db.insert(contactMessages).values(
    Array.from({ length: 23 }, (_, index) => ({
      id: `ctm_${String(index).padStart(2, "0")}`,
      name: "Ana",
      email: "a@example.com",
      message: "m",
      sender: "other" as const,
      locale: "en" as const,
      receivedAt: new Date(),
    })),
  );
  const first = await admin.browser.ok(listMessages, {});
  expect(first.messages.map(({ id }) => id).slice(0, 2)).toEqual(["ctm_00", "ctm_01"]);
  expect(first.messages).toHaveLength(20);
  const second = await admin.browser.ok(listMessages, { after: first.next ?? "" });
  expect(second.messages.map(({ id }) => id)).toEqual(["ctm_20", "ctm_21", "ctm_22"]);
  expect(second.next).toBeNull();
  await academy.database.db.update(contactMessages).set({ closedAt: new Date() });
  expect((await listOf(admin.browser, "closed"))[0]?.id).toBe("ctm_22");
});

test("without a relay no answer is kept, and the page is told so with the address", async () => {
  const admin = await makeActor(silent, "administrator");
  const contactMessageId = await write(silent);
  const refused = await admin.browser.call(answerMessage, { contactMessageId, text: "Yes" });
  expect(refused).toMatchObject({ status: 409, code: "no_mail_relay" });
  const { messages, sendsMail } = await admin.browser.ok(listMessages, {});
  expect(sendsMail).toBe(false);
  expect(messages).toMatchObject([{ replies: [], state: "open" }]);
  expect(messages[0]?.email.toLowerCase()).toBe("ana@example.com");
});

test("an empty answer and an unknown message are refused", async () => {
  const admin = await makeActor(academy, "administrator");
  const contactMessageId = await write();
  expect(await admin.browser.call(answerMessage, { contactMessageId, text: " " })).toMatchObject({
    code: "invalid_input",
    fields: { text: "messageMissing" },
  });
  const unknown = { contactMessageId: "ctm_none", text: "Yes" };
  expect(await admin.browser.call(answerMessage, unknown)).toMatchObject({ code: "not_found" });
});

test("L6 a message goes half a year after it was closed, and a year after it came where nobody did", async () => {
  const now = academy.services.now();
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const one = { name: "A", email: "a@example.com", message: "m" };
  const row = { ...one, sender: "other" as const, locale: "en" as const };
  const { db } = academy.database;
  await db.insert(contactMessages).values([
    { ...row, id: "ctm_new", receivedAt: ago(364) },
    { ...row, id: "ctm_old", receivedAt: ago(366) },
    { ...row, id: "ctm_closed", receivedAt: ago(300), closedAt: ago(179) },
    { ...row, id: "ctm_over", receivedAt: ago(200), closedAt: ago(181) },
  ]);
  await deleteExpiredRows(db, "contact_messages", now);
  const left = await db.select({ id: contactMessages.id }).from(contactMessages);
  expect(left.map(({ id }) => id).toSorted()).toEqual(["ctm_closed", "ctm_new"]);
});

test("L7 L8 a deleted account takes its closed messages with it, and an open one waits for an administrator", async () => {
  const email = "gone@example.com";
  const { browser } = await makeStudent(academy, { email });
  const admin = await makeActor(academy, "administrator");
  const closed = await write(academy, { email, sender: "student" });
  await admin.browser.ok(setMessageState, { contactMessageId: closed, state: "closed" });
  const open = await write(academy, { email, sender: "student" });
  await browser.ok(accountsContract.deleteOwnAccount, { confirmation: testPassword });
  const left = await academy.database.db.select().from(contactMessages);
  expect(left.map(({ id }) => id)).toEqual([open]);
});

test("L7 a parent's copy of a child tells nothing of what the child wrote to the academy", async () => {
  const { parent, childId } = await makeChild(academy, { birthDate: "2011-05-04" });
  const email = "nora.writes@example.com";
  await academy.database.db.execute(
    `update profiles set email = '${email}', email_verified_at = now() where id = '${childId}'`,
  );
  const admin = await makeActor(academy, "administrator");
  const contactMessageId = await write(academy, { email, message: "a marmalade secret" });
  await admin.browser.ok(answerMessage, {
    contactMessageId,
    text: "We keep the marmalade.",
    closes: true,
  });
  const { json } = await parent.ok(privacyContract.exportChild, { childId });
  expect(json).not.toContain("marmalade");
});
