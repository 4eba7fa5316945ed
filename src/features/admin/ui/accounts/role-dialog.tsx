import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { useSubmission } from "#client/use-submission.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import type { AccountRecord } from "../../contract/accounts.ts";
import { useAccountChanged } from "./use-account-changed.ts";

const words = {
  make: {
    title: "admin.makeTitle",
    text: "admin.makeText",
    label: "admin.makeAdministrator",
    done: "admin.made",
  },
  "take-back": {
    title: "admin.takeBackTitle",
    text: "admin.takeBackText",
    label: "admin.takeBack",
    done: "admin.takenBack",
  },
} as const;

type RoleDialogProps = {
  account: AccountRecord;
  deed: keyof typeof words;
  onClose: () => void;
};

/** Asks once more before somebody gets every right, or loses them. */
export function RoleDialog({ account, deed, onClose }: RoleDialogProps) {
  const translate = useTranslate();
  const changed = useAccountChanged();
  const accountId = account.id;
  const { title, text, label, done } = words[deed];
  const submission = useSubmission(
    () =>
      deed === "make"
        ? call("admin", "makeAdministrator", { accountId })
        : call("admin", "takeBackAdministrator", { accountId }),
    (result) => {
      changed(result.account, done);
      onClose();
    },
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={translate(title, { name: account.fullName })}
      description={translate(text)}
      closeLabel={translate("shell.close")}
    >
      <form {...submission.form} className="flex flex-col gap-5">
        <FailureCallout failure={submission.failure} title={translate("admin.actionFailed")} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="lamp" pending={submission.isPending}>
            {translate(label)}
          </Button>
          <Button onClick={onClose}>{translate("shell.cancel")}</Button>
        </div>
      </form>
    </Dialog>
  );
}
