import { useId } from "react";
import { call } from "#client/api.ts";
import { BirthDateFields, readBirthDate } from "#client/birth-date-fields.tsx";
import { useTranslate } from "#client/language.tsx";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import type { SignUpPath } from "../rules.ts";
import { StepHeading } from "#ui/step-heading.tsx";
import { useSubmission } from "#client/use-submission.ts";

type BirthDateStepProps = {
  /** It comes after another step on this page. */
  follows: boolean;
  onAnswer: (path: SignUpPath) => void;
};

/** Asks for the date of birth without a hint of what depends on it (a neutral age step: FTC, COPPA FAQ H.3). */
export function BirthDateStep({ follows, onAnswer }: BirthDateStepProps) {
  const translate = useTranslate();
  const errorId = useId();
  const submission = useSubmission(
    (fields) => call("accounts", "answerAgeStep", { birthDate: readBirthDate(fields) }),
    ({ path }) => onAnswer(path),
  );
  const problem = submission.problem("birthDate");

  return (
    <form {...submission.form} className="flex flex-col gap-6">
      <StepHeading
        title={translate("accounts.ageTitle")}
        lead={translate("accounts.ageLead")}
        follows={follows}
      />
      <BirthDateFields errorId={problem ? errorId : null} isOwn />
      <div id={errorId} className="empty:hidden">
        {submission.failure && (
          <Callout kind="care" announce>
            {problem ?? translate(`errors.${submission.failure.code}`, submission.failure.data)}
          </Callout>
        )}
      </div>
      <Button type="submit" variant="lamp" size="large" pending={submission.isPending}>
        {translate("accounts.continue")}
      </Button>
    </form>
  );
}
