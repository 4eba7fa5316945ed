/** A relation sign, as typed or in LaTeX. */
const relation = String.raw`(?:[=<>≤≥≠]|\\(?:leq?|geq?|lt|gt|neq?)(?![a-zA-Z]))`;
const relationBefore = new RegExp(relation, "u");
const relationAfter = new RegExp(String.raw`^\s+(?![-−]\s)[^\s=<>+*/^].*${relation}`, "su");
const bareNumberBefore = /(?:^|[=,;])\s*[-−+]?\d[\d.,/]*\s*$/u;
const numberAfter = /^\s+\d/u;
const signedAfter = /^\s+[-−]\d/u;
/** Points are looked for this near. */
const near = 60;
const tupleBefore = /[([][^()]*[,;][^()]*[)\]]\s*$/u;
const tupleAfter = /^\s+[([][^()]*[,;][^()]*[)\]]/u;

/**
 * Whether the word at `at`, which stands after a space, joins statements: "or" and "and" always do; Spanish "o", "u"
 * and "y" are also letters of algebra, so they join only relations, numbers or points.
 */
export function connectorAt(
  text: string,
  at: number,
  word: string,
  spanish: boolean,
): "or" | "and" | null {
  const lower = word.toLowerCase();
  if (lower === "or" || lower === "and") return lower;
  if (word !== "o" && word !== "u" && word !== "y") return null;
  const before = text.slice(0, at);
  const after = text.slice(at + 1);
  const joins =
    (relationBefore.test(before) && relationAfter.test(after)) ||
    (/\d\s*$/u.test(before) && numberAfter.test(after)) ||
    (spanish && signedAfter.test(after) && bareNumberBefore.test(before)) ||
    (tupleBefore.test(before.slice(-near)) && tupleAfter.test(after.slice(0, near)));
  return joins ? (word === "y" ? "and" : "or") : null;
}

/** "3 to 2" and "3 a 2" are ratios. */
export function isRatioWord(text: string, at: number, word: string): boolean {
  if (word !== "to" && word !== "a") return false;
  return /\d\s+$/u.test(text.slice(0, at)) && /^\s+\d/u.test(text.slice(at + word.length));
}
