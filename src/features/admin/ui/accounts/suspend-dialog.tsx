import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { textOf, useSubmission } from "#client/use-submission.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import type { AccountRecord } from "../../contract/accounts.ts";
import { useAccountChanged } from "./use-account-changed.ts";

type SuspendDialogProps = { account: AccountRecord; onClose: () => void };

/** Asks why before an account is shut. */
export function SuspendDialog({ account, onClose }: SuspendDialogProps) {
  const translate = useTranslate();
  const changed = useAccountChanged();
  const submission = useSubmission(
    (fields) =>
      call("admin", "suspendAccount", {
        accountId: account.id,
        reason: textOf(fields, "reason"),
      }),
    (result) => {
      changed(result.account, "admin.suspended");
      onClose();
    },
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={translate("admin.suspendTitle", { name: account.fullName })}
      description={translate("admin.suspendText")}
      closeLabel={translate("shell.close")}
    >
      <form {...submission.form} className="flex flex-col gap-5">
        <FailureCallout failure={submission.failure} title={translate("admin.actionFailed")} />
        <Field
          label={translate("admin.reason")}
          help={translate("admin.reasonHelp")}
          error={submission.problem("reason")}
        >
          {(control) => <TextArea {...control} name="reason" maxLength={500} />}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="care" pending={submission.isPending}>
            {translate("admin.suspend")}
          </Button>
          <Button onClick={onClose}>{translate("shell.cancel")}</Button>
        </div>
      </form>
    </Dialog>
  );
}
