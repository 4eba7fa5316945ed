import { type Locale, locales } from "./locale.ts";
import { cityOf, folded, type TimeZonePlace } from "./time-zone-places.ts";

/** The time zone's name of this style in a language; empty where there is none. */
function nameOf(zone: string, locale: Locale, style: "shortGeneric" | "longGeneric"): string {
  return (
    new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: style })
      .formatToParts(new Date())
      .find(({ type }) => type === "timeZoneName")?.value ?? ""
  );
}

/** A name in words: "hora de Ciudad de México", and not "CET". */
function hasWords(name: string): boolean {
  return /\p{Ll}/u.test(name);
}

function placeOf(zone: string, locale: Locale): TimeZonePlace {
  const near = nameOf(zone, locale, "shortGeneric");
  const name = hasWords(near) ? near : nameOf(zone, locale, "longGeneric");
  const label = `${cityOf(zone)} (${name})`;
  const names = locales.flatMap((language) => [
    nameOf(zone, language, "shortGeneric"),
    nameOf(zone, language, "longGeneric"),
  ]);
  const words = new Set(folded([zone, label, ...names].join(" | ")).split(" "));
  const sentences = names.filter(hasWords).map(folded);
  return {
    zone,
    label,
    words: `${folded(cityOf(zone))} ${[...new Set([...sentences, ...words])].join(" ")} `,
  };
}

/**
 * Every time zone that this program knows, as it is called in a language, to be looked up in all of ours. For programs
 * alone: browsers leave out what cities are called in other languages, and take long (scripts/time-zones-plugin.ts).
 */
export function timeZonePlaces(locale: Locale): readonly TimeZonePlace[] {
  // A browser whose zone nobody knows is by this one; it is no place, and not always among them.
  const zones = new Set([...Intl.supportedValuesOf("timeZone"), "UTC"]);
  return Array.from(zones, (zone) => placeOf(zone, locale));
}
