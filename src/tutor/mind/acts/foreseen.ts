import common from "#content/acts/common-questions.json" with { type: "json" };
import type { Locale } from "#shared/locale.ts";
import type { Act } from "../../acts/acts.ts";
import type { Skill } from "../../curriculum/skill.ts";
import type { Situation } from "../decision.ts";
import type { ReadMessage } from "../read-message.ts";

/** An answer that was written for a question, and how near the question comes to one of its wordings, 0 to 1. */
export type Foreseen = { skillId: string; say: string; nearness: number };

/** A wording of a question as weighed features of length 1. */
type Wording = {
  skillId: string;
  say: string;
  /** Whether it may be asked of any skill, so that it is answered of the one at hand alone. */
  isCommon: boolean;
  features: ReadonlyMap<string, number>;
};

type Index = { wordings: readonly Wording[]; countOf: ReadonlyMap<string, number> };

/** From this nearness on a question of the skill at hand is the one that was foreseen. */
const nearEnough = 0.42;
/** The same for a question of another skill. */
const nearEnoughElsewhere = 0.55;
/** The same for what may be asked of any skill, whose words stand in many questions. */
const nearEnoughCommon = 0.68;

const indexes = new WeakMap<readonly Skill[], Map<Locale, Index>>();

function indexOf(skills: readonly Skill[], locale: Locale): Index {
  const known = indexes.get(skills) ?? new Map<Locale, Index>();
  indexes.set(skills, known);
  const built = known.get(locale) ?? build(skills, locale);
  known.set(locale, built);
  return built;
}

function build(skills: readonly Skill[], locale: Locale): Index {
  const read = skills.flatMap(({ id, words }) => {
    const ofSkill = (words.questions?.[locale] ?? []).map((each) => ({ ...each, isCommon: false }));
    const useful = { asked: common.useful[locale], say: words.why[locale], isCommon: true };
    return [...ofSkill, useful].flatMap(({ asked, say, isCommon }) =>
      asked.map((wording) => ({ skillId: id, say, isCommon, counts: featuresOf(wording) })),
    );
  });
  const countOf = new Map<string, number>();
  for (const { counts, isCommon, skillId } of read)
    // What every skill has counts once.
    if (!isCommon || skillId === skills[0]?.id)
      for (const feature of counts.keys()) countOf.set(feature, (countOf.get(feature) ?? 0) + 1);
  const wordings = read.map(({ counts, ...wording }) => ({
    ...wording,
    features: weighed(counts, countOf, read.length),
  }));
  return { wordings, countOf };
}

/** Letters that tell a word from another; what comes after is mostly its ending. */
const stemLength = 5;

/** How much two words side by side count, and three letters side by side, which forgive a slip of the keyboard. */
const pairWeight = 0.6;
const lettersWeight = 0.25;

/** What stands in a text, each with how much it counts: stems of words, pairs of them, and threes of letters. */
function featuresOf(text: string): Map<string, number> {
  const plain = text
    .normalize("NFD")
    .replaceAll(/[\p{M}'’]/gu, "")
    .toLowerCase();
  const words = plain.match(/\p{L}+|\d+|[+\-*/^=<>%]/gu) ?? [];
  const counts = new Map<string, number>();
  const add = (feature: string, by: number) =>
    counts.set(feature, Math.max(counts.get(feature) ?? 0, by));
  let before = "";
  for (const word of words) {
    const stem = word.slice(0, stemLength);
    add(stem, 1);
    if (before !== "") add(`${before} ${stem}`, pairWeight);
    before = stem;
    const edged = `_${word}_`;
    for (let at = 0; at + 3 <= edged.length; at++)
      add(`.${edged.slice(at, at + 3)}`, lettersWeight);
  }
  return counts;
}

/** Features by how much each tells (fewer wordings have it), to length 1 (Salton and Buckley 1988). */
function weighed(
  counts: ReadonlyMap<string, number>,
  countOf: ReadonlyMap<string, number>,
  total: number,
): Map<string, number> {
  const weights = new Map<string, number>();
  let sum = 0;
  for (const [feature, count] of counts) {
    const weight = count * Math.log(1 + total / (1 + (countOf.get(feature) ?? 0)));
    weights.set(feature, weight);
    sum += weight * weight;
  }
  const length = Math.sqrt(sum) || 1;
  for (const [feature, weight] of weights) weights.set(feature, weight / length);
  return weights;
}

/**
 * The answer that was written for a question, by the wording that comes nearest; null where none is near enough. What
 * was told before is passed over. `skillId` is what is worked on now: its questions need not come as near as others.
 */
export function findForeseen(
  question: string,
  {
    skills,
    locale,
    skillId,
    told,
  }: {
    skills: readonly Skill[];
    locale: Locale;
    skillId: string | null;
    told: readonly string[];
  },
): Foreseen | null {
  const { wordings, countOf } = indexOf(skills, locale);
  const asked = weighed(featuresOf(question), countOf, wordings.length);
  let best: Foreseen | null = null;
  for (const { skillId: of, say, isCommon, features } of wordings) {
    const isHere = of === skillId;
    if (told.includes(say) || (isCommon && !isHere)) continue;
    let nearness = 0;
    for (const [feature, weight] of asked) nearness += weight * (features.get(feature) ?? 0);
    const enough = isCommon ? nearEnoughCommon : isHere ? nearEnough : nearEnoughElsewhere;
    if (nearness < enough) continue;
    const margin = nearEnoughElsewhere - nearEnough;
    const rank = nearness + (isHere ? margin : 0);
    const bestRank = best ? best.nearness + (best.skillId === skillId ? margin : 0) : 0;
    if (rank > bestRank) best = { skillId: of, say, nearness };
  }
  return best;
}

/** What was written for a question, where one like it was foreseen and its answer has not been told. */
export function foreseenIn({ skills, locale, state }: Situation, text: string): Foreseen | null {
  const skillId = state.problem?.item.skillId ?? state.lastSkillId ?? null;
  return findForeseen(text, { skills, locale, skillId, told: state.told ?? [] });
}

/** From this nearness to a question that was foreseen on a message is that question, whatever else it may be taken for. */
const surelyAsked = 0.6;

/** What a question may be taken for by its words alone. */
const mistakenFor: ReadonlySet<Act> = new Set([
  "off-topic",
  "unclear",
  "question-idea",
  "question-step",
  "question-task",
]);

/** Whether a message is surely a question that was foreseen. */
export function isForeseen(situation: Situation, read: ReadMessage, text: string): boolean {
  if (read.kind === "act" && !mistakenFor.has(read.act)) return false;
  if (read.kind === "intent" && read.intent.kind !== "question") return false;
  return (foreseenIn(situation, text)?.nearness ?? 0) >= surelyAsked;
}
