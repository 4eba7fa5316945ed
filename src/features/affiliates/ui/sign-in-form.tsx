import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { useSignedIn } from "#client/session.tsx";
import { textOf, useSubmission } from "#client/use-submission.ts";
import { PasswordField } from "#client/password-field.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { TextLink } from "#ui/link.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { showToast } from "#ui/toast.tsx";

/** The sign-in of affiliates; once it is done the page around it leads on. */
export function SignInForm() {
  const translate = useTranslate();
  const signedIn = useSignedIn();
  const { failure, problem, form, isPending } = useSubmission(
    (fields) =>
      call("accounts", "signInAffiliate", {
        email: textOf(fields, "email"),
        password: textOf(fields, "password"),
      }),
    ({ account }) => {
      const { firstName } = account;
      showToast({ title: translate("affiliates.welcomeBack", { firstName }), tone: "right" });
      signedIn(account);
    },
  );
  return (
    <form {...form} className="flex flex-col gap-6">
      <FailureCallout
        failure={failure}
        title={translate("affiliates.loginFailed")}
        {...(failure?.code === "invalid_credentials" && {
          text: translate("affiliates.loginFailedText"),
        })}
      />
      <Field label={translate("affiliates.email")} error={problem("email")}>
        {(control) => <TextInput {...control} type="email" name="email" autoComplete="username" />}
      </Field>
      <PasswordField
        label={translate("affiliates.password")}
        error={problem("password")}
        name="password"
        autoComplete="current-password"
      />
      <Button type="submit" variant="lamp" size="large" pending={isPending}>
        {translate(isPending ? "affiliates.loggingIn" : "affiliates.login")}
      </Button>
      <p>
        <TextLink to="/reset-password">{translate("affiliates.forgot")}</TextLink>
      </p>
    </form>
  );
}
