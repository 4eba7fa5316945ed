import { useState } from "react";
import { useLanguage } from "#client/language.tsx";
import { useTaughtSubjects } from "#client/taught-subjects.ts";
import { textOf } from "#client/use-submission.ts";
import { findSubject, type Subject, subjectNames, subjects } from "#shared/subjects.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { TextArea } from "#ui/text-area.tsx";

/** What is asked of a student for the tutor. */
export type Learning = {
  gradeLevel: number | null;
  primarySubject: Subject | null;
  preferredSubjects: readonly Subject[];
  learningGoals: string;
};

const grades = Array.from({ length: 12 }, (_, index) => String(index + 1));

type LearningFieldsProps = {
  learning: Learning;
  problem: (field: string) => string | null;
};

/** Grade, first subject, other subjects and goals. Needs the words of `accounts`, `forms` and `fields`. */
export function LearningFields({ learning, problem }: LearningFieldsProps) {
  const { locale, translate } = useLanguage();
  const [grade, setGrade] = useState(learning.gradeLevel?.toString() ?? null);
  const [first, setFirst] = useState(learning.primarySubject);
  const taught = useTaughtSubjects();
  // What was chosen once stays to be seen, also where nothing of it is taught any more.
  const offered = subjects.filter((subject) =>
    [...taught, learning.primarySubject, ...learning.preferredSubjects].includes(subject),
  );
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field label={translate("accounts.grade")} error={problem("gradeLevel")}>
          {(control) => (
            <Select
              {...control}
              name="gradeLevel"
              options={grades.map((value) => ({
                value,
                label: translate("accounts.gradeOption", { grade: value }),
              }))}
              value={grade}
              onValue={setGrade}
              placeholder={translate("accounts.gradeChoose")}
            />
          )}
        </Field>
        <Field label={translate("accounts.subject")} error={problem("primarySubject")}>
          {(control) => (
            <Select
              {...control}
              name="primarySubject"
              options={offered.map((value) => ({ value, label: subjectNames[value][locale] }))}
              value={first}
              onValue={setFirst}
              placeholder={translate("accounts.subjectChoose")}
            />
          )}
        </Field>
      </div>
      <fieldset>
        <legend className="font-semibold">{translate("accounts.otherSubjects")}</legend>
        <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
          {offered
            .filter((subject) => subject !== first)
            .map((subject) => (
              <Checkbox
                key={subject}
                name="preferredSubjects"
                value={subject}
                defaultChecked={learning.preferredSubjects.includes(subject)}
                label={subjectNames[subject][locale]}
              />
            ))}
        </div>
      </fieldset>
      <Field
        label={`${translate("accounts.goals")} (${translate("forms.optional")})`}
        help={translate("accounts.goalsHelp")}
        error={problem("learningGoals")}
      >
        {(control) => (
          <TextArea
            {...control}
            name="learningGoals"
            rows={2}
            defaultValue={learning.learningGoals}
          />
        )}
      </Field>
    </>
  );
}

/** What the fields hold; a grade or subject not chosen is left for the server to name. */
export function readLearning(fields: FormData): {
  gradeLevel: number;
  primarySubject: Subject;
  preferredSubjects: Subject[];
  learningGoals: string;
} {
  return {
    gradeLevel: Number(textOf(fields, "gradeLevel")),
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing chosen is refused by the server, which names the field
    primarySubject: (findSubject(textOf(fields, "primarySubject")) ?? "") as Subject,
    preferredSubjects: fields
      .getAll("preferredSubjects")
      .flatMap((name) => (typeof name === "string" ? (findSubject(name) ?? []) : [])),
    learningGoals: textOf(fields, "learningGoals"),
  };
}
