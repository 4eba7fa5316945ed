import type { ReactNode } from "react";
import { useLanguage } from "../language.tsx";
import type { SkillStanding, Standing } from "#features/learning/contract.ts";
import { subjectNames } from "#shared/subjects.ts";
import { SkillList } from "./skill-list.tsx";
import { SubjectSummary } from "./subject-summary.tsx";

type SubjectSectionsProps = {
  standing: Standing;
  underSkill?: (skill: SkillStanding) => ReactNode;
};

/** Each subject that was begun: its figures, and every skill with help and alone. */
export function SubjectSections({ standing, underSkill }: SubjectSectionsProps) {
  const { locale } = useLanguage();
  return standing.subjects.map((subject) => (
    <section
      key={subject.subject}
      aria-labelledby={`subject-${subject.subject}`}
      className="flex flex-col gap-6"
    >
      <h2 id={`subject-${subject.subject}`} className="text-title">
        {subjectNames[subject.subject][locale]}
      </h2>
      <SubjectSummary subject={subject} />
      <SkillList
        skills={subject.skills}
        masteredFrom={standing.masteredFrom}
        {...(underSkill ? { under: underSkill } : {})}
      />
    </section>
  ));
}
