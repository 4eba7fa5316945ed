import { type Locale, locales } from "./locale.ts";

/** A time zone as people look for it. */
export type TimeZonePlace = {
  /** Its IANA name. */
  zone: string;
  /** What it is called: "Madrid (Spain Time, GMT+1)". */
  label: string;
  /** Its city, and all that it may be looked for by, without accents and in small letters. */
  city: string;
  words: string;
};

/** The time zone's name of this style in a language, as it is on a day in winter; empty where there is none. */
function nameOf(
  zone: string,
  locale: Locale,
  style: "shortGeneric" | "longGeneric" | "shortOffset",
) {
  return (
    new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: style })
      .formatToParts(new Date())
      .find(({ type }) => type === "timeZoneName")?.value ?? ""
  );
}

/** The last part of an IANA name is its biggest city: "America/Argentina/Buenos_Aires". */
function cityOf(zone: string): string {
  return zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");
}

/** A name in words: "hora de Ciudad de México", and not "CET". */
function hasWords(name: string): boolean {
  return /\p{Ll}/u.test(name);
}

/** What a time zone is called in a language: its city, whose time it is, and how far it is from Greenwich now. */
export function timeZoneLabel(zone: string, locale: Locale): string {
  const near = nameOf(zone, locale, "shortGeneric");
  const name = hasWords(near) ? near : nameOf(zone, locale, "longGeneric");
  const offset = nameOf(zone, locale, "shortOffset");
  const said = [...new Set([name, offset].filter((part) => part !== ""))];
  return `${cityOf(zone)} (${said.join(", ")})`;
}

/** A text as it is searched by: without accents, in small letters, words parted by one space. */
function folded(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\p{L}\p{N}+]+/gu, " ")
    .trim()
    .toLowerCase();
}

const known = new Map<Locale, readonly TimeZonePlace[]>();

/** Every time zone that this browser or program knows, as it is called in a language; looked up in all of ours. */
export function timeZonePlaces(locale: Locale): readonly TimeZonePlace[] {
  const places =
    known.get(locale) ?? Intl.supportedValuesOf("timeZone").map((zone) => placeOf(zone, locale));
  known.set(locale, places);
  return places;
}

function placeOf(zone: string, locale: Locale): TimeZonePlace {
  const names = locales.flatMap((language) => [
    nameOf(zone, language, "shortGeneric"),
    nameOf(zone, language, "longGeneric"),
  ]);
  const label = timeZoneLabel(zone, locale);
  return {
    zone,
    label,
    city: folded(cityOf(zone)),
    words: folded([zone, label, ...names].join(" ")),
  };
}

/**
 * The places that a text is found in, those first whose city begins with it, then those with a word that does. Every word
 * of the text has to be there.
 */
export function findTimeZones(
  places: readonly TimeZonePlace[],
  typed: string,
): readonly TimeZonePlace[] {
  const wanted = folded(typed);
  const words = wanted.split(" ");
  const ranked = places.flatMap((place) => {
    const { city } = place;
    const within = ` ${place.words}`;
    if (!words.every((word) => within.includes(word))) return [];
    const rank =
      city === wanted ? 0 : city.startsWith(wanted) ? 1 : within.includes(` ${wanted}`) ? 2 : 3;
    return [{ place, rank }];
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ place }) => place);
}
