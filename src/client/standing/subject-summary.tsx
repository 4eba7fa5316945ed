import { useLanguage } from "../language.tsx";
import type { Localized } from "#shared/locale.ts";
import type { MessageKey } from "#shared/messages/en.ts";
import type { SubjectStanding } from "#features/learning/contract.ts";
import { skillStateOf } from "#shared/skill-state.ts";

const noteWords = {
  alone: "progress.noteAlone",
  withHelp: "progress.noteWithHelp",
  missed: "progress.noteMissed",
} as const satisfies Record<NonNullable<SubjectStanding["note"]>["kind"], MessageKey>;

type SubjectSummaryProps = {
  subject: SubjectStanding;
  /** From this probability on a skill counts as mastered. */
  masteredFrom: number;
};

/** A subject in figures and in three short lists. */
export function SubjectSummary({ subject, masteredFrom }: SubjectSummaryProps) {
  const { locale, translate } = useLanguage();
  const mastered = subject.skills.filter(
    (skill) => skillStateOf(skill, masteredFrom) === "mastered",
  );
  const figures = [
    { label: translate("progress.sessions"), value: subject.totalSessions },
    { label: translate("progress.problems"), value: subject.totalPracticeItems },
    { label: translate("progress.right"), value: subject.totalCorrectItems },
    {
      label: translate("progress.mastered"),
      value: translate("standing.share", { part: mastered.length, whole: subject.skills.length }),
    },
  ];
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <dl className="grid grid-cols-2 gap-4 rounded-card border border-hairline bg-surface p-5 sm:grid-cols-4 lg:grid-cols-2">
        {figures.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-small text-quiet">{label}</dt>
            <dd className="text-heading tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-col gap-4 rounded-card border border-hairline bg-surface p-5">
        <Skills
          label={translate("progress.strengths")}
          titles={mastered.map(({ title }) => title)}
        />
        <Skills label={translate("progress.gaps")} titles={subject.gaps} />
        <Skills
          label={translate("progress.current")}
          titles={[subject.currentUnit, subject.currentSkill].filter((title) => title !== null)}
        />
        <Skills
          label={translate("progress.next")}
          titles={subject.nextSkill ? [subject.nextSkill] : []}
        />
        {subject.note && (
          <div>
            <h3 className="font-reading text-small font-semibold text-quiet">
              {translate("progress.lastAnswer")}
            </h3>
            <p>{`${subject.note.skill[locale]}: ${translate(noteWords[subject.note.kind])}`}</p>
          </div>
        )}
      </div>
    </div>
  );
}

function Skills({ label, titles }: { label: string; titles: readonly Localized[] }) {
  const { locale } = useLanguage();
  if (titles.length === 0) return null;
  return (
    <div>
      <h3 className="font-reading text-small font-semibold text-quiet">{label}</h3>
      <p>{titles.map((title) => title[locale]).join(" · ")}</p>
    </div>
  );
}
