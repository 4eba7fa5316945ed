import type { ReactElement, ReactNode } from "react";
import * as Primitive from "radix-ui/dropdown-menu";

type MenuItem = {
  /** Names the item in code. */
  id: string;
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  /** Takes something away: shown in coral. */
  care?: boolean;
  /** Draws a line above. */
  apart?: boolean;
};

type MenuProps = {
  /** The button that opens it. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  align?: "start" | "end";
};

/** A list of things to do, opened by a button. Arrow keys and first letters move in it. */
export function Menu({ trigger, items, align = "end" }: MenuProps) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-56 animate-rise overflow-y-auto rounded-control border border-hairline bg-raised p-1 text-ink shadow-float"
        >
          {items.map(({ id, label, icon, onSelect, care = false, apart = false }) => (
            <div key={id}>
              {apart && <Primitive.Separator className="my-1 h-px bg-hairline" />}
              <Primitive.Item
                onSelect={onSelect}
                className={`flex min-h-11 cursor-pointer items-center gap-3 rounded-small px-3 outline-none data-highlighted:bg-sunken [&_svg]:size-5 ${care ? "text-care-text" : ""}`}
              >
                {icon}
                {label}
              </Primitive.Item>
            </div>
          ))}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
