import { and, arrayOverlaps, asc, eq, inArray, lt, ne } from "drizzle-orm";
import type { z } from "zod";
import type { Queryable } from "#db/client.ts";
import { commissions, moneyEntries, moneyPayments } from "#db/tables/money.ts";
import { profiles } from "#db/tables/profiles.ts";
import { recordDeed } from "#platform/audit.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { day, hour } from "#shared/constants.ts";
import { AppError } from "#shared/errors.ts";
import { createId } from "#shared/ids.ts";
import { formatCents, money } from "#shared/money.ts";
import { site } from "#shared/site.ts";
import type { Payment, paymentsContract } from "../contract/payments.ts";
import { ownId } from "../membership.ts";
import { declineReason } from "../rules/commission-state.ts";
import { commissionPostings, paymentPostings } from "../rules/ledger.ts";
import { isUnderPlan, shareOf } from "../rules/plan.ts";
import { findPlan } from "./commission-plan.ts";
import { broughtBy, type Household, mailboxHashes, readHousehold } from "./household.ts";
import { readPayment } from "./read-payments.ts";
import { postEntries, withLedger } from "./with-ledger.ts";

type Input = z.output<typeof paymentsContract.recordPayment.input>;

/** How far ahead of UTC the earliest clocks on the wall are. */
const earliestZoneMs = 14 * hour;

/**
 * Writes down a payment of a student's family, what it brings the affiliate who brought them, and the deed. The same
 * `clientId` is the same payment. Throws not_found without such a student, invalid_input for a day to come.
 */
export async function recordPayment(
  context: RequestContext,
  input: Input,
): Promise<{ payment: Payment }> {
  const now = context.now();
  if (input.receivedOn > isoDay(new Date(now.getTime() + earliestZoneMs))) {
    throw new AppError("invalid_input", { fields: { receivedOn: "dayAhead" } });
  }
  const administratorId = ownId(context);
  const id = await withLedger(context.db, async (transaction) => {
    const [known] = await transaction
      .select({ id: moneyPayments.id })
      .from(moneyPayments)
      .where(eq(moneyPayments.clientId, input.clientId));
    if (known) return known.id;
    await requireStudent(transaction, input.studentId);
    const household = await readHousehold(transaction, input.studentId);
    const familyId = (await findFamily(transaction, household)) ?? createId("fam", now.getTime());
    const amount = money(input.sum);
    const payment = {
      ...amount,
      id: createId("pay", now.getTime()),
      studentId: input.studentId,
      familyId,
      receivedOn: input.receivedOn,
      note: input.note,
      clientId: input.clientId,
      administratorId,
      mailboxHashes: mailboxHashes(household),
      createdAt: now,
    };
    await writeCommission(transaction, payment, household);
    await transaction.insert(moneyPayments).values(payment);
    const about = { kind: "payment" as const, familyId, paymentId: payment.id, administratorId };
    await postEntries(transaction, paymentPostings(amount), about, now);
    const details = { amount: formatCents(amount.cents) };
    const deed = { actorId: administratorId, action: "payment.recorded", subjectId: payment.id };
    await recordDeed(transaction, { ...deed, details }, now);
    return payment.id;
  });
  return { payment: await readPayment(context.db, id, now) };
}

function isoDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

async function requireStudent(queryable: Queryable, id: string): Promise<void> {
  const [found] = await queryable
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.id, id), eq(profiles.role, "student")));
  if (!found) throw new AppError("not_found");
}

/** The family that somebody of the household has paid as before. */
async function findFamily(queryable: Queryable, { studentIds }: Household): Promise<string | null> {
  const [found] = await queryable
    .select({ id: moneyPayments.familyId })
    .from(moneyPayments)
    .where(inArray(moneyPayments.studentId, studentIds))
    .orderBy(asc(moneyPayments.createdAt), asc(moneyPayments.id))
    .limit(1);
  return found?.id ?? null;
}

type NewPayment = typeof moneyPayments.$inferInsert;

/** The commission of a payment, or why there is none; nothing where no affiliate or no plan reaches it. */
async function writeCommission(
  transaction: Queryable,
  payment: NewPayment,
  household: Household,
): Promise<void> {
  const affiliate = await broughtBy(transaction, household);
  if (!affiliate) return;
  const { plan } = await findPlan(transaction, affiliate.id);
  const first = await firstCommission(transaction, payment.familyId);
  if (plan && !isUnderPlan(plan, payment.receivedOn, first)) return;
  const declined = declineReason({
    isOwnFamily: affiliate.isOwnFamily,
    isDuplicateFamily: await paidBefore(transaction, payment, affiliate.creditedAt),
    isActive: affiliate.isActive,
    hasPlan: plan !== null,
  });
  const { id: paymentId, familyId, administratorId, receivedOn, createdAt } = payment;
  const share = shareOf(money(payment.cents), plan?.basisPoints ?? 0);
  const commission = {
    ...share,
    id: createId("com", createdAt.getTime()),
    paymentId,
    familyId,
    affiliateId: affiliate.id,
    kind: plan?.kind ?? ("recurring" as const),
    basisPoints: plan?.basisPoints ?? 0,
    receivedOn,
    payableAt: new Date(Date.parse(receivedOn) + site.affiliateHoldDays * day),
    declined,
    createdAt,
  };
  await transaction.insert(commissions).values(commission);
  if (declined !== null) return;
  const about = { kind: "commission" as const, familyId, paymentId, administratorId };
  const whose = { affiliateId: affiliate.id, commissionId: commission.id };
  await postEntries(transaction, commissionPostings(share), { ...about, ...whose }, createdAt);
}

/** The day of the family's first payment that an affiliate had a part in, whatever became of it. */
async function firstCommission(queryable: Queryable, familyId: string): Promise<string | null> {
  const [found] = await queryable
    .select({ receivedOn: commissions.receivedOn })
    .from(commissions)
    .where(eq(commissions.familyId, familyId))
    .orderBy(asc(commissions.receivedOn))
    .limit(1);
  return found?.receivedOn ?? null;
}

/**
 * Whether the family paid before an affiliate brought it: under these accounts before it was credited, or, by one of its
 * mailboxes, as a family that had paid before this one did.
 */
async function paidBefore(
  queryable: Queryable,
  { familyId, mailboxHashes: hashes, createdAt }: NewPayment,
  creditedAt: Date,
): Promise<boolean> {
  const [own] = await queryable
    .select({ at: moneyEntries.createdAt })
    .from(moneyEntries)
    .where(and(eq(moneyEntries.familyId, familyId), eq(moneyEntries.kind, "payment")))
    .orderBy(asc(moneyEntries.createdAt))
    .limit(1);
  if (own && own.at < creditedAt) return true;
  if (hashes.length === 0) return false;
  const [other] = await queryable
    .select({ id: moneyPayments.id })
    .from(moneyPayments)
    .where(
      and(
        ne(moneyPayments.familyId, familyId),
        arrayOverlaps(moneyPayments.mailboxHashes, hashes),
        lt(moneyPayments.createdAt, own?.at ?? createdAt),
      ),
    )
    .limit(1);
  return other !== undefined;
}
