import { useEffect } from "react";

/**
 * The keys of the whole desk: F6 and Shift+F6 go from one part to the next, "/" goes to the composer. Parts are marked
 * with data-region. Escape closes sheets by itself, since they are the browser's own dialogs.
 */
export function useDeskKeys(): void {
  useEffect(() => {
    function listen(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      // Over an open dialog the page behind it cannot be reached.
      if (document.querySelector("dialog[open]")) return;
      if (event.key === "F6") {
        event.preventDefault();
        focusRegion(nextRegion(event.shiftKey ? -1 : 1));
      } else if (event.key === "/" && !isTyping(event.target)) {
        event.preventDefault();
        focusRegion(regions().find((region) => region.dataset["region"] === "composer"));
      }
    }
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

/** The parts that can be seen, in the order of the page. */
function regions(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("[data-region]")].filter(
    (region) => region.getClientRects().length > 0,
  );
}

function nextRegion(step: 1 | -1): HTMLElement | undefined {
  const all = regions();
  const at = all.findIndex((region) => region.contains(document.activeElement));
  // From outside of all of them F6 enters at the first, Shift+F6 at the last.
  const next =
    at === -1 ? (step === 1 ? 0 : all.length - 1) : (at + step + all.length) % all.length;
  return all[next];
}

/** What a region is entered by: its message field, its log, or the region itself. */
function focusRegion(region: HTMLElement | undefined): void {
  (region?.querySelector<HTMLElement>("textarea, [role=log]") ?? region)?.focus();
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input, textarea, select, math-field"))
  );
}
