import type { Locale, Localized } from "#shared/locale.ts";
import { reason } from "./asserted.ts";
import { functionWords } from "./function-words.ts";
import { plainWords } from "./plain-words.ts";

type Part = { name: string; text: Localized };

/** Letters that two forms of a word have in common at its beginning: "move" and "moving", "cambia" and "cambiar". */
const commonMin = 4;

/**
 * What a sentence most likely pairs, clause by clause: "the time axis one is not moving, rises straight is grows by the
 * same amount". A clause speaks of the part on each side with which it has most telling words in common; the last two that
 * are left over belong together. Null where that leaves anything unpaired. Nothing that is certain: whoever said it is asked.
 */
export function likelyPairs(
  sentence: string,
  sides: Sides,
  locale: Locale,
): Record<string, string> | null {
  const { left, right } = sides;
  const { pairs, isAllUsed } = pairedIn(sentence, sides, locale, 0);
  const unpaired = left.filter(({ name }) => !pairs.has(name));
  const free = right.filter(({ name }) => ![...pairs.values()].includes(name));
  const [lastLeft] = unpaired;
  const [lastRight] = free;
  const isLast = unpaired.length === 1 && free.length === 1 && !isAllUsed;
  if (isLast && lastLeft && lastRight) pairs.set(lastLeft.name, lastRight.name);
  return pairs.size === left.length && left.length > 1 ? Object.fromEntries(pairs) : null;
}

/** How much tells a part from all others: one word that no other has, or its number. */
const tellsApart = 1;

/** The pairs that a sentence tells for certain, each by a word or a number that no other part has; there may be none. */
export function pairsTold(sentence: string, sides: Sides, locale: Locale): Record<string, string> {
  return Object.fromEntries(pairedIn(sentence, sides, locale, tellsApart).pairs);
}

type Sides = { left: readonly Part[]; right: readonly Part[] };

/** What a sentence pairs, clause by clause, by parts of at least some telling words; and whether each clause pairs something. */
function pairedIn(
  sentence: string,
  { left, right }: Sides,
  locale: Locale,
  scoreMin: number,
): { pairs: Map<string, string>; isAllUsed: boolean } {
  const clauses = sentence
    .split(/[,;.!?\n]+|\s(?:and|y)\s/iu)
    .filter((each) => /\p{L}/u.test(each));
  const leftScores = scoresOf(clauses, left, locale);
  const areValues = right.every(({ text }) => value.test(plainWords(text[locale])));
  // Values are told by themselves alone: "5 tens is 50" has neither 5 nor 500 at its end.
  const rightScores = areValues
    ? clauses.map((clause) =>
        right.map(({ text }) => (endsInValue(clause, text[locale]) ? valueScore : 0)),
      )
    : scoresOf(clauses, right, locale);
  const candidates = clauses
    .flatMap((clause, at) =>
      left.flatMap((one, l) =>
        right.map((other, r) => {
          const byNumber = numberedFirst(clause) === l ? 1 : 0;
          const byName = hasName(clause, one.text[locale]) ? 1 : 0;
          // "first person is 3": the place on the left, behind what is on the right.
          const isOfRight = (rightScores[at]?.[r] ?? 0) > 0 && numberedFirst(clause) < 0;
          const hasLeft = (leftScores[at] ?? []).some((score) => score > 0);
          const byLeftPlace = isOfRight && !hasLeft && numberedLast(clause) === l ? 1 : 0;
          const leftScore = Math.max(byNumber, byName, byLeftPlace, leftScores[at]?.[l] ?? 0);
          // "monarchy 2, oligarchy 1": the place on the right, behind what is on the left.
          const isOfLeft = byNumber === 0 && byLeftPlace === 0 && leftScore > 0;
          const byPlace = isOfLeft && !areValues && numberedLast(clause) === r ? 1 : 0;
          const byValue = byName > 0 && endsInValue(clause, other.text[locale]) ? 1 : 0;
          const rightScore = Math.max(byPlace, byValue, rightScores[at]?.[r] ?? 0);
          return { at, one, other, leftScore, rightScore };
        }),
      ),
    )
    .filter(({ leftScore, rightScore }) => leftScore > 0 && rightScore > 0)
    .filter(({ leftScore, rightScore }) => Math.min(leftScore, rightScore) >= scoreMin)
    .toSorted((a, b) => b.leftScore + b.rightScore - a.leftScore - a.rightScore);
  const pairs = new Map<string, string>();
  const used = new Set<number>();
  for (const { at, one, other } of candidates) {
    if (used.has(at) || pairs.has(one.name) || [...pairs.values()].includes(other.name)) continue;
    used.add(at);
    pairs.set(one.name, other.name);
  }
  return { pairs, isAllUsed: used.size >= clauses.length };
}

/**
 * The order in which a sentence most likely names all of some parts, clause by clause: "animals, then owls, then built for
 * hunting, and the feathers last". Null where it leaves more than one of them out.
 */
export function likelyOrder(
  sentence: string,
  parts: readonly Part[],
  locale: Locale,
): string[] | null {
  const clauses = clausesOf(sentence);
  const scores = scoresOf(clauses, parts, locale);
  const placed = clauses
    .flatMap((_, at) =>
      parts.map((part, p) => ({ at, name: part.name, score: scores[at]?.[p] ?? 0 })),
    )
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  const clauseOf = new Map<string, number>();
  for (const { at, name } of placed) {
    if (clauseOf.has(name) || [...clauseOf.values()].includes(at)) continue;
    clauseOf.set(name, at);
  }
  // The last one left over is the clause that is left over.
  const missing = parts.filter(({ name }) => !clauseOf.has(name));
  const free = clauses.map((_, at) => at).filter((at) => ![...clauseOf.values()].includes(at));
  const [only] = missing;
  const [clause] = free;
  if (missing.length === 1 && free.length === 1 && only && clause !== undefined)
    clauseOf.set(only.name, clause);
  if (clauseOf.size < parts.length || parts.length < 2) return null;
  return parts
    .map(({ name }) => name)
    .toSorted((a, b) => (clauseOf.get(a) ?? 0) - (clauseOf.get(b) ?? 0));
}

/** What commas, full stops, "and" and "then" part. */
function clausesOf(sentence: string): string[] {
  return sentence
    .split(/[,;.!?\n]+|\s(?:and|then|after(?: that)?|y|luego|despu[eé]s|entonces|e)\s/iu)
    .filter((each) => /\p{L}/u.test(each));
}

/** The place on the left (0 first) by whose number a clause begins; -1 where it begins with none. */
function numberedFirst(clause: string): number {
  const [, number = "0"] = /^\s*(?:the |la |el )?([1-9])(?=\D)/u.exec(clause) ?? [];
  return Number(number) - 1;
}

/** A part that is called by a letter or a number, "x", stands by itself in a clause. */
function hasName(clause: string, name: string): boolean {
  const bare = plainWords(name);
  return /^[\p{L}\d]{1,2}$/u.test(bare) && plainWords(clause).split(/[ =]+/u).includes(bare);
}

/** A number alone. */
const value = /^-?\d[\d.,]*$/u;

/** How much a clause that ends in a value speaks of it. */
const valueScore = 2;

/** A value is told at the end of a clause: "z is 18-6 = um 12". */
function endsInValue(clause: string, told: string): boolean {
  const bare = plainWords(told);
  return value.test(bare) && plainWords(clause).split(/[ =]+/u).at(-1) === bare;
}

/** The place on the right (0 first) whose number or letter ends a clause, before its reason; -1 where none does. */
function numberedLast(clause: string): number {
  const [, number = "", letter = ""] =
    /(?:^|\s)(?:is |es |with |con |number |la |el |the )?(?:([1-9])|([a-h]))\s*$/iu.exec(
      clause.split(reason)[0] ?? "",
    ) ?? [];
  return number === "" ? "abcdefgh".indexOf(letter.toLowerCase() || "-") : Number(number) - 1;
}

/** How much each clause has in common with each part: each word the more, the fewer parts have it. */
function scoresOf(clauses: readonly string[], parts: readonly Part[], locale: Locale): number[][] {
  const wordsOfParts = parts.map(({ text }) => wordsOf(text[locale], locale));
  return clauses.map((clause) => {
    const said = wordsOf(clause, locale);
    return wordsOfParts.map((words) =>
      words
        .filter((word) => said.some((other) => areAlike(word, other)))
        .reduce((sum, word) => {
          const having = wordsOfParts.filter((each) => each.some((one) => areAlike(one, word)));
          return sum + 1 / having.length;
        }, 0),
    );
  });
}

function wordsOf(text: string, locale: Locale): string[] {
  const words = plainWords(text).split(" ");
  return [...new Set(words)].filter((word) => word.length > 2 && !functionWords[locale].has(word));
}

function areAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const shorter = Math.min(one.length, other.length);
  let common = 0;
  while (common < shorter && one[common] === other[common]) common += 1;
  // Of a short word only its ending may differ.
  return common >= Math.max(3, Math.min(commonMin, shorter - 1)) && common >= shorter - 3;
}
