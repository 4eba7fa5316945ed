import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { textOf, useSubmission } from "#client/use-submission.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { showToast } from "#ui/toast.tsx";
import type { Child } from "../contract.ts";

type ChildEmailDialogProps = { child: Child; onClose: () => void };

/** Gives a child under 13 an address, changes it, or takes it away. */
export function ChildEmailDialog({ child, onClose }: ChildEmailDialogProps) {
  const translate = useTranslate();
  const { firstName } = child;
  const { form, failure, problem, isPending } = useSubmission(
    async (fields) => {
      const email = textOf(fields, "email").trim() || null;
      await call("family", "setChildEmail", { childId: child.id, email });
      return email;
    },
    (email) => {
      const title =
        email === null
          ? translate("family.childEmailRemoved", { firstName })
          : translate("family.childEmailDone");
      showToast({ title, tone: "right" });
      onClose();
    },
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={translate("family.childEmailTitle", { firstName })}
      description={translate("family.childEmailLead", { firstName })}
      closeLabel={translate("shell.close")}
    >
      <form {...form} className="flex flex-col gap-5">
        <FailureCallout failure={failure} title={translate("family.childEmailFailed")} />
        <Field label={translate("family.childEmailLabel")} error={problem("email")}>
          {(control) => (
            <TextInput
              {...control}
              type="email"
              name="email"
              autoComplete="off"
              defaultValue={child.email ?? ""}
            />
          )}
        </Field>
        <Button type="submit" variant="lamp" pending={isPending}>
          {translate("family.childEmailSubmit")}
        </Button>
      </form>
    </Dialog>
  );
}
