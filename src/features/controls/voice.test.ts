import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import type { Browser } from "#app/contract-client.ts";
import { profiles } from "#db/tables/profiles.ts";
import { guard, makeChild } from "#features/privacy/family.fixture.ts";
import { privacyContract } from "#features/privacy/contract.ts";
import { controlsContract as contract } from "./contract.ts";
import { makeFamily } from "./family.fixture.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

async function offerOf(student: Browser) {
  return (await student.ok(contract.readOwnRules, {})).voice;
}

describe("F-03 the rule about voice", () => {
  test("switched off takes reading aloud and dictation from the desk with its next look, and on gives both back", async () => {
    const { parent, child, childId } = await makeChild(academy);
    await parent.ok(privacyContract.setChildConsent, { childId, kind: "voice", isGiven: true });
    expect(await offerOf(child)).toEqual({ readAloud: true, dictationRefused: null });
    await parent.ok(contract.changeRules, { childId, changes: { voice: false } });
    expect(await offerOf(child)).toEqual({ readAloud: false, dictationRefused: "rule" });
    const { changes } = await parent.ok(contract.changeRules, {
      childId,
      changes: { voice: true },
    });
    expect(await offerOf(child)).toEqual({ readAloud: true, dictationRefused: null });
    expect(changes.map(({ before, after }) => [before.voice, after.voice])).toEqual([
      [false, true],
      [true, false],
    ]);
  });

  test("of one child changes nothing for another of the same parent", async () => {
    const first = await makeChild(academy);
    const second = await makeChild(academy, {
      of: { browser: first.parent, id: first.parentId },
    });
    await first.parent.ok(contract.changeRules, {
      childId: first.childId,
      changes: { voice: false },
    });
    expect((await offerOf(first.child)).readAloud).toBe(false);
    expect((await offerOf(second.child)).readAloud).toBe(true);
  });

  test("cannot be set by another family: it is answered as an unknown child", async () => {
    const { childId, child } = await makeChild(academy);
    const { browser: stranger } = await makeActor(academy, "parent");
    const change = { childId, changes: { voice: false } };
    expect(await stranger.call(contract.changeRules, change)).toMatchObject({
      status: 404,
      code: "not_found",
    });
    expect((await offerOf(child)).readAloud).toBe(true);
  });
});

describe("L3 the consent to spoken words", () => {
  test("of a child's account is the parent's: off at first, opens dictation, and withdrawn closes it at once", async () => {
    const { parent, child, childId } = await makeChild(academy);
    const set = (isGiven: boolean) =>
      parent.ok(privacyContract.setChildConsent, { childId, kind: "voice", isGiven });
    const refused = { readAloud: true, dictationRefused: "guardian-consent" };
    expect(await offerOf(child)).toEqual(refused);
    expect(
      await child.call(privacyContract.setOwnConsent, { kind: "voice", isGiven: true }),
    ).toMatchObject({ code: "guardian_decides" });
    expect(await offerOf(child)).toEqual(refused);
    await set(true);
    expect((await offerOf(child)).dictationRefused).toBeNull();
    expect((await parent.ok(contract.readRules, { childId })).dictation).toEqual({
      isGiven: true,
      decider: "guardian",
    });
    await set(false);
    expect(await offerOf(child)).toEqual(refused);
  });

  test("opens nothing while the consent to learning is withdrawn", async () => {
    const { parent, childId, signIn } = await makeChild(academy);
    await parent.ok(privacyContract.setChildConsent, { childId, kind: "voice", isGiven: true });
    await parent.ok(privacyContract.setChildConsent, { childId, kind: "core", isGiven: false });
    expect((await offerOf(await signIn())).dictationRefused).toBe("guardian-consent");
  });

  test("is a student's own from 13 on where they signed up alone; the parent's rule still holds over it", async () => {
    const { parent, child, childId } = await makeFamily(academy);
    expect((await offerOf(child)).dictationRefused).toBe("own-consent");
    await child.ok(privacyContract.setOwnConsent, { kind: "voice", isGiven: true });
    expect((await offerOf(child)).dictationRefused).toBeNull();
    expect((await parent.ok(contract.readRules, { childId })).dictation).toEqual({
      isGiven: true,
      decider: "student",
    });
    await parent.ok(contract.changeRules, { childId, changes: { voice: false } });
    expect((await offerOf(child)).dictationRefused).toBe("rule");
  });

  test("under 13 is a parent's even where the account was made alone", async () => {
    const { child, childId } = await makeFamily(academy);
    await child.ok(privacyContract.setOwnConsent, { kind: "voice", isGiven: true });
    await academy.database.db
      .update(profiles)
      .set({ birthDate: "2018-01-01" })
      .where(eq(profiles.id, childId));
    const { id, browser } = await makeActor(academy, "parent");
    await guard(academy, id, childId);
    expect((await offerOf(child)).dictationRefused).toBe("guardian-consent");
    for (const kind of ["core", "voice"] as const) {
      await browser.ok(privacyContract.setChildConsent, { childId, kind, isGiven: true });
    }
    expect((await offerOf(child)).dictationRefused).toBeNull();
  });
});
