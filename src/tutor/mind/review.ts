import { type Card, createEmptyCard, fsrs, Rating } from "ts-fsrs";
import { isRecord } from "#shared/records.ts";

/**
 * When a skill should come back, by FSRS-6 with its published default weights: of the schedulers compared on
 * 350 million reviews, the best that needs no data of its own. Only unassisted answers are graded.
 */
const scheduler = fsrs({ enable_fuzz: false, request_retention: 0.9 });

export type ReviewCard = Card;

/** The card after an unassisted answer; a skill's first right answer alone makes its card. */
export function scheduleReview(
  card: ReviewCard | null,
  right: boolean,
  now: Date,
): ReviewCard | null {
  if (!card && !right) return null;
  return scheduler.next(card ?? createEmptyCard(now), now, right ? Rating.Good : Rating.Again).card;
}

/** A card as it comes back from storage, where dates are texts; null where there is none. */
export function readReviewCard(stored: unknown): ReviewCard | null {
  if (!isRecord(stored)) return null;
  const lastReview = stored.last_review;
  return {
    due: new Date(String(stored.due)),
    stability: Number(stored.stability),
    difficulty: Number(stored.difficulty),
    elapsed_days: Number(stored.elapsed_days),
    scheduled_days: Number(stored.scheduled_days),
    learning_steps: Number(stored.learning_steps),
    reps: Number(stored.reps),
    lapses: Number(stored.lapses),
    state: Number(stored.state),
    ...(typeof lastReview === "string" ? { last_review: new Date(lastReview) } : {}),
  };
}
