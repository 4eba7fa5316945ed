import type { z } from "zod";
import { hashToken } from "#features/accounts/sessions.ts";
import { addressKey } from "#platform/http/client-address.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { clickRepeatMs, second } from "#shared/constants.ts";
import type { RateLimit } from "#shared/contract.ts";
import { AppError } from "#shared/errors.ts";
import { createId } from "#shared/ids.ts";
import type { ClickWriter } from "./clicks/click-writer.ts";
import type { NewClick } from "./clicks/write-clicks.ts";
import type { referralsContract } from "./contract/referrals.ts";
import { deviceTypeOf, isProgram, landingPath, referrerOrigin } from "./rules/visits.ts";

type Input = z.output<typeof referralsContract.trackClick.input>;
type Output = z.input<typeof referralsContract.trackClick.output>;

/**
 * Visitors whose browser asks not to be tracked have no id to tell them apart by, so the address does it, in
 * memory and hashed, for as long as a repeated visit does not count.
 */
const unnamedVisits: RateLimit = {
  name: "affiliate-unnamed-click",
  per: "address",
  kept: "memory",
  points: 1,
  windowSeconds: clickRepeatMs / second,
};

/**
 * Counts a visit through a referral link (C-06, C-08), and answers once it is written for good. Not counted, and noted with
 * the reason: programs, the same visitor within 30 minutes, and more visitors from one address than it can have. Throws
 * referral_code_invalid, clicks_busy.
 */
export async function trackClick(
  clicks: ClickWriter,
  context: RequestContext,
  input: Input,
): Promise<Output> {
  const userAgent = input.userAgent ?? context.userAgent;
  const click = newClick(context, input, userAgent);
  if (isProgram(userAgent) || isProgram(context.userAgent)) {
    return write(clicks, { ...click, declined: "program" });
  }
  if (input.visitorId !== null) return write(clicks, click);
  const isFirst = await context.limits.allows(unnamedVisits, click.source);
  try {
    return await write(clicks, { ...click, declined: isFirst ? null : "repeat" });
  } catch (error) {
    // It was not counted, so it may be when it is sent again.
    if (isFirst) await context.limits.giveBack(unnamedVisits, click.source);
    throw error;
  }
}

/** Of a visitor who asks not to be tracked neither the session nor the browser nor the site they came from is kept. */
function newClick(context: RequestContext, input: Input, userAgent: string): NewClick {
  const { visitorId, referralCode } = input;
  const isNamed = visitorId !== null;
  const now = context.now();
  return {
    id: createId("clk", now.getTime()),
    referralCode,
    affiliateId: input.affiliateId,
    declined: null,
    source: hashToken(`${addressKey(context.address)} ${referralCode.toUpperCase()}`),
    visitorId,
    sessionId: isNamed ? input.sessionId : null,
    userAgent: isNamed ? userAgent : null,
    deviceType: deviceTypeOf(userAgent),
    referrerUrl: isNamed ? referrerOrigin(input.referrer) : null,
    landingPage: landingPath(input.landingUrl),
    utmSource: input.utmSource,
    utmMedium: input.utmMedium,
    utmCampaign: input.utmCampaign,
    utmContent: input.utmContent,
    utmTerm: input.utmTerm,
    createdAt: now,
  };
}

async function write(clicks: ClickWriter, click: NewClick): Promise<Output> {
  const { affiliateId, clickId, counted } = await clicks.write(click);
  if (affiliateId === null) throw new AppError("referral_code_invalid");
  return { clickId, counted };
}
