import { useId, useState } from "react";
import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { textOf, useSubmission } from "#client/use-submission.ts";
import { day } from "#shared/constants.ts";
import { invitationMs } from "#shared/family-invitations.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { showToast } from "#ui/toast.tsx";
import type { ChildGuardians, Guardians } from "../../contract/guardians.ts";

type InviteFormProps = {
  family: readonly ChildGuardians[];
  /** The child of the page, chosen from the start. */
  childId: string;
  onChanged: (guardians: Guardians) => void;
};

/** Invites another adult for one or more children. */
export function InviteForm({ family, childId, onChanged }: InviteFormProps) {
  const translate = useTranslate();
  const titleId = useId();
  // Once sent, the fields are made anew and empty.
  const [round, setRound] = useState(0);
  const { form, failure, problem, isPending } = useSubmission(
    async (fields) => {
      const to = textOf(fields, "email");
      const childIds = family.length === 1 ? [childId] : fields.getAll("child").map(String);
      return { to, guardians: await call("family", "inviteGuardian", { email: to, childIds }) };
    },
    ({ to, guardians }) => {
      showToast({ title: translate("guardians.invited", { to }), tone: "right" });
      setRound((count) => count + 1);
      onChanged(guardians);
    },
  );
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      <div className="max-w-text">
        <h2 id={titleId} className="text-title">
          {translate("guardians.inviteTitle")}
        </h2>
        <p className="mt-1 text-quiet">
          {translate("guardians.inviteLead", { days: invitationMs / day })}
        </p>
      </div>
      <form key={round} {...form} className="flex max-w-140 flex-col gap-4">
        <FailureCallout failure={failure} title={translate("guardians.inviteFailed")} />
        <Field label={translate("guardians.email")} error={problem("email")}>
          {(control) => <TextInput {...control} name="email" type="email" autoComplete="off" />}
        </Field>
        {family.length > 1 && (
          <fieldset>
            <legend className="font-semibold">{translate("guardians.forWhom")}</legend>
            {family.map(({ id, firstName }, index) => (
              <Checkbox
                key={id}
                name="child"
                value={id}
                defaultChecked={id === childId}
                label={firstName}
                error={index === family.length - 1 ? problem("childIds") : null}
              />
            ))}
          </fieldset>
        )}
        <div>
          <Button type="submit" variant="lamp" pending={isPending}>
            {translate("guardians.invite")}
          </Button>
        </div>
      </form>
    </section>
  );
}
