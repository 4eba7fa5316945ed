import { storageKeys } from "#shared/browser-storage.ts";
import { isRecord } from "#shared/records.ts";
import { attributed } from "#shared/attribution.ts";
import { readReferral, type ReferralRecord } from "#shared/referral.ts";
import { carriedQuery, referralCodeIn, withoutReferralCode } from "#shared/carried-query.ts";
import type { ErrorCode } from "#shared/errors.ts";
import { asksNotToBeTracked } from "./asks-not-to-be-tracked.ts";
import { untilShown } from "./until-shown.ts";

/**
 * Does what a visit through a referral link asks for (T-09, T-10): a valid code is stored unless another holds, the
 * visit is reported, and the parameter leaves the address. A visit of a partner's page is one too, by the code of that
 * page (W-06), unless the visitor brought a valid one. Loaded only where there is a code, on the public pages and in
 * the application, so it speaks to the server without the typed client. Never rejects: what went wrong is said in one of the
 * three sentences of M-07, and the visitor has nothing to do about it. Where the server cannot be reached the parameter
 * stays, and the next load tries again.
 */
export async function keepReferral(brandCode = ""): Promise<void> {
  await untilShown();
  const { searchParams } = new URL(location.href);
  const brought = referralCodeIn(searchParams);
  const code = (await findCode(brought ?? "")) ?? (await findCode(brandCode));
  if (code === "unknown") return say("referral_failed");
  const isReported = code === null || (await noteVisit(code, searchParams));
  // The person may have gone on meanwhile: only the parameter is taken, from wherever they are.
  history.replaceState(history.state, "", withoutReferralCode(new URL(location.href)));
  if (code === null && brought !== null) return say("referral_code_invalid");
  if (!isReported) return say("click_not_tracked");
}

async function say(code: ErrorCode): Promise<void> {
  try {
    await (await import("./say-refusal.ts")).sayRefusal(code);
  } catch {
    // What says it could not be fetched either.
  }
}

/** Stores the visit and reports it; whether the report was taken. */
async function noteVisit(code: Code, query: URLSearchParams): Promise<boolean> {
  const visit = readVisit(code.referralCode, query);
  keep(visit);
  return await report(visit, code.affiliateId);
}

type Code = { affiliateId: string; referralCode: string };

/** The code as the server writes it; null where it is no active affiliate's. */
async function findCode(code: string): Promise<Code | "unknown" | null> {
  if (code.trim() === "") return null;
  try {
    const response = await fetch(`/api/affiliates/codes/${encodeURIComponent(code.trim())}`);
    if (response.status === 404 || response.status === 400) return null;
    const body: unknown = await response.json();
    if (!response.ok || !isRecord(body)) return "unknown";
    return { affiliateId: String(body.id), referralCode: String(body.referralCode) };
  } catch {
    return "unknown";
  }
}

function stored(): ReferralRecord | null {
  try {
    return readReferral(localStorage.getItem(storageKeys.referral));
  } catch {
    return null;
  }
}

/** Who asks not to be tracked gets no id, and the site they came from is not noted. */
function readVisit(referralCode: string, query: URLSearchParams): ReferralRecord {
  const unnamed = asksNotToBeTracked();
  const way = carriedQuery(query);
  const utm = (name: string) => way.get(`utm_${name}`)?.slice(0, 100) || null;
  return {
    referralCode,
    visitorId: unnamed ? null : (stored()?.visitorId ?? randomId("visitor_")),
    sessionId: unnamed ? null : randomId("session_"),
    utm: {
      source: utm("source"),
      medium: utm("medium"),
      campaign: utm("campaign"),
      content: utm("content"),
      term: utm("term"),
    },
    landingPage: location.pathname,
    referrer:
      unnamed || !URL.canParse(document.referrer) ? null : new URL(document.referrer).origin,
    timestamp: Date.now(),
  };
}

/** 128 random bits. crypto.randomUUID is missing on plain http. */
function randomId(prefix: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return prefix + Array.from(bytes, (byte) => byte.toString(36).padStart(2, "0")).join("");
}

function keep(visit: ReferralRecord): void {
  const now = visit.timestamp;
  const held = attributed(null, stored(), now);
  if (attributed(held, visit, now) !== visit) return;
  try {
    localStorage.setItem(storageKeys.referral, JSON.stringify(visit));
  } catch {
    // A browser that keeps nothing has nothing to credit later.
  }
}

/** Whether the visit was taken; one that is too many is none of the visitor's business. */
async function report(visit: ReferralRecord, affiliateId: string): Promise<boolean> {
  const { referralCode, visitorId, sessionId, utm, landingPage, referrer } = visit;
  try {
    const { ok, status } = await fetch("/api/affiliates/clicks", {
      method: "POST",
      headers: { "content-type": "application/json" },
      keepalive: true,
      body: JSON.stringify({
        affiliate_id: affiliateId,
        referral_code: referralCode,
        visitor_id: visitorId,
        session_id: sessionId,
        user_agent: navigator.userAgent,
        referrer,
        landing_url: landingPage,
        utm_source: utm.source,
        utm_medium: utm.medium,
        utm_campaign: utm.campaign,
        utm_content: utm.content,
        utm_term: utm.term,
      }),
    });
    return ok || status === 429;
  } catch {
    // The visit is not counted; the credit for a sign-up does not depend on it.
    return false;
  }
}
