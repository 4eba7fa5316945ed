import type { Localized } from "./locale.ts";

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

/** What the pages and letters say about the academy itself, which an administrator can change while it runs. */
export type SiteFacts = {
  name: string;
  /** The person or organization that runs it; empty where the pages need not say. */
  operator: string;
  /** The line under the name at the foot of public pages; the shipped one where it is left out. */
  line: Localized | null;
  /** Where families write to. */
  contactEmail: string;
  /** The three below stand on the contact page where they are not empty. */
  phone: string;
  /** One line of it a line. */
  postalAddress: string;
  /** When a person answers. */
  answerHours: Localized | null;
  /** The academy's own pages elsewhere, by whole address. */
  links: readonly string[];
  /** How much less than traditional one-to-one tutoring a family pays, in whole percent, about. */
  savingPercent: number;
  /** What that is reckoned against: a private tutor's price for an hour in US dollars. */
  tutorHourDollars: number;
  /** And how many hours in four weeks. */
  tutorHours: number;
  /** Hours and days the tutor answers. */
  hours: string;
  /** Reference textbooks in the catalogue (content/textbooks), never more than are really there. */
  textbookCount: number;
};

/** The facts as the program brings them. */
export const shippedFacts: SiteFacts = {
  name: "Faro",
  operator: "",
  line: null,
  contactEmail: "hello@faro.example",
  phone: "",
  postalAddress: "",
  answerHours: null,
  links: [],
  savingPercent: 90,
  tutorHourDollars: 30,
  tutorHours: 4,
  hours: "24/7",
  textbookCount: 489,
};

/** What stands in this file alone: money that the ledger reckons by. */
const terms = {
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

const current: SiteFacts & typeof terms = { ...shippedFacts, ...terms };

/**
 * What the academy says of itself. Screens, e-mails and public pages read these where they say them, and keep no copy: the
 * facts among them change while the program runs.
 */
export const site: Readonly<typeof current> = current;

let changes: Partial<SiteFacts> = {};

/** The facts that are other than as shipped, for what makes pages of them elsewhere. */
export function changedFacts(): Partial<SiteFacts> {
  return changes;
}

/** Has the facts be these from here on, in this program: those that were changed, and the shipped ones for the rest. */
export function setSiteFacts(changed: Partial<SiteFacts>): void {
  changes = changed;
  Object.assign(current, shippedFacts, changed);
}
