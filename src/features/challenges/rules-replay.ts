import type { SkillRecord } from "#tutor/mind/learner.ts";
import { learnFrom, unknownMastery } from "#tutor/mind/mastery.ts";
import { scheduleReview } from "#tutor/mind/review.ts";

type Outcome = "right" | "wrong" | "right-value-wrong-form" | "unreadable";

/** One answer of a student as the record has it: a marked one, or working with a line that did not follow. */
export type PastAnswer = {
  /** The attempt's id; null for working, which is no attempt. */
  attemptId: string | null;
  chatId: string;
  itemId: string;
  /** The chance to be right without knowing, where the kind of the item has one of its own. */
  guess?: number;
  /** What the mark is now, and what it was at first. */
  outcome: Outcome;
  firstOutcome: Outcome;
  helpLevel: number;
  firstTry: boolean;
  at: Date;
};

/**
 * The record of a skill made anew from all answers, by the very steps that made it turn by turn (tutor/mind/evidence):
 * further misses on an item say nothing, own problems are never alone, only unassisted first tries are scheduled. What
 * was answered on an item after a mark that a challenge made right is left out, since the student need not have gone on.
 */
export function replaySkill(skillId: string, answers: readonly PastAnswer[]): SkillRecord {
  let record: SkillRecord = { ...unknownMastery, skillId, review: null };
  for (const answer of withoutNeedless(answers)) {
    const right = answer.outcome === "right";
    const saysNothing = answer.outcome === "right-value-wrong-form" || (!answer.firstTry && !right);
    if (saysNothing) continue;
    const firstTry = answer.firstTry && !isOwn(answer);
    const alone = firstTry && answer.helpLevel === 0;
    record = {
      skillId,
      ...learnFrom(record, {
        right,
        helpLevel: answer.helpLevel,
        firstTry,
        ...(answer.guess === undefined ? {} : { guess: answer.guess }),
      }),
      review: alone ? scheduleReview(record.review, right, answer.at) : record.review,
    };
  }
  return record;
}

/**
 * By how much a mark made right raises the number of right answers: by one, less the right answers that the student
 * then gave on the same item only because of that mark.
 */
export function correctAnswersGained(answers: readonly PastAnswer[], attemptId: string): number {
  const before = answers.map((answer) =>
    answer.attemptId === attemptId ? { ...answer, outcome: answer.firstOutcome } : answer,
  );
  return countRight(answers) - countRight(before);
}

function countRight(answers: readonly PastAnswer[]): number {
  return withoutNeedless(answers).filter(({ outcome }) => outcome === "right").length;
}

/** The answers in their order, without those on an item that was solved before, seen from today. */
function withoutNeedless(answers: readonly PastAnswer[]): PastAnswer[] {
  const sittings = new Map<string, { isSolved: boolean; isFirstStill: boolean }>();
  return answers
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .filter((answer) => {
      const place = `${answer.chatId} ${answer.itemId}`;
      const known = sittings.get(place);
      // A right value in another form leaves the next answer a first try on the same sitting.
      const continues = known && (!answer.firstTry || known.isFirstStill);
      const isNeedless = continues ? known.isSolved : false;
      sittings.set(place, {
        isSolved: isNeedless || answer.outcome === "right",
        isFirstStill: answer.firstOutcome === "right-value-wrong-form",
      });
      return !isNeedless;
    });
}

function isOwn({ itemId }: PastAnswer): boolean {
  return itemId.startsWith("own#");
}
