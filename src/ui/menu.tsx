import {
  cloneElement,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
  useState,
} from "react";

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
  /** The button that opens it; its words name the menu. */
  trigger: ReactElement<ComponentProps<"button">>;
  items: readonly MenuItem[];
  /** Which edge of the button it lines up with. */
  align?: "start" | "end";
};

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * A list of things to do, opened by a button: the browser's popover with the keys of the ARIA menu
 * pattern (arrows, Home, End, first letters; Escape and a press beside it close it).
 */
export function Menu({ trigger, items, align = "end" }: MenuProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);

  function entries(): HTMLElement[] {
    return [...(list.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
  }

  function moveFocus(event: KeyboardEvent): void {
    const all = entries();
    const at = all.findIndex((entry) => entry === document.activeElement);
    const step = steps[event.key];
    const letter = event.key.toLowerCase();
    const next = step
      ? all[step(at, all.length)]
      : [...all.slice(at + 1), ...all].find((entry) =>
          entry.textContent.trim().toLowerCase().startsWith(letter),
        );
    if (event.key === "Tab") list.current?.hidePopover();
    if (!next || event.key.length > 1 !== Boolean(step)) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <>
      {cloneElement(trigger, {
        id: `${id}-button`,
        popoverTarget: id,
        "aria-haspopup": "menu",
        "aria-expanded": open,
      })}
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        // A list too long for the window scrolls, and what scrolls must be reachable by keyboard.
        tabIndex={0}
        aria-labelledby={`${id}-button`}
        onKeyDown={moveFocus}
        onToggle={({ newState }) => {
          setOpen(newState === "open");
          if (newState !== "open" || !list.current) return;
          placeBelow(document.getElementById(`${id}-button`), list.current, align);
          entries()[0]?.focus();
        }}
        className="m-0 max-h-[calc(100dvh-5rem)] min-w-56 overflow-y-auto rounded-control border border-hairline bg-raised p-1 text-ink shadow-float open:animate-rise"
      >
        {items.map(({ id: itemId, label, icon, onSelect, care = false, apart = false }) => (
          <div
            key={itemId}
            role="none"
            className={apart ? "mt-1 border-t border-hairline pt-1" : ""}
          >
            <button
              type="button"
              role="menuitem"
              tabIndex={-1}
              onClick={() => {
                list.current?.hidePopover();
                onSelect();
              }}
              className={`flex min-h-11 w-full items-center gap-3 rounded-small px-3 text-left hover:bg-sunken focus-visible:bg-sunken focus-visible:-outline-offset-3 [&_svg]:size-5 ${care ? "text-care-text" : ""}`}
            >
              {icon}
              {label}
            </button>
          </div>
        ))}
      </div>
    </>
  );
}

/** Below the button, or above it where there is no room below. */
function placeBelow(button: HTMLElement | null, list: HTMLElement, align: "start" | "end"): void {
  if (!button) return;
  const gap = 6;
  const at = button.getBoundingClientRect();
  const size = list.getBoundingClientRect();
  const left = align === "end" ? at.right - size.width : at.left;
  const below = at.bottom + gap;
  list.style.left = `${Math.max(8, Math.min(left, innerWidth - size.width - 8))}px`;
  list.style.top = `${below + size.height > innerHeight - 8 ? Math.max(8, at.top - gap - size.height) : below}px`;
}
