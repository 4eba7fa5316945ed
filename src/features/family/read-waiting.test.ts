import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeActor, type Made } from "#app/testing/make-actor.ts";
import { testPassword } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { consentRequests, guardianships } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { accountsContract } from "#features/accounts/contract.ts";
import { privacyContract } from "#features/privacy/contract.ts";
import { familyContract as contract } from "./contract.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

const addressOf = ({ id }: Made) => `${id}@example.org`;
const waitingOf = ({ browser }: Made) => browser.ok(contract.readWaiting, {});
const nothing = { invitations: [], letters: [], consents: [] };

const born = { young: "2018-05-17", old: "2011-05-17" } as const;

let names = 0;

/** A child as the parent adds one. */
async function addChild({ browser }: Made, letter: string | null = null): Promise<string> {
  const { childId } = await browser.ok(contract.addChild, {
    fullName: "Ana Vega",
    username: `ana.waits.${++names}`,
    password: testPassword,
    birthDate: born.young,
    gradeLevel: 3,
    primarySubject: "Mathematics",
    locale: "en",
    consent: true,
    consentToken: letter,
  });
  return childId;
}

test("L21 an invitation waits for the parent it was sent to, and is answered by its id alone there", async () => {
  const inviter = await makeActor(academy, "parent");
  const invited = await makeActor(academy, "parent");
  const stranger = await makeActor(academy, "parent");
  const childId = await addChild(inviter);
  await inviter.browser.ok(contract.inviteGuardian, {
    email: addressOf(invited),
    childIds: [childId],
  });
  const { invitations } = await waitingOf(invited);
  expect(invitations).toMatchObject([
    { kind: "guardian", inviter: "Rosa Díaz", children: ["Ana"] },
  ]);
  expect(await waitingOf(inviter)).toEqual(nothing);
  expect(await waitingOf(stranger)).toEqual(nothing);

  const invitationToken = invitations[0]?.id ?? "";
  for (const other of [stranger.browser, academy.browser()]) {
    const read = await other.call(contract.readInvitation, { invitationToken });
    expect(read).toMatchObject({ ok: false, code: "token_invalid" });
    const declined = await other.call(contract.declineInvitation, { invitationToken });
    expect(declined).toMatchObject({ ok: false, code: "token_invalid" });
  }
  expect((await invited.browser.ok(contract.readInvitation, { invitationToken })).reader).toBe(
    "invited",
  );
  const { childIds } = await invited.browser.ok(contract.acceptInvitation, { invitationToken });
  expect(childIds).toEqual([childId]);
  expect(await waitingOf(invited)).toEqual(nothing);
});

test("L21 an invitation that is declined waits no more", async () => {
  const inviter = await makeActor(academy, "parent");
  const invited = await makeActor(academy, "parent");
  const childId = await addChild(inviter);
  const email = addressOf(invited);
  await inviter.browser.ok(contract.inviteGuardian, { email, childIds: [childId] });
  const [waits] = (await waitingOf(invited)).invitations;
  await invited.browser.ok(contract.declineInvitation, { invitationToken: waits?.id ?? "" });
  expect(await waitingOf(invited)).toEqual(nothing);
});

test("L3 a child who asks to join waits for the parent of the address, who answers without the letter", async () => {
  const asked = await makeActor(academy, "parent");
  const stranger = await makeActor(academy, "parent");
  for (const firstName of ["Leo", "Mia"]) {
    const child = academy.browser();
    await child.ok(accountsContract.answerAgeStep, { birthDate: born.young });
    const parentEmail = addressOf(asked);
    await child.ok(accountsContract.askParent, { firstName, parentEmail, locale: "en" });
  }
  const { letters } = await waitingOf(asked);
  expect(letters.map(({ childFirstName }) => childFirstName)).toEqual(["Leo", "Mia"]);
  const [leo = "", mia = ""] = letters.map(({ id }) => id);
  for (const other of [stranger.browser, academy.browser()]) {
    const read = await other.call(contract.readConsentRequest, { token: leo });
    expect(read).toMatchObject({ ok: false, code: "token_invalid" });
    const declined = await other.call(contract.declineConsentRequest, { token: leo });
    expect(declined).toMatchObject({ ok: false, code: "token_invalid" });
  }
  await expect(addChild(stranger, leo)).rejects.toThrow("token_invalid");
  await addChild(asked, leo);
  await asked.browser.ok(contract.declineConsentRequest, { token: mia });
  expect(await waitingOf(asked)).toEqual(nothing);
  const kept = await academy.database.db
    .select()
    .from(consentRequests)
    .where(eq(consentRequests.parentEmail, addressOf(asked)));
  expect(kept).toEqual([]);
});

test("L3 a consent that is missing waits while the account may go, or where nobody was ever asked", async () => {
  const parent = await makeActor(academy, "parent");
  const { db } = academy.database;
  const childId = await addChild(parent);
  const consent = { childId, kind: "core" } as const;
  await parent.browser.ok(privacyContract.setChildConsent, { ...consent, isGiven: false });
  expect((await waitingOf(parent)).consents).toMatchObject([
    { childId, firstName: "Ana", goesAt: expect.stringMatching(/^\d{4}-/) },
  ]);
  await parent.browser.ok(privacyContract.setChildConsent, { ...consent, isGiven: true });
  expect(await waitingOf(parent)).toEqual(nothing);

  // From 13 on a consent that the parent took back is an answer.
  await db.update(profiles).set({ birthDate: born.old }).where(eq(profiles.id, childId));
  await parent.browser.ok(privacyContract.setChildConsent, { ...consent, isGiven: false });
  expect(await waitingOf(parent)).toEqual(nothing);

  const { id: other } = await makeActor(academy, "student");
  await db
    .update(profiles)
    .set({ birthDate: born.old, parentCreated: true })
    .where(eq(profiles.id, other));
  const createdAt = academy.services.now();
  await db.insert(guardianships).values({ parentId: parent.id, studentId: other, createdAt });
  expect((await waitingOf(parent)).consents).toEqual([
    { childId: other, firstName: "Rosa", goesAt: null },
  ]);

  await db
    .update(guardianships)
    .set({ lockedAt: createdAt })
    .where(eq(guardianships.studentId, other));
  expect(await waitingOf(parent)).toEqual(nothing);
});
