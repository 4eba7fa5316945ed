import { useState } from "react";
import { useSearchParams } from "wouter";
import { call, type OutputFrom } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { AppError } from "#shared/errors.ts";
import { Button } from "#ui/button.tsx";
import { FormPage } from "#ui/form-page.tsx";
import { ButtonLink } from "#ui/link.tsx";
import { StepHeading } from "#ui/step-heading.tsx";

/** What "not you?" in a notice of a sign-in opens: ends that session with one press, and leads to a new password. */
export function NotYouPage() {
  const translate = useTranslate();
  const [query] = useSearchParams();
  const token = query.get("token") ?? "";
  const [done, setDone] = useState<OutputFrom<"accounts", "rejectSignIn"> | null>(null);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [isPending, setPending] = useState(false);

  async function end(): Promise<void> {
    setPending(true);
    setFailure(null);
    try {
      setDone(await call("accounts", "rejectSignIn", { token }));
    } catch (problem) {
      setFailure(problem instanceof AppError ? problem : new AppError("unavailable"));
    } finally {
      setPending(false);
    }
  }

  if (done) {
    const isChild = done.resetToken === null;
    return (
      <FormPage title={translate("notices.notYouDoneTitle")}>
        <div className="flex flex-col items-start gap-6">
          <StepHeading
            title={translate("notices.notYouDoneTitle")}
            lead={translate(isChild ? "notices.notYouDoneChild" : "notices.notYouDoneLead")}
            follows
          />
          <ButtonLink
            to={
              done.resetToken === null
                ? "/parent-dashboard"
                : `/reset-password?token=${encodeURIComponent(done.resetToken)}`
            }
            variant="lamp"
            size="large"
          >
            {translate(isChild ? "notices.notYouDashboard" : "notices.notYouPassword")}
          </ButtonLink>
        </div>
      </FormPage>
    );
  }
  return (
    <FormPage title={translate("notices.notYouTitle")}>
      <div className="flex flex-col items-start gap-6">
        <StepHeading
          title={translate("notices.notYouTitle")}
          lead={translate("notices.notYouLead")}
        />
        <FailureCallout failure={failure} title={translate("notices.notYouFailed")} />
        <Button variant="lamp" size="large" pending={isPending} onClick={() => void end()}>
          {translate("notices.notYouEnd")}
        </Button>
        {failure && (
          <ButtonLink to="/reset-password" variant="outline">
            {translate("notices.notYouPassword")}
          </ButtonLink>
        )}
      </div>
    </FormPage>
  );
}
