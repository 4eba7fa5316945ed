import { useLanguage } from "#client/language.tsx";
import { EvidenceCount } from "#client/parent/evidence/evidence-count.tsx";
import { StateBadge } from "#client/standing/state-badge.tsx";
import { type Ending, endingName, endings } from "#shared/endings.ts";
import { subjectNames } from "#shared/subjects.ts";
import { Table } from "#ui/table.tsx";
import type { Report, ReportSkill } from "../contract.ts";

/** The skills of the report's days: what was done in them, and how each stands now. */
export function ReportSkills({ report }: { report: Report }) {
  const { locale, translate } = useLanguage();
  return (
    <Table
      stacks
      caption={translate("report.skills")}
      showCaption
      rows={report.skills}
      rowKey={({ id, subject }) => `${subject} ${id}`}
      columns={[
        { id: "skill", heading: translate("report.skill"), cell: nameOf },
        ...endings.map((ending) => ({
          id: ending,
          heading: endingName(ending, locale, translate),
          numeric: true,
          cell: (skill: ReportSkill) => countOf(report, skill, ending),
        })),
        {
          id: "known",
          heading: translate("report.knownNow"),
          cell: stateOf,
        },
      ]}
    />
  );
}

function nameOf(skill: ReportSkill) {
  return <Name skill={skill} />;
}

function Name({ skill: { title, subject } }: { skill: ReportSkill }) {
  const { locale, translate } = useLanguage();
  return (
    <>
      {title?.[locale] ?? translate("report.ownProblems")}
      <span className="block text-small font-normal text-quiet">
        {subjectNames[subject][locale]}
      </span>
    </>
  );
}

function stateOf({ state }: ReportSkill) {
  return state && <StateBadge state={state} />;
}

function countOf({ child, from, to }: Report, { id, ...counts }: ReportSkill, ending: Ending) {
  // Problems of the child's own have no skill to ask for.
  if (id === null) return counts[ending];
  return (
    <EvidenceCount
      childId={child.id}
      count={counts[ending]}
      query={{ from, to, ending, skillIds: id }}
    />
  );
}
