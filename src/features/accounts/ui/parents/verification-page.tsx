import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "wouter";
import { call } from "#client/api.ts";
import { useTranslate } from "#client/language.tsx";
import { NoMail } from "#client/no-mail.tsx";
import { AppError } from "#shared/errors.ts";
import { Callout } from "#ui/callout.tsx";
import { FormPage } from "#ui/form-page.tsx";
import { ButtonLink } from "#ui/link.tsx";
import { StepHeading } from "#ui/step-heading.tsx";
import { ResendForm } from "./resend-form.tsx";
import { parentLoginPath } from "./verification-path.ts";

/**
 * Where a parent's address is verified: with a token in the address by using it up, otherwise by saying
 * where the e-mail went and sending it again.
 */
export function ParentVerificationPage() {
  const translate = useTranslate();
  const [query] = useSearchParams();
  const token = query.get("token");
  return (
    <FormPage title={translate("parents.verifyTitle")}>
      {token === null ? (
        <Waiting
          email={query.get("email") ?? ""}
          isBarred={query.get("reason") === "sign-in"}
          next={query.get("next")}
        />
      ) : (
        <Verifying token={token} />
      )}
    </FormPage>
  );
}

type WaitingProps = {
  email: string;
  /** A sign-in was refused because the address is not verified. */
  isBarred: boolean;
  /** Where the parent was going. */
  next: string | null;
};

function Waiting({ email, isBarred, next }: WaitingProps) {
  const translate = useTranslate();
  return (
    <div className="flex flex-col gap-6">
      <StepHeading
        title={translate("parents.verifyTitle")}
        lead={
          email
            ? translate("parents.verifyLead", { email })
            : translate("parents.verifyLeadNoAddress")
        }
        follows
      />
      {isBarred && (
        <Callout kind="care" announce title={translate("parents.loginFailed")}>
          {translate("errors.email_not_verified")}
        </Callout>
      )}
      <NoMail />
      <p>{translate("parents.verifyHint")}</p>
      <ResendForm email={email} />
      <ButtonLink to={parentLoginPath(next)}>{translate("parents.signIn")}</ButtonLink>
    </div>
  );
}

function Verifying({ token }: { token: string }) {
  const translate = useTranslate();
  const { data, error } = useQuery({
    queryKey: ["accounts", "parent-verification", token],
    queryFn: () => call("accounts", "verifyParentEmail", { token }),
    staleTime: Infinity,
    retry: false,
  });
  if (error) {
    const code = error instanceof AppError ? error.code : "internal";
    return (
      <div className="flex flex-col gap-6">
        <StepHeading
          title={translate("parents.verifyFailedTitle")}
          lead={translate("parents.verifyFailedLead")}
          follows
        />
        <Callout kind="care" announce>
          {translate(`errors.${code}`, error instanceof AppError ? error.data : {})}
        </Callout>
        <ResendForm email="" />
      </div>
    );
  }
  if (!data) return <output>{translate("parents.verifying")}</output>;
  const { email, alreadyVerified } = data;
  const lead = alreadyVerified ? "parents.verifiedBefore" : "parents.verifiedLead";
  return (
    <div className="flex flex-col gap-6">
      <StepHeading
        title={translate("parents.verifiedTitle")}
        lead={translate(lead, { email })}
        follows
      />
      <ButtonLink to={parentLoginPath(null)} variant="lamp" size="large">
        {translate("parents.signIn")}
      </ButtonLink>
    </div>
  );
}
