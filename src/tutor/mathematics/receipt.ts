/** What an answer is marked against; a SealedKey is one. */
export type AnswerKey = {
  /** The answer as typed mathematics or LaTeX. */
  readonly expression: string;
  readonly policy: MarkingPolicy;
};

/** What an item accepts beyond equality of value. Everything absent is the lenient school default. */
export type MarkingPolicy = {
  /** A fraction must be in lowest terms. */
  lowestTerms?: boolean;
  /** The answer must be multiplied out, or a product of factors. */
  form?: "expanded" | "factored" | "simplified";
  /** Digits after the point that a rounded answer must agree to. */
  roundedTo?: number;
  /** The unit must be given, and be this one (or convertible to it). */
  unit?: string;
  /** The order of a list matters. */
  ordered?: boolean;
  /** The variable that a bare value is the value of: 5 is taken for x = 5. */
  variable?: string;
  /** Names that are unknowns though they usually mean a constant: ["i"] where i is not √-1. */
  unknowns?: readonly string[];
  /** Answers that are no mathematics (choices, words): accepted spellings, compared without case and accents. */
  words?: readonly string[];
};

/** Which checker decided. Shown on the receipt, so a mark can always be explained and challenged. */
export type Checker =
  | "same-text"
  | "exact"
  | "polynomial"
  | "structure"
  | "sampling"
  | "words"
  | "unreadable";

/** What is still missing when the value is right but the policy asks for more. */
export type MissingForm =
  | "lowest-terms"
  | "expanded"
  | "factored"
  | "simplified"
  | "rounding"
  | "unit"
  | "order";

/** The reason for a mark: what was compared, by which checker, with what outcome. */
export type MarkingReceipt = {
  outcome: "right" | "wrong" | "right-value-wrong-form" | "unreadable";
  checker: Checker;
  /** The student's answer as it was understood, as LaTeX; null where it could not be read. */
  givenAs: string | null;
  /** What is still missing, for right-value-wrong-form. */
  missing: MissingForm | null;
  /** Where reading stopped, for unreadable: UTF-16 offsets into the answer as given. */
  problem: { code: string; at: number; length: number } | null;
};
