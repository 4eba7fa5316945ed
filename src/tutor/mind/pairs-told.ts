import { isInteractionItem } from "../item.ts";
import { pairsTold } from "../items/reading/clause-by-clause.ts";
import { kindOf } from "../items/kinds.ts";
import { sayGiven } from "../items/say-given.ts";
import { type Decision, decided, saying, type Situation } from "./decision.ts";

/** Asks for assent, and tells all the same: "line 4 is objection, no?". */
const tag =
  /(?:[,\s]+(?:no|right|verdad|cierto|o no|s[ií] o no|isn'?t it|ok))?\s*\?(?=\s*(?:$|(?:because|bc|cuz|porque|pq|xq)))/iu;

/**
 * Pairs that are told one after the other, or one that is changed after a mark: they are kept until all of them are there,
 * and then asked about. Null where the open problem has no pairs, or a message tells none.
 */
export function addPairs(situation: Situation, text: string): Decision | null {
  const { state, locale } = situation;
  const { problem } = state;
  if (problem?.outcome !== "open" || !isInteractionItem(problem.item)) return null;
  const { item, lastGiven } = problem;
  const { interaction } = item;
  if (interaction.kind !== "match" || /[?¿]/u.test(text.replace(tag, ""))) return null;
  const told = pairsTold(text, interaction, locale);
  if (Object.keys(told).length === 0) return null;
  const before = problem.pairs ?? (lastGiven?.kind === "match" ? lastGiven.pairs : {});
  const pairs = { ...before, ...told };
  const given = { kind: "match", pairs } as const;
  if (kindOf(item).fits(given, item)) {
    const said = sayGiven(given, item, locale);
    return saying(situation, [{ kind: "ask-meant", given: said, as: { itemId: item.id, given } }]);
  }
  const shown = interaction.left.flatMap(({ name, text: left }) => {
    const right = interaction.right.find((one) => one.name === pairs[name]);
    return right ? [{ left, right: right.text }] : [];
  });
  return decided({ ...state, problem: { ...problem, pairs } }, [
    { kind: "pairs-told", pairs: shown, time: Object.keys(before).length },
  ]);
}
