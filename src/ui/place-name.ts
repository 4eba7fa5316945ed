import { site } from "#shared/site.ts";

let brandName: string | null = null;

/** What this place calls itself to whoever looks: the academy's name, or the brand's that a family belongs to. */
export function placeName(): string {
  return brandName ?? site.name;
}

/** Has titles name a brand's place from here on; the academy's again where it is left out. */
export function setPlaceName(name: string | null = null): void {
  brandName = name;
}
