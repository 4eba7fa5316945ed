import type { ReactNode } from "react";
import { useLanguage } from "../language.tsx";
import { Badge } from "#ui/badge.tsx";
import { ShareBar } from "#ui/share-bar.tsx";
import type { SkillStanding } from "#features/learning/contract.ts";

type SkillListProps = {
  skills: readonly SkillStanding[];
  /** From this probability on a skill counts as mastered alone. */
  masteredFrom: number;
  /** What stands under a skill's counts: the way to what is behind them. */
  under?: (skill: SkillStanding) => ReactNode;
};

/** Every skill with the two bars side by side: with help, and alone. */
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
  return (
    <li className="flex flex-col gap-3 rounded-card border border-hairline bg-surface p-5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="font-reading font-semibold">{skill.title[locale]}</h3>
        <ReviewDate skill={skill} />
      </div>
      <ShareBar label={translate("progress.withHelp")} share={skill.withHelp} tone="help" />
      <ShareBar
        label={translate("progress.alone")}
        share={skill.alone}
        tone="alone"
        notch={masteredFrom}
      />
      <p className="text-small text-quiet">
        {translate("progress.skillCount", { correct, attempts, aloneCorrect, aloneAttempts })}
      </p>
      {children}
    </li>
  );
}

function ReviewDate({ skill: { dueAt, isDue } }: { skill: SkillStanding }) {
  const { locale, translate } = useLanguage();
  if (dueAt === null) return null;
  if (isDue) return <Badge tone="care">{translate("progress.dueNow")}</Badge>;
  const date = new Intl.DateTimeFormat(locale, { day: "numeric", month: "short" }).format(
    new Date(dueAt),
  );
  return <Badge>{translate("progress.due", { date })}</Badge>;
}
