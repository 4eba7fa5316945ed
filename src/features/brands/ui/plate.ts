import { isPaleLogo } from "../rules/logo.ts";

/** The ground that an uploaded picture is looked at on: dark for a pale logo, light for everything else. */
export function plate(url: string): string {
  return isPaleLogo(url) ? "bg-dusk-deep" : "bg-dusk-text";
}
