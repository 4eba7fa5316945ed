import { useState } from "react";
import { useLocation } from "wouter";
import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useLanguage } from "#client/language.tsx";
import { useSignedIn } from "#client/session.tsx";
import { textOf, useSubmission } from "#client/use-submission.ts";
import { PasswordField } from "#client/password-field.tsx";
import { adminSessionPauseMs, adminSessionTries, second } from "#shared/constants.ts";
import type { ErrorCode } from "#shared/errors.ts";
import type { MessageKey } from "#shared/messages/en.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { ButtonLink } from "#ui/link.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import { showToast } from "#ui/toast.tsx";
import { DefaultPassword } from "./default-password.tsx";
import type { OpenSetup } from "./open-setup.ts";
import { signInAdministrator } from "./sign-in-administrator.ts";

type Choice = "default" | "custom";

/** What to do about each way the making can fail, beside what failed (M-09). */
const remedies: Partial<Record<ErrorCode, MessageKey>> = {
  admin_user_not_created: "admin.setupWhyUser",
  admin_user_not_returned: "admin.setupWhyReturned",
  admin_profile_not_created: "admin.setupWhyProfile",
  token_invalid: "admin.setupTokenInvalid",
};

/** Chooses the administrator's password, makes the account, signs in and opens the area. */
export function PasswordForm({ setup }: { setup: OpenSetup }) {
  const { locale, translate } = useLanguage();
  const [, navigate] = useLocation();
  const signedIn = useSignedIn();
  const [choice, setChoice] = useState<Choice>("default");
  const [step, setStep] = useState<"form" | "signing-in" | "not-signed-in">("form");

  async function enter(password: string): Promise<void> {
    setStep("signing-in");
    const account = await signInAdministrator(setup.adminEmail, password);
    if (!account) return setStep("not-signed-in");
    signedIn(account);
    navigate("/admin", { replace: true });
  }

  const submission = useSubmission(
    async (fields) => {
      const own = choice === "custom" ? textOf(fields, "password") : null;
      await call("admin", "createAdministrator", {
        token: setup.token,
        password: own,
        confirmation: own === null ? null : textOf(fields, "confirmation"),
        locale,
      });
      return own ?? setup.defaultPassword;
    },
    (password) => {
      showToast({ title: translate("admin.setupDone"), tone: "right" });
      void enter(password);
    },
  );
  const { failure, problem, form } = submission;

  if (step === "signing-in") {
    return (
      <Callout kind="right" announce title={translate("admin.setupDone")}>
        {translate("admin.setupSigningIn")}
      </Callout>
    );
  }
  if (step === "not-signed-in") return <NotSignedIn email={setup.adminEmail} />;

  const remedy = failure && remedies[failure.code];
  return (
    <form {...form} className="flex flex-col gap-6">
      <FailureCallout
        failure={failure}
        title={translate("admin.setupFailed")}
        {...(failure &&
          remedy && { text: `${translate(`errors.${failure.code}`)}. ${translate(remedy)}` })}
      />
      <p>
        {translate("admin.setupEmail")} <b>{setup.adminEmail}</b>
      </p>
      {/* Password managers need the name that goes with the password. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={setup.adminEmail}
        readOnly
        hidden
      />
      <RadioCards<Choice>
        legend={translate("admin.setupChoice")}
        options={[
          {
            value: "default",
            label: translate("admin.setupDefault"),
            help: translate("admin.setupDefaultHelp"),
          },
          { value: "custom", label: translate("admin.setupCustom") },
        ]}
        value={choice}
        onValue={setChoice}
      />
      {choice === "default" ? (
        <DefaultPassword password={setup.defaultPassword} />
      ) : (
        <>
          <PasswordField
            label={translate("admin.setupPassword")}
            error={problem("password")}
            name="password"
            autoComplete="new-password"
          />
          <PasswordField
            label={translate("admin.setupConfirmation")}
            error={problem("confirmation")}
            name="confirmation"
            autoComplete="new-password"
          />
        </>
      )}
      <Button type="submit" variant="lamp" size="large" pending={submission.isPending}>
        {translate(submission.isPending ? "admin.setupCreating" : "admin.setupCreate")}
      </Button>
    </form>
  );
}

function NotSignedIn({ email }: { email: string }) {
  const { translate } = useLanguage();
  const seconds = (adminSessionTries * adminSessionPauseMs) / second;
  return (
    <div className="flex flex-col items-start gap-6">
      <Callout kind="care" announce title={translate("admin.setupNotSignedIn")}>
        {translate("admin.setupNotSignedInText", { email, seconds })}
      </Callout>
      <ButtonLink to="/login?next=%2Fadmin" variant="lamp">
        {translate("admin.setupLogin")}
      </ButtonLink>
    </div>
  );
}
