import { Redirect } from "wouter";
import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { useAccount, useSignedIn } from "#client/session.tsx";
import { useSubmission } from "#client/use-submission.ts";
import { Button } from "#ui/button.tsx";
import { FormPage } from "#ui/form-page.tsx";
import { Loading } from "#ui/skeleton.tsx";
import { StepHeading } from "#ui/step-heading.tsx";
import type { AccountDetails } from "../../contract/profile.ts";
import { destinationOf } from "../../rules.ts";
import { LearningFields, readLearning } from "./learning-fields.tsx";
import { useOwnAccount } from "./own-account-query.ts";

/** What a student's account still lacks (R-27, T-04): made by a parent, by Google or imported. Others are led on. */
export function OnboardingPage() {
  const translate = useTranslate();
  const { account } = useAccount();
  const { data } = useOwnAccount();
  if (account && (account.role !== "student" || destinationOf(account) !== "/onboarding")) {
    return <Redirect to={destinationOf(account)} replace />;
  }
  return (
    <FormPage title={translate("profile.onboardingTitle")}>
      <StepHeading
        title={translate("profile.onboardingTitle")}
        lead={translate("profile.onboardingLead")}
      />
      <div className="mt-8">
        {account && data ? (
          <OnboardingForm details={data} />
        ) : (
          <Loading label={translate("shell.loading")} lines={5} />
        )}
      </div>
    </FormPage>
  );
}

function OnboardingForm({ details }: { details: AccountDetails }) {
  const translate = useTranslate();
  const signedIn = useSignedIn();
  const { form, failure, problem, isPending } = useSubmission(
    (fields) => call("accounts", "updateLearning", readLearning(fields)),
    ({ account }) => signedIn(account),
  );
  return (
    <form {...form} className="flex flex-col gap-6">
      <FailureCallout failure={failure} title={translate("profile.onboardingFailed")} />
      <LearningFields learning={details} problem={problem} />
      <Button type="submit" variant="lamp" size="large" pending={isPending}>
        {translate(isPending ? "profile.onboardingSaving" : "profile.onboardingDone")}
      </Button>
    </form>
  );
}
