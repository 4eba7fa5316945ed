import type { ReactNode } from "react";
import type { SkillStanding, Standing, SubjectStanding } from "#features/learning/contract.ts";
import { skillStateOf } from "#shared/skill-state.ts";
import { subjectNames } from "#shared/subjects.ts";
import { Fold } from "#ui/fold.tsx";
import { useLanguage } from "../language.tsx";
import { SkillList } from "./skill-list.tsx";
import { SubjectSummary } from "./subject-summary.tsx";

type SubjectSectionsProps = {
  standing: Standing;
  underSkill?: (skill: SkillStanding) => ReactNode;
  /** Each subject is folded under its heading; but for the one with the skill that is named. */
  folds?: { openAt: string | null };
};

/** Each subject that was begun: its figures, and every skill with help and alone. */
export function SubjectSections({ standing, underSkill, folds }: SubjectSectionsProps) {
  const { translate } = useLanguage();
  const { masteredFrom } = standing;
  return standing.subjects.map((subject) => {
    const heading = <SubjectHeading subject={subject} />;
    const content = (
      <>
        <SubjectSummary subject={subject} masteredFrom={masteredFrom} />
        <SkillList
          skills={subject.skills}
          masteredFrom={masteredFrom}
          {...(underSkill ? { under: underSkill } : {})}
        />
      </>
    );
    if (!folds) {
      return (
        <section
          key={subject.subject}
          aria-labelledby={idOf(subject)}
          className="flex flex-col gap-6"
        >
          {heading}
          {content}
        </section>
      );
    }
    return (
      <Fold
        key={subject.subject}
        heading={heading}
        note={translate("progress.skillCount", {
          count: subject.skills.length,
          mastered: subject.skills.filter(
            (skill) => skillStateOf(skill, masteredFrom) === "mastered",
          ).length,
        })}
        isOpenAtFirst={subject.skills.some(({ id }) => id === folds.openAt)}
      >
        {content}
      </Fold>
    );
  });
}

function idOf({ subject }: SubjectStanding): string {
  return `subject-${subject}`;
}

function SubjectHeading({ subject }: { subject: SubjectStanding }) {
  const { locale } = useLanguage();
  return (
    <h2 id={idOf(subject)} className="text-title">
      {subjectNames[subject.subject][locale]}
    </h2>
  );
}
