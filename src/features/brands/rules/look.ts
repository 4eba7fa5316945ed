import type { BrandLook } from "#shared/brand-look.ts";
import { appStyles } from "./app-colours.ts";
import { initialsIcon } from "./initials-icon.ts";
import { viewOf } from "./view.ts";

/** What the academy's own screens show of a brand: nothing that a partner's server would hear of. */
export function lookOf(brand: Parameters<typeof viewOf>[0]): BrandLook {
  const view = viewOf(brand);
  return {
    subdomain: brand.subdomain,
    name: view.name,
    initials: view.initials,
    logoUrl: view.logoUrl,
    iconUrl: view.faviconUrl ?? initialsIcon(view),
    supportEmail: view.supportEmail,
    styles: appStyles(brand, view.logoUrl),
    themeColour: view.colours["--brand-primary"] ?? "",
  };
}
