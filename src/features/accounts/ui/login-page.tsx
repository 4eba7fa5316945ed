import { Navigate, useSearchParams } from "react-router";
import { call } from "#client/api.ts";
import { useTranslate } from "#client/language.tsx";
import type { AppError, ErrorCode } from "#shared/errors.ts";
import type { MessageKey } from "#shared/messages/en.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { TextLink } from "#ui/link.tsx";
import { PasswordInput } from "#ui/password-input.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { showToast } from "#ui/toast.tsx";
import { arrivalPath } from "../rules.ts";
import { FormPage } from "#ui/form-page.tsx";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useAccount, useSignedIn } from "#client/session.tsx";
import { StepHeading } from "#ui/step-heading.tsx";
import { textOf, useSubmission } from "#client/use-submission.ts";

/** Failures that say nothing about what was typed (M-01: 'Authentication failed'). */
const notTheirFault: readonly ErrorCode[] = ["internal", "unavailable"];

function failureTitle(failure: AppError | null): MessageKey {
  return failure && notTheirFault.includes(failure.code)
    ? "accounts.authenticationFailed"
    : "accounts.loginFailed";
}

/** Where students sign in. `next` in the address names the page they had asked for. */
export function LoginPage() {
  const translate = useTranslate();
  const [query] = useSearchParams();
  const { account, isPending, hint } = useAccount();
  const signedIn = useSignedIn();
  const submission = useSubmission(
    (fields) =>
      call("accounts", "signInStudent", {
        identifier: textOf(fields, "identifier"),
        password: textOf(fields, "password"),
      }),
    (result) => {
      const { firstName } = result.account;
      showToast({ title: translate("accounts.welcomeBack", { firstName }), tone: "right" });
      signedIn(result.account);
    },
  );
  const { failure, problem } = submission;

  if (account?.kind === "profile") {
    return <Navigate to={arrivalPath(account, { next: query.get("next") })} replace />;
  }
  if (isPending && hint) return null;

  return (
    <FormPage title={translate("accounts.loginTitle")}>
      <form {...submission.form} className="flex flex-col gap-6">
        <StepHeading
          title={translate("accounts.loginTitle")}
          lead={translate("accounts.loginLead")}
        />
        <FailureCallout
          failure={failure}
          title={translate(failureTitle(failure))}
          {...(failure?.code === "invalid_credentials" && {
            text: translate("accounts.loginFailedText"),
          })}
        />
        <Field label={translate("accounts.identifier")} error={problem("identifier")}>
          {(control) => (
            <TextInput
              {...control}
              name="identifier"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <Field label={translate("accounts.password")} error={problem("password")}>
          {(control) => (
            <PasswordInput
              {...control}
              name="password"
              autoComplete="current-password"
              words={{
                show: translate("forms.showPassword"),
                hide: translate("forms.hidePassword"),
              }}
            />
          )}
        </Field>
        <Button type="submit" variant="lamp" size="large" pending={submission.isPending}>
          {translate(submission.isPending ? "accounts.loggingIn" : "accounts.login")}
        </Button>
        <p>
          {translate("accounts.noAccount")}{" "}
          <TextLink to="/student-register">{translate("accounts.createAccount")}</TextLink>
        </p>
      </form>
    </FormPage>
  );
}
