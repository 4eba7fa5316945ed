import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { useAccount } from "#client/session.tsx";
import { textOf, useSubmission } from "#client/use-submission.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { FormPage } from "#ui/form-page.tsx";
import { ButtonLink } from "#ui/link.tsx";
import { StepHeading } from "#ui/step-heading.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { AffiliateStepPage, useNewStanding } from "./affiliate-step-page.tsx";

/** The application of an affiliate. To students and parents it says that another account is needed. */
export function AffiliateRegisterPage() {
  const translate = useTranslate();
  const { account } = useAccount();
  if (!account) return null;
  const { role, firstName, fullName, email } = account;
  return (
    <FormPage title={translate("affiliates.registerTitle")}>
      {role === "student" || role === "parent" ? (
        <OtherAccount firstName={firstName} />
      ) : (
        <AffiliateStepPage here="/affiliate/register">
          {() => <ApplicationForm fullName={fullName} email={email ?? ""} />}
        </AffiliateStepPage>
      )}
    </FormPage>
  );
}

function OtherAccount({ firstName }: { firstName: string }) {
  const translate = useTranslate();
  return (
    <div className="flex flex-col gap-6">
      <StepHeading
        title={translate("affiliates.otherAccountTitle")}
        lead={translate("affiliates.otherAccountLead", { firstName })}
      />
      <p>{translate("affiliates.otherAccountText")}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/affiliate/login?new=1" variant="lamp">
          {translate("affiliates.otherAccountAction")}
        </ButtonLink>
        <ButtonLink to="/login">{translate("affiliates.otherAccountBack")}</ButtonLink>
      </div>
    </div>
  );
}

type ApplicationFormProps = { fullName: string; email: string };

/** The names are filled in from the account: the first word, and the rest. */
function ApplicationForm({ fullName, email }: ApplicationFormProps) {
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
