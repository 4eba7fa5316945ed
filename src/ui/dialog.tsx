import { type ReactNode, useId } from "react";
import { X } from "lucide-react";
import { IconButton } from "./icon-button.tsx";
import { Modal } from "./modal.tsx";

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** One or two sentences under the title, read aloud when the dialog opens. */
  description?: ReactNode;
  closeLabel: string;
  children?: ReactNode;
  /** The buttons, the main one first. */
  actions?: ReactNode;
};

/** A question or a form over the page. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, closeLabel, children, actions } = props;
  const id = useId();
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      labelledBy={`${id}-title`}
      {...(description === undefined ? {} : { describedBy: `${id}-description` })}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(34rem,calc(100vw-2rem))] overflow-y-auto rounded-card p-6 open:animate-rise sm:p-8"
    >
      <h2 id={`${id}-title`} className="pr-10 text-title">
        {title}
      </h2>
      {description !== undefined && (
        <div id={`${id}-description`} className="mt-2 text-quiet">
          {description}
        </div>
      )}
      {children && <div className="mt-5">{children}</div>}
      {actions && <div className="mt-6 flex flex-wrap gap-3">{actions}</div>}
      <IconButton
        label={closeLabel}
        icon={<X />}
        onClick={() => onOpenChange(false)}
        className="absolute top-3 right-3"
      />
    </Modal>
  );
}
