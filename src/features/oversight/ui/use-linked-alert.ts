import { useEffect, useRef } from "react";
import { useSearchParams } from "wouter";

/**
 * The alert that a letter's link names (?alert=), null where none does. Once the page shows it, the focus goes to the
 * element `alertElement` names, and with it the page.
 */
export function useLinkedAlert(isShown: boolean): string | null {
  const [query] = useSearchParams();
  const linked = query.get("alert");
  const wasFocused = useRef(false);
  useEffect(() => {
    if (!isShown || linked === null || wasFocused.current) return;
    const element = document.getElementById(alertElement(linked));
    if (!element) return;
    wasFocused.current = true;
    element.focus();
    element.scrollIntoView({ block: "start" });
  }, [isShown, linked]);
  return linked;
}

/** The id of the element that shows an alert; it takes the focus. */
export function alertElement(alertId: string): string {
  return `alert-${alertId}`;
}
