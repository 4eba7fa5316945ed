import { type Money, money } from "#shared/money.ts";
import { site } from "#shared/site.ts";

/** In each payment of a family, or in its first alone. */
export const planKinds = ["recurring", "once"] as const;

export type PlanKind = (typeof planKinds)[number];

/** How an affiliate shares in what families pay. */
export type Plan = {
  kind: PlanKind;
  /** Hundredths of a percent, so that 12.5 % is a whole number. */
  basisPoints: number;
  /** For how many months after the family's first payment; null is without end. */
  months: number | null;
};

export const basisPointsMax = 10_000;
export const monthsMax = 120;

/** The academy's own plan; null where it agrees one with each affiliate (site.affiliateCommissionPercent). */
export function defaultPlan(facts: SiteFacts = site): Plan | null {
  const { affiliateCommissionPercent: percent, affiliateCommission } = facts;
  return percent === null ? null : { ...affiliateCommission, basisPoints: percent * 100 };
}

/** What an operator says of commissions in src/shared/site.ts. */
type SiteFacts = {
  affiliateCommissionPercent: number | null;
  affiliateCommission: Omit<Plan, "basisPoints">;
};

/** A share of an amount, in whole cents; what is left over of a cent stays with the academy. */
export function shareOf(amount: Money, basisPoints: number): Money {
  return money(Math.floor((amount.cents * basisPoints) / basisPointsMax));
}

/**
 * Whether a payment of a family falls under the plan. `first` is the day of the first payment that brought a commission;
 * null where there is none. Days are YYYY-MM-DD.
 */
export function isUnderPlan(plan: Plan, day: string, first: string | null): boolean {
  if (first === null) return true;
  if (plan.kind === "once") return false;
  return plan.months === null || day < monthsAfter(first, plan.months);
}

/** The same day so many months later; the last day of a month that has no such day. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  const end = new Date(
    Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(date, last.getUTCDate())),
  );
  return end.toISOString().slice(0, 10);
}
