import { type FormEvent, useRef, useState } from "react";
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
import type { Family } from "../../contract/payments.ts";
import { readCents } from "../../rules/amounts.ts";
import { useDays } from "./use-days.ts";

type PaymentDialogProps = { family: Family; onClose: () => void; onDone: () => void };

/** Asks for amount, day and note, shows what was understood, and writes it down once that is confirmed. */
export function PaymentDialog({ family, onClose, onDone }: PaymentDialogProps) {
  const translate = useTranslate();
  const { day } = useDays();
  const { studentId, studentName: name } = family;
  // One for the dialog: a payment that is sent twice is one payment.
  const clientId = useRef(crypto.randomUUID());
  const [checked, setChecked] = useState<{ amount: string; date: string } | null>(null);
  const { form, failure, problem, isPending } = useSubmission(
    async (fields) => {
      // What is refused is put right in the fields.
      setChecked(null);
      return call("affiliates", "recordPayment", {
        studentId,
        sum: textOf(fields, "sum"),
        receivedOn: textOf(fields, "receivedOn"),
        note: textOf(fields, "note"),
        clientId: clientId.current,
      });
    },
    ({ payment }) => {
      const amount = formatCents(payment.cents);
      showToast({ title: translate("money.entered", { amount, name }), tone: "right" });
      onDone();
    },
  );

  /** What can be read is shown first; the server says what is wrong with the rest. */
  function goOn(event: FormEvent<HTMLFormElement>): void {
    const fields = new FormData(event.currentTarget);
    const cents = readCents(textOf(fields, "sum"));
    const date = textOf(fields, "receivedOn");
    if (checked || cents === null || date === "") return form.onSubmit(event);
    event.preventDefault();
    setChecked({ amount: formatCents(cents), date: day(date) });
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={translate("money.enterTitle", { name })}
      closeLabel={translate("shell.close")}
    >
      <form {...form} onSubmit={goOn} className="flex flex-col gap-5">
        <FailureCallout failure={checked ? null : failure} title={translate("money.enterFailed")} />
        <div hidden={checked !== null} className="flex flex-col gap-5 [&[hidden]]:hidden">
          <Field label={translate("money.sum")} error={problem("sum")}>
            {(control) => (
              <TextInput {...control} name="sum" inputMode="decimal" autoComplete="off" />
            )}
          </Field>
          <Field label={translate("money.receivedOn")} error={problem("receivedOn")}>
            {(control) => <TextInput {...control} type="date" name="receivedOn" />}
          </Field>
          <Field
            label={translate("money.note")}
            help={translate("money.noteHelp")}
            error={problem("note")}
          >
            {(control) => <TextInput {...control} name="note" autoComplete="off" />}
          </Field>
        </div>
        {checked && <p aria-live="polite">{translate("money.checkText", { ...checked, name })}</p>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="lamp" pending={isPending}>
            {translate(checked || isPending ? "money.enter" : "money.check")}
          </Button>
          {checked ? (
            <Button onClick={() => setChecked(null)}>{translate("money.change")}</Button>
          ) : (
            <Button onClick={onClose}>{translate("money.cancel")}</Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
