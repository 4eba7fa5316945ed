import { useLanguage } from "#client/language.tsx";
import { useTaughtSubjects } from "#client/taught-subjects.ts";
import { isLocale, locales } from "#shared/locale.ts";
import { subjectNames, subjects, taughtSubjects, type Subject } from "#shared/subjects.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { Select } from "#ui/select.tsx";
import type { SectionProps } from "./section-props.ts";
import { Section } from "./section.tsx";
import { VoiceSwitch } from "./voice-switch.tsx";

const asUsual = "usual";
const grades = Array.from({ length: 12 }, (_, index) => String(index + 1));

/** What the tutor does: subjects, own problems, help, and how it speaks. Only what this program can do is offered. */
export function TutorSection({ ruling, save }: SectionProps) {
  const { locale, translate } = useLanguage();
  const { rules, isSample } = ruling;
  const languages = new Intl.DisplayNames(locale, { type: "language" });
  return (
    <Section title={translate("controls.tutorTitle")}>
      <SubjectSwitches ruling={ruling} save={save} />
      <Checkbox
        label={translate("controls.own")}
        checked={rules.ownProblems}
        disabled={isSample}
        onChange={(event) => void save({ ownProblems: event.target.checked })}
      />
      <VoiceSwitch ruling={ruling} save={save} />
      <fieldset disabled={isSample}>
        <RadioCards
          legend={translate("controls.help")}
          options={[
            { value: "all", label: translate("controls.helpAll") },
            { value: "no-answer", label: translate("controls.helpNoAnswer") },
            { value: "first-hint", label: translate("controls.helpFirstHint") },
          ]}
          value={rules.help}
          onValue={(help) => void save({ help })}
        />
      </fieldset>
      <Field label={translate("controls.language")}>
        {(control) => (
          <Select
            {...control}
            options={[
              { value: asUsual, label: translate("controls.languageOwn") },
              ...locales.map((value) => ({ value, label: languages.of(value) ?? value })),
            ]}
            value={rules.language ?? asUsual}
            disabled={isSample}
            onValue={(value) => void save({ language: isLocale(value) ? value : null })}
          />
        )}
      </Field>
      <Field label={translate("controls.reading")}>
        {(control) => (
          <Select
            {...control}
            options={[
              { value: asUsual, label: translate("controls.readingOwn") },
              ...grades.map((value) => ({
                value,
                label: translate("controls.readingGrade", { grade: value }),
              })),
            ]}
            value={rules.readingGrade === null ? asUsual : String(rules.readingGrade)}
            disabled={isSample}
            onValue={(value) =>
              void save({ readingGrade: value === asUsual ? null : Number(value) })
            }
          />
        )}
      </Field>
    </Section>
  );
}

/** A switch for each subject that is taught. All on means every subject, also those that will come. */
function SubjectSwitches({ ruling, save }: SectionProps) {
  const { locale, translate } = useLanguage();
  const open = ruling.rules.subjects ?? subjects;
  const taught = useTaughtSubjects();

  function change(subject: Subject, isOn: boolean): void {
    const next = subjects.filter((known) => (known === subject ? isOn : open.includes(known)));
    const isEvery = taughtSubjects.every((known) => next.includes(known));
    void save({ subjects: isEvery ? null : next });
  }

  return (
    <fieldset disabled={ruling.isSample}>
      <legend className="font-semibold">{translate("controls.subjects")}</legend>
      {taught.map((subject) => (
        <Checkbox
          key={subject}
          label={subjectNames[subject][locale]}
          checked={open.includes(subject)}
          onChange={(event) => change(subject, event.target.checked)}
        />
      ))}
    </fieldset>
  );
}
