import { useState } from "react";
import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { type KnownAccount, useAccount } from "#client/session.tsx";
import { textOf, useSubmission } from "#client/use-submission.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { FormPage } from "#ui/form-page.tsx";
import { TextLink } from "#ui/link.tsx";
import { StepHeading } from "#ui/step-heading.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { AffiliateStepPage, useNewStanding } from "./affiliate-step-page.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

/**
 * The affiliates' registration, for everybody who is signed in (R-24): the application itself, and for students and
 * parents, whose accounts stay what they are, first an account to apply with.
 */
export function AffiliateRegisterPage() {
  const translate = useTranslate();
  const { account } = useAccount();
  return (
    account && (
      <FormPage title={translate("affiliates.registerTitle")}>
        <Registration account={account} />
      </FormPage>
    )
  );
}

function Registration({ account }: { account: NonNullable<KnownAccount["account"]> }) {
  const { role, firstName, fullName, email } = account;
  const [cameAs] = useState(role);
  if (role === "student" || role === "parent") return <OwnAccountFirst firstName={firstName} />;
  return (
    <AffiliateStepPage here="/affiliate/register">
      {() => <ApplicationForm fullName={fullName} email={email ?? ""} follows={role !== cameAs} />}
    </AffiliateStepPage>
  );
}

function OwnAccountFirst({ firstName }: { firstName: string }) {
  const translate = useTranslate();
  return (
    <div className="flex flex-col gap-6">
      <StepHeading
        title={translate("affiliates.otherAccountTitle")}
        lead={translate("affiliates.otherAccountLead", { firstName })}
      />
      <p>{translate("affiliates.otherAccountText")}</p>
      <SignUpForm />
      <TextLink to="/login">{translate("affiliates.otherAccountBack")}</TextLink>
    </div>
  );
}

type ApplicationFormProps = {
  fullName: string;
  email: string;
  /** It takes the place of the form for the account. */
  follows: boolean;
};

/** The names are filled in from the account: the first word, and the rest. */
function ApplicationForm({ fullName, email, follows }: ApplicationFormProps) {
  const translate = useTranslate();
  const goOn = useNewStanding();
  const [first = "", ...rest] = fullName.split(/\s+/);
  const { failure, problem, form, isPending } = useSubmission(
    (fields) =>
      call("affiliates", "register", {
        firstName: textOf(fields, "firstName"),
        lastName: textOf(fields, "lastName"),
        promotionPlan: textOf(fields, "promotionPlan"),
      }),
    goOn,
  );
  return (
    <form {...form} className="flex flex-col gap-6">
      <StepHeading
        title={translate("affiliates.registerTitle")}
        lead={translate("affiliates.registerLead")}
        follows={follows}
      />
      <FailureCallout failure={failure} title={translate("affiliates.applyFailed")} />
      <Field label={translate("affiliates.firstName")} error={problem("firstName")}>
        {(control) => (
          <TextInput {...control} name="firstName" autoComplete="given-name" defaultValue={first} />
        )}
      </Field>
      <Field label={translate("affiliates.lastName")} error={problem("lastName")}>
        {(control) => (
          <TextInput
            {...control}
            name="lastName"
            autoComplete="family-name"
            defaultValue={rest.join(" ")}
          />
        )}
      </Field>
      <Field
        label={translate("affiliates.plan")}
        help={translate("affiliates.planHelp")}
        error={problem("promotionPlan")}
      >
        {(control) => <TextArea {...control} name="promotionPlan" />}
      </Field>
      <p className="text-quiet">{translate("affiliates.contact", { email })}</p>
      <Button type="submit" variant="lamp" size="large" pending={isPending}>
        {translate(isPending ? "affiliates.applying" : "affiliates.apply")}
      </Button>
    </form>
  );
}
