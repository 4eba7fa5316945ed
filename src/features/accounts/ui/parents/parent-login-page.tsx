import { useState } from "react";
import { Redirect, useSearchParams } from "wouter";
import { useTranslate } from "#client/language.tsx";
import { useAccount } from "#client/session.tsx";
import { FormPage } from "#ui/form-page.tsx";
import { TextLink } from "#ui/link.tsx";
import { StepHeading } from "#ui/step-heading.tsx";
import { arrivalPath } from "../../rules.ts";
import { CodeStep } from "../code-step.tsx";
import { ParentLoginForm } from "./parent-login-form.tsx";
import { RegisterPage } from "./register-page.tsx";

/** The parents' own login (R-10); with mode=signup in the address, their registration. */
export function ParentLoginPage() {
  const translate = useTranslate();
  const [query] = useSearchParams();
  const { account, isPending, hint } = useAccount();
  const [isAskedForCode, setAskedForCode] = useState(false);
  if (query.get("mode") === "signup") return <RegisterPage />;
  if (account) {
    const wanted = { next: query.get("next"), side: "parent" } as const;
    return <Redirect to={arrivalPath(account, wanted)} replace />;
  }
  if (isPending && hint) return null;
  return (
    <FormPage title={translate("parents.title")}>
      <StepHeading title={translate("parents.title")} lead={translate("parents.lead")} />
      <div className="mt-8">
        {isAskedForCode ? (
          <CodeStep onBack={() => setAskedForCode(false)} />
        ) : (
          <ParentLoginForm onCode={() => setAskedForCode(true)} />
        )}
      </div>
      <p className="mt-6">
        {translate("parents.noAccount")}{" "}
        <TextLink to="/parent-login?mode=signup">{translate("parents.createAccount")}</TextLink>
      </p>
      <p className="mt-2">
        {translate("parents.areYouStudent")}{" "}
        <TextLink to="/login">{translate("accounts.login")}</TextLink>
      </p>
    </FormPage>
  );
}
