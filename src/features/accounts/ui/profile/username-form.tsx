import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { textOf } from "#client/use-submission.ts";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import type { AccountDetails } from "../../contract/profile.ts";
import { useChanged } from "./own-account-query.ts";
import { SaveRow } from "./save-row.tsx";
import { useSectionForm } from "./use-section-form.ts";

/** The username, changed or given to an account that had none. */
export function UsernameForm({ details }: { details: AccountDetails }) {
  const translate = useTranslate();
  const changed = useChanged();
  const { form, failure, problem, isPending, isSaved } = useSectionForm(
    (fields) => call("accounts", "changeUsername", { username: textOf(fields, "username") }),
    (result) => changed(result.details),
  );
  return (
    <form {...form} className="flex flex-col gap-5">
      <FailureCallout failure={failure} title={translate("profile.notSaved")} />
      <Field
        label={translate("profile.username")}
        help={translate("profile.usernameHelp")}
        error={problem("username")}
      >
        {(control) => (
          <TextInput
            {...control}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={details.username ?? ""}
          />
        )}
      </Field>
      <SaveRow
        label={translate("profile.saveUsername")}
        pendingLabel={translate("profile.saving")}
        isPending={isPending}
        done={isSaved ? translate("profile.saved") : null}
      />
    </form>
  );
}
