import { useState } from "react";
import { useLocation } from "wouter";
import { call } from "#client/api.ts";
import { useTranslate } from "#client/language.tsx";
import { useSignedIn } from "#client/session.tsx";
import { textOf, useSubmission } from "#client/use-submission.ts";
import { PasswordField } from "#client/password-field.tsx";
import { AppError, type ErrorCode } from "#shared/errors.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Field } from "#ui/field.tsx";
import { TextLink, textLinkStyle } from "#ui/link.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { showToast } from "#ui/toast.tsx";
import { ForgotCredentialsDialog } from "./parents/forgot-credentials-dialog.tsx";
import { RefusalCallout } from "./parents/refusal-callout.tsx";
import { studentRefusal } from "./student-refusal.ts";

type StudentLoginFormProps = {
  /** The account just tried is an affiliate's, who signs in elsewhere (P-04). */
  onAffiliate: () => void;
  /** The password is right, and a code is asked for too. */
  onCode: () => void;
};

/** A student's username or address, and the password (L-01). The page leads on once somebody is signed in. */
export function StudentLoginForm({ onAffiliate, onCode }: StudentLoginFormProps) {
  const translate = useTranslate();
  const [, navigate] = useLocation();
  const signedIn = useSignedIn();
  const [isForgotten, setForgotten] = useState(false);

  /** What else a refusal means for the page. */
  function follow(code: ErrorCode): void {
    if (code === "affiliate_login_needed") onAffiliate();
    if (code === "second_factor_needed") onCode();
    // M-06: while there is no administrator, the address of one opens the set-up.
    if (code === "admin_setup_needed") navigate("/admin?setup");
  }

  async function send(fields: FormData) {
    try {
      return await call("accounts", "signInStudent", {
        identifier: textOf(fields, "identifier"),
        password: textOf(fields, "password"),
      });
    } catch (error) {
      if (error instanceof AppError) follow(error.code);
      throw error;
    }
  }

  const submission = useSubmission(send, ({ account }) => {
    const { firstName } = account;
    showToast({ title: translate("accounts.welcomeBack", { firstName }), tone: "right" });
    signedIn(account);
  });
  const { failure, problem } = submission;

  return (
    <>
      <form {...submission.form} className="flex flex-col gap-6">
        {failure?.code === "affiliate_login_needed" ? (
          <AffiliateNote />
        ) : (
          <RefusalCallout failure={failure} words={studentRefusal} />
        )}
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
        <PasswordField
          label={translate("accounts.password")}
          error={problem("password")}
          name="password"
          autoComplete="current-password"
        />
        <Button type="submit" variant="lamp" size="large" pending={submission.isPending}>
          {translate(submission.isPending ? "accounts.loggingIn" : "accounts.login")}
        </Button>
        <button
          type="button"
          className={`self-start py-1 ${textLinkStyle}`}
          onClick={() => setForgotten(true)}
        >
          {translate("parents.forgot")}
        </button>
      </form>
      <ForgotCredentialsDialog open={isForgotten} onOpenChange={setForgotten} />
    </>
  );
}

/** Says where an affiliate signs in (L-03). */
function AffiliateNote() {
  const translate = useTranslate();
  return (
    <Callout kind="care" announce title={translate("errors.affiliate_login_needed")}>
      <p>{translate("parents.affiliateNote")}</p>
      <p className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
        <TextLink to="/affiliate/login">{translate("parents.affiliateLogin")}</TextLink>
        <a href="/affiliate" className={textLinkStyle}>
          {translate("parents.affiliateInfo")}
        </a>
      </p>
    </Callout>
  );
}
