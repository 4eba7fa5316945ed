/** How far a text can be read aloud: the sentences that are whole, and the length they reach to. */
export type Heard = { sentences: string[]; upTo: number };

const end = /[.!?…]+["”»')\]]*(?=\s|$)|\n+/gu;

/**
 * The whole sentences of a growing text after the first `from` characters. A sentence that may still go on (no
 * end yet, an open formula, an end at the very end of the text) waits; when the text is `final` nothing waits.
 */
export function wholeSentences(text: string, from: number, final: boolean): Heard {
  const sentences: string[] = [];
  let upTo = from;
  for (const match of text.matchAll(end)) {
    const at = match.index + match[0].length;
    if (at <= upTo || isInFormula(text, at) || isNumberOfList(text.slice(upTo, at))) continue;
    if (!final && at === text.length) break;
    push(text.slice(upTo, at));
    upTo = at;
  }
  if (final) {
    push(text.slice(upTo));
    upTo = text.length;
  }
  return { sentences, upTo };

  function push(sentence: string): void {
    const trimmed = sentence.trim();
    if (trimmed) sentences.push(trimmed);
  }
}

/** "1." before an entry of a list ends no sentence. */
function isNumberOfList(text: string): boolean {
  return /^\s*\d{1,3}\.$/.test(text);
}

/**
 * Whether a place lies inside a formula: an odd number of unescaped signs stands before it, and the last of them
 * opens no amount of money.
 */
function isInFormula(text: string, at: number): boolean {
  const signs = [...text.slice(0, at).matchAll(/(?<!\\)\$/g)];
  const last = signs.at(-1);
  if (!last || signs.length % 2 === 0) return false;
  return !/^\$\d[\d.,]*\s/.test(`${text.slice(last.index, at)} `);
}
