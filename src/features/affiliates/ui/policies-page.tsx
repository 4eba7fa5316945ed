import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useLanguage } from "#client/language.tsx";
import { useSubmission } from "#client/use-submission.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { FormPage } from "#ui/form-page.tsx";
import { StepHeading } from "#ui/step-heading.tsx";
import { policyPaths } from "../rules/standing.ts";
import { AffiliateStepPage, useNewStanding } from "./affiliate-step-page.tsx";

/** Where an affiliate accepts the terms and the privacy notice. */
export function AffiliatePoliciesPage() {
  const { translate } = useLanguage();
  return (
    <FormPage title={translate("affiliates.policiesTitle")}>
      <AffiliateStepPage here="/affiliate/policies">{() => <AcceptanceForm />}</AffiliateStepPage>
    </FormPage>
  );
}

function AcceptanceForm() {
  const { locale, translate } = useLanguage();
  const goOn = useNewStanding();
  const { failure, problem, form, isPending } = useSubmission(
    (fields) =>
      call("affiliates", "acceptPolicies", {
        terms: fields.has("terms"),
        privacy: fields.has("privacy"),
      }),
    goOn,
  );
  const paths = policyPaths[locale];
  return (
    <form {...form} className="flex flex-col gap-6">
      <StepHeading
        title={translate("affiliates.policiesTitle")}
        lead={translate("affiliates.policiesLead")}
      />
      <FailureCallout failure={failure} title={translate("affiliates.acceptFailed")} />
      <div className="flex flex-col gap-2">
        <Checkbox
          name="terms"
          error={problem("terms")}
          label={
            <>
              {translate("affiliates.acceptTerms")}{" "}
              <PolicyLink href={paths.terms}>{translate("affiliates.terms")}</PolicyLink>
            </>
          }
        />
        <Checkbox
          name="privacy"
          error={problem("privacy")}
          label={
            <>
              {translate("affiliates.acceptPrivacy")}{" "}
              <PolicyLink href={paths.privacy}>{translate("affiliates.privacy")}</PolicyLink>
            </>
          }
        />
      </div>
      <Button type="submit" variant="lamp" size="large" pending={isPending}>
        {translate(isPending ? "affiliates.accepting" : "affiliates.accept")}
      </Button>
    </form>
  );
}

/** In a tab of its own, so that the form stays as it is. */
function PolicyLink({ href, children }: { href: string; children: string }) {
  const { translate } = useLanguage();
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className="font-semibold text-ink underline decoration-lamp decoration-2 underline-offset-4 hover:decoration-4"
    >
      {children} <span className="sr-only">{translate("affiliates.opensNew")}</span>
    </a>
  );
}
