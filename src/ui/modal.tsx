import { type ReactNode, useLayoutEffect, useRef } from "react";

type ModalProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The id of its title. */
  labelledBy: string;
  describedBy?: string;
  /** A press beside it closes it, where the browser knows how. Not for forms: what was typed would be lost. */
  lightDismiss?: boolean;
  className: string;
  children: ReactNode;
};

/**
 * What dialogs and sheets stand on: the browser's own modal dialog, which keeps the focus inside, hides
 * the page from screen readers, closes on Escape and gives the focus back. Its content exists only while
 * it is open.
 */
export function Modal(props: ModalProps) {
  const {
    open,
    onOpenChange,
    labelledBy,
    describedBy,
    lightDismiss = false,
    className,
    children,
  } = props;
  const ref = useRef<HTMLDialogElement>(null);
  // A dialog that is taken away gives the focus back only if it is closed while it is still on the page.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return undefined;
    dialog.showModal();
    return () => dialog.close();
  }, [open]);
  return (
    <dialog
      ref={ref}
      {...(lightDismiss ? { closedby: "any" } : {})}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onClose={({ currentTarget }) => {
        if (open && !currentTarget.open) onOpenChange(false);
      }}
      className={`bg-raised text-ink shadow-float backdrop:animate-appear backdrop:bg-dusk-deep/70 ${className}`}
    >
      {open && children}
    </dialog>
  );
}
