import { Award } from "lucide-react";
import { useLanguage } from "#client/language.tsx";
import { Badge } from "#ui/badge.tsx";
import { ShareBar } from "#ui/share-bar.tsx";
import type { Workbench } from "../contract.ts";
import { Chapters } from "./chapters.tsx";

type SkillStandingProps = { skill: NonNullable<Workbench["skill"]> };

/** How well the student knows the skill, with help and alone; the bars move as answers are marked. */
export function SkillStanding({ skill }: SkillStandingProps) {
  const { translate } = useLanguage();
  const { isMastered } = skill;
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
      <ShareBar label={translate("desk.skillWithHelp")} share={skill.withHelp} tone="help" />
      <ShareBar
        label={translate("desk.skillAlone")}
        share={skill.alone}
        tone="alone"
        notch={skill.masteredFrom}
      />
      <p className="text-small text-quiet">
        {translate("desk.skillAloneWhy")} {!isMastered && translate("desk.skillMasteredFrom")}
      </p>
      <Chapters chapters={skill.chapters} />
    </div>
  );
}
