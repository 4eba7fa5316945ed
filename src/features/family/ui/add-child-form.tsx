import { useId, useState } from "react";
import { call } from "#client/api.ts";
import { BirthDateFields, readBirthDate } from "#client/birth-date-fields.tsx";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useLanguage } from "#client/language.tsx";
import { useTaughtSubjects } from "#client/taught-subjects.ts";
import { textOf, useSubmission } from "#client/use-submission.ts";
import { PasswordField } from "#client/password-field.tsx";
import { type Subject, subjectNames } from "#shared/subjects.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { Select } from "#ui/select.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { showToast } from "#ui/toast.tsx";

const grades = Array.from({ length: 12 }, (_, index) => String(index + 1));

type AddChildFormProps = {
  /** The letter in which the child asked to join. */
  letter?: { token: string; childFirstName: string };
  onAdded: (childId: string) => void;
};

/** What a parent enters to make a child's account, with the consent. */
export function AddChildForm({ letter, onAdded }: AddChildFormProps) {
  const { locale, translate } = useLanguage();
  const [grade, setGrade] = useState<string | null>(null);
  const [subject, setSubject] = useState<Subject>("Mathematics");
  const [agrees, setAgrees] = useState(false);
  const birthDateErrorId = useId();
  const taught = useTaughtSubjects();
  const { form, failure, problem, isPending } = useSubmission(
    async (fields) => {
      const fullName = textOf(fields, "fullName");
      const { childId } = await call("family", "addChild", {
        fullName,
        username: textOf(fields, "username"),
        password: textOf(fields, "password"),
        birthDate: readBirthDate(fields),
        gradeLevel: Number(grade),
        primarySubject: subject,
        locale,
        consent: agrees,
        consentToken: letter?.token ?? null,
      });
      return { childId, firstName: fullName.trim().split(/\s+/)[0] ?? "" };
    },
    ({ childId, firstName }) => {
      showToast({ title: translate("family.added", { firstName }), tone: "right" });
      onAdded(childId);
    },
  );
  const birthDateProblem = problem("birthDate");

  return (
    <form {...form} className="flex flex-col gap-5">
      <FailureCallout failure={failure} title={translate("family.addFailed")} />
      <Field label={translate("family.childName")} error={problem("fullName")}>
        {(control) => (
          <TextInput
            {...control}
            name="fullName"
            autoComplete="off"
            defaultValue={letter?.childFirstName}
          />
        )}
      </Field>
      <div>
        <BirthDateFields errorId={birthDateProblem ? birthDateErrorId : null} showLegend />
        <p
          id={birthDateErrorId}
          aria-live="polite"
          className="mt-1 text-small text-care-text empty:hidden"
        >
          {birthDateProblem}
        </p>
      </div>
      <Field
        label={translate("family.username")}
        help={translate("family.usernameHelp")}
        error={problem("username")}
      >
        {(control) => (
          <TextInput
            {...control}
            name="username"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <PasswordField
        label={translate("family.password")}
        help={translate("family.passwordHelp")}
        error={problem("password")}
        name="password"
        autoComplete="new-password"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={translate("family.grade")} error={problem("gradeLevel")}>
          {(control) => (
            <Select
              {...control}
              options={grades.map((value) => ({
                value,
                label: translate("family.gradeOption", { grade: value }),
              }))}
              value={grade}
              onValue={setGrade}
              placeholder={translate("family.gradeChoose")}
            />
          )}
        </Field>
        <Field label={translate("family.subject")} error={problem("primarySubject")}>
          {(control) => (
            <Select
              {...control}
              options={taught.map((value) => ({ value, label: subjectNames[value][locale] }))}
              value={subject}
              onValue={setSubject}
            />
          )}
        </Field>
      </div>
      <Checkbox
        label={translate("family.consentLabel")}
        checked={agrees}
        onChange={(event) => setAgrees(event.target.checked)}
        error={problem("consent")}
      />
      <p className="text-small text-quiet">
        {translate("family.consentMore")}{" "}
        <a
          href={locale === "es" ? "/privacy-policy-es" : "/privacy-policy"}
          className="underline decoration-lamp decoration-2 underline-offset-4"
        >
          {translate("family.privacy")}
        </a>
      </p>
      <Button type="submit" variant="lamp" size="large" pending={isPending}>
        {translate(isPending ? "family.adding" : "family.addSubmit")}
      </Button>
    </form>
  );
}
