import { call, type OutputFrom } from "./api.ts";
import { FailureCallout } from "./failure-callout.tsx";
import { useTranslate } from "./language.tsx";
import { useSignedIn } from "./session.tsx";
import { textOf, useSubmission } from "./use-submission.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";

type SecondFactorStepProps = {
  /** What is said to whoever came in. */
  welcome: (account: OutputFrom<"accounts", "enterSecondFactor">["account"]) => void;
  /** Back to the password. */
  onBack: () => void;
};

/**
 * In place of a sign-in's form, once the password was right and a code is asked for too. The page leads on once somebody is
 * signed in. Needs the words of `factor`.
 */
export function SecondFactorStep({ welcome, onBack }: SecondFactorStepProps) {
  const translate = useTranslate();
  const signedIn = useSignedIn();
  const { form, failure, problem, isPending } = useSubmission(
    (fields) => call("accounts", "enterSecondFactor", { code: textOf(fields, "code") }),
    ({ account }) => {
      welcome(account);
      signedIn(account);
    },
  );
  return (
    <form {...form} className="flex flex-col gap-6">
      <h2 className="text-title">{translate("factor.stepTitle")}</h2>
      <FailureCallout failure={failure} title={translate("factor.failed")} />
      <Field
        label={translate("factor.code")}
        help={translate("factor.stepText")}
        error={problem("code")}
      >
        {(control) => (
          <TextInput
            {...control}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            // Whoever gave the password goes on here.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="lamp" size="large" pending={isPending}>
          {translate("factor.signIn")}
        </Button>
        <Button size="large" onClick={onBack}>
          {translate("factor.back")}
        </Button>
      </div>
    </form>
  );
}
