import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useLanguage } from "#client/language.tsx";
import { useSignedIn } from "#client/session.tsx";
import { textOf, useSubmission } from "#client/use-submission.ts";
import { PasswordField } from "#client/password-field.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { showToast } from "#ui/toast.tsx";

/** The account of a new affiliate; the application follows on the next page. */
export function SignUpForm() {
  const { locale, translate } = useLanguage();
  const signedIn = useSignedIn();
  const { failure, problem, form, isPending } = useSubmission(
    (fields) =>
      call("accounts", "signUpAffiliate", {
        fullName: textOf(fields, "fullName"),
        email: textOf(fields, "email"),
        password: textOf(fields, "password"),
        isAdult: fields.has("isAdult"),
        locale,
      }),
    ({ account }) => {
      const { firstName } = account;
      showToast({ title: translate("affiliates.welcome", { firstName }), tone: "right" });
      signedIn(account);
    },
  );
  return (
    <form {...form} className="flex flex-col gap-6">
      <p className="text-quiet">{translate("affiliates.newLead")}</p>
      <FailureCallout failure={failure} title={translate("affiliates.createFailed")} />
      <Field label={translate("affiliates.fullName")} error={problem("fullName")}>
        {(control) => <TextInput {...control} name="fullName" autoComplete="name" />}
      </Field>
      <Field label={translate("affiliates.email")} error={problem("email")}>
        {(control) => <TextInput {...control} type="email" name="email" autoComplete="username" />}
      </Field>
      <PasswordField
        label={translate("affiliates.password")}
        help={translate("affiliates.passwordHelp")}
        error={problem("password")}
        name="password"
        autoComplete="new-password"
      />
      <Checkbox name="isAdult" label={translate("affiliates.adult")} error={problem("isAdult")} />
      <Button type="submit" variant="lamp" size="large" pending={isPending}>
        {translate(isPending ? "affiliates.creating" : "affiliates.create")}
      </Button>
    </form>
  );
}
