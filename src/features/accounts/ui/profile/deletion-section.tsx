import { useState } from "react";
import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useLanguage, useTranslate } from "#client/language.tsx";
import { PasswordField } from "#client/password-field.tsx";
import { textOf, useSubmission } from "#client/use-submission.ts";
import type { MessageKey } from "#shared/messages/en.ts";
import { formatCents } from "#shared/money.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import type { AccountDetails } from "../../contract/profile.ts";
import { deletionWords } from "../../rules-deletion.ts";
import { ProfileSection } from "./profile-section.tsx";

/** What is deleted, by whose account it is. */
function consequence({ kind, role }: AccountDetails): MessageKey {
  if (kind === "parent") return "profile.deleteParent";
  if (role === "affiliate") return "profile.deleteAffiliate";
  return role === "administrator" ? "profile.deleteAdministrator" : "profile.deleteStudent";
}

/** Why an account cannot be deleted now by whoever it belongs to. */
const hindrances = {
  guardian: "profile.deleteGuardian",
  "last-administrator": "profile.deleteLast",
  "after-payout": "profile.deleteAfterPayout",
} as const satisfies Record<Exclude<AccountDetails["deletion"], "owner">, MessageKey>;

/** What an affiliate has earned and would no more be paid; nothing where there is nothing. */
function OwedNote({ owed }: Pick<AccountDetails, "owed">) {
  const translate = useTranslate();
  if (owed === null || owed.openCents <= 0) return null;
  return (
    <Callout kind="care">
      {translate("profile.deleteOwed", { amount: formatCents(owed.openCents) })}
    </Callout>
  );
}

type DeletionSectionProps = {
  details: AccountDetails;
  /** The account is gone, and with it the session. */
  onDeleted: () => void;
};

/** Deletes the account, after saying what goes with it and asking for the password. */
export function DeletionSection({ details, onDeleted }: DeletionSectionProps) {
  const { translate } = useLanguage();
  const [isAsked, setAsked] = useState(false);
  return (
    <ProfileSection
      id="delete"
      title={translate("profile.deleteTitle")}
      lead={translate("profile.deleteLead")}
    >
      {details.deletion === "owner" ? (
        <>
          <p>{translate(consequence(details))}</p>
          {details.childrenDeleted > 0 && (
            <Callout kind="care">
              {translate("profile.deleteChildren", { count: details.childrenDeleted })}
            </Callout>
          )}
          <OwedNote owed={details.owed} />
          <div>
            <Button variant="care" onClick={() => setAsked(true)}>
              {translate("profile.deleteOpen")}
            </Button>
          </div>
          <Dialog
            open={isAsked}
            onOpenChange={setAsked}
            title={translate("profile.deleteAsk")}
            description={translate(consequence(details))}
            closeLabel={translate("shell.cancel")}
          >
            <DeletionForm details={details} onDeleted={onDeleted} />
          </Dialog>
        </>
      ) : (
        <Callout kind="note">
          {translate(hindrances[details.deletion], {
            amount: formatCents(details.owed?.approvedCents ?? 0),
          })}
        </Callout>
      )}
    </ProfileSection>
  );
}

function DeletionForm({ details, onDeleted }: DeletionSectionProps) {
  const { locale, translate } = useLanguage();
  const { form, failure, problem, isPending } = useSubmission(
    (fields) =>
      call("accounts", "deleteOwnAccount", { confirmation: textOf(fields, "confirmation") }),
    onDeleted,
  );
  const label = details.hasPassword
    ? translate("profile.deletePassword")
    : translate("profile.deleteWord", { word: deletionWords[locale] });
  return (
    <form {...form} className="flex flex-col gap-5">
      <FailureCallout failure={failure} title={translate("profile.deleteFailed")} />
      <OwedNote owed={details.owed} />
      {details.hasPassword ? (
        <PasswordField
          label={label}
          error={problem("confirmation")}
          name="confirmation"
          autoComplete="current-password"
        />
      ) : (
        <Field label={label} error={problem("confirmation")}>
          {(control) => (
            <TextInput {...control} name="confirmation" autoComplete="off" spellCheck={false} />
          )}
        </Field>
      )}
      <div>
        <Button type="submit" variant="care" pending={isPending}>
          {translate(isPending ? "profile.deleting" : "profile.deleteConfirm")}
        </Button>
      </div>
    </form>
  );
}
