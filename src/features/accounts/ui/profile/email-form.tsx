import { useState } from "react";
import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { NoMail } from "#client/no-mail.tsx";
import { textOf } from "#client/use-submission.ts";
import { PasswordField } from "#client/password-field.tsx";
import { Callout } from "#ui/callout.tsx";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import type { AccountDetails } from "../../contract/profile.ts";
import { useChanged } from "./own-account-query.ts";
import { SaveRow } from "./save-row.tsx";
import { useSectionForm } from "./use-section-form.ts";

/** Changes the address, or gives one to an account that had none. */
export function EmailForm({ details }: { details: AccountDetails }) {
  const translate = useTranslate();
  const changed = useChanged();
  const [waitingFor, setWaitingFor] = useState<string | null>(null);
  const { form, failure, problem, isPending, isSaved } = useSectionForm(
    async (fields) => {
      const email = textOf(fields, "email");
      const password = details.hasPassword ? textOf(fields, "emailPassword") : null;
      const answer = await call("accounts", "changeEmail", { email, password });
      return { ...answer, wanted: email.trim() };
    },
    (result) => {
      if (result.details.kind === "parent") setWaitingFor(result.wanted);
      changed(result.details);
    },
    { clears: true },
  );
  return (
    <form {...form} className="flex flex-col gap-5">
      <FailureCallout failure={failure} title={translate("profile.notSaved")} />
      <Field
        label={translate("profile.emailNew")}
        help={translate("profile.emailChangeHelp")}
        error={problem("email")}
      >
        {(control) => <TextInput {...control} type="email" name="email" autoComplete="email" />}
      </Field>
      {details.hasPassword && (
        <PasswordField
          label={translate("profile.emailPassword")}
          error={problem("password")}
          name="emailPassword"
          autoComplete="current-password"
        />
      )}
      {waitingFor !== null && <NoMail />}
      {waitingFor !== null && (
        <Callout kind="note" announce>
          {translate("profile.emailChangeParent", { email: waitingFor })}
        </Callout>
      )}
      <SaveRow
        label={translate("profile.emailChange")}
        pendingLabel={translate("profile.saving")}
        isPending={isPending}
        done={isSaved && waitingFor === null ? translate("profile.saved") : null}
      />
    </form>
  );
}
