import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { Badge } from "#ui/badge.tsx";
import type { AccountDetails } from "../../contract/profile.ts";
import { SaveRow } from "./save-row.tsx";
import { useSectionForm } from "./use-section-form.ts";

/** The address, whether it is proved, and a way to have the proving message sent again. */
export function EmailState({ details }: { details: AccountDetails }) {
  const translate = useTranslate();
  const { email, emailVerified } = details;
  return (
    <div>
      <h3 className="font-reading text-body font-semibold">{translate("profile.email")}</h3>
      {email === null ? (
        <p className="text-quiet">{translate("profile.emailNone")}</p>
      ) : (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="wrap-anywhere">{email}</span>
          <Badge tone={emailVerified ? "right" : "lamp"}>
            {translate(emailVerified ? "profile.emailProved" : "profile.emailUnproved")}
          </Badge>
        </p>
      )}
      {email !== null && !emailVerified && <Resend email={email} />}
    </div>
  );
}

function Resend({ email }: { email: string }) {
  const translate = useTranslate();
  const { form, failure, isPending, isSaved } = useSectionForm(
    () => call("accounts", "sendOwnVerification", {}),
    () => undefined,
  );
  return (
    <form {...form} className="mt-3 flex flex-col gap-4">
      <p className="wrap-anywhere text-quiet">
        {translate("profile.emailUnprovedHelp", { email })}
      </p>
      <FailureCallout failure={failure} title={translate("profile.emailResendFailed")} />
      <SaveRow
        label={translate("profile.emailResend")}
        pendingLabel={translate("profile.emailResending")}
        isPending={isPending}
        done={isSaved ? translate("profile.emailResent") : null}
      />
    </form>
  );
}
