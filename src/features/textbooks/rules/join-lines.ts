/**
 * Joins the lines of a paragraph. A word that was broken at the end of a line is mended; one that is written with a
 * hyphen elsewhere in the book (`hyphenated`) keeps it.
 */
export function joinLines(lines: readonly string[], hyphenated: ReadonlySet<string>): string {
  return lines.reduce((joined, line) => {
    const broken = /(\p{L}+)[-\u2010\u00AD]$/u.exec(joined);
    const next = /^\p{Ll}+/u.exec(line);
    if (!broken || !next) return joined === "" ? line : `${joined} ${line}`;
    const isOne = hyphenated.has(`${broken[1]}-${next[0]}`.toLowerCase());
    return isOne ? joined + line : joined.slice(0, -1) + line;
  }, "");
}

/** The words that a book writes with a hyphen in the middle of its lines. */
export function hyphenatedIn(lines: Iterable<string>): Set<string> {
  const found = new Set<string>();
  for (const line of lines) {
    for (const [word] of line.matchAll(/\p{L}+-\p{L}+/gu)) found.add(word.toLowerCase());
  }
  return found;
}
