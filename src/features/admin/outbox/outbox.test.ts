import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import type { Browser } from "#app/contract-client.ts";
import { auditEntries } from "#db/tables/audit.ts";
import { emails } from "#db/tables/emails.ts";
import { emptyAuditTrail } from "#db/testing/empty-audit-trail.ts";
import { createToken } from "#features/accounts/sessions.ts";
import { adminContract as contract } from "../contract.ts";

let academy: TestAcademy;
let admin: { browser: Browser; id: string };
beforeAll(async () => {
  academy = await startTestAcademy();
  admin = await makeActor(academy, "administrator");
});
beforeEach(async () => {
  await academy.database.db.delete(emails);
  await emptyAuditTrail(academy.database.db);
});
afterAll(() => academy.close());

/** A letter with a one-time link, written as the features write theirs. */
async function writeLetter(status: (typeof emails.$inferInsert)["status"] = "kept") {
  const token = createToken();
  const url = `http://faro.test/verify-email?token=${token}`;
  const id = await academy.services.mailer.enqueue(academy.database.db, {
    kind: "parent-verification",
    to: "ana@example.com",
    subject: "Verify your email",
    text: `Hello Ana,\n\n${url}\n`,
    html: `<p>Hello Ana</p><a href="${url}">Verify</a>`,
  });
  await academy.database.db.update(emails).set({ status }).where(eq(emails.id, id));
  return { id, token };
}

async function deeds() {
  const rows = await academy.database.db.select().from(auditEntries);
  return rows.map(({ action, subjectId }) => ({ action, subjectId }));
}

test("F-09 without a relay the outbox is where a link is read, and reading it is recorded", async () => {
  const { id, token } = await writeLetter();
  const list = await admin.browser.ok(contract.listEmails, {});
  expect(list).toMatchObject({ hasRelay: false, emails: [{ id, status: "kept" }], next: null });
  expect(JSON.stringify(list)).not.toContain(token);
  const email = await admin.browser.ok(contract.readEmail, { emailId: id });
  expect(email.isVeiled).toBe(false);
  expect(email.text).toContain(token);
  expect(email.html).toContain(token);
  expect(await deeds()).toEqual([{ action: "email.read", subjectId: id }]);
});

test("of a letter on its way, sent or failed, an administrator never sees the link", async () => {
  for (const status of ["waiting", "sent", "failed"] as const) {
    const { id, token } = await writeLetter(status);
    const email = await admin.browser.ok(contract.readEmail, { emailId: id });
    expect(email.isVeiled).toBe(true);
    expect(JSON.stringify(email)).not.toContain(token);
    expect(email.text).toContain("Hello Ana");
  }
  expect(await deeds()).toEqual([]);
});

test("the list is filtered by what became of the letters, latest first", async () => {
  const first = await writeLetter("failed");
  const second = await writeLetter("kept");
  const all = await admin.browser.ok(contract.listEmails, {});
  expect(all.emails.map(({ id }) => id)).toEqual([second.id, first.id]);
  const failed = await admin.browser.ok(contract.listEmails, { status: "failed" });
  expect(failed.emails.map(({ id }) => id)).toEqual([first.id]);
});

test("without a relay nothing can be sent again, and the letter stays as it was", async () => {
  const { id } = await writeLetter("kept");
  expect(await admin.browser.call(contract.sendEmailAgain, { emailId: id })).toMatchObject({
    status: 409,
    code: "no_mail_relay",
  });
  const [email] = await academy.database.db.select().from(emails);
  expect(email?.status).toBe("kept");
});

test("a letter that was given up goes out when it is sent again", async () => {
  const { SMTPServer } = await import("smtp-server");
  const received: string[] = [];
  const relay = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData(stream, session, callback) {
      stream.resume().on("end", () => {
        received.push(...session.envelope.rcptTo.map(({ address }) => address));
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => relay.listen(0, "127.0.0.1", resolve));
  const address = relay.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const sender = await startTestAcademy({
    environment: { SMTP_URL: `smtp://127.0.0.1:${port}` },
  });
  try {
    const { browser } = await makeActor(sender, "administrator");
    const { db } = sender.database;
    const emailId = await sender.services.mailer.enqueue(db, {
      kind: "test",
      to: "ana@example.com",
      subject: "Hello",
      text: "Hello",
      html: "<p>Hello</p>",
    });
    await db.update(emails).set({ status: "failed", tries: 10, lastError: "550 no" });
    const answer = await browser.ok(contract.sendEmailAgain, { emailId });
    expect(answer).toEqual({ status: "sent", lastError: null });
    expect(received).toEqual(["ana@example.com"]);
    const trail = await browser.ok(contract.listDeeds, {});
    expect(trail.deeds[0]).toMatchObject({ action: "email.sent-again", subjectId: emailId });
  } finally {
    await sender.close();
    await new Promise<void>((resolve) => relay.close(() => resolve()));
  }
});
