import { and, desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeActor, type Made } from "#app/testing/make-actor.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { auditEntries } from "#db/tables/audit.ts";
import { creditAccounts } from "#db/tables/credits.ts";
import { emails } from "#db/tables/emails.ts";
import { familyInvitations, invitedChildren } from "#db/tables/family-invitations.ts";
import { guardianships, parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { adminContract } from "#features/admin/contract.ts";
import { day } from "#shared/constants.ts";
import { familyContract as contract } from "../contract.ts";

let academy: TestAcademy;
let parent: Made;
let second: Made;
beforeAll(async () => {
  academy = await startTestAcademy({ environment: { TRUST_PROXY: "127.0.0.1" } });
});
beforeEach(async () => {
  parent = await makeActor(academy, "parent");
  second = await makeActor(academy, "parent");
  const { db } = academy.database;
  await db.delete(emails);
  await db
    .update(parentAccounts)
    .set({ fullName: "Luis Vega", locale: "es" })
    .where(eq(parentAccounts.id, second.id));
});
afterAll(() => academy.close());

const addressOf = ({ id }: Made) => `${id}@example.org`;

async function makeStudent(values: Partial<typeof profiles.$inferInsert> = {}): Promise<Made> {
  const student = await makeActor(academy, "student");
  const { db } = academy.database;
  await db
    .update(profiles)
    .set({
      fullName: "Ana Vega",
      username: student.id.slice(-20),
      birthDate: "2012-05-17",
      ...values,
    })
    .where(eq(profiles.id, student.id));
  await db.insert(creditAccounts).values({ studentId: student.id, balance: 25 });
  return student;
}

async function makeChild(...lookedAfterBy: Made[]): Promise<Made> {
  const child = await makeStudent({ birthDate: "2018-05-17", parentCreated: true, email: null });
  for (const { id: parentId } of lookedAfterBy) {
    const createdAt = academy.services.now();
    await academy.database.db
      .insert(guardianships)
      .values({ parentId, studentId: child.id, createdAt });
  }
  return child;
}

async function lettersTo(recipient: string) {
  return academy.database.db
    .select()
    .from(emails)
    .where(eq(emails.recipient, recipient))
    .orderBy(desc(emails.createdAt));
}

/** The token in the latest invitation to an address. */
async function tokenFor(recipient: string): Promise<string> {
  const [letter] = (await lettersTo(recipient)).filter(
    ({ kind }) => kind === "guardian-invitation",
  );
  return /token=([\w-]+)/.exec(letter?.textBody ?? "")?.[1] ?? "";
}

function invite(child: Made, email = addressOf(second)) {
  return parent.browser.ok(contract.inviteGuardian, { email, childIds: [child.id] });
}

const namesOf = (made: Made) =>
  made.browser
    .ok(contract.readGuardians, {})
    .then(({ children }) =>
      Object.fromEntries(
        children.map(({ id, guardians }) => [id, guardians.map(({ fullName }) => fullName)]),
      ),
    );

describe("a second guardian", () => {
  test("L21 is invited in the inviter's language, accepts, and both see each other; it is audited and told", async () => {
    const child = await makeChild(parent);
    const other = await makeChild(parent);
    const { sent } = await invite(child);
    expect(sent).toMatchObject([{ kind: "guardian", to: addressOf(second), children: ["Ana"] }]);
    const [letter] = await lettersTo(addressOf(second));
    expect(letter?.subject).toContain("Rosa Díaz invites you to look after Ana");
    const invitationToken = await tokenFor(addressOf(second));
    const read = await academy.browser().ok(contract.readInvitation, { invitationToken });
    expect(read).toMatchObject({
      kind: "guardian",
      inviter: "Rosa Díaz",
      children: ["Ana"],
      reader: "visitor",
    });
    expect(JSON.stringify(read)).not.toContain(addressOf(second));
    expect(await second.browser.ok(contract.acceptInvitation, { invitationToken })).toEqual({
      childIds: [child.id],
    });
    expect(await namesOf(parent)).toEqual({
      [child.id]: ["Rosa Díaz", "Luis Vega"],
      [other.id]: ["Rosa Díaz"],
    });
    expect(await namesOf(second)).toEqual({ [child.id]: ["Rosa Díaz", "Luis Vega"] });
    expect((await child.browser.ok(contract.readOwnGuardians, {})).guardians).toHaveLength(2);
    const [news] = await lettersTo(addressOf(parent));
    expect(news).toMatchObject({ kind: "guardian-news", about: [child.id] });
    expect(news?.subject).toBe("Luis Vega now looks after Ana too");
    const deeds = await academy.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, child.id));
    expect(deeds).toMatchObject([{ action: "guardian.joined", actorId: second.id }]);
    // The link opens nothing a second time.
    expect(await second.browser.call(contract.acceptInvitation, { invitationToken })).toMatchObject(
      { code: "token_invalid" },
    );
  });

  test("L21 only the invited address can accept, and a stranger's child cannot be given away", async () => {
    const child = await makeChild(parent);
    await invite(child);
    const invitationToken = await tokenFor(addressOf(second));
    const stranger = await makeActor(academy, "parent");
    const read = await stranger.browser.ok(contract.readInvitation, { invitationToken });
    expect(read.reader).toBe("another-address");
    expect(
      await stranger.browser.call(contract.acceptInvitation, { invitationToken }),
    ).toMatchObject({ status: 404, code: "not_found" });
    expect(
      await stranger.browser.call(contract.inviteGuardian, {
        email: "friend@example.org",
        childIds: [child.id],
      }),
    ).toMatchObject({ status: 404 });
    expect(await namesOf(parent)).toEqual({ [child.id]: ["Rosa Díaz"] });
  });

  test("an invitation ends: declined, taken back, after seven days, and with the inviter's own rights", async () => {
    const child = await makeChild(parent);
    const open = async () => {
      await academy.database.db.execute("delete from rate_limits");
      await invite(child);
      return tokenFor(addressOf(second));
    };
    const isOpen = async (invitationToken: string) =>
      (await academy.browser().call(contract.readInvitation, { invitationToken })).ok;
    const declined = await open();
    await academy.browser().ok(contract.declineInvitation, { invitationToken: declined });
    expect(await isOpen(declined)).toBe(false);

    const taken = await open();
    const [sent] = (await parent.browser.ok(contract.readGuardians, {})).sent;
    await parent.browser.ok(contract.withdrawInvitation, { invitationId: sent?.id ?? "" });
    expect(await isOpen(taken)).toBe(false);

    const locked = await open();
    const admin = await makeActor(academy, "administrator");
    const pair = { accountId: parent.id, studentId: child.id };
    await admin.browser.ok(adminContract.lockGuardian, { ...pair, reason: "Order" });
    expect(await isOpen(locked)).toBe(false);
    await admin.browser.ok(adminContract.unlockGuardian, pair);
    expect(await isOpen(locked)).toBe(true);

    academy.wait(7 * day);
    expect(await isOpen(locked)).toBe(false);
    const { db } = academy.database;
    expect(
      await db.select().from(guardianships).where(eq(guardianships.parentId, second.id)),
    ).toEqual([]);
  });

  test("one's own address and that of somebody who looks after the child already are refused beside the field", async () => {
    const child = await makeChild(parent, second);
    for (const [email, problem] of [
      [addressOf(parent), "ownAddress"],
      [addressOf(second), "guardianAlready"],
    ] as const) {
      expect(
        await parent.browser.call(contract.inviteGuardian, { email, childIds: [child.id] }),
      ).toMatchObject({ code: "invalid_input", fields: { email: problem } });
    }
  });

  test("L21 a guardian may leave, the last may not, and no call takes the other away", async () => {
    const child = await makeChild(parent, second);
    await second.browser.ok(contract.leaveChild, { childId: child.id });
    expect(await namesOf(parent)).toEqual({ [child.id]: ["Rosa Díaz"] });
    expect((await lettersTo(addressOf(parent)))[0]?.subject).toBe(
      "Luis Vega no longer looks after Ana",
    );
    expect(await parent.browser.call(contract.leaveChild, { childId: child.id })).toMatchObject({
      status: 409,
      code: "last_guardian",
    });
    expect(await second.browser.call(contract.leaveChild, { childId: child.id })).toMatchObject({
      status: 404,
    });
  });

  test("of two who leave at the same moment one stays", async () => {
    const child = await makeChild(parent, second);
    const answers = await Promise.all(
      [parent, second].map(({ browser }) =>
        browser.call(contract.leaveChild, { childId: child.id }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("L21 an invitation opens no lock", async () => {
    const child = await makeChild(parent, second);
    const admin = await makeActor(academy, "administrator");
    const pair = { accountId: second.id, studentId: child.id };
    await admin.browser.ok(adminContract.lockGuardian, { ...pair, reason: "Order" });
    await invite(child);
    const invitationToken = await tokenFor(addressOf(second));
    expect(await second.browser.ok(contract.acceptInvitation, { invitationToken })).toEqual({
      childIds: [],
    });
    expect(await namesOf(second)).toEqual({});
  });
});

describe("a student who signed up alone", () => {
  const ask = (who: string) => parent.browser.ok(contract.askToLink, { who });
  const own = (student: Made) => student.browser.ok(contract.readOwnGuardians, {});

  test("is asked by username or address, reads who asks and what they will see, and both agree", async () => {
    for (const by of ["username", "email"] as const) {
      const username = `nora.${by}.${parent.id.slice(-8)}`;
      const student = await makeStudent({ username });
      await ask(by === "username" ? username.toUpperCase() : `${student.id}@example.org`);
      const { asking, policy, guardians } = await own(student);
      expect(asking).toMatchObject([{ fullName: "Rosa Díaz", email: addressOf(parent) }]);
      expect(guardians).toEqual([]);
      expect(policy.sight).toBe("flagged");
      const answer = { linkId: asking[0]?.id ?? "", accepts: true };
      expect((await student.browser.ok(contract.answerLink, answer)).guardians).toMatchObject([
        { fullName: "Rosa Díaz" },
      ]);
      expect((await namesOf(parent))[student.id]).toEqual(["Rosa Díaz"]);
    }
  });

  test("says no in silence: the parent sees what is seen where there is no such student", async () => {
    const student = await makeStudent();
    const known = student.id.slice(-20);
    await ask(known);
    await ask("nobody.at.all");
    const { asking } = await own(student);
    await student.browser.ok(contract.answerLink, { linkId: asking[0]?.id ?? "", accepts: false });
    const { sent } = await parent.browser.ok(contract.readGuardians, {});
    const [unknown, refused] = sent.map(({ kind, children }) => ({ kind, children }));
    expect(sent.map(({ to }) => to)).toEqual(["nobody.at.all", known]);
    expect(refused).toEqual(unknown);
    expect((await own(student)).asking).toEqual([]);
    expect(await namesOf(parent)).toEqual({});
  });

  test("nobody reaches a child under 13, an adult, or a student whose parent made the account", async () => {
    for (const values of [
      { birthDate: "2018-05-17" },
      { birthDate: "2001-05-17" },
      { parentCreated: true },
    ]) {
      const student = await makeStudent(values);
      await ask(student.id.slice(-20));
      expect((await own(student)).asking).toEqual([]);
      expect(
        await student.browser.call(contract.inviteParent, { email: "p@example.org" }),
      ).toMatchObject({ status: 403 });
    }
  });

  test("is asked three times a day at most, whoever asks, and who asks is told nothing of it", async () => {
    const student = await makeStudent();
    for (let i = 0; i < 5; i++) {
      const { browser } = await makeActor(academy, "parent");
      const { sent } = await browser.ok(contract.askToLink, { who: student.id.slice(-20) });
      expect(sent).toHaveLength(1);
    }
    expect((await own(student)).asking).toHaveLength(3);
  });

  test("answers only what was asked of them", async () => {
    const [student, another] = [await makeStudent(), await makeStudent()];
    await ask(student.id.slice(-20));
    const linkId = (await own(student)).asking[0]?.id ?? "";
    expect(
      await another.browser.call(contract.answerLink, { linkId, accepts: true }),
    ).toMatchObject({ status: 404 });
  });

  test("invites a parent, who accepts; the student may go on alone, so the parent may leave", async () => {
    const student = await makeStudent();
    const { sent } = await student.browser.ok(contract.inviteParent, { email: addressOf(second) });
    expect(sent).toMatchObject([{ kind: "parent", to: addressOf(second) }]);
    const invitationToken = await tokenFor(addressOf(second));
    expect(await second.browser.ok(contract.readInvitation, { invitationToken })).toMatchObject({
      kind: "parent",
      inviter: "Ana",
      reader: "invited",
    });
    await second.browser.ok(contract.acceptInvitation, { invitationToken });
    expect((await own(student)).guardians).toMatchObject([{ fullName: "Luis Vega" }]);
    const { children } = await second.browser.ok(contract.leaveChild, { childId: student.id });
    expect(children).toEqual([]);
  });

  test("takes an invitation back, and nobody else's", async () => {
    const [student, another] = [await makeStudent(), await makeStudent()];
    const { sent } = await student.browser.ok(contract.inviteParent, { email: "p@example.org" });
    const ownInvitationId = sent[0]?.id ?? "";
    expect(
      await another.browser.call(contract.withdrawOwnInvitation, { ownInvitationId }),
    ).toMatchObject({ status: 404 });
    const left = await student.browser.ok(contract.withdrawOwnInvitation, { ownInvitationId });
    expect(left.sent).toEqual([]);
  });

  test("L8 what a deletion finds of them is gone from invitations too", async () => {
    const student = await makeStudent();
    await ask(student.id.slice(-20));
    const admin = await makeActor(academy, "administrator");
    const confirmation = student.id.slice(-20);
    await admin.browser.ok(adminContract.deleteAccount, { accountId: student.id, confirmation });
    const left = await academy.database.db
      .select()
      .from(familyInvitations)
      .leftJoin(invitedChildren, eq(invitedChildren.invitationId, familyInvitations.id))
      .where(and(eq(familyInvitations.inviterId, parent.id)));
    expect(left).toEqual([]);
  });
});
