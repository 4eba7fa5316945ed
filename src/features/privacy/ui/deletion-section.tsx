import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import type { FramedChild } from "#client/parent/child-frame.tsx";
import { useTranslate } from "#client/language.tsx";
import { PasswordField } from "#client/password-field.tsx";
import { forgetChild } from "#client/parent/use-family.ts";
import { textOf, useSubmission } from "#client/use-submission.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import type { Certificate } from "../contract.ts";

type DeletionSectionProps = { child: FramedChild; onDeleted: (certificate: Certificate) => void };

/** Deletes a child's account, after saying what goes, for whoever types the name and gives their password. */
export function DeletionSection({ child, onDeleted }: DeletionSectionProps) {
  const translate = useTranslate();
  const [isAsked, setAsked] = useState(false);
  const { firstName } = child;
  return (
    <section aria-labelledby="privacy-delete" className="flex flex-col gap-4">
      <h2 id="privacy-delete" className="text-title">
        {translate("privacy.deleteTitle", { firstName })}
      </h2>
      <div className="flex max-w-text flex-col gap-3 text-quiet">
        <p>{translate("privacy.deleteText", { firstName })}</p>
        <p>{translate("privacy.deleteStays")}</p>
        <p>{translate("privacy.deleteFirst")}</p>
      </div>
      <div>
        <Button variant="care" onClick={() => setAsked(true)}>
          {translate("privacy.deleteOpen")}
        </Button>
      </div>
      <Dialog
        open={isAsked}
        onOpenChange={setAsked}
        title={translate("privacy.deleteAsk", { firstName })}
        description={translate("privacy.deleteText", { firstName })}
        closeLabel={translate("shell.cancel")}
      >
        <DeletionForm child={child} onDeleted={onDeleted} />
      </Dialog>
    </section>
  );
}

function DeletionForm({ child, onDeleted }: DeletionSectionProps) {
  const translate = useTranslate();
  const client = useQueryClient();
  const { firstName } = child;
  const { form, failure, problem, isPending } = useSubmission(
    (fields) =>
      call("privacy", "deleteChild", {
        childId: child.id,
        confirmation: textOf(fields, "confirmation"),
        password: textOf(fields, "password"),
      }),
    ({ certificate }) => {
      onDeleted(certificate);
      void client.invalidateQueries({ queryKey: ["privacy", "certificates"] });
      forgetChild(client, child.id);
    },
  );
  return (
    <form {...form} className="flex flex-col gap-5">
      <FailureCallout failure={failure} title={translate("privacy.deleteFailed")} />
      <Field label={translate("privacy.deleteName", { firstName })} error={problem("confirmation")}>
        {(control) => (
          <TextInput {...control} name="confirmation" autoComplete="off" spellCheck={false} />
        )}
      </Field>
      <PasswordField
        label={translate("privacy.deletePassword")}
        error={problem("password")}
        name="password"
        autoComplete="current-password"
      />
      <div>
        <Button type="submit" variant="care" pending={isPending}>
          {translate(isPending ? "privacy.deleting" : "privacy.deleteConfirm")}
        </Button>
      </div>
    </form>
  );
}
