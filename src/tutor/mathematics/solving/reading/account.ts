import type { Rational } from "../../rational.ts";
import { divide, fromDecimal, isZero, one } from "../../rational.ts";
import { isNeutral } from "./neutral-words.ts";
import { isTelling } from "./telling-words.ts";

/** A text from which what is understood is taken piece by piece, so that nothing is left over unseen. */
export type Account = {
  /** Takes the first match out of the text; null where there is none. */
  take: (pattern: RegExp) => RegExpExecArray | null;
  /** Takes the first match out as if it had never stood there: what is before and after it may be read together. */
  drop: (pattern: RegExp) => RegExpExecArray | null;
  /** Takes all matches out of the text. */
  takeAll: (pattern: RegExp) => RegExpExecArray[];
  /** What has not been taken yet. */
  rest: () => string;
  /**
   * Whether only neutral words, those given (parted by spaces) and punctuation are left: no number, no other sign. So many `strangers`
   * may be left beside: words that say nothing about the mathematics (see isTelling).
   */
  isSettled: (words?: string, strangers?: number) => boolean;
};

/** Stands where something was taken out, so that what is left on both sides of it is not read together. */
const gap = " ¦ ";

/** Most pieces a text is taken apart into. */
const maxPieces = 40;

/** Opens an account of a clean text (see cleanText), in lower case. */
export function openAccount(text: string): Account {
  let rest = ` ${text
    .toLowerCase()
    .replaceAll(/[¿¡]/g, " ")
    .replaceAll(/([.,;:?!])(?=\s|$)/g, " $1 ")
    .replaceAll(/\s+/g, " ")} `;
  const remove = (pattern: RegExp, mark: string) => {
    const match = pattern.exec(rest);
    if (match !== null && match[0] !== "")
      rest =
        `${rest.slice(0, match.index)}${mark}${rest.slice(match.index + match[0].length)}`.replaceAll(
          /\s+/g,
          " ",
        );
    return match;
  };
  const take = (pattern: RegExp) => remove(pattern, gap);
  return {
    take,
    drop: (pattern) => remove(pattern, " "),
    takeAll: (pattern) => {
      const matches: RegExpExecArray[] = [];
      for (
        let match = take(pattern);
        match !== null && match[0] !== "" && matches.length < maxPieces;
        match = take(pattern)
      )
        matches.push(match);
      return matches;
    },
    rest: () => rest,
    isSettled: (words = "", strangers = 0) => {
      const own = new Set(words.split(" "));
      const unread = rest
        .split(" ")
        .filter((word) => word !== "" && !/^[.,;:?!¦]+$/.test(word))
        .filter((word) => !isNeutral(word) && !own.has(word));
      return unread.length <= strangers && !unread.some(isTelling);
    },
  };
}

/** The source of a pattern for a number: "12", "3.5", "1,200", "3/4"; one group. */
export const numeral = "(-?\\d+(?:,\\d{3})*(?:\\.\\d+)?(?:\\/\\d+)?)";

/** The exact value of a number as read by the pattern of `numeral`; null where there is none. */
export function readNumeral(text: string | undefined): Rational | null {
  if (text === undefined) return null;
  const [top = "", bottom] = plainNumeral(text).split("/");
  const [n, d] = [fromDecimal(top), bottom === undefined ? one : fromDecimal(bottom)];
  return n === null || d === null || isZero(d) ? null : divide(n, d);
}

/** A number as read by the pattern of `numeral`, without marks of thousands. */
export function plainNumeral(text: string): string {
  return text.replaceAll(",", "");
}
