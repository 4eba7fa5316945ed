import model from "#content/safety/messages-model.json" with { type: "json" };
import { alertCategories } from "#shared/oversight.ts";
import type { Classifier } from "../classifier/classifier.ts";
import { createRegression, regressionFile } from "../classifier/regression.ts";
import type { Distress, Heard } from "../mind/safety.ts";

/** What a child's message may tell of; "none" is everything harmless. */
export const messageLabels = [...alertCategories, "none"] as const;

export type MessageLabel = (typeof messageLabels)[number];

/** What was heard in a message: how sure it is that something is wrong, and what it is most likely. */
export type Hearing = Heard & {
  /** What it is most likely; the category is abuse as well where abuse cannot be ruled out. */
  trouble: Distress;
  /** From 0 to 1. */
  distress: number;
};

/** From this share on a trouble may be abuse. */
const abuseMin = 0.05;

/**
 * Whether abuse is not to be ruled out. Of abuse the household hears only after a person has read it, for the one who did
 * it may be in the house; so doubt counts as abuse, but for self-harm, whose answer names the line that is there at once.
 */
function mayBeAbuse(trouble: Distress, abuse: number): boolean {
  return trouble !== "self-harm" && trouble !== "eating" && abuse >= abuseMin;
}

/** Up to this a message is only faintly heavy: of 3,580 troubled ones 7 are so and read as an answer besides. */
const faintMax = 0.2;

/** Listens to a message with a classifier. */
export function hearWith(classifier: Classifier, text: string): Hearing {
  const shares = classifier.classify(text);
  let trouble: Distress = "self-harm";
  let most = -1;
  let harmless = 0;
  let abuse = 0;
  for (const [at, share] of shares.entries()) {
    const label = messageLabels.find((known) => known === classifier.labels[at]);
    if (label === "none") harmless = share;
    if (label === "abuse") abuse = share;
    if (label !== "none" && label !== undefined && share > most) {
      most = share;
      trouble = label;
    }
  }
  const distress = 1 - harmless;
  const { alert = 1, checkIn = 1, harmless: least = 0 } = classifier.thresholds;
  const answer = distress > alert ? "alert" : distress > checkIn ? "check-in" : "none";
  const category = mayBeAbuse(trouble, abuse) ? "abuse" : trouble;
  const [isSurelyHarmless, isFaint] = [distress < least, distress <= faintMax];
  return { answer, category, isSurelyHarmless, isFaint, trouble, distress };
}

let trained: Classifier | null = null;

/** Listens to a message. For the server alone: what was learned must not reach a browser. */
export function hearMessage(text: string): Hearing {
  trained ??= createRegression(regressionFile.parse(model));
  return hearWith(trained, text);
}
