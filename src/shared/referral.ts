import { referralValidityMs } from "./constants.ts";
import { isRecord } from "./records.ts";

/** What a visit through an affiliate's link leaves in the browser (spec D-07). */
export type ReferralRecord = {
  referralCode: string;
  /** "visitor_" and "session_" with random characters (K-07); null where the browser asks not to be tracked. */
  visitorId: string | null;
  sessionId: string | null;
  utm: Readonly<Record<UtmName, string | null>>;
  /** The path of the page that the link led to. */
  landingPage: string;
  /** The site that the link stood on: its origin alone; null where the browser does not say. */
  referrer: string | null;
  /** When the visit took place, in ms since 1970. */
  timestamp: number;
};

export const utmNames = ["source", "medium", "campaign", "content", "term"] as const;

/** The parameters that marketing people put into links, without their utm_ prefix. */
export type UtmName = (typeof utmNames)[number];

/** The stored record; null for anything missing or damaged. Hand-checked: it is read on pages of a few kB. */
export function readReferral(stored: string | null): ReferralRecord | null {
  const value = parse(stored);
  if (!isRecord(value) || typeof value.referralCode !== "string") return null;
  if (typeof value.timestamp !== "number" || typeof value.landingPage !== "string") return null;
  const utm = isRecord(value.utm) ? value.utm : {};
  return {
    referralCode: value.referralCode,
    visitorId: textOf(value.visitorId),
    sessionId: textOf(value.sessionId),
    utm: {
      source: textOf(utm.source),
      medium: textOf(utm.medium),
      campaign: textOf(utm.campaign),
      content: textOf(utm.content),
      term: textOf(utm.term),
    },
    landingPage: value.landingPage,
    referrer: textOf(value.referrer),
    timestamp: value.timestamp,
  };
}

/** Whether a record still counts at `now` (ms since 1970), and so may not be overwritten (T-10). */
export function isReferralCurrent(record: { timestamp: number }, now: number): boolean {
  return now - record.timestamp < referralValidityMs;
}

function textOf(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? "null");
  } catch {
    return null;
  }
}
