import { type Money, money } from "#shared/money.ts";
import { shareOf } from "./plan.ts";

/**
 * Double entry: what is owned (cash, and commissions as a cost) is positive, where it came from (families' payments, and
 * what affiliates are owed) is negative, and every transaction sums to zero.
 */
export const ledgerAccounts = ["cash", "revenue", "commission-cost", "affiliate"] as const;

export type LedgerAccount = (typeof ledgerAccounts)[number];

/** One side of a transaction. */
export type Posting = { account: LedgerAccount; money: Money };

/** A family has paid. */
export function paymentPostings(amount: Money): Posting[] {
  return moved("cash", "revenue", amount);
}

/** An affiliate has earned a commission. */
export function commissionPostings(amount: Money): Posting[] {
  return moved("commission-cost", "affiliate", amount);
}

/** A family got money back, and its affiliate's commission shrinks with it. */
export function refundPostings(amount: Money, commission: Money): Posting[] {
  return [
    ...moved("revenue", "cash", amount),
    ...moved("affiliate", "commission-cost", commission),
  ];
}

/** An affiliate was paid. */
export function payoutPostings(amount: Money): Posting[] {
  return moved("affiliate", "cash", amount);
}

/** Nothing is written of what moves nothing. */
function moved(to: LedgerAccount, from: LedgerAccount, amount: Money): Posting[] {
  if (amount.cents === 0) return [];
  return [
    { account: to, money: amount },
    { account: from, money: money(-amount.cents) },
  ];
}

/**
 * What a refund takes back of a commission: what remains is always the share of what remains of the payment, so that
 * parts sum to the whole, and a payment that went back leaves nothing.
 */
export function commissionBack(
  payment: Money,
  { refunded, refund, basisPoints }: { refunded: Money; refund: Money; basisPoints: number },
): Money {
  const before = money(payment.cents - refunded.cents);
  const after = money(before.cents - refund.cents);
  return money(shareOf(before, basisPoints).cents - shareOf(after, basisPoints).cents);
}

/** A part of a commission, positive, or of a refund, negative, that no payout has settled. */
export type OpenItem = { entryId: string; affiliateId: string; money: Money };

export type ProposedPayout = { affiliateId: string; money: Money; entryIds: string[] };

/**
 * The payouts of a run: each affiliate's open items together, where they come to the minimum. What a refund took back
 * counts against it, and less than the minimum waits for the next run.
 */
export function proposePayouts(items: readonly OpenItem[], minimum: Money): ProposedPayout[] {
  const byAffiliate = Map.groupBy(items, ({ affiliateId }) => affiliateId);
  return [...byAffiliate].flatMap(([affiliateId, own]) => {
    const sum = money(own.reduce((total, item) => total + item.money.cents, 0));
    if (sum.cents <= 0 || sum.cents < minimum.cents) return [];
    return [{ affiliateId, money: sum, entryIds: own.map(({ entryId }) => entryId) }];
  });
}
