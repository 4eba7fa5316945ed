import type { Act } from "../acts/acts.ts";
import { type ExpressionItem, isExpressionItem } from "../item.ts";
import { oneSign } from "../text/one-sign.ts";
import type { Situation } from "./decision.ts";
import { standsIn } from "./stands-in.ts";
import type { Intent } from "./understand.ts";

/** From this share on a message surely answers. */
const surelyAnswersFrom = 0.9;
const answers: ReadonlySet<Act | undefined> = new Set(["answer", "guess"]);

/**
 * The one value that a message claims in whatever way it is read, right or wrong, where it surely answers: "8.5 lol easy",
 * "n^25!! porque 5 por 5 es 25". Null where it claims several, wavers, or claims one that the problem itself gives.
 * `share` is how surely it answers.
 */
export function onlyClaim(situation: Situation, text: string, share: number): Intent | null {
  const item = openIn(situation);
  if (!item || !answers.has(situation.acts?.likely[0]?.act) || share < surelyAnswersFrom)
    return null;
  // A list, a range or a relation is told in more than one value.
  if (/[<>≤≥,]/u.test(item.key.expression) || !/\d/u.test(item.key.expression)) return null;
  const { typed, locale } = situation;
  const [claim, ...others] = new Set(typed.claimsIn(oneSign(text), item, locale).flat());
  // What is told in words may be read in part.
  if (claim !== undefined && /\p{L}{4}/u.test(claim)) return null;
  if (claim === undefined || others.length > 0 || standsIn(item, locale, claim)) return null;
  const said = text.slice(0, typed.reasonAt(text));
  const isAll = numbersIn(claim).length > 0 && numbersIn(said).length === numbersIn(claim).length;
  return isAll && standsAlone(said, claim) ? { kind: "answer", text: claim } : null;
}

/** Behind a value that a message begins with so many words may follow: "8.5 lol easy". */
const behindMax = 2;
/** What joins a value to what comes: "4 or less", "80 km an hour", "36 are left". */
const joins =
  /^(?:or|and|is|are|was|of|an?|per|than|more|less|h|to|the|in|on|from|but|o|u|y|e|es|son|de|del|por|que|m[aá]s|menos|a|el|la|los|las|en|pero)$/iu;

/** Whether a value stands alone at the end of its clause, or all but alone at the beginning. */
function standsAlone(said: string, claim: string): boolean {
  const at = said.indexOf(claim);
  if (at < 0) return false;
  const [behind = ""] = said
    .slice(at + claim.length)
    .split(/[,;:.!?)\n]|\p{Extended_Pictographic}/u);
  const words = behind.match(/\p{L}+/gu) ?? [];
  // A unit may go on: "30 cm cúbicos".
  if (words.length === 0 || /\p{L}/u.test(claim)) return words.length === 0;
  const isFirst = !/[\p{L}\d]/u.test(said.slice(0, at));
  const isClose = /^\p{L}/u.test(behind);
  return (
    isFirst && !isClose && words.length <= behindMax && !words.some((word) => joins.test(word))
  );
}

/**
 * The one number of a message, where it is a sentence of its own at its end: "otra vez agua. 8.7", "not hamsters smh. 6.3".
 */
export function onlyNumber(situation: Situation, text: string): Intent | null {
  const item = openIn(situation);
  if (!item || /[?¿]/u.test(text)) return null;
  const [last = "", ...before] = text
    .trim()
    .split(/(?<=[.!…])\s+/u)
    .toReversed();
  const value = last.replace(/[\s.!]+$/u, "");
  const isBare = /^(?:[a-z]\s*=\s*)?[-−]?\d+(?:[.,/]\d+)?$/iu.test(value);
  if (!isBare || before.length === 0 || standsIn(item, situation.locale, value)) return null;
  const isOne = before.flatMap(numbersIn).every((number) => number === value);
  return isOne ? { kind: "answer", text: value } : null;
}

function openIn({ state }: Situation): ExpressionItem | null {
  const { problem } = state;
  return problem?.outcome === "open" && isExpressionItem(problem.item) ? problem.item : null;
}

function numbersIn(text: string): string[] {
  return text.match(/\d+(?:[.,/]\d+)?/gu) ?? [];
}
