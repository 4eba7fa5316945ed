import { useRef } from "react";

/**
 * Gives the focus back to whatever had it when a dialog opened. Radix does so only for a dialog with a
 * trigger of its own, and ours are opened from anywhere. Spread onto the dialog's content.
 */
export function useReturnFocus(): { onOpenAutoFocus: () => void; onCloseAutoFocus: () => void } {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus() {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus() {
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
