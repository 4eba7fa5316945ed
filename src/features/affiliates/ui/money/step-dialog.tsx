import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { textOf, useSubmission } from "#client/use-submission.ts";
import type { MessageKey } from "#shared/messages/en.ts";
import { formatCents } from "#shared/money.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { showToast } from "#ui/toast.tsx";
import type { PayoutRun } from "../../contract/payouts.ts";

export type RunStep = "approve" | "pay" | "discard";

const done: Readonly<Record<RunStep, MessageKey>> = {
  approve: "money.approved",
  pay: "money.paid",
  discard: "money.discarded",
};

type StepDialogProps = {
  run: PayoutRun;
  step: RunStep;
  onClose: () => void;
  onDone: () => void;
};

/** Asks before a run goes on or away. What is approved is the sum that stands here. */
export function StepDialog({ run, step, onClose, onDone }: StepDialogProps) {
  const translate = useTranslate();
  const { id: runId, cents } = run;
  const amount = formatCents(cents);
  const { form, failure, problem, isPending } = useSubmission(
    (fields) => {
      if (step === "approve") return call("affiliates", "approveRun", { runId, cents });
      if (step === "discard") return call("affiliates", "discardRun", { runId });
      return call("affiliates", "payRun", { runId, reference: textOf(fields, "reference") });
    },
    () => {
      showToast({ title: translate(done[step], { amount }), tone: "right" });
      onDone();
    },
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={translate(`money.${step}Title`, { amount })}
      description={translate(`money.${step}Text`)}
      closeLabel={translate("shell.close")}
    >
      <form {...form} className="flex flex-col gap-5">
        <FailureCallout failure={failure} title={translate("money.stepFailed")} />
        {step === "pay" && (
          <Field label={translate("money.reference")} error={problem("reference")}>
            {(control) => <TextInput {...control} name="reference" autoComplete="off" />}
          </Field>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant={step === "discard" ? "care" : "lamp"} pending={isPending}>
            {translate(`money.${step}`)}
          </Button>
          <Button onClick={onClose}>{translate("money.cancel")}</Button>
        </div>
      </form>
    </Dialog>
  );
}
