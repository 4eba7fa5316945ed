import { call, type OutputFrom } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { useSignedIn } from "#client/session.tsx";
import { textOf, useSubmission } from "#client/use-submission.ts";
import { PasswordField } from "#client/password-field.tsx";
import { AppError } from "#shared/errors.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { TextLink } from "#ui/link.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { showToast } from "#ui/toast.tsx";

/** "code": the password is right, and an administrator's code is asked for too. */
async function signIn(
  email: string,
  password: string,
): Promise<OutputFrom<"accounts", "signInAffiliate"> | "code"> {
  try {
    return await call("accounts", "signInAffiliate", { email, password });
  } catch (error) {
    if (error instanceof AppError && error.code === "second_factor_needed") return "code";
    throw error;
  }
}

/** The sign-in of affiliates; once it is done the page around it leads on. */
export function SignInForm({ onCode }: { onCode: () => void }) {
  const translate = useTranslate();
  const signedIn = useSignedIn();
  const { failure, problem, form, isPending } = useSubmission(
    (fields) => signIn(textOf(fields, "email"), textOf(fields, "password")),
    (result) => {
      if (result === "code") {
        onCode();
        return;
      }
      const { account } = result;
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
