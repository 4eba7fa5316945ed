import { expect, test } from "vitest";
import { readReviewCard, scheduleReview } from "./review.ts";

const monday = new Date("2026-11-23T10:00:00Z");

test("the first right answer alone makes a card, a wrong one makes none", () => {
  expect(scheduleReview(null, false, monday)).toBeNull();
  expect(scheduleReview(null, true, monday)?.due.getTime()).toBeGreaterThan(monday.getTime());
});

test("each review that holds comes back later than the one before", () => {
  let card = scheduleReview(null, true, monday);
  const gaps: number[] = [];
  for (let i = 0; i < 5; i++) {
    const at = card?.due ?? monday;
    card = scheduleReview(card, true, at);
    gaps.push((card?.due.getTime() ?? 0) - at.getTime());
  }
  expect(gaps.slice(1).every((gap, i) => gap > (gaps[i] ?? Infinity))).toBe(true);
});

test("a card comes back from storage as it was", () => {
  const card = scheduleReview(null, true, monday);
  expect(readReviewCard(JSON.parse(JSON.stringify(card)))).toEqual(card);
  expect(readReviewCard(null)).toBeNull();
});
