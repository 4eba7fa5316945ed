import { useRef } from "react";
import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { textOf, useSubmission } from "#client/use-submission.ts";
import { formatCents } from "#shared/money.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { TextInput } from "#ui/text-input.tsx";
import { showToast } from "#ui/toast.tsx";
import type { Payment } from "../../contract/payments.ts";

type RefundDialogProps = { payment: Payment; onClose: () => void; onDone: () => void };

/** Asks how much of a payment went back: all that is left of it, unless something else is entered. */
export function RefundDialog({ payment, onClose, onDone }: RefundDialogProps) {
  const translate = useTranslate();
  const clientId = useRef(crypto.randomUUID());
  const left = payment.cents - payment.refundedCents;
  const { form, failure, problem, isPending } = useSubmission(
    (fields) =>
      call("affiliates", "refundPayment", {
        paymentId: payment.id,
        sum: textOf(fields, "sum"),
        clientId: clientId.current,
      }),
    (done) => {
      const amount = formatCents(done.payment.refundedCents - payment.refundedCents);
      showToast({ title: translate("money.refundDone", { amount }), tone: "right" });
      onDone();
    },
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={translate("money.refundTitle", { name: payment.studentName })}
      description={translate("money.refundText", { amount: formatCents(left) })}
      closeLabel={translate("shell.close")}
    >
      <form {...form} className="flex flex-col gap-5">
        <FailureCallout failure={failure} title={translate("money.refundFailed")} />
        <Field label={translate("money.sum")} error={problem("sum")}>
          {(control) => (
            <TextInput
              {...control}
              name="sum"
              inputMode="decimal"
              autoComplete="off"
              defaultValue={(left / 100).toFixed(2)}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="care" pending={isPending}>
            {translate("money.refund")}
          </Button>
          <Button onClick={onClose}>{translate("money.cancel")}</Button>
        </div>
      </form>
    </Dialog>
  );
}
