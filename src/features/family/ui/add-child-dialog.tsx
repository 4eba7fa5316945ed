import { useTranslate } from "#client/language.tsx";
import { newStudentCredits } from "#shared/constants.ts";
import { Dialog } from "#ui/dialog.tsx";
import { AddChildForm } from "./add-child-form.tsx";
import { LinkHint } from "./link-hint.tsx";

type AddChildDialogProps = { onClose: () => void; onAdded: () => void };

/** The form for a child's account, over the dashboard. */
export function AddChildDialog({ onClose, onAdded }: AddChildDialogProps) {
  const translate = useTranslate();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={translate("family.addTitle")}
      description={translate("family.addLead", { credits: newStudentCredits })}
      closeLabel={translate("shell.close")}
    >
      <div className="flex flex-col gap-5">
        <LinkHint />
        <AddChildForm onAdded={onAdded} />
      </div>
    </Dialog>
  );
}
