import type { InteractionItem, Misconception } from "../../item.ts";
import { type ItemKind, receiptOf } from "../kind.ts";
import type { Locale } from "#shared/locale.ts";
import { type Picks, readOne, readSeveral } from "../reading/compose-choice.ts";
import { asRead } from "../reading/how.ts";
import { readTold } from "../reading/told.ts";
import { linesIn } from "../say-given.ts";

/** Evidence: the line, or the lines, of the passage that shows something. */
export const lines: ItemKind<"lines"> = {
  kind: "lines",
  read(text, item, locale) {
    const picks = picksIn(text, item, locale);
    return asRead(picks, picks && givenOf(picks));
  },
  told(text, item, locale) {
    const picks = picksIn(text, item, locale);
    return picks?.how === "partly" ? givenOf(picks) : null;
  },
  near(text, item, locale) {
    const picks = picksIn(text, item, locale);
    return picks && givenOf(picks);
  },
  fits(given, item) {
    if (given.kind !== "lines" || item.interaction.kind !== "lines") return false;
    const count = linesIn(item.stimuli).length;
    const { lines: chosen } = given;
    const isEnough = item.interaction.several ? chosen.length > 0 : chosen.length === 1;
    const isOnce = new Set(chosen).size === chosen.length;
    return isEnough && isOnce && chosen.every((line) => line >= 1 && line <= count);
  },
  mark(given, { key, misconceptions }) {
    if (given.kind !== "lines" || key.kind !== "lines")
      throw new TypeError("An answer of another kind");
    const found = key.lines.filter((line) => given.lines.includes(line)).length;
    const isRight = found === key.lines.length && given.lines.length === key.lines.length;
    return {
      receipt: receiptOf(isRight, "lines"),
      misconception: isRight ? null : mistakeIn(misconceptions, given.lines, key.lines),
      parts: key.lines.length > 1 ? { right: found, of: key.lines.length } : null,
      spelled: null,
    };
  },
};

function picksIn(
  text: string,
  { interaction, stimuli, prompt }: InteractionItem,
  locale: Locale,
): Picks | null {
  if (interaction.kind !== "lines") return null;
  const parts = linesIn(stimuli).map((line) => ({ text: line }));
  const telling = readTold(text, { sides: [parts], prompt: prompt[locale], locale });
  return interaction.several ? readSeveral(telling) : readOne(telling);
}

function givenOf({ picked }: Picks) {
  const chosen = picked.map((place) => place + 1).toSorted((a, b) => a - b);
  return { kind: "lines", lines: chosen } as const;
}

/** The known mistake whose line is among those chosen wrongly. */
function mistakeIn(
  known: readonly Misconception[],
  given: readonly number[],
  wanted: readonly number[],
): Misconception | null {
  const wrong = given.filter((line) => !wanted.includes(line));
  return (
    known.find(({ signs = [] }) =>
      signs.some(
        (sign) => sign.kind === "lines" && sign.lines.some((line) => wrong.includes(line)),
      ),
    ) ?? null
  );
}
