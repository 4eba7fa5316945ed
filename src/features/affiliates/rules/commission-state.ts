/** Why a payment brings its affiliate nothing. */
export const declineReasons = [
  "self-referral",
  "duplicate-family",
  "affiliate-inactive",
  "no-plan",
] as const;

export type DeclineReason = (typeof declineReasons)[number];

export const commissionStates = ["pending", "payable", "paid", "declined", "refunded"] as const;

export type CommissionState = (typeof commissionStates)[number];

/** What is known of a payment when its commission is decided. */
export type CommissionFacts = {
  isOwnFamily: boolean;
  isDuplicateFamily: boolean;
  isActive: boolean;
  hasPlan: boolean;
};

/** Why a payment brings nothing, the gravest reason alone; null where it brings its commission. */
export function declineReason(facts: CommissionFacts): DeclineReason | null {
  if (facts.isOwnFamily) return "self-referral";
  if (facts.isDuplicateFamily) return "duplicate-family";
  if (!facts.isActive) return "affiliate-inactive";
  return facts.hasPlan ? null : "no-plan";
}

/** How a commission stands now. One that was taken back as a whole is refunded, also after it was paid. */
export function commissionState(
  commission: { cents: number; declined: DeclineReason | null; payableAt: Date },
  { backCents, isPaid }: { backCents: number; isPaid: boolean },
  now: Date,
): CommissionState {
  if (commission.declined !== null) return "declined";
  if (backCents > 0 && backCents >= commission.cents) return "refunded";
  if (isPaid) return "paid";
  return commission.payableAt <= now ? "payable" : "pending";
}

/** Fewer than this are never told by number, so that nobody is found out by counting. */
export const countMin = 5;

/** A count of families as an affiliate may see it; null stands for "fewer than 5". */
export function shownCount(families: number): number | null {
  return families < countMin ? null : families;
}
