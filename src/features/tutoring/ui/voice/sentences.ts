import { wholeSentences } from "../whole-sentences.ts";

/** A run of a paragraph as it stands on the page; `said` where it is heard in other words, as one thing. */
export type Piece = { text: string; said: string | null };

/** A sentence: what is heard, and where it begins and ends. Places are in UTF-16 units within a piece's text. */
export type Sentence = { words: string; start: Place; end: Place };

type Place = { piece: number; at: number };

/** Stands for a piece that is said as one; the same that documents use for an object. */
const object = "\uFFFC";

/** The sentences of a paragraph, in order. A paragraph with nothing to hear has none. */
export function sentencesOf(pieces: readonly Piece[]): Sentence[] {
  const flat = pieces.map(({ text, said }) => (said === null ? text : object)).join("");
  const sentences: Sentence[] = [];
  let reached = 0;
  for (const sentence of wholeSentences(flat, 0, true).sentences) {
    const from = flat.indexOf(sentence, reached);
    reached = from + sentence.length;
    const words = wordsBetween(pieces, from, reached);
    if (!/[\p{L}\d]/u.test(words)) continue;
    const start = placeAt(pieces, from);
    const last = placeAt(pieces, reached - 1);
    sentences.push({ words, start, end: { ...last, at: last.at + 1 } });
  }
  return sentences;
}

/** How long a piece is in the flat text. */
function lengthOf({ text, said }: Piece): number {
  return said === null ? text.length : object.length;
}

function placeAt(pieces: readonly Piece[], at: number): Place {
  let left = at;
  let piece = 0;
  for (const one of pieces) {
    if (left < lengthOf(one)) break;
    left -= lengthOf(one);
    piece++;
  }
  return { piece, at: left };
}

function wordsBetween(pieces: readonly Piece[], from: number, to: number): string {
  let at = 0;
  let words = "";
  for (const piece of pieces) {
    const end = at + lengthOf(piece);
    if (end > from && at < to) {
      words +=
        piece.said === null ? piece.text.slice(Math.max(0, from - at), to - at) : ` ${piece.said} `;
    }
    at = end;
  }
  return words
    .replaceAll(/\s+(?=[.,;:!?])/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
