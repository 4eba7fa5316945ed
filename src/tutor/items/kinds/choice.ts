import type { InteractionItem, Misconception } from "../../item.ts";
import { type ItemKind, receiptOf } from "../kind.ts";
import type { Locale } from "#shared/locale.ts";
import { type Picks, readOne, readSeveral } from "../reading/compose-choice.ts";
import { asRead } from "../reading/how.ts";
import { lettersIn } from "../reading/letters-in.ts";
import { readTold } from "../reading/told.ts";

/** One option, or all that fit. */
export const choice: ItemKind<"choice"> = {
  kind: "choice",
  read(text, item, locale) {
    const { interaction } = item;
    if (interaction.kind !== "choice") return null;
    const { options, several } = interaction;
    const letters = lettersIn(text, options.length);
    if (letters && (several || (letters.sure && letters.places.length === 1)))
      return { sure: letters.sure, given: givenOf(letters.places, item) };
    const picks = picksIn(text, item, locale);
    return asRead(picks, picks && givenOf(picks.picked, item));
  },
  told(text, item, locale) {
    const picks = picksIn(text, item, locale);
    return picks?.how === "partly" ? givenOf(picks.picked, item) : null;
  },
  near(text, item, locale) {
    const picks = picksIn(text, item, locale);
    return picks && givenOf(picks.picked, item);
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

function picksIn(
  text: string,
  { interaction, prompt }: InteractionItem,
  locale: Locale,
): Picks | null {
  if (interaction.kind !== "choice") return null;
  const telling = readTold(text, { sides: [interaction.options], prompt: prompt[locale], locale });
  return interaction.several ? readSeveral(telling) : readOne(telling);
}

function givenOf(places: readonly number[], { interaction }: InteractionItem) {
  const options = interaction.kind === "choice" ? interaction.options : [];
  return { kind: "choice", picked: places.flatMap((place) => options[place]?.name ?? []) } as const;
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
