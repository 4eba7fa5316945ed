import { eq } from "drizzle-orm";
import type { Browser } from "#app/contract-client.ts";
import { makeActor } from "#app/testing/make-actor.ts";
import { makeStudent } from "#app/testing/make-student.ts";
import type { TestAcademy } from "#app/testing/test-academy.ts";
import { guardianships, parentAccounts } from "#db/tables/parent-accounts.ts";
import { day } from "#shared/constants.ts";
import { makeAffiliate } from "../affiliate.fixture.ts";
import { affiliatesContract } from "../contract.ts";

/** Percent, and how it is shared in. */
type Agreed = { percent?: string; planKind?: "recurring" | "once"; months?: number | null };

/** An affiliate with whom something was agreed: 20 % of each payment, where nothing else is said. */
export async function makePartner(
  academy: TestAcademy,
  administrator: Browser,
  agreed: Agreed = {},
) {
  const made = await makeAffiliate(academy);
  await administrator.ok(affiliatesContract.setPlan, {
    affiliateId: made.affiliate.id,
    planKind: agreed.planKind ?? "recurring",
    percent: agreed.percent ?? "20",
    months: agreed.months ?? null,
  });
  return made;
}

/** A student with a parent, brought by whoever's code is given; a sibling has the parent of another. */
export async function makeFamily(
  academy: TestAcademy,
  options: { code?: string; parentEmail?: string; parentId?: string; email?: string } = {},
): Promise<{ studentId: string; parentId: string; browser: Browser }> {
  const { db } = academy.database;
  const { browser, account } = await makeStudent(
    academy,
    options.email === undefined ? {} : { email: options.email },
  );
  const parentId = options.parentId ?? (await makeActor(academy, "parent")).id;
  if (options.parentEmail !== undefined) {
    const { parentEmail: email } = options;
    await db.update(parentAccounts).set({ email }).where(eq(parentAccounts.id, parentId));
  }
  await db.insert(guardianships).values({ parentId, studentId: account.id });
  if (options.code !== undefined) {
    await browser.ok(affiliatesContract.applyReferral, {
      referralCode: options.code,
      visitorId: null,
      timestamp: academy.services.now().getTime(),
    });
  }
  return { studentId: account.id, parentId, browser };
}

let made = 0;

/** A key of its own, as a page makes one for each form. */
export function newKey(): string {
  return `key-${process.pid}-${made++}`;
}

/** The day so many days ago, as a form says it. */
export function daysAgo(academy: TestAcademy, days: number): string {
  const moment = new Date(academy.services.now().getTime() - days * day);
  return moment.toISOString().slice(0, 10);
}
