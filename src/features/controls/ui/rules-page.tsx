import { FailureCallout } from "#client/failure-callout.tsx";
import { useLanguage, useTranslate } from "#client/language.tsx";
import { LoadFailed } from "#client/load-failed.tsx";
import { ChildFrame } from "#client/parent/child-frame.tsx";
import { Loading } from "#ui/skeleton.tsx";
import { ChangeHistory } from "./change-history.tsx";
import { HoursSection } from "./hours-section.tsx";
import { NowSection } from "./now-section.tsx";
import { ruleSentences } from "./rule-sentences.ts";
import { TimeSection } from "./time-section.tsx";
import { TutorSection } from "./tutor-section.tsx";
import { useRuling } from "./use-ruling.ts";

/** F-03: what a parent sets for a child: each change holds at once, can be taken back, and is written down. */
export function RulesPage() {
  const translate = useTranslate();
  return (
    <ChildFrame here="/parent-dashboard/rules" title={translate("controls.title")}>
      {(child) => <RulesOf childId={child.id} />}
    </ChildFrame>
  );
}

function RulesOf({ childId }: { childId: string }) {
  const language = useLanguage();
  const { translate } = language;
  const { ruling, error, reload, failure, save } = useRuling(childId);
  if (!ruling) {
    if (!error) return <Loading label={translate("shell.loading")} />;
    return <LoadFailed error={error} title={translate("controls.failed")} onRetry={reload} />;
  }
  const { firstName } = ruling;
  return (
    <>
      <p className="max-w-text text-lead text-quiet">{translate("controls.lead", { firstName })}</p>
      <FailureCallout failure={failure} title={translate("controls.notSaved")} />
      <section
        aria-label={translate("controls.title")}
        aria-live="polite"
        className="rounded-card bg-lamp-soft px-5 py-4"
      >
        {ruleSentences(ruling.rules, { firstName }, language).map((sentence, index) => (
          <p key={sentence} className={index === 0 ? "text-lead font-semibold" : undefined}>
            {sentence}
          </p>
        ))}
      </section>
      <NowSection ruling={ruling} save={save} />
      {/* The week's grid is as tall as the two others together; without it the first two stand beside the third. */}
      <div
        className={`grid items-start lg:grid-rows-[auto_1fr] gap-8 ${ruling.rules.hours ? "lg:grid-cols-[3fr_2fr]" : "lg:grid-cols-2"}`}
      >
        <div className={ruling.rules.hours ? "lg:row-span-2" : ""}>
          <HoursSection ruling={ruling} save={save} />
        </div>
        <TimeSection ruling={ruling} save={save} />
        <div className={ruling.rules.hours ? "" : "lg:col-start-2 lg:row-span-2 lg:row-start-1"}>
          <TutorSection ruling={ruling} save={save} />
        </div>
      </div>
      <ChangeHistory ruling={ruling} save={save} />
    </>
  );
}
