/** Every time zone as it is called in English. Written by the build (scripts/time-zones-plugin.ts). */
declare module "virtual:time-zones/en" {
  import type { TimeZonePlace } from "#shared/time-zone-places.ts";
  export const places: readonly TimeZonePlace[];
}

/** The same in Spanish. */
declare module "virtual:time-zones/es" {
  import type { TimeZonePlace } from "#shared/time-zone-places.ts";
  export const places: readonly TimeZonePlace[];
}
