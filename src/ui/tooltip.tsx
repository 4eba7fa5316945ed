import { type ReactNode, useEffect, useRef } from "react";
import { tooltipDelayMs } from "#shared/constants.ts";

type TooltipProps = {
  /** The words; the control inside has them as its label as well. */
  text: string;
  /** One control that can take the focus. */
  children: ReactNode;
};

/**
 * Words for a control that has none of its own: 700 ms after the pointer comes to rest (row K-02), at
 * once when the keyboard reaches it. Screen readers have the control's label instead.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const from = anchor.current;
    const to = tip.current;
    return from && to ? followPointer(from, to) : undefined;
  }, []);
  return (
    <span ref={anchor} className="inline-flex">
      {children}
      <span
        ref={tip}
        popover="manual"
        aria-hidden
        className="pointer-events-none m-0 max-w-64 animate-appear rounded-small bg-ink px-3 py-1.5 text-small text-paper"
      >
        {text}
      </span>
    </span>
  );
}

/** Shows the tip by pointer and keyboard; answers with what undoes it. */
function followPointer(anchor: HTMLElement, tip: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let timer = 0;

  function show(): void {
    tip.showPopover();
    placeAbove(anchor, tip);
  }
  function hide(): void {
    clearTimeout(timer);
    tip.hidePopover();
  }

  anchor.addEventListener(
    "pointerenter",
    ({ pointerType }) => {
      if (pointerType === "mouse") timer = window.setTimeout(show, tooltipDelayMs);
    },
    { signal },
  );
  anchor.addEventListener(
    "focusin",
    ({ target }) => {
      if (target instanceof Element && target.matches(":focus-visible")) show();
    },
    { signal },
  );
  anchor.addEventListener(
    "keydown",
    ({ key }) => {
      if (key === "Escape") hide();
    },
    { signal },
  );
  for (const end of ["pointerleave", "pointerdown", "focusout"]) {
    anchor.addEventListener(end, hide, { signal });
  }
  return () => {
    listening.abort();
    clearTimeout(timer);
  };
}

/** Above the anchor and inside the window; below it where there is no room above. */
function placeAbove(anchor: HTMLElement, tip: HTMLElement): void {
  const gap = 6;
  const at = anchor.getBoundingClientRect();
  const size = tip.getBoundingClientRect();
  const left = at.left + at.width / 2 - size.width / 2;
  const above = at.top - size.height - gap;
  tip.style.left = `${Math.max(8, Math.min(left, innerWidth - size.width - 8))}px`;
  tip.style.top = `${above < 8 ? at.bottom + gap : above}px`;
}
