import fc from "fast-check";
import { expect, test } from "vitest";
import { formatCents, money } from "#shared/money.ts";
import { paymentMaxCents, readBasisPoints, readCents } from "./amounts.ts";
import { commissionState, declineReason, shownCount } from "./commission-state.ts";
import {
  commissionBack,
  commissionPostings,
  type OpenItem,
  paymentPostings,
  payoutPostings,
  type Posting,
  proposePayouts,
  refundPostings,
} from "./ledger.ts";
import { defaultPlan, isUnderPlan, monthsAfter, shareOf } from "./plan.ts";

const amounts = fc.integer({ min: 1, max: paymentMaxCents });
const shares = fc.integer({ min: 0, max: 10_000 });

/** What can happen to money, in any order; `at` picks among what is there. */
const deeds = fc.oneof(
  fc.record({
    kind: fc.constant("payment" as const),
    cents: amounts,
    share: shares,
    affiliate: fc.nat(2),
  }),
  fc.record({
    kind: fc.constant("refund" as const),
    at: fc.nat(),
    part: fc.double({ noNaN: true, min: 0, max: 1 }),
  }),
  fc.record({ kind: fc.constant("days" as const), days: fc.integer({ min: 1, max: 20 }) }),
  fc.record({ kind: fc.constant("payout" as const), minimum: fc.integer({ min: 0, max: 10_000 }) }),
);

type Payment = { cents: number; refunded: number; share: number; affiliateId: string; due: number };

/** A book that is kept by the rules alone, as the server keeps its own. */
function createBook() {
  const postings: Posting[] = [];
  const payments: Payment[] = [];
  const open = new Map<string, OpenItem & { due: number }>();
  const settled = new Set<string>();
  const paid = new Map<string, number>();
  let today = 0;
  let made = 0;

  /** One transaction: it sums to zero by itself. */
  function post(transaction: readonly Posting[]): void {
    expect(transaction.reduce((sum, posting) => sum + posting.money.cents, 0)).toBe(0);
    postings.push(...transaction);
  }

  function owe(affiliateId: string, cents: number, due: number): void {
    if (cents === 0) return;
    const entryId = `entry-${made++}`;
    open.set(entryId, { entryId, affiliateId, money: money(cents), due });
  }

  return {
    payments,
    paid,
    balanceOf: (account: Posting["account"]) =>
      postings
        .filter((one) => one.account === account)
        .reduce((sum, one) => sum + one.money.cents, 0),
    sum: () => postings.reduce((total, one) => total + one.money.cents, 0),
    openCents: () => [...open.values()].reduce((total, item) => total + item.money.cents, 0),
    wait(days: number) {
      today += days;
    },
    pay(cents: number, share: number, affiliateId: string) {
      const commission = shareOf(money(cents), share);
      post(paymentPostings(money(cents)));
      post(commissionPostings(commission));
      payments.push({ cents, refunded: 0, share, affiliateId, due: today + 30 });
      owe(affiliateId, commission.cents, today + 30);
    },
    refund(payment: Payment, cents: number) {
      const { refunded, share: basisPoints } = payment;
      const refund = money(cents);
      const part = { refunded: money(refunded), refund, basisPoints };
      const back = commissionBack(money(payment.cents), part);
      expect(back.cents).toBeGreaterThanOrEqual(0);
      post(refundPostings(refund, back));
      payment.refunded += cents;
      owe(payment.affiliateId, -back.cents, payment.due);
    },
    payOut(minimum: number) {
      const due = [...open.values()].filter((item) => item.due <= today);
      for (const { affiliateId, money: sum, entryIds } of proposePayouts(due, money(minimum))) {
        expect(sum.cents).toBeGreaterThanOrEqual(Math.max(1, minimum));
        for (const id of entryIds) {
          expect(settled.has(id), "an entry was settled twice").toBe(false);
          settled.add(id);
          open.delete(id);
        }
        post(payoutPostings(sum));
        paid.set(affiliateId, (paid.get(affiliateId) ?? 0) + sum.cents);
      }
    },
  };
}

test("F-08 whatever the order of payments, refunds, holds and payouts: the ledger sums to zero, and nothing is paid twice", () => {
  fc.assert(
    fc.property(fc.array(deeds, { maxLength: 60 }), (done) => {
      const book = createBook();
      for (const deed of done) {
        if (deed.kind === "payment") book.pay(deed.cents, deed.share, `aff_${deed.affiliate}`);
        if (deed.kind === "days") book.wait(deed.days);
        if (deed.kind === "payout") book.payOut(deed.minimum);
        if (deed.kind === "refund" && book.payments.length > 0) {
          const payment = book.payments[deed.at % book.payments.length];
          const left = payment ? payment.cents - payment.refunded : 0;
          if (payment && left > 0) book.refund(payment, Math.max(1, Math.round(left * deed.part)));
        }
        // After each step: all sums to zero, and what affiliates are owed is what no payout has settled.
        expect(book.sum()).toBe(0);
        expect(0 - book.balanceOf("affiliate")).toBe(book.openCents());
        const kept = book.payments.reduce(
          (total, { cents, refunded }) => total + cents - refunded,
          0,
        );
        expect(0 - book.balanceOf("revenue")).toBe(kept);
        const earned = book.payments.reduce(
          (total, { cents, refunded, share }) =>
            total + shareOf(money(cents - refunded), share).cents,
          0,
        );
        expect(book.balanceOf("commission-cost")).toBe(earned);
        const paid = [...book.paid.values()].reduce((total, cents) => total + cents, 0);
        expect(paid + book.openCents()).toBe(earned);
      }
    }),
    { numRuns: 500 },
  );
});

test("F-08 what is refunded in parts takes back as much as at once, and all of it all", () => {
  fc.assert(
    fc.property(
      amounts,
      shares,
      fc.array(fc.double({ noNaN: true, min: 0, max: 1 })),
      (cents, basisPoints, parts) => {
        let refunded = 0;
        let back = 0;
        const sizes = [
          ...parts.map((part) => Math.floor((cents - refunded) * part * 0.5)),
          Infinity,
        ];
        for (const size of sizes) {
          const refund = Math.min(size, cents - refunded);
          const part = { refunded: money(refunded), refund: money(refund), basisPoints };
          back += commissionBack(money(cents), part).cents;
          refunded += refund;
        }
        expect(refunded).toBe(cents);
        expect(back).toBe(shareOf(money(cents), basisPoints).cents);
      },
    ),
  );
});

test("F-08 a refund after the payout counts against the next one, which waits until it makes up for it", () => {
  const item = (entryId: string, cents: number) => ({
    entryId,
    affiliateId: "aff_a",
    money: money(cents),
  });
  const minimum = money(5000);
  expect(proposePayouts([item("back", -6000)], minimum)).toEqual([]);
  expect(proposePayouts([item("back", -6000), item("new", 10_999)], minimum)).toEqual([]);
  expect(proposePayouts([item("back", -6000), item("new", 11_000)], minimum)).toEqual([
    { affiliateId: "aff_a", money: money(5000), entryIds: ["back", "new"] },
  ]);
  expect(proposePayouts([item("nothing", 0)], money(0))).toEqual([]);
});

test("F-08 a share is cut down to whole cents, and amounts are whole cents alone", () => {
  expect(shareOf(money(4999), 2000)).toEqual(money(999));
  expect(shareOf(money(paymentMaxCents), 10_000)).toEqual(money(paymentMaxCents));
  expect(() => money(0.5)).toThrow(RangeError);
  expect(Object.is(money(-0).cents, 0)).toBe(true);
  expect(formatCents(4999)).toBe("$49.99");
});

test("F-08 a plan reaches each payment, those of so many months, or the first alone", () => {
  const share = { basisPoints: 2000 };
  const once = { ...share, kind: "once", months: null } as const;
  const year = { ...share, kind: "recurring", months: 12 } as const;
  const always = { ...year, months: null };
  for (const plan of [once, year, always]) expect(isUnderPlan(plan, "2026-01-31", null)).toBe(true);
  expect(isUnderPlan(once, "2026-02-01", "2026-01-31")).toBe(false);
  expect(isUnderPlan(year, "2027-01-30", "2026-01-31")).toBe(true);
  expect(isUnderPlan(year, "2027-01-31", "2026-01-31")).toBe(false);
  expect(isUnderPlan(always, "2090-01-01", "2026-01-31")).toBe(true);
  expect(monthsAfter("2026-01-31", 1)).toBe("2026-02-28");
  expect(monthsAfter("2027-11-30", 3)).toBe("2028-02-29");
  const affiliateCommission = { kind: "recurring", months: 12 } as const;
  expect(defaultPlan({ affiliateCommissionPercent: null, affiliateCommission })).toBeNull();
  expect(defaultPlan({ affiliateCommissionPercent: 20, affiliateCommission })).toEqual(year);
});

test("F-08 a commission is pending, payable, paid, declined or refunded", () => {
  const now = new Date("2026-11-30T00:00:00Z");
  const commission = { cents: 1000, declined: null, payableAt: new Date("2026-11-30T00:00:01Z") };
  const standing = { backCents: 0, isPaid: false };
  expect(commissionState(commission, standing, now)).toBe("pending");
  expect(commissionState({ ...commission, payableAt: now }, standing, now)).toBe("payable");
  expect(commissionState(commission, { ...standing, isPaid: true }, now)).toBe("paid");
  expect(commissionState(commission, { backCents: 999, isPaid: true }, now)).toBe("paid");
  expect(commissionState(commission, { backCents: 1000, isPaid: true }, now)).toBe("refunded");
  const declined = { ...commission, declined: "self-referral" as const };
  expect(commissionState(declined, standing, now)).toBe("declined");
});

test("F-08 the gravest reason is the one that is told", () => {
  const fine = { isOwnFamily: false, isDuplicateFamily: false, isActive: true, hasPlan: true };
  expect(declineReason(fine)).toBeNull();
  expect(declineReason({ ...fine, hasPlan: false })).toBe("no-plan");
  expect(declineReason({ ...fine, isActive: false, hasPlan: false })).toBe("affiliate-inactive");
  expect(declineReason({ ...fine, isDuplicateFamily: true, isActive: false })).toBe(
    "duplicate-family",
  );
  expect(declineReason({ ...fine, isOwnFamily: true, isDuplicateFamily: true })).toBe(
    "self-referral",
  );
});

test("F-08 fewer than five families are told by no number", () => {
  expect([0, 1, 4, 5, 6].map(shownCount)).toEqual([null, null, null, 5, 6]);
});

test("amounts and percentages are read as they are typed", () => {
  expect(["49", "49.5", " 49,05 ", "0.01"].map(readCents)).toEqual([4900, 4950, 4905, 1]);
  for (const odd of ["", "-1", "1.234", "1,000.00", "$5", "5e3", "１"]) {
    expect(readCents(odd), odd).toBeNull();
  }
  expect(["20", "12.5", "12,55 %"].map(readBasisPoints)).toEqual([2000, 1250, 1255]);
  for (const odd of ["", "-1", "1000.123", "%"]) expect(readBasisPoints(odd), odd).toBeNull();
});
