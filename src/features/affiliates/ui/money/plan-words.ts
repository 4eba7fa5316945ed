import type { Translate } from "#shared/messages/translator.ts";
import { formatPercent } from "#shared/percentages.ts";
import { basisPointsMax, type Plan } from "../../rules/plan.ts";

/** A share in hundredths of a percent, as people read it. */
export function percentWords(basisPoints: number): string {
  return formatPercent(basisPoints / basisPointsMax);
}

/** What an affiliate gets of what families pay, in words. */
export function planWords(translate: Translate, plan: Plan | null): string {
  if (!plan) return translate("money.planNone");
  const percent = percentWords(plan.basisPoints);
  if (plan.kind === "once") return translate("money.planOnce", { percent });
  if (plan.months === null) return translate("money.planEach", { percent });
  return translate("money.planMonths", { percent, months: plan.months });
}
