import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeActor, type Made } from "#app/testing/make-actor.ts";
import { makeStudent } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { auditEntries } from "#db/tables/audit.ts";
import { creditEntries, creditRequests } from "#db/tables/credits.ts";
import { emails } from "#db/tables/emails.ts";
import { guardianships } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { adminContract } from "#features/admin/contract.ts";
import { createId } from "#shared/ids.ts";
import { day } from "#shared/constants.ts";
import { creditsContract as contract } from "./contract.ts";

let academy: TestAcademy;
let admin: Made;
beforeAll(async () => {
  academy = await startTestAcademy();
  admin = await makeActor(academy, "administrator");
});
afterAll(() => academy.close());

/** A student of the first name Maya with as many parents as asked for. */
async function makeFamily(parents = 1) {
  const { browser: child, account } = await makeStudent(academy);
  const guardians: Made[] = [];
  for (let made = 0; made < parents; made++) {
    const parent = await makeActor(academy, "parent");
    const row = { parentId: parent.id, studentId: account.id, createdAt: academy.services.now() };
    await academy.database.db.insert(guardianships).values(row);
    guardians.push(parent);
  }
  const [parent = admin] = guardians;
  return { child, childId: account.id, guardians, parent };
}

type Family = Awaited<ReturnType<typeof makeFamily>>;

async function asked({ parent, childId }: Family, note = ""): Promise<string> {
  const { request } = await parent.browser.ok(contract.askForChild, { childId, note });
  return request?.id ?? "";
}

const grant = () => ({ amount: 10, reason: "For the exams", clientId: createId("crq") });

async function lettersOf(parent: Made) {
  return academy.database.db
    .select()
    .from(emails)
    .where(
      and(eq(emails.recipient, `${parent.id}@example.org`), eq(emails.kind, "credits-answered")),
    );
}

describe("asking for credits", () => {
  test("a parent asks with one tap, and reads that the request waits", async () => {
    const family = await makeFamily();
    const { childId, parent } = family;
    const before = await parent.browser.ok(contract.readChildCredits, { childId });
    expect(before).toMatchObject({ balance: 25, asking: "open", request: null });
    const credits = await parent.browser.ok(contract.askForChild, { childId, note: "  Exams " });
    expect(credits).toMatchObject({
      balance: 25,
      asking: "waiting",
      request: { status: "open", askedBy: "parent", note: "Exams", amount: null, reason: null },
      history: [
        { kind: "asked", change: 0, balance: null, words: "Exams" },
        { kind: "begun", change: 25, balance: 25 },
      ],
    });
    const { requests } = await parent.browser.ok(contract.readRequests, {});
    expect(requests).toMatchObject([{ childId, firstName: "Maya", request: { status: "open" } }]);
    // The child reads it too, and has no way of asking.
    expect(await family.child.ok(contract.readOwnCredits, {})).toMatchObject({
      asking: "parent",
      request: { status: "open" },
    });
  });

  test("asking again says that it waits, also of two parents at once", async () => {
    const { childId, guardians } = await makeFamily(2);
    const answers = await Promise.all(
      guardians.map(({ browser }) => browser.call(contract.askForChild, { childId })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ status: 409, code: "credits_asked" });
    const rows = await academy.database.db
      .select()
      .from(creditRequests)
      .where(eq(creditRequests.studentId, childId));
    expect(rows).toHaveLength(1);
  });

  test("a child whose parents can ask is sent to them; a student without asks alone", async () => {
    const { child } = await makeFamily();
    expect(await child.call(contract.askForSelf, {})).toMatchObject({
      status: 403,
      code: "ask_a_parent",
    });
    const { browser } = await makeStudent(academy);
    expect(await browser.ok(contract.readOwnCredits, {})).toMatchObject({ asking: "open" });
    expect(await browser.ok(contract.askForSelf, { note: "" })).toMatchObject({
      asking: "waiting",
      request: { askedBy: "student" },
    });
    expect(await browser.call(contract.askForSelf, {})).toMatchObject({ code: "credits_asked" });
  });

  test("a parent who is kept away from the child asks for nothing, and the child is not sent to them", async () => {
    const { child, childId, parent } = await makeFamily();
    await academy.database.db
      .update(guardianships)
      .set({ lockedAt: academy.services.now() })
      .where(eq(guardianships.studentId, childId));
    expect(await parent.browser.call(contract.askForChild, { childId })).toMatchObject({
      status: 404,
    });
    expect((await child.ok(contract.readOwnCredits, {})).asking).toBe("open");
  });

  test("a note over 140 characters is refused beside its field, and nothing is asked", async () => {
    const { childId, parent } = await makeFamily();
    const long = await parent.browser.call(contract.askForChild, {
      childId,
      note: "n".repeat(141),
    });
    expect(long).toMatchObject({ status: 400, fields: { note: "reasonLong" } });
    expect((await parent.browser.ok(contract.readChildCredits, { childId })).request).toBeNull();
  });

  test("administrators look at the sample family and ask for nobody", async () => {
    const { browser } = admin;
    const childId = "sample_elena";
    expect(await browser.ok(contract.readChildCredits, { childId })).toMatchObject({
      isSample: true,
    });
    expect(await browser.call(contract.askForChild, { childId })).toMatchObject({
      code: "sample_only",
    });
    expect((await browser.ok(contract.readRequests, {})).requests).toEqual([]);
  });
});

describe("answering a request", () => {
  test("the administrator sees what waits, grants it, and whoever asked is told in the app and by a letter", async () => {
    const family = await makeFamily(2);
    const { childId, parent } = family;
    const creditRequestId = await asked(family, "Exams <b>soon</b>");
    const overview = await admin.browser.ok(adminContract.readOverview, { timeZone: "UTC" });
    expect(overview.concerns.find(({ concern }) => concern === "credits-asked")?.count).toBe(
      (await openRequests()).length,
    );
    const waiting = (await openRequests()).find(({ id }) => id === creditRequestId);
    expect(waiting).toMatchObject({
      studentId: childId,
      studentName: "Maya Torres",
      askedByName: "Rosa Díaz",
      note: "Exams <b>soon</b>",
      balance: 25,
    });
    const { request } = await admin.browser.ok(contract.grantRequest, {
      creditRequestId,
      ...grant(),
    });
    expect(request).toMatchObject({ status: "granted", amount: 10, balance: 35 });
    const read = await parent.browser.ok(contract.readChildCredits, { childId });
    expect(read).toMatchObject({
      balance: 35,
      asking: "open",
      request: { status: "granted", amount: 10, reason: "For the exams" },
      history: [
        { kind: "granted", change: 10, balance: 35, words: "For the exams" },
        { kind: "asked" },
        { kind: "begun" },
      ],
    });
    expect((await parent.browser.ok(contract.readRequests, {})).requests).toMatchObject([
      { request: { status: "granted", amount: 10 } },
    ]);
    const [letter, ...more] = await lettersOf(parent);
    expect(more).toEqual([]);
    expect(letter?.subject).toBe("10 credits more for Maya");
    expect(letter?.textBody).toContain("“For the exams”");
    expect(await lettersOf(family.guardians[1] ?? admin)).toEqual([]);
  });

  test("an answer is told on the dashboard for seven days", async () => {
    const family = await makeFamily();
    const creditRequestId = await asked(family);
    await admin.browser.ok(contract.grantRequest, { creditRequestId, ...grant() });
    const { db } = academy.database;
    const { browser } = family.parent;
    expect((await browser.ok(contract.readRequests, {})).requests).toHaveLength(1);
    const answeredAt = new Date(academy.services.now().getTime() - 7 * day - 1000);
    await db
      .update(creditRequests)
      .set({ answeredAt })
      .where(eq(creditRequests.id, creditRequestId));
    expect((await browser.ok(contract.readRequests, {})).requests).toEqual([]);
  });

  test("a refusal gives its reason, can be taken back, and leaves the credits alone", async () => {
    const family = await makeFamily();
    const { childId, parent } = family;
    const creditRequestId = await asked(family);
    const reason = "There are many left.";
    await admin.browser.ok(contract.declineRequest, { creditRequestId, reason });
    const read = await parent.browser.ok(contract.readChildCredits, { childId });
    expect(read).toMatchObject({
      balance: 25,
      asking: "open",
      request: { status: "declined", reason },
      history: [{ kind: "declined", words: reason }, { kind: "asked" }, { kind: "begun" }],
    });
    expect(await lettersOf(parent)).toHaveLength(1);
    const { request } = await admin.browser.ok(contract.reopenRequest, { creditRequestId });
    expect(request).toMatchObject({ status: "open", reason: null, answeredAt: null });
    await admin.browser.ok(contract.declineRequest, { creditRequestId, reason });
    await asked(family);
    expect(await admin.browser.call(contract.reopenRequest, { creditRequestId })).toMatchObject({
      status: 409,
      code: "credit_request_over",
    });
    expect(await actionsOn(childId)).toEqual([
      "credits.declined",
      "credits.reopened",
      "credits.declined",
    ]);
  });

  test("of two administrators at once one answers, and the other is told", async () => {
    const family = await makeFamily();
    const creditRequestId = await asked(family);
    const other = await makeActor(academy, "administrator");
    const answers = await Promise.all([
      admin.browser.call(contract.grantRequest, { creditRequestId, ...grant() }),
      other.browser.call(contract.declineRequest, { creditRequestId, reason: "No" }),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: "credit_request_over" });
    expect(await lettersOf(family.parent)).toHaveLength(1);
  });

  test("a grant that is sent twice is one grant, with one letter", async () => {
    const family = await makeFamily();
    const creditRequestId = await asked(family);
    const same = { creditRequestId, ...grant() };
    const answers = await Promise.all([
      admin.browser.call(contract.grantRequest, same),
      admin.browser.call(contract.grantRequest, same),
    ]);
    expect(answers.every(({ ok }) => ok)).toBe(true);
    const { childId, parent } = family;
    expect((await parent.browser.ok(contract.readChildCredits, { childId })).balance).toBe(35);
    expect(await lettersOf(parent)).toHaveLength(1);
  });

  test("a student who asked alone is written to at a proved address, and reads it in the app without", async () => {
    const { browser, account } = await makeStudent(academy, { email: "alone@example.com" });
    const { db } = academy.database;
    const answered = async (reason: string) => {
      const { request } = await browser.ok(contract.askForSelf, {});
      const creditRequestId = request?.id ?? "";
      await admin.browser.ok(contract.declineRequest, { creditRequestId, reason });
      const letters = await db
        .select()
        .from(emails)
        .where(and(eq(emails.recipient, "alone@example.com"), eq(emails.kind, "credits-answered")));
      return letters.map(({ textBody }) => textBody);
    };
    expect(await answered("Not this week")).toEqual([]);
    expect((await browser.ok(contract.readOwnCredits, {})).request?.reason).toBe("Not this week");
    await db
      .update(profiles)
      .set({ emailVerifiedAt: academy.services.now() })
      .where(eq(profiles.id, account.id));
    expect(await answered("Next week")).toEqual([expect.stringContaining("“Next week”")]);
  });
});

async function openRequests() {
  return (await admin.browser.ok(contract.listRequests, {})).requests;
}

async function actionsOn(studentId: string): Promise<string[]> {
  const deeds = await academy.database.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, studentId), eq(auditEntries.actorId, admin.id)))
    .orderBy(auditEntries.createdAt, auditEntries.id);
  return deeds.map(({ action }) => action);
}

describe("granting without a request", () => {
  test("stands in the ledger and in the audit trail with who, when, how many, why and the balance", async () => {
    const { account, browser } = await makeStudent(academy);
    const accountId = account.id;
    const { db } = academy.database;
    const given = await admin.browser.ok(contract.grantCredits, { accountId, ...grant() });
    expect(given).toEqual({ balance: 35 });
    const entries = await db
      .select()
      .from(creditEntries)
      .where(
        and(eq(creditEntries.studentId, accountId), eq(creditEntries.administratorId, admin.id)),
      );
    expect(entries).toMatchObject([
      { kind: "grant", amount: 10, reason: "For the exams", balanceAfter: 35 },
    ]);
    const deeds = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, accountId));
    expect(deeds).toMatchObject([
      {
        actorId: admin.id,
        action: "credits.granted",
        details: { amount: 10, balance: 35, reason: "For the exams" },
      },
    ]);
    expect((await browser.ok(contract.readOwnCredits, {})).history[0]).toMatchObject({
      kind: "granted",
      change: 10,
      balance: 35,
    });
  });

  test("a double click grants once", async () => {
    const { account } = await makeStudent(academy);
    const same = { accountId: account.id, ...grant() };
    const answers = await Promise.all([
      admin.browser.ok(contract.grantCredits, same),
      admin.browser.ok(contract.grantCredits, same),
    ]);
    expect(answers).toEqual([{ balance: 35 }, { balance: 35 }]);
    expect(await actionsOn(account.id)).toEqual(["credits.granted"]);
  });

  test.each([
    [{ amount: 0 }, { amount: "creditAmountInvalid" }],
    [{ amount: 501 }, { amount: "creditAmountInvalid" }],
    [{ amount: 2.5 }, { amount: "creditAmountInvalid" }],
    [{ reason: "   " }, { reason: "creditReasonMissing" }],
    [{ reason: "r".repeat(301) }, { reason: "replyTooLong" }],
  ])("%o is refused beside its field, and nothing is granted", async (wrong, fields) => {
    const { account, browser } = await makeStudent(academy);
    const input = { accountId: account.id, ...grant(), ...wrong };
    const answer = await admin.browser.call(contract.grantCredits, input);
    expect(answer).toMatchObject({ status: 400, fields });
    expect((await browser.ok(contract.readOwnCredits, {})).balance).toBe(25);
  });

  test("only students are granted credits", async () => {
    const { id: accountId } = await makeActor(academy, "parent");
    expect(
      await admin.browser.call(contract.grantCredits, { accountId, ...grant() }),
    ).toMatchObject({ status: 404, code: "not_found" });
  });
});
