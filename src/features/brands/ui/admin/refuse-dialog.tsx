import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { textOf, useSubmission } from "#client/use-submission.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import type { ListedBrand } from "../../contract.ts";

type RefuseDialogProps = {
  /** What is refused, as a question, and what comes of it. */
  title: string;
  text: string;
  /** The words of the button. */
  action: string;
  send: (reason: string) => Promise<{ brand: ListedBrand }>;
  onClose: () => void;
  onDecided: (brand: ListedBrand) => void;
};

/** Asks why something of a partner is refused; the affiliate reads it. */
export function RefuseDialog(props: RefuseDialogProps) {
  const { title, text, action, send, onClose, onDecided } = props;
  const translate = useTranslate();
  const { failure, problem, form, isPending } = useSubmission(
    (fields) => send(textOf(fields, "reason")),
    (decided) => onDecided(decided.brand),
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
      description={text}
      closeLabel={translate("shell.close")}
    >
      <form {...form} className="flex flex-col gap-5">
        <FailureCallout failure={failure} title={translate("brands.failed")} />
        <Field label={translate("brands.reason")} error={problem("reason")}>
          {(control) => <TextArea {...control} name="reason" rows={3} />}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="care" pending={isPending}>
            {action}
          </Button>
          <Button onClick={onClose}>{translate("shell.cancel")}</Button>
        </div>
      </form>
    </Dialog>
  );
}
