import type { ReactNode } from "react";
import { CircleCheck, Lightbulb } from "lucide-react";
import { useLanguage } from "#client/language.tsx";
import type { Locale } from "#shared/locale.ts";
import { NothingFoundPicture } from "#ui/art/empty-pictures.tsx";
import { Badge } from "#ui/badge.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import type { Workbench as WorkbenchView } from "../contract.ts";
import { CreditsLeft } from "./credits-left.tsx";
import { Explanation } from "./explanation.tsx";
import { HintLadder } from "./hint-ladder.tsx";
import { ProblemCard } from "./problem-card.tsx";
import { SkillStanding } from "./skill-standing.tsx";
import { WorkLines } from "./work-lines.tsx";

type WorkbenchProps = {
  bench: WorkbenchView;
  /** The language of the session: the problem stays in it. */
  locale: Locale;
};

/** What lies beside the conversation: the problem at hand, the student's lines, the hints, where the skill stands. */
export function Workbench({ bench, locale }: WorkbenchProps) {
  const { locale: pageLocale, translate } = useLanguage();
  const { problem, outcome, alone, lines, progress, ladder, skill, credits } = bench;
  return (
    <div className="flex flex-col gap-6">
      {problem ? (
        <div className="flex flex-col gap-3">
          {outcome === "solved" && (
            <p>
              <Badge tone="right">
                <CircleCheck className="size-4" aria-hidden />
                {translate("desk.solved")}
              </Badge>
            </p>
          )}
          {outcome === "told" && (
            <p>
              <Badge tone="lamp">
                <Lightbulb className="size-4" aria-hidden />
                {translate("desk.told")}
              </Badge>
            </p>
          )}
          <ProblemCard problem={problem} locale={locale} />
        </div>
      ) : (
        <EmptyState
          heading="h3"
          picture={<NothingFoundPicture />}
          title={translate("desk.workbenchEmpty")}
          text={translate("desk.workbenchEmptyText")}
        />
      )}
      {lines.length > 0 && (
        <Part title={translate("desk.lines")}>
          <WorkLines
            lines={lines}
            locale={locale}
            areCode={problem?.interaction?.kind === "code"}
          />
        </Part>
      )}
      {progress && <Explanation what="progress" progress={progress} />}
      {ladder.rungs > 0 && (
        <Part title={translate("desk.ladder")}>
          <HintLadder ladder={ladder} alone={alone} open={outcome === "open"} locale={locale} />
        </Part>
      )}
      {skill && (
        <Part title={translate("desk.skill")} aside={skill.title[pageLocale]}>
          <SkillStanding skill={skill} />
        </Part>
      )}
      <CreditsLeft credits={credits} />
    </div>
  );
}

type PartProps = { title: string; aside?: string; children: ReactNode };

function Part({ title, aside, children }: PartProps) {
  return (
    <section className="border-t border-hairline pt-5">
      <h3 className="mb-3 font-reading text-body font-semibold">
        {title}
        {aside && <span className="block text-small font-normal text-quiet">{aside}</span>}
      </h3>
      {children}
    </section>
  );
}
