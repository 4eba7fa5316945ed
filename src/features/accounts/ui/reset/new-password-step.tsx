import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call, type OutputFrom } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { replaceAccount } from "#client/session-query.ts";
import { textOf, useSubmission } from "#client/use-submission.ts";
import { PasswordField } from "#client/password-field.tsx";
import { AppError } from "#shared/errors.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/link.tsx";
import { Loading } from "#ui/skeleton.tsx";
import { StepHeading } from "#ui/step-heading.tsx";

type NewPasswordStepProps = {
  token: string;
  onNewLink: () => void;
};

/** Sets a new password by the token of a link; a dead link is told before anything is typed. */
export function NewPasswordStep({ token, onNewLink }: NewPasswordStepProps) {
  const translate = useTranslate();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ["password-reset", token],
    queryFn: () => call("accounts", "openPasswordReset", { token }),
    staleTime: Infinity,
    gcTime: 0,
  });
  const [isDead, setDead] = useState(false);
  if (isDead || isRefused(error)) {
    return (
      <div className="flex flex-col items-start gap-6">
        <StepHeading
          title={translate("profile.linkDeadTitle")}
          lead={translate("profile.linkDeadLead")}
          follows
        />
        <Button variant="lamp" size="large" onClick={onNewLink}>
          {translate("profile.linkNew")}
        </Button>
      </div>
    );
  }
  if (error) {
    return (
      <div className="flex flex-col items-start gap-6">
        <StepHeading
          title={translate("profile.resetTitle")}
          lead={translate(error instanceof AppError ? `errors.${error.code}` : "errors.internal", {
            ...(error instanceof AppError ? error.data : {}),
          })}
          follows
        />
        <Button variant="lamp" pending={isFetching} onClick={() => void refetch()}>
          {translate("shell.tryAgain")}
        </Button>
      </div>
    );
  }
  if (!data) return <Loading label={translate("shell.loading")} />;
  return <NewPasswordForm token={token} whose={data} onDead={() => setDead(true)} />;
}

type NewPasswordFormProps = {
  token: string;
  whose: OutputFrom<"accounts", "openPasswordReset">;
  onDead: () => void;
};

function NewPasswordForm({ token, whose, onDead }: NewPasswordFormProps) {
  const translate = useTranslate();
  const client = useQueryClient();
  const [done, setDone] = useState<OutputFrom<"accounts", "resetPassword"> | null>(null);
  const { form, failure, problem, isPending } = useSubmission(
    async (fields) => {
      try {
        const password = textOf(fields, "password");
        return await call("accounts", "resetPassword", { token, password });
      } catch (error) {
        if (error instanceof AppError && error.code === "token_invalid") onDead();
        throw error;
      }
    },
    (result) => {
      replaceAccount(client, null);
      setDone(result);
    },
  );
  if (done) {
    return (
      <div className="flex flex-col items-start gap-6">
        <StepHeading
          title={translate("profile.resetDoneTitle")}
          lead={translate("profile.resetDoneLead")}
          follows
        />
        <ButtonLink
          to={done.kind === "parent" ? "/login?tab=parent" : "/login"}
          variant="lamp"
          size="large"
        >
          {translate("profile.resetLogin")}
        </ButtonLink>
      </div>
    );
  }
  return (
    <form {...form} className="flex flex-col gap-6">
      <StepHeading
        title={translate("profile.resetTitle")}
        lead={translate("profile.resetNewLead", { firstName: whose.firstName })}
      />
      <FailureCallout failure={failure} title={translate("profile.resetNotSaved")} />
      {/* Password managers keep the new password under the name that is signed in with. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        defaultValue={whose.signsInWith}
        readOnly
        hidden
      />
      <PasswordField
        label={translate("profile.newPassword")}
        help={translate("profile.passwordHelp")}
        error={problem("password")}
        name="password"
        autoComplete="new-password"
      />
      <Button type="submit" variant="lamp" size="large" pending={isPending}>
        {translate(isPending ? "profile.resetSaving" : "profile.resetSave")}
      </Button>
    </form>
  );
}

/** Whether the link opens nothing, now and later. */
function isRefused(error: Error | null): boolean {
  return (
    error instanceof AppError && (error.code === "token_invalid" || error.code === "invalid_input")
  );
}
