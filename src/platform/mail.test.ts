import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { makeStudent } from "#app/testing/make-student.ts";
import { startTestAcademy } from "#app/testing/test-academy.ts";
import { emails } from "#db/tables/emails.ts";
import { createTestDatabase, type TestDatabase } from "#db/testing/test-database.ts";
import { accountsContract } from "#features/accounts/contract.ts";
import { day, hour, minute, second } from "#shared/constants.ts";
import { setSiteFacts } from "#shared/site.ts";
import { createLog, type Log } from "./log.ts";
import {
  createMailer,
  deliveryTriesMax,
  forgetOldEmails,
  type Mailer,
  retryPause,
} from "./mail.ts";
import { type Relay, startRelay, startSilentRelay } from "./testing/relay-stand-in.ts";

let database: TestDatabase;
let relay: Relay;
let clock = new Date();
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  relay = await startRelay();
  clock = new Date();
  await database.db.delete(emails);
});
afterEach(() => relay.close());

function wait(ms: number): void {
  clock = new Date(clock.getTime() + ms);
}

/** Patient enough for a busy machine, where no test is about patience. */
function mailerTo(url: string | null, log: Log = createLog("silent"), patienceMs = 10_000): Mailer {
  const settings = { smtpUrl: url, mailFrom: "Faro <no-reply@faro.example>" };
  return createMailer({ db: database.db, settings, log, now: () => clock, patienceMs });
}

const letter = {
  kind: "test",
  to: "rosa@example.com",
  subject: "Mañana a las 8",
  text: "Hola, Rosa",
  html: "<p>Hola, <b>Rosa</b></p>",
};

function enqueue(mailer: Mailer, changes: Partial<typeof letter> = {}): Promise<string> {
  return mailer.enqueue(database.db, { ...letter, ...changes });
}

async function stored(id: string) {
  const [row] = await database.db.select().from(emails).where(eq(emails.id, id));
  return row;
}

test("an e-mail is delivered once, as text and as HTML, and noted as sent", async () => {
  const mailer = mailerTo(relay.url);
  const id = await enqueue(mailer);
  await mailer.deliver(id);
  await mailer.deliver(id);
  await mailer.deliverDue();
  expect(relay.taken).toHaveLength(1);
  const [mail] = relay.taken;
  expect(mail).toMatchObject({ from: "no-reply@faro.example", to: ["rosa@example.com"] });
  expect(mail?.raw).toContain("Hola, Rosa");
  expect(mail?.raw).toContain("<b>Rosa</b>");
  expect(await stored(id)).toMatchObject({ status: "sent", tries: 1, lastError: null });
});

test("F-09 a letter comes from the academy by the name that administrators gave it, unless the settings name another", async () => {
  setSiteFacts({ name: "Academia Sol" });
  try {
    const mailer = mailerTo(relay.url);
    await mailer.deliver(await enqueue(mailer));
    const mailFrom = "Our school <office@school.example>";
    const settings = { smtpUrl: relay.url, mailFrom };
    const named = createMailer({
      db: database.db,
      settings,
      log: createLog("silent"),
      now: () => clock,
    });
    await named.deliver(await enqueue(named));
  } finally {
    setSiteFacts({});
  }
  const senders = relay.taken.map(({ raw }) => /^From: (.*)\r?$/m.exec(raw)?.[1]);
  expect(senders).toEqual([
    "Academia Sol <no-reply@faro.example>",
    "Our school <office@school.example>",
  ]);
});

test("without a relay e-mails are kept to be read, and nothing is tried", async () => {
  const mailer = mailerTo(null);
  const id = await enqueue(mailer);
  await mailer.deliver(id);
  await mailer.deliverDue();
  expect(await stored(id)).toMatchObject({ status: "kept", tries: 0 });
});

test("a line break in a subject or a name adds no header and no recipient", async () => {
  const mailer = mailerTo(relay.url);
  await mailer.deliver(
    await enqueue(mailer, {
      subject: "Hi\r\nBcc: eve@example.com\r\n\r\nMore",
      to: "rosa@example.com",
    }),
  );
  expect(relay.taken[0]?.to).toEqual(["rosa@example.com"]);
  expect(relay.taken[0]?.raw).not.toMatch(/^Bcc:/im);
});

test("a relay that refuses leaves the e-mail waiting; it is tried again in time and then delivered", async () => {
  const mailer = mailerTo(relay.url);
  relay.refuse(451);
  const id = await enqueue(mailer);
  await mailer.deliver(id);
  expect(await stored(id)).toMatchObject({ status: "waiting", tries: 1 });
  expect((await stored(id))?.lastError).toContain("not now");
  relay.refuse(null);
  wait(59 * second);
  await mailer.deliverDue();
  expect(relay.taken).toHaveLength(0);
  wait(second);
  await mailer.deliverDue();
  expect(relay.taken).toHaveLength(1);
  expect(await stored(id)).toMatchObject({ status: "sent", tries: 2, lastError: null });
});

test("the pauses grow from a minute to four hours, and after ten failures the e-mail is given up", async () => {
  const pauses = Array.from({ length: deliveryTriesMax }, (_, i) => retryPause(i + 1));
  const long = Array.from({ length: 5 }, () => 4 * hour);
  expect(pauses).toEqual([minute, 5 * minute, 15 * minute, hour, ...long, null]);

  const mailer = mailerTo(relay.url);
  relay.refuse(550);
  const id = await enqueue(mailer);
  for (let i = 0; i < deliveryTriesMax; i++) {
    await mailer.deliverDue();
    wait(4 * hour);
  }
  expect(await stored(id)).toMatchObject({ status: "failed", tries: deliveryTriesMax });
  await mailer.deliverDue();
  expect(relay.tries()).toBe(deliveryTriesMax);
});

test("an e-mail that the relay does not want keeps none of the others waiting", async () => {
  const mailer = mailerTo(relay.url);
  await enqueue(mailer, { to: "not an address" });
  wait(second);
  await enqueue(mailer);
  await mailer.deliverDue();
  expect(relay.taken).toHaveLength(1);
});

test("a relay that cannot be reached is asked once a round, not once an e-mail", async () => {
  const mailer = mailerTo("smtp://127.0.0.1:1");
  await enqueue(mailer);
  await enqueue(mailer);
  await mailer.deliverDue();
  const rows = await database.db.select({ tries: emails.tries }).from(emails).orderBy(emails.tries);
  expect(rows).toEqual([{ tries: 0 }, { tries: 1 }]);
});

test("a relay that says nothing is given up after its time, and the e-mail waits", async () => {
  const silent = await startSilentRelay();
  const mailer = mailerTo(silent.url, undefined, 300);
  const id = await enqueue(mailer);
  const began = Date.now();
  await mailer.deliver(id);
  expect(Date.now() - began).toBeLessThan(5 * second);
  expect(await stored(id)).toMatchObject({ status: "waiting", tries: 1 });
  await silent.close();
});

test("of many programs that try at the same moment one delivers", async () => {
  const ids = await Promise.all(Array.from({ length: 10 }, () => enqueue(mailerTo(relay.url))));
  const mailers = Array.from({ length: 5 }, () => mailerTo(relay.url));
  await Promise.all(
    mailers.flatMap((mailer) => [mailer.deliverDue(), ...ids.map((id) => mailer.deliver(id))]),
  );
  expect(relay.taken).toHaveLength(10);
});

test("an e-mail whose program was killed while handing it over is taken up again", async () => {
  const mailer = mailerTo(relay.url);
  const id = await enqueue(mailer);
  await database.db
    .update(emails)
    .set({ nextTryAt: new Date(clock.getTime() + 10 * minute) })
    .where(eq(emails.id, id));
  await mailer.deliverDue();
  expect(relay.taken).toHaveLength(0);
  wait(10 * minute);
  await mailer.deliverDue();
  expect(relay.taken).toHaveLength(1);
});

test("neither the recipient nor the relay's words are logged", async () => {
  const lines: string[] = [];
  const note = (facts: object, message: string) => void lines.push(message, JSON.stringify(facts));
  const mailer = mailerTo(relay.url, { debug: note, info: note, warn: note, error: note });
  relay.refuse(550);
  await mailer.deliver(await enqueue(mailer));
  const all = lines.join("\n");
  expect(all).toContain("550");
  for (const hidden of [letter.to, letter.text, letter.subject]) expect(all).not.toContain(hidden);
});

test("L6 what an e-mail said is forgotten 30 days after it was written, whatever became of it; that there was one is not", async () => {
  const mailer = mailerTo(relay.url);
  const sent = await enqueue(mailer);
  await mailer.deliver(sent);
  const [refused, kept, forgotten] = [
    await enqueue(mailer),
    await enqueue(mailer),
    await enqueue(mailer),
  ];
  await database.db.update(emails).set({ status: "failed" }).where(eq(emails.id, refused));
  await database.db.update(emails).set({ status: "kept" }).where(eq(emails.id, kept));
  const all = [sent, refused, kept, forgotten];
  wait(29 * day);
  await forgetOldEmails(database.db, clock);
  for (const id of all) expect(await stored(id)).toMatchObject({ textBody: letter.text });
  const young = await enqueue(mailer, { text: "still waiting" });
  wait(day + second);
  await forgetOldEmails(database.db, clock);
  const statuses = ["sent", "failed", "kept", "failed"];
  for (const [index, id] of all.entries()) {
    expect(await stored(id)).toMatchObject({
      kind: "test",
      recipient: letter.to,
      subject: "",
      textBody: "",
      htmlBody: "",
      headers: {},
      status: statuses[index],
    });
  }
  expect(await stored(young)).toMatchObject({ textBody: "still waiting", status: "waiting" });
});

test.each(["refuses", "hangs", "is away"])(
  "nobody's sign-up waits for a relay that %s",
  async (how) => {
    const silent = await startSilentRelay();
    relay.refuse(550);
    const url = { refuses: relay.url, hangs: silent.url, "is away": "smtp://127.0.0.1:1" }[how];
    const academy = await startTestAcademy({ environment: { SMTP_URL: url ?? "" } });
    const browser = academy.browser();
    await browser.ok(accountsContract.answerAgeStep, { birthDate: "2020-01-01" });
    const began = Date.now();
    await browser.ok(accountsContract.askParent, {
      firstName: "Noa",
      parentEmail: "rosa@example.com",
      locale: "en",
    });
    await makeStudent(academy);
    expect(Date.now() - began).toBeLessThan(3 * second);
    const rows = await academy.database.db.select({ status: emails.status }).from(emails);
    expect(rows).toEqual([{ status: "waiting" }]);
    await silent.close();
    await academy.close();
  },
);
