import type { Plugin } from "vite";
import { locales } from "#shared/locale.ts";
import { timeZonePlaces } from "#shared/time-zone-names.ts";

const prefix = "virtual:time-zones/";

/**
 * Vite plugin: a virtual module a language with every time zone as it is called and looked for there. Node knows what cities
 * are called; browsers know it of their own language at best.
 */
export function timeZonesPlugin(): Plugin {
  return {
    name: "faro-time-zones",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      const locale = locales.find((known) => id === `\0${prefix}${known}`);
      return locale ? `export const places = ${JSON.stringify(timeZonePlaces(locale))};` : null;
    },
  };
}
