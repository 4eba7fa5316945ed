import { desc, eq, lt, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { affiliates } from "#db/tables/affiliates.ts";
import { commissions, moneyPayments } from "#db/tables/money.ts";
import { profiles } from "#db/tables/profiles.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";
import type { Payment } from "../contract/payments.ts";
import { commissionState } from "../rules/commission-state.ts";
import { backCents, isPaid } from "./commission-facts.ts";

const pageLength = 50;

/** Payments with what they bring, the newest first; ids sort by age. */
export async function listPayments(
  context: RequestContext,
  { after }: { after?: string | undefined },
): Promise<{ payments: Payment[]; next: string | null }> {
  const condition = after === undefined ? undefined : lt(moneyPayments.id, after);
  const found = await readRows(context.db, condition, pageLength + 1);
  const page = found.slice(0, pageLength);
  const next = found.length > pageLength ? (page.at(-1)?.payment.id ?? null) : null;
  return { payments: page.map((row) => paymentOf(row, context.now())), next };
}

/** One payment. Throws not_found. */
export async function readPayment(queryable: Queryable, id: string, now: Date): Promise<Payment> {
  const [row] = await readRows(queryable, eq(moneyPayments.id, id), 1);
  if (!row) throw new AppError("not_found");
  return paymentOf(row, now);
}

const refundedCents = sql<number>`(
  select coalesce(-sum(entry.cents), 0) from money_entries as entry
  where entry.payment_id = money_payments.id and entry.kind = 'refund' and entry.account = 'cash'
)`.mapWith(Number);

function readRows(queryable: Queryable, condition: SQL | undefined, limit: number) {
  return queryable
    .select({
      payment: moneyPayments,
      studentName: profiles.fullName,
      refundedCents,
      commission: commissions,
      backCents,
      isPaid,
      firstName: affiliates.firstName,
      lastName: affiliates.lastName,
    })
    .from(moneyPayments)
    .innerJoin(profiles, eq(profiles.id, moneyPayments.studentId))
    .leftJoin(commissions, eq(commissions.paymentId, moneyPayments.id))
    .leftJoin(affiliates, eq(affiliates.id, commissions.affiliateId))
    .where(condition)
    .orderBy(desc(moneyPayments.id))
    .limit(limit);
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

function paymentOf(row: Row, now: Date): Payment {
  const { payment, commission, firstName, lastName } = row;
  return {
    ...payment,
    studentName: row.studentName,
    refundedCents: row.refundedCents,
    commission: commission && {
      ...commission,
      affiliateName: firstName === null ? null : `${firstName} ${lastName}`,
      backCents: row.backCents,
      state: commissionState(commission, row, now),
    },
  };
}
