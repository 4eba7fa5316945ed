import { useId } from "react";
import { Award } from "lucide-react";
import { useLanguage } from "#client/language.tsx";
import { Badge } from "#ui/badge.tsx";
import type { Workbench } from "../contract.ts";

type SkillStandingProps = { skill: NonNullable<Workbench["skill"]> };

/** How well the student knows the skill, with help and alone; the bars move as answers are marked. */
export function SkillStanding({ skill }: SkillStandingProps) {
  const { translate } = useLanguage();
  const isMastered = skill.alone >= skill.masteredFrom;
  return (
    <div className="flex flex-col gap-3">
      {isMastered && (
        <p>
          <Badge tone="right">
            <Award className="size-4" aria-hidden />
            {translate("desk.skillMastered")}
          </Badge>
        </p>
      )}
      <StandingBar
        label={translate("desk.skillWithHelp")}
        share={skill.withHelp}
        tone="bg-lamp"
        notch={null}
      />
      <StandingBar
        label={translate("desk.skillAlone")}
        share={skill.alone}
        tone="bg-glass"
        notch={skill.masteredFrom}
      />
      <p className="text-small text-quiet">
        {translate("desk.skillAloneWhy")} {!isMastered && translate("desk.skillMasteredFrom")}
      </p>
    </div>
  );
}

type StandingBarProps = {
  label: string;
  /** Probability of knowing, 0 to 1. */
  share: number;
  tone: string;
  /** Where the skill counts as mastered, 0 to 1. */
  notch: number | null;
};

function StandingBar({ label, share, tone, notch }: StandingBarProps) {
  const { locale } = useLanguage();
  const id = useId();
  const percent = new Intl.NumberFormat(locale, { style: "percent" }).format(share);
  return (
    <div>
      <div className="mb-1 flex justify-between gap-4 text-small">
        <span id={id}>{label}</span>
        <span className="font-semibold tabular-nums">{percent}</span>
      </div>
      <meter aria-labelledby={id} value={share} min={0} max={1} className="sr-only">
        {percent}
      </meter>
      <div
        aria-hidden
        className="relative h-3 overflow-hidden rounded-full border border-hairline bg-sunken"
      >
        <div
          className={`h-full rounded-full transition-[width] duration-250 ${tone}`}
          style={{ width: `${100 * share}%` }}
        />
        {notch !== null && (
          <div
            className="absolute inset-y-0 w-0.5 bg-ink"
            style={{ insetInlineStart: `${100 * notch}%` }}
          />
        )}
      </div>
    </div>
  );
}
