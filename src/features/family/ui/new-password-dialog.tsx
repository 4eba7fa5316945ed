import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { textOf, useSubmission } from "#client/use-submission.ts";
import { PasswordField } from "#client/password-field.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { showToast } from "#ui/toast.tsx";
import type { Child } from "../contract.ts";

type NewPasswordDialogProps = { child: Child; onClose: () => void };

/** Gives a child a new password. */
export function NewPasswordDialog({ child, onClose }: NewPasswordDialogProps) {
  const translate = useTranslate();
  const { firstName } = child;
  const { form, failure, problem, isPending } = useSubmission(
    (fields) =>
      call("family", "setChildPassword", {
        childId: child.id,
        password: textOf(fields, "password"),
      }),
    () => {
      showToast({ title: translate("family.newPasswordDone"), tone: "right" });
      onClose();
    },
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={translate("family.newPasswordTitle", { firstName })}
      description={translate("family.newPasswordLead", { firstName })}
      closeLabel={translate("shell.close")}
    >
      <form {...form} className="flex flex-col gap-5">
        <FailureCallout failure={failure} title={translate("family.newPasswordFailed")} />
        <PasswordField
          label={translate("family.password")}
          help={translate("family.passwordHelp")}
          error={problem("password")}
          name="password"
          autoComplete="new-password"
        />
        <Button type="submit" variant="lamp" pending={isPending}>
          {translate(isPending ? "family.newPasswordSaving" : "family.newPasswordSubmit")}
        </Button>
      </form>
    </Dialog>
  );
}
