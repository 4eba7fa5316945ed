import type { ReactNode } from "react";
import { useLanguage } from "#client/language.tsx";
import { EvidenceButton } from "#client/parent/evidence/evidence-button.tsx";
import { skillStateOf } from "#shared/skill-state.ts";
import { daysWords, ledeWords, timeWords } from "#shared/lede.ts";
import { Clauses } from "#ui/clauses.tsx";
import { capitalised } from "#shared/endings.ts";
import type { ChildDetails } from "../contract.ts";
import { comesNext, lastWeeks, trendOf } from "../rules.ts";

const trends = {
  up: "family.helpingUp",
  down: "family.helpingDown",
  same: "family.helpingSame",
} as const;

/** The child's week in one sentence, three figures under it, and how it compares with the week before. */
export function WeekHead({ details }: { details: ChildDetails }) {
  const { locale, translate } = useLanguage();
  const { child, lede, standing } = details;
  const { before } = lastWeeks(standing.days);
  const trend = trendOf(lastWeeks(standing.days));
  const skills = standing.subjects.flatMap((subject) => subject.skills);
  const mastered = skills.filter(
    (skill) => skillStateOf(skill, standing.masteredFrom) === "mastered",
  );
  const masteredWords = translate("family.helpingSkills", {
    mastered: mastered.length,
    count: skills.length,
  });
  const share = (week: { alone: number; total: number }) =>
    translate("standing.share", { part: week.alone, whole: week.total });
  return (
    <section
      aria-labelledby="week"
      className="flex flex-col gap-4 rounded-card border border-hairline bg-surface p-5"
    >
      <h2 id="week" className="font-display text-title">
        <Clauses text={ledeWords(lede, locale, translate)} />
      </h2>
      <dl className="flex flex-col divide-y divide-hairline border-y border-hairline">
        <Figure label={translate("family.figureAlone")}>
          {lede.total === 0 ? (
            translate("family.figureNone")
          ) : (
            <EvidenceButton
              childId={child.id}
              title={`${translate("family.figureAlone")}: ${share(lede)}`}
              query={{ from: child.week.at(0)?.day, to: child.today.day }}
            >
              {share(lede)}
            </EvidenceButton>
          )}
        </Figure>
        <Figure label={translate("family.figureTime")}>
          {lede.days === 0
            ? translate("family.figureNone")
            : translate("standing.ledeTime", {
                minutes: capitalised(timeWords(lede.minutes, locale, translate), locale),
                days: daysWords(lede.days, locale),
              })}
        </Figure>
        <Next details={details} />
      </dl>
      {trend && (
        <p>
          {translate(trends[trend])}{" "}
          <EvidenceButton
            childId={child.id}
            title={`${translate("family.helpingBefore")} ${share(before)}`}
            query={{ from: before.from, to: before.to }}
          >
            {share(before)}
            <span className="sr-only"> {translate("family.helpingBefore")}</span>
          </EvidenceButton>
        </p>
      )}
      {mastered.length > 0 && (
        <p>
          <EvidenceButton
            childId={child.id}
            title={masteredWords}
            query={{ skillIds: mastered.map(({ id }) => id).join(",") }}
          >
            {masteredWords}
          </EvidenceButton>
        </p>
      )}
    </section>
  );
}

/** What waits for a review, or else what comes next. */
function Next({ details }: { details: ChildDetails }) {
  const { locale, translate } = useLanguage();
  const next = comesNext(details.standing);
  if (next.kind === "none") {
    return <Figure label={translate("family.figureNext")}>{translate("family.figureNone")}</Figure>;
  }
  if (next.kind === "skill") {
    return <Figure label={translate("family.figureNext")}>{next.title[locale]}</Figure>;
  }
  const label = translate("family.figureReview");
  const words = translate("family.figureSkills", { count: next.skillIds.length });
  return (
    <Figure label={label}>
      <EvidenceButton
        childId={details.child.id}
        title={`${label}: ${words}`}
        query={{ skillIds: next.skillIds.join(",") }}
      >
        {words}
      </EvidenceButton>
    </Figure>
  );
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
      <dt className="text-small text-quiet">{label}</dt>
      <dd className="text-lead font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
