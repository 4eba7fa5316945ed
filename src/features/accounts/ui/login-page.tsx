import { useState } from "react";
import { Redirect, useSearchParams } from "wouter";
import { useTranslate } from "#client/language.tsx";
import { SessionEndedNotice } from "#client/session-ended-notice.tsx";
import { useAccount } from "#client/session.tsx";
import { FormPage } from "#ui/form-page.tsx";
import { TextLink } from "#ui/link.tsx";
import { StepHeading } from "#ui/step-heading.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { arrivalPath, loginSide } from "../rules.ts";
import { GoogleArrival } from "./google-arrival.tsx";
import { GoogleButton } from "./google-button.tsx";
import { GoogleOutcome } from "./google-outcome.tsx";
import { ParentLoginForm } from "./parents/parent-login-form.tsx";
import { CodeStep } from "./code-step.tsx";
import { StudentLoginForm } from "./student-login-form.tsx";

type Side = "student" | "parent";

/**
 * Where students and parents sign in. `tab` in the address names the side, `next` the page they had
 * asked for.
 */
export function LoginPage() {
  const translate = useTranslate();
  const [query, setQuery] = useSearchParams();
  const { account, isPending, hint } = useAccount();
  const [isAffiliate, setAffiliate] = useState(false);
  const [isAskedForCode, setAskedForCode] = useState(query.get("google") === "code");

  const asked = loginSide({ tab: query.get("tab"), next: query.get("next") });
  const side: Side = isAffiliate ? "student" : asked;
  if (account) {
    const to = arrivalPath(account, { next: query.get("next"), side });
    if (query.get("google") === "done") return <GoogleArrival account={account} to={to} />;
    return <Redirect to={to} replace />;
  }
  if (isPending && hint) return null;

  const student = {
    value: "student",
    label: translate("parents.studentTab"),
    content: (
      <>
        <StudentLoginForm
          onAffiliate={() => setAffiliate(true)}
          onCode={() => setAskedForCode(true)}
        />
        <GoogleButton side="student" />
        <p className="mt-6">
          {translate("accounts.noAccount")}{" "}
          <TextLink to="/student-register">{translate("accounts.createAccount")}</TextLink>
        </p>
      </>
    ),
  } as const;
  const parent = {
    value: "parent",
    label: translate("parents.parentTab"),
    content: (
      <>
        <ParentLoginForm onCode={() => setAskedForCode(true)} />
        <GoogleButton side="parent" />
        <p className="mt-6">
          {translate("parents.noAccount")}{" "}
          <TextLink to="/register">{translate("parents.createAccount")}</TextLink>
        </p>
      </>
    ),
  } as const;

  function choose(value: Side): void {
    setQuery(
      (current) => {
        const next = new URLSearchParams(current);
        next.set("tab", value);
        return next;
      },
      { replace: true },
    );
  }

  return (
    <FormPage title={translate("accounts.loginTitle")}>
      <StepHeading
        title={translate("accounts.loginTitle")}
        lead={translate(side === "parent" ? "parents.lead" : "accounts.loginLead")}
      />
      <div className="mt-6 empty:hidden">
        <SessionEndedNotice />
        <GoogleOutcome />
      </div>
      <div className="mt-6">
        {isAskedForCode ? (
          <CodeStep onBack={() => setAskedForCode(false)} />
        ) : (
          <Tabs
            label={translate("parents.sides")}
            // An affiliate has no account on the parents' side (L-02).
            tabs={isAffiliate ? [student] : [student, parent]}
            value={side}
            onValue={choose}
          />
        )}
      </div>
    </FormPage>
  );
}
