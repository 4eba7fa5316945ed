import type { Locale } from "#shared/locale.ts";
import type { InteractionItem } from "../../item.ts";
import { type ItemKind, receiptOf } from "../kind.ts";
import { readOrder, type Sequence } from "../reading/compose-order.ts";
import { asRead } from "../reading/how.ts";
import { lettersIn } from "../reading/letters-in.ts";
import { readTold } from "../reading/told.ts";

/** Parts brought into order. */
export const order: ItemKind<"order"> = {
  kind: "order",
  read(text, item, locale) {
    const sequence = sequenceIn(text, item, locale);
    return asRead(sequence, sequence && givenOf(sequence, item));
  },
  told(text, item, locale) {
    const sequence = sequenceIn(text, item, locale);
    return sequence?.how === "partly" ? givenOf(sequence, item) : null;
  },
  near(text, item, locale) {
    const sequence = sequenceIn(text, item, locale);
    const given = sequence && givenOf(sequence, item);
    return given && order.fits(given, item) ? given : null;
  },
  fits(given, { interaction }) {
    return (
      given.kind === "order" &&
      interaction.kind === "order" &&
      isWhole(given.order, interaction.parts)
    );
  },
  mark(given, { key, misconceptions }) {
    if (given.kind !== "order" || key.kind !== "order")
      throw new TypeError("An answer of another kind");
    const inPlace = key.order.filter((name, place) => given.order[place] === name).length;
    const isRight = inPlace === key.order.length;
    const misconception = isRight
      ? null
      : misconceptions.find(({ signs = [] }) =>
          signs.some((sign) => sign.kind === "order" && sign.order.join() === given.order.join()),
        );
    return {
      receipt: receiptOf(isRight, "order"),
      misconception: misconception ?? null,
      parts: { right: inPlace, of: key.order.length },
      spelled: null,
    };
  },
};

function sequenceIn(
  text: string,
  { interaction, prompt }: InteractionItem,
  locale: Locale,
): Sequence | null {
  if (interaction.kind !== "order") return null;
  const { parts } = interaction;
  const letters = lettersIn(text, parts.length);
  if (letters?.places.length === parts.length)
    return { how: letters.sure ? "certain" : "doubtful", order: letters.places };
  const ownMark = parts.some((part) => part.text[locale].includes("?"));
  const spaced = runApart(text, parts.length);
  return readOrder(readTold(spaced, { sides: [parts], prompt: prompt[locale], locale }), ownMark);
}

/** "3142" as four places, where all of them are in it. */
function runApart(text: string, count: number): string {
  return text.replaceAll(/(?<![\d.,])\d+(?![\d.,]\d|\d)/gu, (run) => {
    const digits = new Set(run);
    const isAll = run.length === count && digits.size === count;
    const areAll = isAll && [...digits].every((digit) => digit !== "0" && Number(digit) <= count);
    return areAll && count > 2 ? run.split("").join(" ") : run;
  });
}

function givenOf({ order: places }: Sequence, { interaction }: InteractionItem) {
  const parts = interaction.kind === "order" ? interaction.parts : [];
  return { kind: "order", order: places.flatMap((place) => parts[place]?.name ?? []) } as const;
}

function isWhole(names: readonly string[], parts: readonly { name: string }[]): boolean {
  return names.length === parts.length && parts.every(({ name }) => names.includes(name));
}
