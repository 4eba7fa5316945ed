import { useLayoutEffect } from "react";
import { useLocation } from "wouter";
import type { BrandLook } from "#shared/brand-look.ts";
import { isFamilyPath } from "#shared/family-doors.ts";
import { isRecord } from "#shared/records.ts";
import { setPlaceName } from "#ui/place-name.ts";
import { useAccount } from "./session.tsx";

/** The look that the page was served in; null for the academy's own. Hand-checked: the schema would be loaded for it alone. */
function servedLook(): BrandLook | null {
  const content = document.querySelector<HTMLMetaElement>("meta[name=brand]")?.content;
  if (!content) return null;
  try {
    const look: unknown = JSON.parse(content);
    return isLook(look) ? look : null;
  } catch {
    return null;
  }
}

function isLook(value: unknown): value is BrandLook {
  if (!isRecord(value)) return false;
  const texts = ["subdomain", "name", "initials", "iconUrl", "styles", "themeColour"];
  return texts.every((name) => typeof value[name] === "string");
}

const served = servedLook();
setPlaceName(served?.name);

/**
 * In whose look the application is: the account's as the server says it, so that signing in brings a family's brand and a
 * brand that is switched off goes; until the server has answered, and while nobody is signed in, that of the page.
 */
export function useBrandLook(): BrandLook | null {
  const { account } = useAccount();
  const [pathname] = useLocation();
  const own = account ? account.brand : served;
  // The doors of administrators and affiliates take no dress, and who goes there from a dressed page takes it off.
  const look = isFamilyPath(pathname) ? own : null;
  setPlaceName(look?.name);
  useLayoutEffect(() => wear(look), [look]);
  return look;
}

/** The academy's own icon and frame, as its shell has them. */
const academy = { iconUrl: "/favicon.svg", themeColour: "#0f1d33", styles: "" };

/** Puts the colours and the icon of a look in place of those that are there. */
function wear(look: BrandLook | null): void {
  const worn = document.querySelector("#brand-colours");
  if (look === null && worn === null) return;
  const { styles, iconUrl, themeColour } = look ?? academy;
  const sheet = worn ?? document.head.appendChild(document.createElement("style"));
  sheet.id = "brand-colours";
  if (sheet.textContent !== styles) sheet.textContent = styles;
  document.querySelector("link[rel=icon]")?.setAttribute("href", iconUrl);
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", themeColour);
}
