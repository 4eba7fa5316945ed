/** A time zone as people look for it. */
export type TimeZonePlace = {
  /** Its IANA name. */
  zone: string;
  /** What it is called: "Madrid (Spain Time)". */
  label: string;
  /** All that it may be looked for by, as `folded` has it. */
  words: string;
};

/** The last part of an IANA name is its biggest city: "America/Argentina/Buenos_Aires". */
export function cityOf(zone: string): string {
  return zone.slice(zone.lastIndexOf("/") + 1).replaceAll("_", " ");
}

/** A text as it is searched by: without accents, in small letters, words parted by one space. */
export function folded(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\p{L}\p{N}+]+/gu, " ")
    .trim()
    .toLowerCase();
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
    const city = folded(cityOf(place.zone));
    const within = ` ${place.words}`;
    if (!words.every((word) => within.includes(word))) return [];
    const rank = [
      city === wanted,
      city.startsWith(wanted),
      within.includes(` ${wanted} `),
      within.includes(` ${wanted}`),
      true,
    ].indexOf(true);
    return [{ place, rank }];
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ place }) => place);
}
