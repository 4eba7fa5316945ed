import { useState } from "react";
import { useLanguage } from "#client/language.tsx";
import type { Locale } from "#shared/locale.ts";
import type { Translate } from "#shared/messages/translator.ts";
import type { ChildDetails } from "../contract.ts";
import { type NextStep, nextSteps } from "../rules.ts";

/** What the parent might do next. */
export function NextSteps({ details }: { details: ChildDetails }) {
  const { locale, translate } = useLanguage();
  const [now] = useState(() => new Date());
  const steps = nextSteps(details, now);
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="next-steps" className="rounded-card bg-lamp-soft p-5">
      <h2 id="next-steps" className="text-title">
        {translate("family.nextTitle")}
      </h2>
      <ul className="mt-3 flex list-disc flex-col gap-2 pl-5">
        {steps.map((step) => (
          <li key={step.kind}>{wordsOf(step, details.child.firstName, locale, translate)}</li>
        ))}
      </ul>
    </section>
  );
}

function wordsOf(step: NextStep, firstName: string, locale: Locale, translate: Translate): string {
  switch (step.kind) {
    case "start":
      return translate("family.nextStart", { firstName });
    case "away":
      return translate("family.nextAway", { firstName, days: step.days });
    case "due":
      return translate("family.nextDue", { count: step.count });
    case "gap":
      return translate("family.nextGap", { firstName, skill: step.skill[locale] });
    case "praise":
      return translate("family.nextPraise", { skill: step.skill[locale] });
    case "credits":
      return translate("family.nextCredits");
  }
}
