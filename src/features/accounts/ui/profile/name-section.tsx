import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { textOf } from "#client/use-submission.ts";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import type { AccountDetails } from "../../contract/profile.ts";
import { useChanged } from "./own-account-query.ts";
import { ProfileSection } from "./profile-section.tsx";
import { SaveRow } from "./save-row.tsx";
import { useSectionForm } from "./use-section-form.ts";

/** The full name. */
export function NameSection({ details }: { details: AccountDetails }) {
  const translate = useTranslate();
  const changed = useChanged();
  const { form, failure, problem, isPending, isSaved } = useSectionForm(
    (fields) => call("accounts", "changeName", { fullName: textOf(fields, "fullName") }),
    (result) => changed(result.details),
  );
  return (
    <ProfileSection
      id="name"
      title={translate("profile.nameTitle")}
      lead={translate("profile.nameLead")}
    >
      <form {...form} className="flex flex-col gap-6">
        <FailureCallout failure={failure} title={translate("profile.notSaved")} />
        <Field label={translate("profile.fullName")} error={problem("fullName")}>
          {(control) => (
            <TextInput
              {...control}
              name="fullName"
              autoComplete="name"
              defaultValue={details.fullName}
            />
          )}
        </Field>
        <SaveRow
          label={translate("profile.save")}
          pendingLabel={translate("profile.saving")}
          isPending={isPending}
          done={isSaved ? translate("profile.saved") : null}
        />
      </form>
    </ProfileSection>
  );
}
