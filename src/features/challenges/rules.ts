import { z } from "zod";
import { missingForms } from "#tutor/items/receipt.ts";

/** What becomes of a challenge: "upheld" makes the answer right, "kept" leaves the mark as it is. */
export const challengeStatuses = ["waiting", "upheld", "kept"] as const;

/** Who decided a challenge. */
export const deciders = ["rules", "model", "person"] as const;

/** How long an administrator's sentence to the student may be, in UTF-16 units. */
export const replyLengthMax = 300;

/** How many challenges a page of the administrators' list holds. */
export const challengesPerPage = 20;

/**
 * What marking an answer again found:
 * - `right`: it is right when it is read as it was meant, or by another way of proving it;
 * - `value`: it has the right value, and `missing` says what the problem asks for besides;
 * - `ambiguous`: right if its decimal sign is another tradition's, another plain number as the lesson writes it;
 * - `different`: proved to be something else;
 * - `open`: nothing proves either.
 * `way` says which look decided: the same marking again, the other decimal tradition, or the comparison at points.
 */
export const finding = z.object({
  kind: z.enum(["right", "value", "ambiguous", "different", "open"]),
  way: z.enum(["again", "tradition", "points", "exact"]).nullable(),
  missing: z.enum(missingForms).nullable(),
});

export type Finding = z.infer<typeof finding>;

/** What a model answers to the one question that it is asked. */
export const verdicts = ["equivalent", "different", "unsure"] as const;

export type Verdict = (typeof verdicts)[number];

/** Whether a model is asked at all: what is proved right, or lacks a named form, is none of its business. */
export function isForModel({ kind }: Finding): boolean {
  return kind === "open" || kind === "different";
}

/**
 * What rules and model make of a challenge together; null leaves it to a person. A model never overrules a proof, and
 * never turns a student down by itself: it settles what no rule can, and closes what a proof and it agree on.
 */
export function decide({ kind }: Finding, verdict: Verdict | null): "upheld" | "kept" | null {
  if (kind === "right") return "upheld";
  if (kind === "open" && verdict === "equivalent") return "upheld";
  if (kind === "different" && verdict === "different") return "kept";
  return null;
}

/** A model's answer as one of the three it may give; null for anything else, which decides nothing. */
export function readVerdict(said: string): Verdict | null {
  const word = said
    .trim()
    .replaceAll(/^\W+|\W+$/g, "")
    .toLowerCase();
  return verdicts.find((verdict) => verdict === word) ?? null;
}
