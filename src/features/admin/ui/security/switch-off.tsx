import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { PasswordField } from "#client/password-field.tsx";
import { textOf, useSubmission } from "#client/use-submission.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";

/** From on to off, by the password and a code together. */
export function SwitchOff({ onDone }: { onDone: () => void }) {
  const translate = useTranslate();
  const { form, failure, problem, isPending } = useSubmission(
    (fields) =>
      call("accounts", "switchOffSecondFactor", {
        password: textOf(fields, "password"),
        code: textOf(fields, "code"),
      }),
    onDone,
  );
  return (
    <form {...form} aria-labelledby="switch-off-title" className="flex max-w-100 flex-col gap-5">
      <div>
        <h2 id="switch-off-title" className="text-title">
          {translate("factor.switchOffTitle")}
        </h2>
        <p className="mt-2 text-quiet">{translate("factor.switchOffText")}</p>
      </div>
      <FailureCallout failure={failure} title={translate("factor.switchOffFailed")} />
      <PasswordField
        name="password"
        label={translate("factor.password")}
        autoComplete="current-password"
        error={problem("password")}
      />
      <Field label={translate("factor.code")} error={problem("code")}>
        {(control) => (
          <TextInput
            {...control}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Button type="submit" variant="care" className="self-start" pending={isPending}>
        {translate("factor.switchOff")}
      </Button>
    </form>
  );
}
