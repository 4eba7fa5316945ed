/** Says of what its clause names that it is not meant. */
const rejects =
  /(?<!\p{L})(?:(?:is|are|was|its|it's|that'?s) (?:wrong|false|not (?:it|right|true)|out)|(?:isn'?t|aren'?t) (?:it|right|true|the one)|can'?t be|cross(?:ed)? out|rule(?:d)? out|est[aá]n? mal|no (?:es|son|va|vale|puede ser)(?! que)|descarto|qued[ao] fuera)(?!\p{L})/iu;

/** A reason is given behind these. */
export const reason =
  /(?<!\p{L})(?:because|bc|cuz|cause|since|as|porque|porq|pq|xq|pues|ya que)(?!\p{L})/iu;

/** A text without the clauses that say what is not meant: "so the one with my bag is wrong". */
export function assertedIn(text: string): string {
  const clauses = text.split(/(?<=[,;.!?\n])/u);
  // What a reason says is said of something else: "mitochondria, because the cheek is not green".
  const kept = clauses.filter((clause) => !rejects.test(clause.split(reason)[0] ?? ""));
  return kept.join("");
}
