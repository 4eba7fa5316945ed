import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "wouter";
import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { textOf, useSubmission } from "#client/use-submission.ts";
import type { MessageKey } from "#shared/messages/en.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { showToast } from "#ui/toast.tsx";
import type { AccountRecord } from "../../contract/accounts.ts";
import { handleOf } from "../../rules.ts";

function consequences({ role }: AccountRecord): MessageKey {
  if (role === "student") return "admin.deleteStudent";
  return role === "parent" ? "admin.deleteParent" : "admin.deleteOther";
}

type DeleteDialogProps = { account: AccountRecord; onClose: () => void };

/** Says what is deleted with an account, and has its handle typed before it is. */
export function DeleteDialog({ account, onClose }: DeleteDialogProps) {
  const translate = useTranslate();
  const [, navigate] = useLocation();
  const client = useQueryClient();
  const name = account.fullName;
  const submission = useSubmission(
    (fields) =>
      call("admin", "deleteAccount", {
        accountId: account.id,
        confirmation: textOf(fields, "confirmation"),
      }),
    () => {
      client.removeQueries({ queryKey: ["admin", "account", account.id] });
      void client.invalidateQueries({ queryKey: ["admin", "accounts"] });
      showToast({ title: translate("admin.deleted", { name }) });
      navigate("/admin/accounts", { replace: true });
    },
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={translate("admin.deleteTitle", { name })}
      description={translate(consequences(account))}
      closeLabel={translate("shell.close")}
    >
      <form {...submission.form} className="flex flex-col gap-5">
        <FailureCallout failure={submission.failure} title={translate("admin.actionFailed")} />
        <Field
          label={translate("admin.deleteConfirm", { handle: handleOf(account) })}
          error={submission.problem("confirmation")}
        >
          {(control) => (
            <TextInput
              {...control}
              name="confirmation"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="care" pending={submission.isPending}>
            {translate("admin.delete")}
          </Button>
          <Button onClick={onClose}>{translate("shell.cancel")}</Button>
        </div>
      </form>
    </Dialog>
  );
}
