import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { useSearchParams } from "wouter";
import { call } from "#client/api.ts";
import { useTranslate } from "#client/language.tsx";
import { sessionKey } from "#client/session-query.ts";
import { useAccount } from "#client/session.tsx";
import { AppError } from "#shared/errors.ts";
import { Callout } from "#ui/callout.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import { Button } from "#ui/button.tsx";
import { FormPage } from "#ui/form-page.tsx";
import { ButtonLink } from "#ui/link.tsx";
import { Loading } from "#ui/skeleton.tsx";
import { StepHeading } from "#ui/step-heading.tsx";
import { destinationOf } from "../../rules.ts";

/** Uses up the link of a verification e-mail, says what happened and leads on (C-01). */
export function VerifyEmailPage() {
  const translate = useTranslate();
  const client = useQueryClient();
  const [query] = useSearchParams();
  const token = query.get("token") ?? "";
  const { account } = useAccount();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ["verify-email", token],
    queryFn: () => call("accounts", "verifyEmail", { token }),
    // Used up once; what it answered is true for good.
    staleTime: Infinity,
  });
  useEffect(() => {
    if (data) void client.invalidateQueries({ queryKey: sessionKey });
  }, [client, data]);

  const ownPage = account?.role === "affiliate" ? "/affiliate/account" : "/profile";
  const onward = (
    <ButtonLink to={account ? destinationOf(account) : "/login"} variant="lamp" size="large">
      {translate("profile.verifyOn")}
    </ButtonLink>
  );
  return (
    <FormPage title={translate("profile.verifyTitle")}>
      {data && (
        <Step
          title={translate(
            data.alreadyVerified ? "profile.verifyAgainTitle" : "profile.verifyDoneTitle",
          )}
          lead={translate(
            data.alreadyVerified ? "profile.verifyAgainLead" : "profile.verifyDoneLead",
            { email: data.email },
          )}
        >
          {onward}
        </Step>
      )}
      {error &&
        (isDead(error) ? (
          <Step
            title={translate("profile.linkDeadTitle")}
            lead={translate("profile.verifyDeadLead")}
          >
            <a href={ownPage} className={buttonStyle("lamp", "large")}>
              {translate("profile.verifyToProfile")}
            </a>
          </Step>
        ) : (
          <Step title={translate("profile.verifyTitle")} lead={translate("profile.verifyFailed")}>
            <Callout kind="care" announce>
              {wordsOf(error, translate)}
            </Callout>
            <Button variant="lamp" pending={isFetching} onClick={() => void refetch()}>
              {translate("shell.tryAgain")}
            </Button>
          </Step>
        ))}
      {!data && !error && <Loading label={translate("profile.verifyWorking")} />}
    </FormPage>
  );
}

/** A link that no further try will bring to life. */
function isDead(error: Error): boolean {
  return (
    error instanceof AppError && (error.code === "token_invalid" || error.code === "invalid_input")
  );
}

function wordsOf(error: Error, translate: ReturnType<typeof useTranslate>): string {
  const failure = error instanceof AppError ? error : new AppError("internal");
  return translate(`errors.${failure.code}`, failure.data);
}

type StepProps = { title: string; lead: string; children: ReactNode };

function Step({ title, lead, children }: StepProps) {
  return (
    <div className="flex flex-col items-start gap-6">
      <StepHeading title={title} lead={lead} follows />
      {children}
    </div>
  );
}
