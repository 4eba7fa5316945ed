import type { BrandLook } from "#shared/brand-look.ts";
import { appStyles } from "./app-colours.ts";
import { initialsIcon } from "./initials-icon.ts";
import { readPicturePath } from "./pictures.ts";
import { viewOf } from "./view.ts";

/** What the academy's own screens show of a brand: nothing that a partner's server would hear of. */
export function lookOf(brand: Parameters<typeof viewOf>[0]): BrandLook {
  const view = viewOf(brand);
  return {
    subdomain: brand.subdomain,
    name: view.name,
    initials: view.initials,
    logoUrl: ownPicture(view.logoUrl),
    iconUrl: ownPicture(view.faviconUrl) ?? initialsIcon(view),
    supportEmail: view.supportEmail,
    styles: appStyles(brand),
    themeColour: view.colours["--brand-primary"] ?? "",
  };
}

/** A picture that was uploaded; null for one of another server. */
function ownPicture(url: string | null): string | null {
  return url !== null && readPicturePath(url) ? url : null;
}
