import { isLocale, type Locale } from "#shared/locale.ts";
import { spokenFormula, spokenTyped } from "../spoken-text.ts";
import { type Piece, sentencesOf } from "./sentences.ts";

/** A sentence of the page: what is heard, in which language, and where it stands. */
export type HeardSentence = { words: string; lang: Locale; range: Range };

/** What a person would not read out: controls, what opens on request, and drawings, which have a description. */
const notRead = "button, details, select, [aria-hidden=true], [hidden], [data-not-read]";

type NodePiece = Piece & { node: Text | HTMLElement };

/** The sentences within an element in the order of the page, formulas in words; `locale` where the page names none. */
export function sentencesOnPage(root: HTMLElement, locale: Locale): HeardSentence[] {
  const sentences: HeardSentence[] = [];
  let pieces: NodePiece[] = [];
  let lang = locale;
  visit(root, locale);
  endParagraph();
  return sentences;

  function visit(node: Node, around: Locale): void {
    if (node instanceof Text) {
      pieces.push({ node, text: node.data, said: null });
      return;
    }
    if (!(node instanceof HTMLElement) || node.matches(notRead)) return;
    const own = isLocale(node.lang) ? node.lang : around;
    if (node.matches(".katex")) {
      const latex = node.querySelector("annotation")?.textContent ?? node.textContent;
      pieces.push({ node, text: node.textContent, said: spokenFormula(latex, own) });
    } else if (node.localName === "code") {
      pieces.push({ node, text: node.textContent, said: spokenTyped(node.textContent, own) });
    } else {
      const { display } = getComputedStyle(node);
      if (display === "none") return;
      const isParagraph = !display.startsWith("inline") && display !== "contents";
      if (isParagraph) endParagraph();
      if (isParagraph) lang = own;
      for (const child of node.childNodes) visit(child, own);
      if (isParagraph) endParagraph();
      if (isParagraph) lang = around;
    }
  }

  function endParagraph(): void {
    const ended = pieces;
    pieces = [];
    for (const { words, start, end } of sentencesOf(ended)) {
      const range = rangeOf(ended[start.piece], start.at, ended[end.piece], end.at);
      if (range) sentences.push({ words, lang, range });
    }
  }
}

function rangeOf(
  first: NodePiece | undefined,
  from: number,
  last: NodePiece | undefined,
  to: number,
): Range | null {
  if (!first || !last) return null;
  const range = document.createRange();
  if (first.node instanceof Text) range.setStart(first.node, from);
  else range.setStartBefore(first.node);
  if (last.node instanceof Text) range.setEnd(last.node, to);
  else range.setEndAfter(last.node);
  return range;
}
