import type { Misconception } from "../../item.ts";
import type { Named } from "../interaction.ts";
import { type ItemKind, receiptOf } from "../kind.ts";
import { namedIn } from "../reading/letters.ts";
import { assertedIn } from "../reading/asserted.ts";
import { capitalsIn, lettersIn } from "../reading/letters-in.ts";
import { namedIn as namedParts, numberedAs } from "../reading/named-parts.ts";
import { nearestOf } from "../reading/nearest.ts";
import { placeNamed, placesListed } from "../reading/place-named.ts";

/** One option, or all that fit. */
export const choice: ItemKind<"choice"> = {
  kind: "choice",
  read(text, { interaction }, locale) {
    if (interaction.kind !== "choice") return null;
    const { options, several } = interaction;
    if (several) {
      const { length } = options;
      const letters =
        lettersIn(text, length) ?? listed(capitalsIn(text, length) ?? placesListed(text, length));
      if (!letters) return null;
      const picked = letters.places.flatMap((place) => options[place]?.name ?? []);
      return { sure: letters.sure, given: { kind: "choice", picked } };
    }
    const named = namedIn(text, options, locale) ?? placedIn(text, options);
    return named && { sure: named.sure, given: { kind: "choice", picked: [named.name] } };
  },
  near(said, { interaction }, locale) {
    if (interaction.kind !== "choice") return null;
    const text = assertedIn(said);
    const { options, several } = interaction;
    if (several) {
      const all = namedParts(text, options, locale);
      return all.length > 0 && all.length < options.length ? { kind: "choice", picked: all } : null;
    }
    const at = nearestOf(
      text,
      options.map((option) => option.text),
      locale,
    );
    const picked = (at === null ? numberedAs(text, options, locale) : options[at])?.name;
    return picked === undefined ? null : { kind: "choice", picked: [picked] };
  },
  fits(given, { interaction }) {
    if (given.kind !== "choice" || interaction.kind !== "choice") return false;
    const { picked } = given;
    const names = interaction.options.map(({ name }) => name);
    const isOnce = new Set(picked).size === picked.length;
    const isEnough = interaction.several ? picked.length > 0 : picked.length === 1;
    return isOnce && isEnough && picked.every((name) => names.includes(name));
  },
  mark(given, { interaction, key, misconceptions }) {
    if (given.kind !== "choice" || key.kind !== "choice" || interaction.kind !== "choice")
      throw new TypeError("An answer of another kind");
    const picked = new Set(given.picked);
    const wanted = new Set(key.picked);
    const { options, several } = interaction;
    const asWanted = options.filter(({ name }) => picked.has(name) === wanted.has(name)).length;
    const isRight = asWanted === options.length;
    const right = [...picked].filter((name) => wanted.has(name)).length;
    return {
      receipt: receiptOf(isRight, "choice"),
      misconception: isRight ? null : mistakeIn(misconceptions, picked),
      // Counted by what was picked: nobody sees an option as right that they left alone.
      parts: several ? { right, of: picked.size, missing: wanted.size - right } : null,
      spelled: null,
    };
  },
};

/** Places that were told by number may count the options or be what stands in them. */
function listed(places: number[] | null): { places: number[]; sure: boolean } | null {
  return places && { places, sure: false };
}

/** The option that a sentence names by its place, which is never certain. */
function placedIn(text: string, options: readonly Named[]): { name: string; sure: boolean } | null {
  const [capital, ...others] = capitalsIn(text, options.length) ?? [];
  const at = placeNamed(text, options.length) ?? (others.length === 0 ? (capital ?? null) : null);
  const named = at === null ? undefined : options[at];
  return named ? { name: named.name, sure: false } : null;
}

/** The first known mistake of which every sign is there: what it chooses is chosen, what it leaves out is left out. */
function mistakeIn(
  known: readonly Misconception[],
  picked: ReadonlySet<string>,
): Misconception | null {
  return (
    known.find(({ signs = [] }) =>
      signs.some(
        (sign) =>
          sign.kind === "choice" &&
          sign.picked.every((name) => picked.has(name)) &&
          !sign.missed.some((name) => picked.has(name)),
      ),
    ) ?? null
  );
}
