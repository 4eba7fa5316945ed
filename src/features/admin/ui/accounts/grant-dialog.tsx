import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { call } from "#client/api.ts";
import { GrantFields, grantOf } from "#client/credits/grant-fields.tsx";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { useSubmission } from "#client/use-submission.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { showToast } from "#ui/toast.tsx";
import type { AccountRecord } from "../../contract/accounts.ts";

type GrantDialogProps = { account: AccountRecord; onClose: () => void };

/** Asks how many credits a student is granted, and why. */
export function GrantDialog({ account, onClose }: GrantDialogProps) {
  const translate = useTranslate();
  const client = useQueryClient();
  // One for the dialog: a grant that is sent twice is one grant.
  const clientId = useRef(crypto.randomUUID());
  const { form, failure, problem, isPending } = useSubmission(
    (fields) =>
      call("credits", "grantCredits", {
        accountId: account.id,
        clientId: clientId.current,
        ...grantOf(fields),
      }),
    ({ balance }) => {
      void client.invalidateQueries({ queryKey: ["admin", "account", account.id] });
      showToast({
        title: translate("credits.grantDone", { name: account.fullName, count: balance }),
        tone: "right",
      });
      onClose();
    },
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={translate("credits.grantTitle", { name: account.fullName })}
      description={translate("credits.grantText")}
      closeLabel={translate("shell.close")}
    >
      <form {...form} className="flex flex-col gap-5">
        <FailureCallout failure={failure} title={translate("credits.grantFailed")} />
        <GrantFields problem={problem} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="lamp" pending={isPending}>
            {translate("credits.grant")}
          </Button>
          <Button onClick={onClose}>{translate("shell.cancel")}</Button>
        </div>
      </form>
    </Dialog>
  );
}
