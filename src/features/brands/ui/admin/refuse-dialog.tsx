import { call } from "#client/api.ts";
import { FailureCallout } from "#client/failure-callout.tsx";
import { useTranslate } from "#client/language.tsx";
import { textOf, useSubmission } from "#client/use-submission.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import type { ListedBrand } from "../../contract.ts";

type RefuseDialogProps = {
  brand: ListedBrand;
  name: string;
  onClose: () => void;
  onDecided: (brand: ListedBrand) => void;
};

/** Asks why a partner's words are refused; the affiliate reads it. */
export function RefuseDialog({ brand, name, onClose, onDecided }: RefuseDialogProps) {
  const translate = useTranslate();
  const { failure, problem, form, isPending } = useSubmission(
    (fields) =>
      call("brands", "decideBlurb", {
        brandId: brand.id,
        isApproved: false,
        blurb: brand.partnerBlurb ?? "",
        reason: textOf(fields, "reason"),
      }),
    (decided) => onDecided(decided.brand),
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={translate("brands.refuseTitle", { name })}
      description={translate("brands.refuseText")}
      closeLabel={translate("shell.close")}
    >
      <form {...form} className="flex flex-col gap-5">
        <FailureCallout failure={failure} title={translate("brands.failed")} />
        <Field label={translate("brands.reason")} error={problem("reason")}>
          {(control) => <TextArea {...control} name="reason" rows={3} />}
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="care" pending={isPending}>
            {translate("brands.refuse")}
          </Button>
          <Button onClick={onClose}>{translate("shell.cancel")}</Button>
        </div>
      </form>
    </Dialog>
  );
}
