import { sentencesOf } from "./sentences.ts";

/** Words that are said at once. */
const wordsMax = 38;

/** The lesson once more in small pieces, another one each time; null where all of them have been told. */
export function againIn(lesson: string, told: readonly string[]): string | null {
  const pieces: string[] = [];
  for (const sentence of sentencesOf(lesson)) {
    const last = pieces.at(-1);
    const both = `${last ?? ""} ${sentence}`;
    if (last !== undefined && both.split(/\s+/).length <= wordsMax)
      pieces[pieces.length - 1] = both;
    else pieces.push(sentence);
  }
  return pieces.find((piece) => !told.some((text) => text.includes(piece))) ?? null;
}
