import { z } from "zod";
import { answerForms, comparedKinds, missingForms } from "#tutor/items/receipt.ts";

/** Why an answer was marked as it was, as the student sees it. */
export const receipt = z.object({
  outcome: z.enum(["right", "wrong", "right-value-wrong-form", "unreadable"]),
  checker: z.enum([
    "same-text",
    "exact",
    "polynomial",
    "structure",
    "sampling",
    "words",
    "choice",
    "order",
    "match",
    "lines",
    "tests",
    "unreadable",
  ]),
  givenAs: z.string().nullable(),
  compared: z.enum(comparedKinds).nullish(),
  missing: z.enum(missingForms).nullable(),
  problem: z.object({ code: z.string(), at: z.number(), length: z.number() }).nullable(),
});

export type Receipt = z.infer<typeof receipt>;

/** The form an answer is asked for; nothing of the answer itself. */
export const formAsked = z.object({
  lowestTerms: z.boolean().optional(),
  form: z.enum(answerForms).optional(),
  roundedTo: z.number().optional(),
  significantFigures: z.number().optional(),
  unit: z.string().optional(),
  unitExactly: z.boolean().optional(),
  ordered: z.boolean().optional(),
});

export type FormAsked = z.infer<typeof formAsked>;
