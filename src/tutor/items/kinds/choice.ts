import type { Misconception } from "../../item.ts";
import type { Named } from "../interaction.ts";
import { type ItemKind, receiptOf } from "../kind.ts";
import { namedIn } from "../reading/letters.ts";
import type { Locale } from "#shared/locale.ts";
import { assertedIn, reason } from "../reading/asserted.ts";
import { capitalsIn, lettersIn } from "../reading/letters-in.ts";
import { namedIn as namedParts, numberedAs } from "../reading/named-parts.ts";
import { nearestOf } from "../reading/nearest.ts";
import {
  beginsWithList,
  leadingPlace,
  placeNamed,
  placesListed,
  saidAgain,
} from "../reading/place-named.ts";

/** One option, or all that fit. */
export const choice: ItemKind<"choice"> = {
  kind: "choice",
  read(text, { interaction }, locale) {
    if (interaction.kind !== "choice") return null;
    const { options, several } = interaction;
    if (several) {
      const { length } = options;
      const letters =
        lettersIn(text, length) ??
        listed(capitalsIn(text, length) ?? placesListed(text, length), () => {
          const haveNumbers = options.some((one) => /\d/u.test(`${one.text.en} ${one.text.es}`));
          return !haveNumbers && beginsWithList(text);
        });
      if (!letters) return null;
      const picked = letters.places.flatMap((place) => options[place]?.name ?? []);
      return { sure: letters.sure, given: { kind: "choice", picked } };
    }
    const named =
      namedIn(text, options, locale) ??
      beforeReason(text, options, locale) ??
      placedIn(text, options, locale) ??
      spelledIn(text, options, locale);
    return named && { sure: named.sure, given: { kind: "choice", picked: [named.name] } };
  },
  near(said, { interaction }, locale) {
    if (interaction.kind !== "choice") return null;
    const text = assertedIn(saidAgain(said));
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
function listed(
  places: number[] | null,
  isSure: () => boolean,
): { places: number[]; sure: boolean } | null {
  return places && { places, sure: isSure() };
}

/** What leads to an option and says nothing of it. */
const fillers =
  /^(?:(?:m+h?m+|h+m+|u+m+|uh|eh|so|ok|well|pues|bueno|ah+|oh|then|entonces|yo digo que|i(?:'?d| would)? say|i think|creo que|digo)[\s,.!…]+)+/iu;

/** The option whose whole words stand before a reason, and nothing else: "the wall, because a wall keeps stuff out". */
function beforeReason(
  text: string,
  options: readonly Named[],
  locale: Locale,
): { name: string; sure: boolean } | null {
  const [head = "", ...rest] = text.split(reason);
  if (rest.length === 0 || /[?¿]/u.test(head)) return null;
  const named = namedIn(head.replace(fillers, ""), options, locale);
  return named?.sure ? named : null;
}

/** The one option whose formula a sentence has in it, however it is spaced: "so (x+5)(x-2)". */
function spelledIn(
  text: string,
  options: readonly Named[],
  locale: Locale,
): { name: string; sure: boolean } | null {
  const compact = (said: string) => said.replaceAll(/[\s$\\{}]/gu, "").toLowerCase();
  const said = compact(text);
  const found = options.filter((option) => {
    const formula = compact(option.text[locale]);
    return /[=()+*/^<>-]/u.test(formula) && formula.length > 3 && said.includes(formula);
  });
  const [only] = found;
  return only && found.length === 1 ? { name: only.name, sure: false } : null;
}

/**
 * The option that a sentence names by its place: certain where the message begins with it and goes on with a reason, and no
 * option has a number in it that it could be.
 */
function placedIn(
  text: string,
  options: readonly Named[],
  locale: Locale,
): { name: string; sure: boolean } | null {
  const first = leadingPlace(text.replace(fillers, ""), options.length);
  const begun = first === null ? undefined : options[first];
  const areWords = options.every((option) => !/\d/u.test(option.text[locale]));
  if (begun && areWords && reason.test(text) && !/[?¿]/u.test(text))
    return { name: begun.name, sure: true };
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
