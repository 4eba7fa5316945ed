import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { textOf } from "#client/use-submission.ts";
import { PasswordField } from "#client/password-field.tsx";
import { minute, resetLinkMs } from "#shared/constants.ts";
import type { AccountDetails } from "../../contract/profile.ts";
import { useReloadDetails } from "./own-account-query.ts";
import { ProfileSection } from "./profile-section.tsx";
import { SaveRow } from "./save-row.tsx";
import { useSectionForm } from "./use-section-form.ts";

/** A new password by the present one; for an account without a password, a link by e-mail. */
export function PasswordSection({ details }: { details: AccountDetails }) {
  const translate = useTranslate();
  return (
    <ProfileSection
      id="password"
      title={translate("profile.passwordTitle")}
      lead={translate("profile.passwordLead")}
    >
      {details.hasPassword ? (
        <ChangeForm details={details} />
      ) : (
        details.email !== null && <LinkForm email={details.email} />
      )}
    </ProfileSection>
  );
}

function ChangeForm({ details }: { details: AccountDetails }) {
  const translate = useTranslate();
  const reload = useReloadDetails();
  const { form, failure, problem, isPending, isSaved } = useSectionForm(
    (fields) =>
      call("accounts", "changePassword", {
        presentPassword: textOf(fields, "presentPassword"),
        newPassword: textOf(fields, "newPassword"),
      }),
    reload,
    { clears: true },
  );
  return (
    <form {...form} className="flex flex-col gap-5">
      <FailureCallout failure={failure} title={translate("profile.notSaved")} />
      {/* Password managers keep the new password under the name that is signed in with. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        defaultValue={details.username ?? details.email ?? ""}
        readOnly
        hidden
      />
      <PasswordField
        label={translate("profile.presentPassword")}
        error={problem("presentPassword")}
        name="presentPassword"
        autoComplete="current-password"
      />
      <PasswordField
        label={translate("profile.newPassword")}
        help={translate("profile.passwordHelp")}
        error={problem("newPassword")}
        name="newPassword"
        autoComplete="new-password"
      />
      <SaveRow
        label={translate("profile.changePassword")}
        pendingLabel={translate("profile.saving")}
        isPending={isPending}
        done={isSaved ? translate("profile.passwordChanged") : null}
      />
    </form>
  );
}

function LinkForm({ email }: { email: string }) {
  const translate = useTranslate();
  const { form, failure, isPending, isSaved } = useSectionForm(
    () => call("accounts", "requestPasswordReset", { email }),
    () => undefined,
  );
  const minutes = resetLinkMs / minute;
  return (
    <form {...form} className="flex flex-col gap-5">
      <p>{translate("profile.passwordNone")}</p>
      <FailureCallout failure={failure} title={translate("profile.resetFailed")} />
      <SaveRow
        label={translate("profile.passwordSendLink")}
        pendingLabel={translate("profile.resetSending")}
        isPending={isPending}
        done={isSaved ? translate("profile.passwordLinkSent", { email, minutes }) : null}
      />
    </form>
  );
}
