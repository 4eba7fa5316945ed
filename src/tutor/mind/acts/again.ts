import type { Locale } from "#shared/locale.ts";
import { asking, stemsOf } from "./notions.ts";
import { sentencesOf } from "./sentences.ts";

/** Words that are said at once. */
const wordsMax = 38;

/** The lesson once more in small pieces, another one each time; null where all of them have been told. */
export function againIn(lesson: string, told: readonly string[]): string | null {
  return untold(lesson, told)[0] ?? null;
}

/** So many of the words that tell what a question is about a piece has to have. */
const sharedMin = 2;

/** The piece of a lesson that speaks of what is asked; null where none has enough of it, or it was told. */
export function pieceOn(
  question: string,
  lesson: string,
  { locale, told }: { locale: Locale; told: readonly string[] },
): string | null {
  const asked = new Set(stemsOf(question).filter((stem) => !asking[locale].has(stem)));
  const shared = (piece: string) => new Set(stemsOf(piece).filter((stem) => asked.has(stem))).size;
  const pieces = untold(lesson, told);
  const most = Math.max(0, ...pieces.map(shared));
  return most >= sharedMin ? (pieces.find((piece) => shared(piece) === most) ?? null) : null;
}

function untold(lesson: string, told: readonly string[]): string[] {
  const pieces: string[] = [];
  for (const sentence of sentencesOf(lesson)) {
    const last = pieces.at(-1);
    const both = `${last ?? ""} ${sentence}`;
    if (last !== undefined && both.split(/\s+/).length <= wordsMax)
      pieces[pieces.length - 1] = both;
    else pieces.push(sentence);
  }
  return pieces.filter((piece) => !told.some((text) => text.includes(piece)));
}
