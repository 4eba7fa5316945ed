import { inFigures } from "../../text/numbers-in-words.ts";
import { isUnitWord } from "../solving/solvers/measurement.ts";
import { type Meaning, phraseAt } from "./lexicon.ts";
import type { Piece } from "./piece.ts";
import type { Token } from "./tokens.ts";

/** Whether "plus" or its like stands before or behind: there "one" is a number. */
function isBesideSign(tokens: readonly Token[], at: number, language: "en" | "es"): boolean {
  const isSign = (place: number) =>
    phraseAt([tokens[place]?.text.toLowerCase() ?? ""], 0, language)?.meanings.some(
      ({ tag }) => tag === "op",
    ) === true;
  return isSign(at - 1) || isSign(at + 1);
}

/** So many words tell one number at most. */
const maxNumberWords = 10;

/** The number in words that begins at a place; null where none does. */
export function numberAt(
  tokens: readonly Token[],
  at: number,
  language: "en" | "es",
): { figures: string; length: number } | null {
  let end = at;
  while (end < tokens.length && end < at + maxNumberWords) {
    const token = tokens[end];
    const isHyphen = token?.text === "-" && !token.isApart;
    const isFigure = end === at && token?.kind === "figure";
    if (token?.kind !== "word" && !isHyphen && !isFigure) break;
    end++;
  }
  for (; end > at; end--) {
    const said = tokens
      .slice(at, end)
      .map(({ text, isApart }, index) => (isApart && index > 0 ? ` ${text}` : text))
      .join("")
      .replaceAll(/(?<=\p{L})-(?=\p{L})/gu, " ");
    if (/^(?:one|un|una|uno)$/i.test(said) && !isBesideSign(tokens, at, language)) return null;
    const figures = inFigures(said.replace(/^(\d+ y) cuarto$/i, "$1 un cuarto"), language).replace(
      ",",
      ".",
    );
    // "3 and a quarter" begins with a figure; a figure alone is no words.
    if (tokens[at]?.kind === "figure" && !/^\d+ \d+\/\d+$/.test(figures)) continue;
    if (/^-?\d+(?:\.\d+)?(?:\/\d+| \d+\/\d+)?$/.test(figures)) return { figures, length: end - at };
  }
  return null;
}

export function isJoinWord(token: Token | undefined): boolean {
  return /^(?:and|y)$/i.test(token?.text ?? "");
}

/** "2 hours and a half", "dos horas y media": a part that is told behind the unit belongs to its number. */
export function halfAt(
  tokens: readonly Token[],
  at: number,
  before: readonly Piece[],
  language: "en" | "es",
): { parts: Piece[]; length: number } | null {
  const [more, whole, unit] = before.slice(-3);
  if (!isJoinWord(tokens[at]) || unit?.kind !== "word" || !isUnitWord(unit.text)) return null;
  if (whole?.kind !== "maths" || !/^\d+$/.test(whole.text) || more?.kind === "maths") return null;
  for (const length of [3, 2]) {
    const said = tokens.slice(at, at + length);
    if (said.length < length || said.some(({ kind }) => kind !== "word")) continue;
    const figures = inFigures(said.map(({ text }) => text).join(" "), language);
    const part = /^\p{L}+ ([13])\/([24])$/u.exec(
      /^(?:cuarto|quarter)$/i.test(said[1]?.text ?? "") ? "y 1/4" : figures,
    );
    if (part !== null)
      return {
        parts: [part[1] ?? "", "/", part[2] ?? ""].map((text, index) => ({
          kind: "maths",
          text,
          isApart: index === 0,
        })),
        length,
      };
  }
  return null;
}

const ordinalEnd = /^(?:st|nd|rd|th|º|ª|er|ro|do|to|vo|mo|no)$/i;

/** "20th" and "n'th". */
export function ordinalAt(
  tokens: readonly Token[],
  at: number,
): { meaning: Meaning; length: number } | null {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (
    token?.kind === "figure" &&
    next !== undefined &&
    !next.isApart &&
    ordinalEnd.test(next.text)
  ) {
    return { meaning: { tag: "ordinal", value: token.text }, length: 2 };
  }
  const name = /^([a-z])'?th$/i.exec(token?.text ?? "")?.[1];
  if (name !== undefined) return { meaning: { tag: "nth", value: name }, length: 1 };
  const isHyphenated =
    token?.text.length === 1 &&
    next?.text === "-" &&
    /^(?:th|esimo)$/i.test(tokens[at + 2]?.text ?? "");
  return isHyphenated ? { meaning: { tag: "nth", value: token.text }, length: 3 } : null;
}
