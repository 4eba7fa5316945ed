import type { ReactNode } from "react";
import { useLanguage } from "../language.tsx";
import { Badge } from "#ui/badge.tsx";
import { CountBar } from "#ui/count-bar.tsx";
import type { SkillStanding } from "#features/learning/contract.ts";
import { skillStateOf } from "#shared/skill-state.ts";
import { endingName } from "#shared/endings.ts";
import { StateBadge } from "./state-badge.tsx";

type SkillListProps = {
  skills: readonly SkillStanding[];
  /** From this probability on a skill counts as mastered alone. */
  masteredFrom: number;
  /** What stands under a skill's counts: the way to what is behind them. */
  under?: (skill: SkillStanding) => ReactNode;
};

/** Every skill with its state, and what the record counts with help and alone. */
export function SkillList({ skills, masteredFrom, under }: SkillListProps) {
  const { translate } = useLanguage();
  return (
    <ul className="grid gap-4 md:grid-cols-2" aria-label={translate("progress.skills")}>
      {skills.map((skill) => (
        <SkillCard key={skill.id} skill={skill} masteredFrom={masteredFrom}>
          {under?.(skill)}
        </SkillCard>
      ))}
    </ul>
  );
}

type SkillCardProps = { skill: SkillStanding; masteredFrom: number; children: ReactNode };

function SkillCard({ skill, masteredFrom, children }: SkillCardProps) {
  const { locale, translate } = useLanguage();
  const { correct, attempts, aloneCorrect, aloneAttempts } = skill;
  const state = skillStateOf(skill, masteredFrom);
  const bars = [
    { ending: "alone", tone: "alone", part: aloneCorrect, whole: aloneAttempts },
    {
      ending: "withHelp",
      tone: "help",
      part: correct - aloneCorrect,
      whole: attempts - aloneAttempts,
    },
  ] as const;
  return (
    <li className="flex flex-col gap-3 rounded-card border border-hairline bg-surface p-5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="font-reading font-semibold">{skill.title[locale]}</h3>
        <StateBadge state={state} />
      </div>
      {bars.map(({ ending, tone, part, whole }) => (
        <CountBar
          key={ending}
          label={endingName(ending, locale, translate)}
          part={part}
          whole={whole}
          words={
            whole === 0
              ? translate("progress.noneYet")
              : translate("progress.rightOf", { part, whole })
          }
          tone={tone}
        />
      ))}
      {state !== "due" && <ReviewDate skill={skill} />}
      {children}
    </li>
  );
}

/** When it comes back. A review that is due waits for the child: lamp light, for it is no danger. */
function ReviewDate({ skill: { dueAt, isDue } }: { skill: SkillStanding }) {
  const { locale, translate } = useLanguage();
  if (dueAt === null) return null;
  if (isDue) {
    return (
      <p>
        <Badge tone="lamp">{translate("progress.dueNow")}</Badge>
      </p>
    );
  }
  const date = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short" }).format(
    new Date(dueAt),
  );
  return <p className="text-small text-quiet">{translate("progress.due", { date })}</p>;
}
