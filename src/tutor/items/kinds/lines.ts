import type { Misconception } from "../../item.ts";
import { type ItemKind, receiptOf } from "../kind.ts";
import { linesIn } from "../say-given.ts";
import { assertedIn } from "../reading/asserted.ts";
import { nearestOf } from "../reading/nearest.ts";
import {
  beginsWithList,
  concludedPlace,
  leadingPlace,
  placeNamed,
  placesListed,
  saidAgain,
} from "../reading/place-named.ts";
import { bareWords, plainWords } from "../reading/plain-words.ts";

/** Evidence: the line, or the lines, of the passage that shows something. */
export const lines: ItemKind<"lines"> = {
  kind: "lines",
  read(text, item, locale) {
    const passage = linesIn(item.stimuli);
    if (item.interaction.kind !== "lines") return null;
    const numbers = plainWords(text)
      .replaceAll(/\b(?:lines?|lineas?|sentences?|frases?|and|y|number|numero|the|la|las)\b/gu, " ")
      .trim()
      .split(/\s+/u)
      .map(Number);
    const isNumbers = numbers.every(
      (line) => Number.isInteger(line) && line >= 1 && line <= passage.length,
    );
    if (isNumbers && (item.interaction.several || numbers.length === 1))
      return {
        sure: true,
        given: { kind: "lines", lines: [...new Set(numbers)].sort((a, b) => a - b) },
      };
    const listed = item.interaction.several ? placesListed(text, passage.length) : null;
    if (listed)
      return {
        sure: beginsWithList(text),
        given: { kind: "lines", lines: listed.map((place) => place + 1).sort((a, b) => a - b) },
      };
    const bare = bareWords(text);
    const quoted = passage.findIndex((line) => bare.length > 8 && bareWords(line[locale]) === bare);
    if (quoted >= 0) return { sure: true, given: { kind: "lines", lines: [quoted + 1] } };
    const named = placeNamed(text, passage.length);
    if (named === null) return null;
    const isFirst = leadingPlace(text, passage.length) ?? concludedPlace(text, passage.length);
    const sure = isFirst !== null && !item.interaction.several;
    return { sure, given: { kind: "lines", lines: [named + 1] } };
  },
  near(text, item, locale) {
    const at = nearestOf(assertedIn(saidAgain(text)), linesIn(item.stimuli), locale);
    return at === null ? null : { kind: "lines", lines: [at + 1] };
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
