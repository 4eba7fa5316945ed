import { useState } from "react";
import { useLanguage } from "#client/language.tsx";
import type { Locale } from "#shared/locale.ts";
import type { Translate } from "#shared/messages/translator.ts";
import type { ChildDetails } from "../contract.ts";
import { type NextStep, nextSteps } from "../rules.ts";
import { useIsWaiting } from "#client/parent/use-is-waiting.ts";
import { childLink } from "#client/parent/child-tabs.ts";
import { TextLink } from "#ui/link.tsx";
import { EvidenceButton } from "#client/parent/evidence/evidence-button.tsx";

/** What the parent might do next. */
export function NextSteps({ details }: { details: ChildDetails }) {
  const { locale, translate } = useLanguage();
  const [now] = useState(() => new Date());
  const steps = nextSteps(details, now);
  const isWaiting = useIsWaiting();
  return (
    <section
      aria-labelledby="next-steps"
      className={`rounded-card p-5 ${steps.length > 0 ? "bg-lamp-soft" : "border border-hairline bg-surface"}`}
    >
      <h2 id="next-steps" className="text-title">
        {translate("family.nextTitle")}
      </h2>
      {steps.length === 0 && (
        <p className="mt-3">{translate(isWaiting ? "family.nextAbove" : "family.nextNothing")}</p>
      )}
      <ul className="mt-3 flex flex-col gap-3">
        {steps.map((step) => {
          const words = wordsOf(step, details.child.firstName, locale, translate);
          return (
            <li key={step.kind} className="border-l-3 border-lamp pl-4">
              <p>
                {words}{" "}
                {step.kind === "credits" && (
                  <TextLink to={childLink("/parent-dashboard/credits", details.child.id)}>
                    {translate("family.nextCreditsAsk")}
                  </TextLink>
                )}
                {"skillIds" in step && step.skillIds.length > 0 && (
                  <EvidenceButton
                    childId={details.child.id}
                    title={words}
                    query={{ skillIds: step.skillIds.join(",") }}
                  >
                    {translate("family.showWhy")}
                    <span className="sr-only">: {words}</span>
                  </EvidenceButton>
                )}
              </p>
            </li>
          );
        })}
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
