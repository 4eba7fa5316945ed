import { skillStateOf } from "#shared/skill-state.ts";
import { day, minute } from "#shared/constants.ts";
import { type Random, randomFrom } from "#shared/random.ts";
import { type Subject, subjects } from "#shared/subjects.ts";
import type { Skill } from "#tutor/curriculum/skill.ts";
import { isInteractionItem, type Item } from "#tutor/item.ts";
import { guessOf } from "#tutor/items/guess.ts";
import { isDue, type SkillRecord } from "#tutor/mind/learner.ts";
import { learnFrom, masteredFrom, unknownMastery } from "#tutor/mind/mastery.ts";
import { scheduleReview } from "#tutor/mind/review.ts";
import { teachingOf } from "./subject-skills.ts";

/** How often what a student is called was so, in percent of the times it was called so. */
export type Truth = {
  /** Students called mastered on the last day. */
  called: number;
  /** In percent of them: those who know the skill. */
  onLastDay: number;
  /** In percent of all days on which somebody was called mastered: those on which they knew it. */
  onAnyDay: number;
  /** As onLastDay, if a skill stayed mastered whatever its review. */
  withoutReviews: number;
};

const days = 30;
/** What a student is like: published figures for practice of this kind. */
const knownAtFirst = 0.15;
const learnedByTry = 0.15;
const practicedOn = 0.35;
const triesMax = 3;
const itemsOfSkill = 24;
const guessTyped = 0.03;

/** The chance that somebody who knows it answers wrongly, by how the item is answered. */
function slipOf(item: Item): number {
  if (!isInteractionItem(item)) return 0.08;
  const { interaction } = item;
  if (interaction.kind === "choice") return interaction.several ? 0.12 : 0.06;
  return 0.1;
}

/**
 * Students who each practice one skill of the subjects now and then for a month, all answers first tries without help.
 * Whether one knows it is thrown apart from what the program believes: learned with some answers, and forgotten again
 * with a chance on each day.
 */
export function simulateStudents(
  seed: string,
  {
    count,
    forgetting,
    of = subjects,
  }: { count: number; forgetting: number; of?: readonly Subject[] },
): Truth {
  const random = randomFrom(seed);
  const skills = of.map((subject) => teachingOf(subject).skills);
  const tally = { called: 0, true: 0, days: 0, trueDays: 0, everCalled: 0, everTrue: 0 };
  const drawn = new Map<string, readonly Item[]>();
  for (let at = 0; at < count; at++) {
    const skill = random.pick(skills[at % skills.length] ?? []);
    const items = drawn.get(skill.id) ?? drawItems(skill);
    drawn.set(skill.id, items);
    let isKnown = happens(random, knownAtFirst);
    let record: SkillRecord = { ...unknownMastery, skillId: skill.id, review: null };
    const stateOn = (now: Date) =>
      skillStateOf({ ...record, isDue: isDue(record, now) }, masteredFrom);
    for (let date = 0; date < days; date++) {
      if (isKnown && happens(random, forgetting)) isKnown = false;
      const begun = Date.UTC(2026, 0, 5, 16) + date * day;
      const tries = happens(random, practicedOn) ? random.int(1, triesMax) : 0;
      for (let nth = 0; nth < tries; nth++) {
        const item = random.pick(items);
        const guess = guessOf(item);
        const right = isKnown
          ? !happens(random, slipOf(item))
          : happens(random, guess ?? guessTyped);
        const now = new Date(begun + nth * 5 * minute);
        const evidence = { right, helpLevel: 0, firstTry: true };
        record = {
          ...record,
          ...learnFrom(record, guess === null ? evidence : { ...evidence, guess }),
          review: scheduleReview(record.review, right, now),
        };
        if (happens(random, learnedByTry)) isKnown = true;
      }
      if (stateOn(new Date(begun + day / 4)) !== "mastered") continue;
      tally.days++;
      if (isKnown) tally.trueDays++;
    }
    if (record.alone < masteredFrom) continue;
    tally.everCalled++;
    if (isKnown) tally.everTrue++;
    if (stateOn(new Date(Date.UTC(2026, 0, 5, 16) + days * day)) !== "mastered") continue;
    tally.called++;
    if (isKnown) tally.true++;
  }
  return {
    called: tally.called,
    onLastDay: (100 * tally.true) / tally.called,
    onAnyDay: (100 * tally.trueDays) / tally.days,
    withoutReviews: (100 * tally.everTrue) / tally.everCalled,
  };
}

function drawItems(skill: Skill): Item[] {
  const levels = [1, 2, 3] as const;
  return Array.from({ length: itemsOfSkill }, (_, at) =>
    skill.makeItem(`met.${at}`, randomFrom(`${skill.id}.${at}`), levels[at % levels.length] ?? 1),
  );
}

function happens(random: Random, chance: number): boolean {
  return random.int(1, 10_000) <= chance * 10_000;
}
