import type { ReactNode } from "react";
import * as Primitive from "radix-ui/dialog";
import { X } from "lucide-react";
import { classNames } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";
import { useReturnFocus } from "./return-focus.ts";

type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  closeLabel: string;
  /** From below (a phone's workbench) or from the left (menus and lists). */
  side?: "bottom" | "left";
  children: ReactNode;
};

const sides = {
  bottom: "inset-x-0 bottom-0 max-h-[88dvh] animate-slide-up rounded-t-card",
  left: "inset-y-0 left-0 w-[min(22rem,calc(100vw-3rem))] animate-appear",
};

/** A panel that slides over the page on a phone. Behaves as a dialog. */
export function Sheet({
  open,
  onOpenChange,
  title,
  closeLabel,
  side = "bottom",
  children,
}: SheetProps) {
  const returnFocus = useReturnFocus();
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 animate-appear bg-dusk-deep/70" />
        <Primitive.Content
          {...returnFocus}
          aria-describedby={undefined}
          className={classNames(
            "fixed z-50 flex flex-col overflow-hidden bg-raised text-ink shadow-float outline-none",
            sides[side],
          )}
        >
          <div className="flex items-center justify-between gap-3 border-b border-hairline py-2 pr-2 pl-5">
            <Primitive.Title className="font-display text-title">{title}</Primitive.Title>
            <Primitive.Close asChild>
              <IconButton label={closeLabel} icon={<X />} />
            </Primitive.Close>
          </div>
          <div className="overflow-y-auto overscroll-contain p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
            {children}
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
