import { useLanguage } from "#client/language.tsx";
import type { ChildDetails } from "../contract.ts";
import { lastWeeks, type WeekFigures } from "../rules.ts";
import { EvidenceButton } from "#client/parent/evidence/evidence-button.tsx";

/** Whether it helps: what was done alone in the last seven days and in those before, and the skills that stand alone. */
export function Helping({ details: { child, standing } }: { details: ChildDetails }) {
  const { translate } = useLanguage();
  const { now, before } = lastWeeks(standing.days);
  const skills = standing.subjects.flatMap((subject) => subject.skills);
  const mastered = skills.filter(({ alone }) => alone >= standing.masteredFrom);
  return (
    <section
      aria-labelledby="helping"
      className="flex flex-col gap-4 rounded-card border border-hairline bg-surface p-5"
    >
      <h2 id="helping" className="text-title">
        {translate("family.helpingTitle")}
      </h2>
      {now.total + before.total === 0 ? (
        <p className="text-quiet">{translate("family.helpingNone")}</p>
      ) : (
        <dl className="grid gap-4 sm:grid-cols-2">
          <Week childId={child.id} label={translate("family.helpingThisWeek")} week={now} />
          <Week childId={child.id} label={translate("family.helpingBefore")} week={before} />
        </dl>
      )}
      {now.total > 0 && before.total > 0 && <p>{translate(trendOf(now, before))}</p>}
      {mastered.length > 0 && (
        <p>
          <EvidenceButton
            childId={child.id}
            title={translate("family.helpingSkills", {
              mastered: mastered.length,
              count: skills.length,
            })}
            query={{ skillIds: mastered.map(({ id }) => id).join(",") }}
          >
            {translate("family.helpingSkills", { mastered: mastered.length, count: skills.length })}
          </EvidenceButton>
        </p>
      )}
    </section>
  );
}

/** Smaller changes are chance. */
const changeMin = 0.1;

function trendOf(now: WeekFigures, before: WeekFigures) {
  const change = now.alone / now.total - before.alone / before.total;
  if (change > changeMin) return "family.helpingUp";
  return change < -changeMin ? "family.helpingDown" : "family.helpingSame";
}

function Week({ childId, label, week }: { childId: string; label: string; week: WeekFigures }) {
  const { translate } = useLanguage();
  const { from, to, total, alone } = week;
  const share = translate("family.helpingShare", { alone, total });
  return (
    <div className="flex flex-col gap-2">
      <dt className="text-small text-quiet">{label}</dt>
      <dd className="flex flex-col gap-2">
        <span className="text-title">
          {total === 0 ? (
            translate("family.helpingZero")
          ) : (
            <EvidenceButton childId={childId} title={`${label} ${share}`} query={{ from, to }}>
              {share}
            </EvidenceButton>
          )}
        </span>
        <span
          aria-hidden
          className="block h-3 overflow-hidden rounded-full border border-hairline bg-sunken"
        >
          <span
            className="block h-full rounded-full bg-glass"
            style={{ width: `${total === 0 ? 0 : (100 * alone) / total}%` }}
          />
        </span>
      </dd>
    </div>
  );
}
