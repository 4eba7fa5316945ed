import type { ReactNode } from "react";
import * as Primitive from "radix-ui/dialog";
import { X } from "lucide-react";
import { IconButton } from "./icon-button.tsx";
import { useReturnFocus } from "./return-focus.ts";

export type DialogProps = {
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

/** A question or a form over the page. Keeps the focus inside, closes on Escape, gives the focus back. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, closeLabel, children, actions } = props;
  const returnFocus = useReturnFocus();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 animate-appear bg-dusk-deep/70" />
        <Primitive.Content
          {...returnFocus}
          {...(description === undefined ? { "aria-describedby": undefined } : {})}
          className="fixed inset-0 z-50 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[min(34rem,calc(100vw-2rem))] animate-rise overflow-y-auto rounded-card bg-raised p-6 text-ink shadow-float outline-none sm:p-8"
        >
          <Primitive.Title className="pr-10 font-display text-title">{title}</Primitive.Title>
          {description !== undefined && (
            <Primitive.Description className="mt-2 text-quiet">{description}</Primitive.Description>
          )}
          {children && <div className="mt-5">{children}</div>}
          {actions && <div className="mt-6 flex flex-wrap gap-3">{actions}</div>}
          <Primitive.Close asChild>
            <IconButton label={closeLabel} icon={<X />} className="absolute top-3 right-3" />
          </Primitive.Close>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
