import { toText } from "../../../../numbers/rational.ts";
import { partsCountedAt } from "../number-words.ts";
import { foldText } from "../../../../gate/sentence.ts";
import { type Sentence } from "../sentence.ts";

/** A fraction where it stands, as it is written: "3/12" of "tres doceavos" too. */
export type WrittenFraction = { written: string; at: number };

/** The fractions of a sentence, in digits and in words. */
export function fractionsIn({
  tokens,
  text,
}: Pick<Sentence, "tokens" | "text">): WrittenFraction[] {
  return tokens.flatMap((token, index): WrittenFraction[] => {
    if (token.kind !== "number" || token.percent) return [];
    const [bar, bottom] = tokens.slice(index + 1, index + 3);
    if (bar?.kind === "sign" && bar.sign === "/" && bottom?.kind === "number") {
      return [{ written: `${toText(token.values[0])}/${toText(bottom.values[0])}`, at: token.at }];
    }
    const [value] = token.values;
    if (value.d === 1n && token.values.length === 1) return [];
    const words = foldText(text.slice(token.at, token.end)).split(" ");
    const counted = words.findIndex((_, place) => partsCountedAt(words.slice(place), 2n) !== null);
    const parts = partsCountedAt(words.slice(counted), 2n);
    if (words.length === 1 && value.n === 1n && value.d === 2n) {
      return [{ written: "1/2", at: token.at }];
    }
    if (counted < 1 || parts === null) return [];
    const top = (value.n * parts.of) / value.d;
    return [{ written: `${top}/${parts.of}`, at: token.at }];
  });
}
