/** Credits that the operator sells together, and for how much, in US dollars. */
export type Price = { credits: number; dollars: number };

/** None: who runs an academy decides whether it charges at all. */
const prices: readonly Price[] = [];

/** None: who runs an academy agrees it with each affiliate. */
const affiliateCommissionPercent: number | null = null;

/** What holds where nothing else was agreed with an affiliate. */
const affiliateCommission: { kind: "recurring" | "once"; months: number | null } = {
  kind: "recurring",
  months: 12,
};

/**
 * What an operator may change about the product without touching code elsewhere: its name, its claims
 * and where people can write. Screens, e-mails and public pages read these and never repeat them.
 */
export const site = {
  name: "Faro",
  /** Where families write to. An operator sets their own. */
  contactEmail: "hello@faro.example",
  /** How much less than traditional one-to-one tutoring a family pays, in whole percent, about. */
  savingPercent: 90,
  /** What that is reckoned against: a private tutor's price for an hour in US dollars, and hours in four weeks. */
  comparedTutor: { dollarsPerHour: 30, hours: 4 },
  /** Hours and days the tutor answers. */
  hours: "24/7",
  /** Reference textbooks in the catalogue (content/textbooks), never more than are really there. */
  textbookCount: 489,
  /** What the pricing page offers beside the free credits. */
  prices,
  /** What affiliates get of each payment by a student they brought, in percent; null where it is agreed one by one. */
  affiliateCommissionPercent,
  /** Whether they get it of each payment or of a family's first, and for how many months; null is without end. */
  affiliateCommission,
  /** How many days a payment must stand before its commission can be paid out. */
  affiliateHoldDays: 30,
  /** Less than this is carried to the next payout, in cents. */
  affiliatePayoutMinimumCents: 5000,
} as const;
