import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { sessions } from "#db/tables/sessions.ts";
import { creditAccounts } from "#db/tables/credits.ts";
import { guardianships } from "#db/tables/parent-accounts.ts";
import { accountsContract } from "#features/accounts/contract.ts";
import { adminContract } from "#features/admin/contract.ts";
import { familyContract } from "#features/family/contract.ts";
import { guard, makeChild } from "#features/privacy/family.fixture.ts";
import { privacyContract } from "#features/privacy/contract.ts";
import { tutoringContract } from "#features/tutoring/contract.ts";
import { openDatabase } from "#db/client.ts";
import { createOpenStreams, sessionNews, streamsMax } from "#platform/http/open-streams.ts";
import { findOpenSessions } from "#features/accounts/sessions/find-open-sessions.ts";
import { createLog } from "#platform/log.ts";
import { hour, second } from "#shared/constants.ts";
import { createId } from "#shared/ids.ts";
import { createAcademy } from "./academy.ts";
import { makeActor, type Made } from "./testing/make-actor.ts";
import { testPassword } from "./testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "./testing/test-academy.ts";
import { type Browser, createBrowser } from "./contract-client.ts";

let academy: TestAcademy;
/** Another program on the same database. */
let elsewhere: string;
beforeAll(async () => {
  academy = await startTestAcademy();
  const { settings } = academy.services;
  const database = openDatabase({ connectionString: academy.database.url }, () => undefined);
  const other = createAcademy({ settings, log: createLog("silent"), database, files: new Map() });
  elsewhere = await other.listen();
  return async () => {
    await other.close();
    await database.close();
  };
});
afterAll(() => academy.close());

/** The same person at the other program. */
function there(browser: Browser): Browser {
  const same = createBrowser(elsewhere);
  for (const [name, value] of browser.cookies) same.cookies.set(name, value);
  return same;
}

/** How long a stream may outlive what ended it. */
const soon = { timeout: 5 * second };

type Followed = { told: unknown[]; hasEnded: () => boolean };

/** Follows an address as a page does. */
async function follow(browser: Browser, path: string): Promise<Followed> {
  const leave = new AbortController();
  onTestFinished(() => leave.abort());
  const response = await browser.fetch(path, { signal: leave.signal });
  expect(response.status).toBe(200);
  const told: unknown[] = [];
  let hasEnded = false;
  async function read(): Promise<void> {
    let rest = "";
    for await (const chunk of (response.body ?? new ReadableStream()).pipeThrough(
      new TextDecoderStream(),
    )) {
      const lines = (rest + chunk).split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) {
        if (line.startsWith("data:")) told.push(JSON.parse(line.slice(5)));
      }
    }
    hasEnded = true;
  }
  void read().catch(() => undefined);
  return { told, hasEnded: () => hasEnded };
}

const { path: sessionPath } = accountsContract.followSession;
const livePath = `${familyContract.watchFamily.path}?timeZone=UTC`;

async function chatPath(student: Browser): Promise<string> {
  const { chat } = await student.ok(tutoringContract.openChat, {
    subject: "Mathematics",
    locale: "en",
    clientId: createId("msg"),
  });
  return tutoringContract.watchChat.path.replace(":chatId", chat.id);
}

/** A student with everything open that a student's browser follows, at the other program. */
async function openStudent(browser: Browser) {
  const chat = await follow(there(browser), await chatPath(browser));
  return { chat, session: await follow(there(browser), sessionPath) };
}

async function makeLearner(): Promise<Made> {
  const student = await makeActor(academy, "student");
  await academy.database.db.insert(creditAccounts).values({ studentId: student.id, balance: 25 });
  return student;
}

async function expectEnded(streams: Record<string, Followed>, why: string): Promise<void> {
  for (const [name, { hasEnded }] of Object.entries(streams)) {
    await expect.poll(hasEnded, { ...soon, message: name }).toBe(true);
  }
  expect(streams["session"]?.told).toEqual([{ type: "ended", why }]);
}

test("S16 a withdrawn consent ends every stream of the child within five seconds, at whichever program, and says why", async () => {
  const { parent, childId, child } = await makeChild(academy);
  const open = await openStudent(child);
  await parent.ok(privacyContract.setChildConsent, { childId, kind: "core", isGiven: false });
  await expectEnded(open, "consent");
});

test("S16 a suspension does, for a student and for a parent", async () => {
  const admin = await makeActor(academy, "administrator");
  const [student, parent] = [await makeLearner(), await makeActor(academy, "parent")];
  const child = await openStudent(student.browser);
  const adult = {
    live: await follow(there(parent.browser), livePath),
    session: await follow(there(parent.browser), sessionPath),
  };
  for (const { id } of [student, parent]) {
    await admin.browser.ok(adminContract.suspendAccount, { accountId: id, reason: "Asked for" });
  }
  await expectEnded(child, "suspended");
  await expectEnded(adult, "suspended");
});

test("S16 a deletion by the parent does, and the parent's own", async () => {
  const { parent, childId, child, parentId } = await makeChild(academy);
  const { db } = academy.database;
  const streams = await openStudent(child);
  await db.execute(`update parent_accounts set password_hash = null where id = '${parentId}'`);
  await parent.ok(privacyContract.deleteChild, { childId, confirmation: "Nora", password: "" });
  await expectEnded(streams, "deleted");
  const live = await follow(there(parent), livePath);
  const session = await follow(there(parent), sessionPath);
  await parent.ok(accountsContract.deleteOwnAccount, { confirmation: "DELETE" });
  await expectEnded({ live, session }, "deleted");
});

test("S16 signing out does, in this window and from another device; the other device stays", async () => {
  const { child, signIn } = await makeChild(academy);
  const other = await signIn();
  const [here, onOther] = [await openStudent(child), await openStudent(other)];
  await child.ok(accountsContract.signOut, {});
  await expectEnded(here, "elsewhere");
  const third = await signIn();
  expect(onOther.session.hasEnded()).toBe(false);
  await third.ok(accountsContract.endAllOtherSessions, {});
  await expectEnded(onOther, "elsewhere");
});

test("S16 a new password that the parent gives does", async () => {
  const { parent, child, childId } = await makeChild(academy);
  const streams = await openStudent(child);
  await parent.ok(familyContract.setChildPassword, { childId, password: `${testPassword} anew` });
  await expectEnded(streams, "elsewhere");
});

test("L21 a lock takes the child from the parent's live view, also at another program; the parent's session stays", async () => {
  const { parentId, parent, childId } = await makeChild(academy);
  await guard(academy, (await makeActor(academy, "parent")).id, childId);
  const live = await follow(there(parent), livePath);
  const session = await follow(there(parent), sessionPath);
  await expect.poll(() => live.told.length, soon).toBe(1);
  const admin = await makeActor(academy, "administrator");
  const pair = { accountId: parentId, studentId: childId };
  await admin.browser.ok(adminContract.lockGuardian, { ...pair, reason: "Order 12/2026" });
  await expect
    .poll(() => live.told.at(-1), soon)
    .toEqual({ type: "family", family: { isSample: false, children: [] } });
  expect(session.hasEnded()).toBe(false);
});

test("T-03 a session whose time is up ends its streams when they are next asked after, and says nothing of others", async () => {
  const { id } = await makeActor(academy, "student");
  const stopped: (string | null)[] = [];
  let shift = 0;
  const services = { ...academy.services, now: () => new Date(Date.now() + shift) };
  const letGo = await createOpenStreams(services, findOpenSessions, 50).keep({
    actor: await actorOf(id),
    stop: (why) => stopped.push(why),
  });
  onTestFinished(letGo);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(stopped).toEqual([]);
  shift = 2 * hour;
  await expect.poll(() => stopped[0], soon).toBeNull();
});

/** Who has this id and a session, as a stream names them. */
async function actorOf(id: string) {
  const [session] = await academy.database.db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.profileId, id));
  return { id, sessionHash: session?.tokenHash ?? "" };
}

test("S16 the first stream at a program opens once the program hears of endings, and so is told why it ends", async () => {
  const { parent, childId } = await makeChild(academy);
  const { live } = academy.services;
  const slow: typeof live = {
    ...live,
    subscribe(...line) {
      const timer = setTimeout(() => live.subscribe(...line), 500);
      return () => clearTimeout(timer);
    },
  };
  const stopped: (string | null)[] = [];
  const letGo = await createOpenStreams({ ...academy.services, live: slow }, findOpenSessions).keep(
    { actor: await actorOf(childId), stop: (why) => stopped.push(why) },
  );
  onTestFinished(letGo);
  await parent.ok(privacyContract.setChildConsent, { childId, kind: "core", isGiven: false });
  await expect.poll(() => stopped, soon).toEqual(["consent"]);
});

test("S16 a session that is ended while its stream is being opened ends it too, and says why", async () => {
  const { parent, childId } = await makeChild(academy);
  const { live } = academy.services;
  const streams = createOpenStreams(academy.services, findOpenSessions);
  const other = await makeLearner();
  onTestFinished(await streams.keep({ actor: await actorOf(other.id), stop: () => undefined }));
  const heard: string[] = [];
  onTestFinished(live.subscribe(sessionNews, ({ ownerId }) => heard.push(ownerId)));
  const actor = await actorOf(childId);
  await parent.ok(privacyContract.setChildConsent, { childId, kind: "core", isGiven: false });
  await expect.poll(() => heard, soon).toEqual([childId]);
  const stopped: (string | null)[] = [];
  onTestFinished(await streams.keep({ actor, stop: (why) => stopped.push(why) }));
  expect(stopped).toEqual(["consent"]);
});

test("S16 streams stand while their sessions do, and the guardian of a family hears on", async () => {
  const parent = await makeActor(academy, "parent");
  const child = await makeLearner();
  const createdAt = academy.services.now();
  await academy.database.db
    .insert(guardianships)
    .values({ parentId: parent.id, studentId: child.id, createdAt });
  const live = await follow(there(parent.browser), livePath);
  const stranger = await makeLearner();
  const theirs = await openStudent(stranger.browser);
  const admin = await makeActor(academy, "administrator");
  await admin.browser.ok(adminContract.suspendAccount, {
    accountId: child.id,
    reason: "Asked for",
  });
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(live.hasEnded()).toBe(false);
  expect(theirs.chat.hasEnded()).toBe(false);
  expect(theirs.session.hasEnded()).toBe(false);
});

test("an account holds so many streams at a program, and is told to wait for more", async () => {
  const { browser } = await makeActor(academy, "student");
  const { chat } = await browser.ok(tutoringContract.openChat, {
    subject: "Mathematics",
    locale: "en",
    clientId: "streams-client",
  });
  const path = `/api/tutoring/chats/${chat.id}/events`;
  for (let opened = 0; opened < streamsMax; opened++) await follow(browser, path);
  const refused = await browser.fetch(path);
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("60");
});
