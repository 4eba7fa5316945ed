import { and, eq, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Queryable } from "#db/client.ts";
import { commissions, moneyEntries, moneyPayments } from "#db/tables/money.ts";
import { recordDeed } from "#platform/audit.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";
import { formatCents, type Money, money } from "#shared/money.ts";
import type { Payment, paymentsContract } from "../contract/payments.ts";
import { ownId } from "../membership.ts";
import { commissionBack, refundPostings } from "../rules/ledger.ts";
import { readPayment } from "./read-payments.ts";
import { postEntries, withLedger } from "./with-ledger.ts";
import { withdrawProposed } from "./withdraw-proposed.ts";

type Input = z.output<typeof paymentsContract.refundPayment.input>;

/**
 * Writes down that a payment, or a part of it, went back, with the deed; the commission shrinks with it. A payout that is
 * proposed and holds the commission is taken out of its run; one that is approved or paid stands, and the next one is
 * that much less. The same `clientId` refunds once. Throws not_found, and invalid_input for more than is left.
 */
export async function refundPayment(
  context: RequestContext,
  { paymentId, sum, clientId }: Input,
): Promise<{ payment: Payment }> {
  const now = context.now();
  const administratorId = ownId(context);
  await withLedger(context.db, async (transaction) => {
    const [payment] = await transaction
      .select()
      .from(moneyPayments)
      .where(eq(moneyPayments.id, paymentId));
    if (!payment) throw new AppError("not_found");
    if (await isKnown(transaction, clientId)) return;
    const refund = money(sum);
    const refunded = await refundedOf(transaction, paymentId);
    if (refund.cents > payment.cents - refunded.cents) {
      throw new AppError("invalid_input", { fields: { sum: "refundTooLarge" } });
    }
    const [commission] = await transaction
      .select()
      .from(commissions)
      .where(and(eq(commissions.paymentId, paymentId), isNull(commissions.declined)));
    const { basisPoints } = commission ?? { basisPoints: 0 };
    const back = commissionBack(money(payment.cents), { refunded, refund, basisPoints });
    const about = { kind: "refund" as const, paymentId, clientId, administratorId };
    const whose = commission
      ? { affiliateId: commission.affiliateId, commissionId: commission.id }
      : {};
    const { familyId } = payment;
    const entries = refundPostings(refund, back);
    await postEntries(transaction, entries, { ...about, ...whose, familyId }, now);
    if (commission) await withdrawProposed(transaction, { commissionId: commission.id });
    const details = { amount: formatCents(refund.cents) };
    const deed = { actorId: administratorId, action: "payment.refunded", subjectId: paymentId };
    await recordDeed(transaction, { ...deed, details }, now);
  });
  return { payment: await readPayment(context.db, paymentId, now) };
}

async function isKnown(queryable: Queryable, clientId: string): Promise<boolean> {
  const found = await queryable
    .select({ id: moneyEntries.id })
    .from(moneyEntries)
    .where(eq(moneyEntries.clientId, clientId))
    .limit(1);
  return found.length > 0;
}

async function refundedOf(queryable: Queryable, paymentId: string): Promise<Money> {
  const [found] = await queryable
    .select({ cents: sql<number>`coalesce(-sum(${moneyEntries.cents}), 0)`.mapWith(Number) })
    .from(moneyEntries)
    .where(
      and(
        eq(moneyEntries.paymentId, paymentId),
        eq(moneyEntries.kind, "refund"),
        eq(moneyEntries.account, "cash"),
      ),
    );
  return money(found?.cents ?? 0);
}
