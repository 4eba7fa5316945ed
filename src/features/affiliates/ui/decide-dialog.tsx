import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { textOf, useSubmission } from "#client/use-submission.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import type { Applicant } from "../contract/approval.ts";

type DecideDialogProps = {
  applicant: Applicant;
  decision: "suspended" | "rejected";
  onClose: () => void;
  onDecided: (applicant: Applicant) => void;
};

/** Asks for the reason of a no, which the affiliate reads. */
export function DecideDialog({ applicant, decision, onClose, onDecided }: DecideDialogProps) {
  const translate = useTranslate();
  const { firstName, lastName } = applicant;
  const name = `${firstName} ${lastName}`;
  const isSuspension = decision === "suspended";
  const { failure, problem, form, isPending } = useSubmission(
    (fields) =>
      call("affiliates", "setAffiliateStatus", {
        affiliateId: applicant.id,
        status: decision,
        reason: textOf(fields, "reason"),
      }),
    ({ affiliate }) => onDecided(affiliate),
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={translate(isSuspension ? "affiliates.suspendTitle" : "affiliates.rejectTitle", {
        name,
      })}
      description={translate(isSuspension ? "affiliates.suspendText" : "affiliates.rejectText")}
      closeLabel={translate("shell.close")}
    >
      <form {...form} className="flex flex-col gap-5">
        <FailureCallout failure={failure} title={translate("affiliates.decideFailed")} />
        <Field
          label={translate("affiliates.reasonLabel")}
          help={translate("affiliates.reasonHelp", { firstName })}
          error={problem("reason")}
        >
          {(control) => <TextArea {...control} name="reason" rows={3} />}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="care" pending={isPending}>
            {translate(isSuspension ? "affiliates.suspend" : "affiliates.reject")}
          </Button>
          <Button onClick={onClose}>{translate("shell.cancel")}</Button>
        </div>
      </form>
    </Dialog>
  );
}
