import { and, desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import type { Browser } from "#app/contract-client.ts";
import { affiliates } from "#db/tables/affiliates.ts";
import { auditEntries } from "#db/tables/audit.ts";
import { emails } from "#db/tables/emails.ts";
import { profiles } from "#db/tables/profiles.ts";
import { createId } from "#shared/ids.ts";
import { makeAffiliate } from "./affiliate.fixture.ts";
import { affiliatesContract } from "./contract.ts";

const { listAffiliates, setAffiliateStatus, readStanding } = affiliatesContract;

let academy: TestAcademy;
let administrator: { browser: Browser; id: string };
beforeAll(async () => {
  academy = await startTestAcademy();
  administrator = await makeActor(academy, "administrator");
});
afterAll(() => academy.close());

/** The letters about decisions, the newest first. */
function lettersTo(recipient: string) {
  return academy.database.db
    .select()
    .from(emails)
    .where(and(eq(emails.recipient, recipient), eq(emails.kind, "affiliate-decided")))
    .orderBy(desc(emails.id));
}

function deedsTo(subjectId: string) {
  return academy.database.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, subjectId));
}

test("D-03 an administrator approves: status, audit entry and letter stand together", async () => {
  const { browser, affiliate, email } = await makeAffiliate(academy, { status: "pending" });
  const { affiliate: decided } = await administrator.browser.ok(setAffiliateStatus, {
    affiliateId: affiliate.id,
    status: "active",
  });
  expect(decided.status).toBe("active");
  expect((await browser.ok(readStanding, {})).affiliate?.status).toBe("active");
  expect(await deedsTo(affiliate.id)).toMatchObject([
    {
      actorId: administrator.id,
      action: "affiliate.decide",
      details: { from: "pending", to: "active", reason: "" },
    },
  ]);
  expect((await lettersTo(email))[0]).toMatchObject({ kind: "affiliate-decided" });
});

test("a no needs its reason, which the affiliate reads on the dashboard and in the letter", async () => {
  const { browser, affiliate, email } = await makeAffiliate(academy, { status: "pending" });
  const { id: affiliateId } = affiliate;
  for (const status of ["rejected", "suspended"] as const) {
    expect(
      await administrator.browser.call(setAffiliateStatus, { affiliateId, status, reason: "  " }),
    ).toMatchObject({ code: "invalid_input", fields: { reason: "reasonMissing" } });
    const reason = `Not yet, since <${status}> & more`;
    await administrator.browser.ok(setAffiliateStatus, { affiliateId, status, reason });
    expect((await browser.ok(readStanding, {})).affiliate).toMatchObject({
      status,
      statusReason: reason,
    });
    const [letter] = await lettersTo(email);
    expect(letter?.textBody).toContain(reason);
    expect(letter?.htmlBody).toContain(`&lt;${status}&gt; &amp; more`);
  }
});

test("letters are in the affiliate's language", async () => {
  const { affiliate, email } = await makeAffiliate(academy, { status: "pending" });
  await academy.database.db
    .update(profiles)
    .set({ locale: "es" })
    .where(eq(profiles.id, affiliate.userId));
  await administrator.browser.ok(setAffiliateStatus, {
    affiliateId: affiliate.id,
    status: "active",
  });
  expect((await lettersTo(email))[0]?.subject).toBe("Ya eres afiliado de Faro");
});

test("the same decision again writes nothing", async () => {
  const { affiliate, email } = await makeAffiliate(academy, { status: "pending" });
  for (let again = 0; again < 3; again++) {
    await administrator.browser.ok(setAffiliateStatus, {
      affiliateId: affiliate.id,
      status: "active",
    });
  }
  expect(await deedsTo(affiliate.id)).toHaveLength(1);
  expect(await lettersTo(email)).toHaveLength(1);
});

test("P-01 nobody but an administrator decides, and an affiliate that is none is not found", async () => {
  const { browser, affiliate } = await makeAffiliate(academy, { status: "pending" });
  const decision = { affiliateId: affiliate.id, status: "active" } as const;
  expect(await browser.call(setAffiliateStatus, decision)).toMatchObject({ status: 403 });
  expect(await browser.call(listAffiliates, {})).toMatchObject({ status: 403 });
  expect(
    await administrator.browser.call(setAffiliateStatus, { ...decision, affiliateId: "aff_none" }),
  ).toMatchObject({ status: 404 });
});

test("the list shows plans and counts by status, and goes on page by page", async () => {
  const { db } = academy.database;
  const made: string[] = [];
  for (let i = 0; i < 60; i++) {
    const { id } = await makeActor(academy, "affiliate");
    const affiliateId = createId("aff", Date.now() + i);
    made.push(affiliateId);
    await db.insert(affiliates).values({
      id: affiliateId,
      userId: id,
      referralCode: `FAROPAGE${i}`,
      firstName: "Ana",
      lastName: `No ${i}`,
      email: `${id}@example.org`,
      promotionPlan: "By word of mouth",
      status: "rejected",
    });
  }
  const first = await administrator.browser.ok(listAffiliates, { status: "rejected" });
  expect(first.affiliates).toHaveLength(50);
  expect(first.hasMore).toBe(true);
  const after = first.affiliates.at(-1)?.id ?? "";
  const rest = await administrator.browser.ok(listAffiliates, { status: "rejected", after });
  expect(rest.hasMore).toBe(false);
  const ids = [...first.affiliates, ...rest.affiliates].map(({ id }) => id);
  expect(ids).toEqual(made.toSorted().toReversed());
  expect(first.affiliates[0]).toMatchObject({
    promotionPlan: "By word of mouth",
    emailVerified: false,
    clicks: 0,
    students: 0,
  });
});
