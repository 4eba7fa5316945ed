import { FailureCallout } from "#client/failure-callout.tsx";
import { useLanguage, useTranslate } from "#client/language.tsx";
import { LoadFailed } from "#client/load-failed.tsx";
import { ChildFrame } from "#client/parent/child-frame.tsx";
import { TimeRequests } from "#client/parent/time-requests.tsx";
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
      <TimeRequests />
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
      <div className="grid items-start gap-8 lg:grid-cols-[3fr_2fr]">
        <HoursSection ruling={ruling} save={save} />
        <div className="flex flex-col gap-8">
          <TimeSection ruling={ruling} save={save} />
          <TutorSection ruling={ruling} save={save} />
        </div>
      </div>
      <ChangeHistory ruling={ruling} save={save} />
    </>
  );
}
