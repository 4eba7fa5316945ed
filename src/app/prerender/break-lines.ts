/** Widths of letters of the display face in parts of its size, by kinds that are near enough to break a line by. */
const narrow = 0.33;
const wide = 0.86;
const capital = 0.72;
const ordinary = 0.56;

function widthOf(letter: string): number {
  if (/[iljtfrI1.,:;!¡'’() ]/.test(letter)) return narrow;
  if (/[mwMW@%—]/.test(letter)) return wide;
  return /\p{Lu}/u.test(letter) ? capital : ordinary;
}

/** About how wide a text is in the display face, in parts of its size. */
export function textWidth(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + widthOf(letter), 0);
}

/**
 * A heading in lines no wider than `width` (in parts of the letters' size), of about the same length, so that no
 * word stands alone at the end. A word that is wider by itself has a line of its own.
 */
export function breakLines(text: string, width: number): string[] {
  const words = text.split(/\s+/);
  const count = fill(words, width).length;
  let balanced = width;
  while (balanced > 1 && fill(words, balanced - 0.5).length === count) balanced -= 0.5;
  return fill(words, balanced);
}

function fill(words: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && textWidth(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
