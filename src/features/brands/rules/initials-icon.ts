import type { BrandView } from "./view.ts";

/** The tab's icon of a brand without one: its initials on its colour, as an address that holds the drawing. */
export function initialsIcon({
  initials,
  colours,
}: Pick<BrandView, "initials" | "colours">): string {
  const ground = colours["--brand-accent"] ?? "";
  const text = colours["--brand-on-accent"] ?? "";
  // Initials are letters and digits alone, and colours six digits.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${ground}"></rect><text x="16" y="21.5" text-anchor="middle" font-family="sans-serif" font-size="15" font-weight="700" fill="${text}">${initials}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
