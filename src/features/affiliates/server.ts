import { namingFailures } from "#features/accounts/parents/failures.ts";
import { answer, type BoundCall, onceHeard } from "#platform/http/bound-call.ts";
import { AppError } from "#shared/errors.ts";
import { applyReferral } from "./apply-referral.ts";
import type { ClickWriter } from "./clicks/click-writer.ts";
import { type AfterStatus, listAffiliates, setAffiliateStatus } from "./approval.ts";
import { affiliatesContract } from "./contract.ts";
import { acceptPolicies, readStanding, register } from "./membership.ts";
import { inSnakeCaseToo } from "./in-snake-case.ts";
import { moneyCalls } from "./money/calls.ts";
import { listClicks, readFigures } from "./read-figures.ts";
import { findByActiveCode } from "./records.ts";
import { trackClick } from "./track-click.ts";

/**
 * The calls of affiliates with what answers them; `clicks` writes visits down, and `afterStatus` is what a status of
 * theirs changes elsewhere.
 */
export function bindAffiliates(
  clicks: ClickWriter,
  afterStatus: AfterStatus,
): readonly BoundCall[] {
  return [
    answer(affiliatesContract.readStanding, readStanding),
    answer(affiliatesContract.register, register),
    answer(affiliatesContract.acceptPolicies, acceptPolicies),
    namingFailures(
      answer(affiliatesContract.readReferralCode, async (context, { referralCode }) => {
        const found = await findByActiveCode(context.db, referralCode);
        if (!found) throw new AppError("referral_code_invalid");
        return found;
      }),
      "referral_failed",
    ),
    namingFailures(
      inSnakeCaseToo(
        answer(affiliatesContract.trackClick, (context, input) =>
          trackClick(clicks, context, input),
        ),
      ),
      "click_not_tracked",
    ),
    namingFailures(answer(affiliatesContract.applyReferral, applyReferral), "referral_failed"),
    answer(affiliatesContract.readFigures, readFigures),
    answer(affiliatesContract.listClicks, listClicks),
    answer(affiliatesContract.listAffiliates, listAffiliates),
    onceHeard(
      answer(affiliatesContract.setAffiliateStatus, (context, input) =>
        setAffiliateStatus(context, input, afterStatus),
      ),
    ),
    ...moneyCalls,
  ];
}
