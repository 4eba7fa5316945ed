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
  /** How the answer must be written. */
  form?: AnswerForm;
  /** Digits after the point that a rounded answer must agree to. */
  roundedTo?: number;
  /** Significant figures that a rounded answer must agree to. */
  significantFigures?: number;
  /** The unit must be given, and be this one or convertible to it. */
  unit?: string;
  /** The unit must be this very one: 0.05 m is then not 5 cm. */
  unitExactly?: boolean;
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
  | "choice"
  | "order"
  | "match"
  | "lines"
  | "tests"
  | "unreadable";

/**
 * Forms an item may ask for: multiplied out, a product of factors, nothing left to compute, a mixed number, one
 * fraction, a decimal, a number from 1 to 10 times a power of ten.
 */
export const answerForms = [
  "expanded",
  "factored",
  "simplified",
  "mixed",
  "fraction",
  "decimal",
  "scientific",
] as const;

export type AnswerForm = (typeof answerForms)[number];

/** What can still be missing when the value is right but the policy asks for more. */
export const missingForms = [
  "lowest-terms",
  "expanded",
  "factored",
  "simplified",
  "mixed",
  "fraction",
  "decimal",
  "scientific",
  "rounding",
  "unit",
  "unit-asked",
  /** A part of one, where a part of a hundred is asked for. */
  "percent",
  "order",
] as const;

export type MissingForm = (typeof missingForms)[number];

/** What kind of thing an answer was compared as. */
export const comparedKinds = [
  "number",
  "expression",
  "equation",
  "inequality",
  "values",
  "point",
  "interval",
  "matrix",
  "quantity",
  "words",
  "choice",
  "order",
  "match",
  "lines",
] as const;

export type ComparedKind = (typeof comparedKinds)[number];

/** The reason for a mark: what was compared, by which checker, with what outcome. */
export type MarkingReceipt = {
  outcome: "right" | "wrong" | "right-value-wrong-form" | "unreadable";
  checker: Checker;
  /** What the answer was compared as; null where it could not be read. */
  compared: ComparedKind | null;
  /** The student's answer as it was understood, as LaTeX; null where it could not be read. */
  givenAs: string | null;
  /** What is still missing, for right-value-wrong-form. */
  missing: MissingForm | null;
  /** The chance that a student who does not know is right, where the kind of the item has one of its own. */
  guess?: number;
  /** Where reading stopped, for unreadable: UTF-16 offsets into the answer as given. */
  problem: { code: string; at: number; length: number } | null;
};
