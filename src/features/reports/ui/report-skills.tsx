import { useLanguage } from "#client/language.tsx";
import { EvidenceCount } from "#client/parent/evidence/evidence-count.tsx";
import { subjectNames } from "#shared/subjects.ts";
import { ShareBar } from "#ui/share-bar.tsx";
import { Table } from "#ui/table.tsx";
import type { Report, ReportSkill } from "../contract.ts";

const endings = [
  { ending: "alone", words: "report.aloneName" },
  { ending: "withHelp", words: "report.withHelpName" },
  { ending: "open", words: "report.openName" },
] as const;

/** The skills of the report's days: what was done in them, and how well each works now with help and alone. */
export function ReportSkills({ report }: { report: Report }) {
  const { translate } = useLanguage();
  const { masteredFrom } = report;
  return (
    <Table
      stacks
      caption={translate("report.skills")}
      showCaption
      rows={report.skills}
      rowKey={({ id, subject }) => `${subject} ${id}`}
      columns={[
        { id: "skill", heading: translate("report.skill"), cell: nameOf },
        ...endings.map(({ ending, words }) => ({
          id: ending,
          heading: translate(words),
          numeric: true,
          cell: (skill: ReportSkill) => countOf(report, skill, ending),
        })),
        {
          id: "known",
          heading: translate("report.knownNow"),
          cell: (skill: ReportSkill) => knownOf(skill, masteredFrom),
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

function countOf(
  { child, from, to }: Report,
  { id, ...counts }: ReportSkill,
  ending: (typeof endings)[number]["ending"],
) {
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

function knownOf({ standing }: ReportSkill, masteredFrom: number) {
  return standing && <Known standing={standing} masteredFrom={masteredFrom} />;
}

type KnownProps = { standing: NonNullable<ReportSkill["standing"]>; masteredFrom: number };

function Known({ standing, masteredFrom }: KnownProps) {
  const { translate } = useLanguage();
  return (
    <div className="flex min-w-48 flex-col gap-2">
      <ShareBar label={translate("report.withHelpName")} share={standing.withHelp} tone="help" />
      <ShareBar
        label={translate("report.aloneName")}
        share={standing.alone}
        tone="alone"
        notch={masteredFrom}
      />
    </div>
  );
}
