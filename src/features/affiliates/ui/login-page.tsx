import { useState } from "react";
import { Redirect, useSearchParams } from "wouter";
import { useTranslate } from "#client/language.tsx";
import { SecondFactorStep } from "#client/second-factor-step.tsx";
import { SessionEndedNotice } from "#client/session-ended-notice.tsx";
import { useAccount } from "#client/session.tsx";
import { FormPage } from "#ui/form-page.tsx";
import { TextLink } from "#ui/link.tsx";
import { StepHeading } from "#ui/step-heading.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { showToast } from "#ui/toast.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

type Way = "login" | "new";

/** Where affiliates sign in and make their account. `new` in the address opens the second. */
export function AffiliateLoginPage() {
  const translate = useTranslate();
  const [query, setQuery] = useSearchParams();
  const { account } = useAccount();
  const [isAskedForCode, setAskedForCode] = useState(false);
  if (account?.role === "affiliate") return <Redirect to="/affiliate/dashboard" replace />;

  if (isAskedForCode && !account) {
    return (
      <FormPage title={translate("affiliates.loginTitle")}>
        <SecondFactorStep
          welcome={({ firstName }) =>
            showToast({ title: translate("affiliates.welcomeBack", { firstName }), tone: "right" })
          }
          onBack={() => setAskedForCode(false)}
        />
      </FormPage>
    );
  }

  const way: Way = query.has("new") ? "new" : "login";
  function choose(value: Way): void {
    setQuery(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === "new") next.set("new", "1");
        else next.delete("new");
        return next;
      },
      { replace: true },
    );
  }

  return (
    <FormPage title={translate("affiliates.loginTitle")}>
      <StepHeading
        title={translate("affiliates.loginTitle")}
        lead={translate("affiliates.loginLead")}
      />
      <div className="mt-6 empty:hidden">
        <SessionEndedNotice />
      </div>
      <div className="mt-6">
        <Tabs
          label={translate("affiliates.ways")}
          tabs={[
            {
              value: "login",
              label: translate("affiliates.tabLogin"),
              content: <SignInForm onCode={() => setAskedForCode(true)} />,
            },
            { value: "new", label: translate("affiliates.tabNew"), content: <SignUpForm /> },
          ]}
          value={way}
          onValue={choose}
        />
      </div>
      <p className="mt-8">
        {translate("affiliates.notAffiliate")}{" "}
        <TextLink to="/login">{translate("affiliates.otherLogin")}</TextLink>
      </p>
    </FormPage>
  );
}
