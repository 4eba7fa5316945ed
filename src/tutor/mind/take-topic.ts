import type { Skill } from "../curriculum/skill.ts";
import { findTopicsWithin, tellingWords } from "./acts/notions.ts";
import { type Decision, decided, saying, type Situation } from "./decision.ts";
import { layOutAsked } from "./lay-out.ts";
import { limitsOf } from "./obey-limits.ts";

/** Whoever asks for a topic gets so many problems more of it, unless they skip them or have mastered it. */
const problemsOnChosen = 3;

/** Titles that are named where a topic was not found. */
const named = 4;

const refusing =
  /(?<!\p{L})(?:not|no more|except|anything but|other than|instead of|no|sin|menos|excepto|en (?:vez|lugar) de)(?!\p{L})/iu;

/** Another topic is asked for, whichever. */
export const anotherTopic =
  /(?<!\p{L})(?:(?:an)?other|different|new|change|switch|otr[oa]s?|nuev[oa]|distint[oa]|cambi\p{L}+|qu[eé]|what)(?: \p{L}+)? (?:topics?|subjects?|temas?)(?!\p{L})/iu;

/** Lays out a problem of the topic that a text names; where it names none of the subject's, some are named. */
export function takeTopic(situation: Situation, text: string): Decision {
  const { skills, locale } = situation;
  const found = findTopicsWithin(text, skills, locale);
  // "Another topic, not fractions" names what is not wanted.
  if (refusing.test(text)) return nameSome(situation, found);
  if (!found[0] && !anotherTopic.test(text) && tellingWords(text, locale).length > 0)
    return nameSome(situation, [], true);
  return take(situation, found[0]);
}

/** Lays out a problem of the skill that was chosen on the map of topics. */
export function takeSkill(situation: Situation, skillId: string): Decision {
  return take(
    situation,
    situation.skills.find((skill) => skill.id === skillId),
  );
}

function take(situation: Situation, skill: Skill | undefined): Decision {
  if (limitsOf(situation).closing) return saying(situation, [{ kind: "finish-first" }]);
  if (skill) {
    const laid = layOutAsked(situation, skill, "topic");
    const chosen = { skillId: skill.id, left: problemsOnChosen };
    return decided({ ...laid.state, chosen }, [laid.move]);
  }
  return nameSome(situation, []);
}

/** Names some topics to choose from: those nearest to the student's grade, but the open one and those not wanted. */
function nameSome(
  { learner, skills, state }: Situation,
  unwanted: readonly Skill[],
  isUnknown = false,
): Decision {
  const grade = learner.grade ?? 6;
  const near = skills
    .filter((skill) => !unwanted.includes(skill) && skill.id !== state.lastSkillId)
    .toSorted((a, b) => distance(a.grades, grade) - distance(b.grades, grade));
  const titles = near.slice(0, named).map(({ words }) => words.title);
  return decided(state, [{ kind: "topics", titles, isUnknown }]);
}

function distance([low, high]: readonly [number, number], grade: number): number {
  return Math.max(0, low - grade, grade - high);
}
