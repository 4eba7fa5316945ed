import type { Locale } from "#shared/locale.ts";
import type { Block } from "./blocks.ts";

/** A piece of a book that can be read by itself. */
export type Passage = {
  chapter: string | null;
  section: string | null;
  page: number | null;
  /** Paragraphs with an empty line between them. */
  text: string;
};

/** A passage ends with the first paragraph after so many words, and takes no further sentence beyond so many. */
const wordsWanted = 120;
const wordsMax = 200;
/** A shorter rest of a section goes with the passage before where both fit. */
const wordsMin = 80;
const headingLengthMax = 200;

/** Cuts a book into passages: none goes over a heading, and each ends where a sentence does. */
export function cutPassages(blocks: readonly Block[], locale: Locale): Passage[] {
  const sentences = new Intl.Segmenter(locale, { granularity: "sentence" });
  const passages: Passage[] = [];
  let chapter: string | null = null;
  let section: string | null = null;
  let paragraphs: Block[] = [];
  function close(): void {
    passages.push(...cutSection({ chapter, section }, paragraphs, sentences));
    paragraphs = [];
  }
  for (const block of blocks) {
    if (block.kind === "text") {
      paragraphs.push(block);
      continue;
    }
    close();
    const heading = block.text.slice(0, headingLengthMax);
    if (block.level === 1) [chapter, section] = [heading, null];
    else section = heading;
  }
  close();
  return passages;
}

type Piece = { text: string; words: number; page: number | null; startsParagraph: boolean };

function cutSection(
  headings: Pick<Passage, "chapter" | "section">,
  paragraphs: readonly Block[],
  sentences: Intl.Segmenter,
): Passage[] {
  const cut: Piece[][] = [];
  let now: Piece[] = [];
  for (const piece of paragraphs.flatMap((block) => piecesOf(block, sentences))) {
    const words = wordsIn(now);
    const isFull = words + piece.words > wordsMax;
    if (now.length > 0 && (isFull || (piece.startsParagraph && words >= wordsWanted))) {
      cut.push(now);
      now = [];
    }
    now.push(piece);
  }
  if (now.length > 0) cut.push(now);
  const [before, rest] = cut.slice(-2);
  if (before && rest && wordsIn(rest) < wordsMin && wordsIn(before) + wordsIn(rest) <= wordsMax) {
    cut.splice(-2, 2, [...before, ...rest]);
  }
  return cut
    .map((pieces) => ({ ...headings, page: pieces[0]?.page ?? null, text: textOf(pieces) }))
    .filter(({ text }) => /\p{L}{2}/u.test(text));
}

/** The sentences of a paragraph; one that is no sentence but a long list is cut between words. */
function piecesOf({ text, page }: Block, sentences: Intl.Segmenter): Piece[] {
  const found = [...sentences.segment(text)].flatMap(({ segment }) => {
    const words = segment.split(/\s+/).filter((word) => word !== "");
    const parts = Math.ceil(words.length / wordsMax);
    return Array.from({ length: parts }, (_, at) =>
      words.slice(at * wordsMax, (at + 1) * wordsMax),
    );
  });
  return found.map((words, at) => ({
    text: words.join(" "),
    words: words.length,
    page,
    startsParagraph: at === 0,
  }));
}

function wordsIn(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { words }) => sum + words, 0);
}

function textOf(pieces: readonly Piece[]): string {
  return pieces.reduce(
    (text, piece) =>
      text === "" ? piece.text : `${text}${piece.startsParagraph ? "\n\n" : " "}${piece.text}`,
    "",
  );
}
