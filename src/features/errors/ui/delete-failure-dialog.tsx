import { useQueryClient } from "@tanstack/react-query";
import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { useSubmission } from "#client/use-submission.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { showToast } from "#ui/toast.tsx";
import type { FailureGroup } from "../contract.ts";

type DeleteFailureDialogProps = { failure: FailureGroup; onClose: () => void };

/** Asks before all reports of a failure are deleted. */
export function DeleteFailureDialog({ failure, onClose }: DeleteFailureDialogProps) {
  const translate = useTranslate();
  const client = useQueryClient();
  const submission = useSubmission(
    () => call("errors", "deleteFailure", { fingerprint: failure.fingerprint }),
    () => {
      void client.invalidateQueries({ queryKey: ["errors", "failures"] });
      showToast({ title: translate("reports.deleted") });
      onClose();
    },
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={translate("reports.deleteTitle")}
      description={
        <>
          <p className="font-code text-small break-words">{failure.message}</p>
          <p className="mt-2">{translate("reports.deleteText")}</p>
        </>
      }
      closeLabel={translate("shell.close")}
    >
      <form {...submission.form} className="flex flex-col gap-5">
        <FailureCallout failure={submission.failure} title={translate("reports.deleteFailed")} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="care" pending={submission.isPending}>
            {translate("reports.delete")}
          </Button>
          <Button onClick={onClose}>{translate("shell.cancel")}</Button>
        </div>
      </form>
    </Dialog>
  );
}
