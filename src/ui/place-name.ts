import { site } from "#shared/site.ts";

let shown: string = site.name;

/** What this place calls itself to whoever looks: the academy's name, or the brand's that a family belongs to. */
export function placeName(): string {
  return shown;
}

/** Has titles name a brand's place from here on; the academy's again where it is left out. */
export function setPlaceName(name: string = site.name): void {
  shown = name;
}
