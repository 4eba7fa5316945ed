import { affiliates } from "#db/tables/affiliates.ts";
import { moneyPayments, payoutRuns, payouts } from "#db/tables/money.ts";
import { createId } from "#shared/ids.ts";
import { currency } from "#shared/money.ts";
import { type Made, makeActor } from "./make-actor.ts";
import type { TestAcademy } from "./test-academy.ts";

/** An active affiliate, of somebody of their own where nobody is said. */
export async function makeAffiliate(
  academy: TestAcademy,
  whose?: Made,
): Promise<{ id: string; code: string }> {
  const owner = whose ?? (await makeActor(academy, "affiliate"));
  const id = createId("aff");
  const code = `FARO${id.slice(-10).toUpperCase()}`;
  await academy.database.db.insert(affiliates).values({
    id,
    userId: owner.id,
    referralCode: code,
    firstName: "Ana",
    lastName: "Ruiz",
    email: `${id}@example.org`,
    status: "active",
  });
  return { id, code };
}

/** A payment that was entered. */
export async function makePayment(academy: TestAcademy): Promise<string> {
  const id = createId("pay");
  await academy.database.db.insert(moneyPayments).values({
    id,
    studentId: (await makeActor(academy, "student")).id,
    familyId: createId("fam"),
    cents: 4900,
    currency,
    receivedOn: "2026-11-01",
    note: "For the matrix",
    clientId: id,
    administratorId: "prf_matrix",
    mailboxHashes: [],
    createdAt: academy.services.now(),
  });
  return id;
}

/** A run that is discarded: any number of them stand beside each other. */
export async function makeRun(academy: TestAcademy): Promise<string> {
  const id = createId("run");
  await academy.database.db.insert(payoutRuns).values({
    id,
    status: "discarded",
    minimumCents: 5000,
    currency,
    proposedBy: "prf_matrix",
    createdAt: academy.services.now(),
  });
  return id;
}

/** A payout that the owner got. */
export async function makePayout(academy: TestAcademy, owner: Made): Promise<string> {
  const { db } = academy.database;
  const now = academy.services.now();
  const affiliate = await makeAffiliate(academy, owner);
  const runId = createId("run");
  await db.insert(payoutRuns).values({
    id: runId,
    status: "paid",
    minimumCents: 5000,
    currency,
    proposedBy: "prf_matrix",
    approvedBy: "prf_matrix",
    approvedAt: now,
    paidBy: "prf_matrix",
    paidAt: now,
    reference: "For the matrix",
    createdAt: now,
  });
  const id = createId("out");
  await db
    .insert(payouts)
    .values({ id, runId, affiliateId: affiliate.id, cents: 5000, currency, createdAt: now });
  return id;
}
