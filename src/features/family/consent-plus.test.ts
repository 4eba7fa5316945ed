import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { emails } from "#db/tables/emails.ts";
import { privacyContract } from "#features/privacy/contract.ts";
import { makeChild } from "#features/privacy/family.fixture.ts";
import { day } from "#shared/constants.ts";

let academy: TestAcademy;
let usual: TestAcademy;
beforeAll(async () => {
  // Nobody listens there: letters wait in the outbox as they do for a relay.
  const environment = { CONSENT_PROOF: "email-plus", SMTP_URL: "smtp://127.0.0.1:1" };
  academy = await startTestAcademy({ environment });
  usual = await startTestAcademy();
});
afterAll(() => Promise.all([academy.close(), usual.close()]));

function confirmations(of: TestAcademy) {
  return of.database.db.select().from(emails).where(eq(emails.kind, "consent-confirmed"));
}

async function methodOf({ parent, childId }: Awaited<ReturnType<typeof makeChild>>) {
  const { consents } = await parent.ok(privacyContract.readChildPrivacy, { childId });
  return consents.find(({ kind }) => kind === "core")?.history[0]?.method;
}

test("with email plus a second message goes a day later, and the consent says how it was proved", async () => {
  const before = academy.services.now().getTime();
  const family = await makeChild(academy);
  expect(await methodOf(family)).toBe("email-plus");
  const [letter, ...others] = await confirmations(academy);
  expect(others).toEqual([]);
  expect(letter).toMatchObject({ status: "waiting", about: [family.childId], tries: 0 });
  expect((letter?.nextTryAt.getTime() ?? 0) - before).toBeGreaterThanOrEqual(day);
  expect(letter?.textBody).toContain(`/parent-dashboard/privacy?child=${family.childId}`);
  await family.parent.ok(privacyContract.setChildConsent, {
    childId: family.childId,
    kind: "core",
    isGiven: false,
  });
  expect(await confirmations(academy)).toEqual([]);
});

test("what was withdrawn and given again is proved by email plus again, with its second message", async () => {
  const family = await makeChild(academy);
  const set = (isGiven: boolean) =>
    family.parent.ok(privacyContract.setChildConsent, {
      childId: family.childId,
      kind: "core",
      isGiven,
    });
  await set(false);
  expect(await confirmations(academy)).toEqual([]);
  await set(true);
  await set(true);
  expect(await methodOf(family)).toBe("email-plus");
  expect(await confirmations(academy)).toMatchObject([{ about: [family.childId] }]);
  await set(false);
  const ordinary = await makeChild(usual);
  for (const isGiven of [false, true]) {
    await ordinary.parent.ok(privacyContract.setChildConsent, {
      childId: ordinary.childId,
      kind: "core",
      isGiven,
    });
  }
  expect(await methodOf(ordinary)).toBe("parent-session");
  expect(await confirmations(usual)).toEqual([]);
});

test("from 13 on, and where the operator asks for none, there is no second message", async () => {
  const teen = await makeChild(academy, { birthDate: "2011-02-03" });
  expect(await methodOf(teen)).toBe("verified-email");
  expect(await confirmations(academy)).toEqual([]);
  expect(await methodOf(await makeChild(usual))).toBe("verified-email");
  expect(await confirmations(usual)).toEqual([]);
});
