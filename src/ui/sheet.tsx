import { type ReactNode, useId } from "react";
import { X } from "lucide-react";
import { IconButton } from "./icon-button.tsx";
import { Modal } from "./modal.tsx";

type SheetProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  closeLabel: string;
  /** From below (a phone's workbench), from the left (menus and lists) or from the right (details of what is read). */
  side?: "bottom" | "left" | "right";
  children: ReactNode;
};

const sides = {
  bottom: "mt-auto mb-0 max-h-[88dvh] w-full max-w-none rounded-t-card open:animate-slide-up",
  left: "m-0 h-dvh max-h-none w-[min(22rem,calc(100vw-3rem))] open:animate-appear",
  right: "mr-0 ml-auto my-0 h-dvh max-h-none w-[min(36rem,100vw)] max-w-none open:animate-appear",
};

/** A panel that slides over the page on a phone. */
export function Sheet(props: SheetProps) {
  const { open, onOpenChange, title, closeLabel, side = "bottom", children } = props;
  const id = useId();
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      labelledBy={id}
      lightDismiss
      className={`flex-col overflow-hidden p-0 open:flex ${sides[side]}`}
    >
      <div className="flex items-center justify-between gap-3 border-b border-hairline py-2 pr-2 pl-5">
        <h2 id={id} className="text-title">
          {title}
        </h2>
        <IconButton label={closeLabel} icon={<X />} onClick={() => onOpenChange(false)} />
      </div>
      {/* The keyboard must be able to scroll what the pointer can. */}
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="overflow-y-auto overscroll-contain p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] focus-visible:-outline-offset-4"
      >
        {children}
      </div>
    </Modal>
  );
}
