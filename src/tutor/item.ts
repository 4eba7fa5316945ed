import type { Localized } from "#shared/locale.ts";
import type { MarkingPolicy } from "./mathematics/receipt.ts";

/**
 * One problem as the mind holds it, whether the curriculum generated it or the student brought it.
 * Texts are plain words with mathematics between $ signs (LaTeX); money is written \$5.
 * Nothing here but `prompt` and `picture` may reach the page before the mind says so.
 */
export type Item = {
  /** Curriculum items: "skill-id#seed". Own problems: "own#…". Unique for a wording and its numbers. */
  id: string;
  /** null for an own problem that belongs to no skill of the curriculum. */
  skillId: string | null;
  prompt: Localized;
  key: SealedKey;
  /** The worked solution, line by line; the first line stands for the problem itself. */
  steps: readonly ItemStep[];
  /** The hint ladder for this very item, from a nudge to the last rung that tells. At least three rungs. */
  hints: readonly Localized[];
  /** Wrong answers that a known wrong method gives, with words about that method. */
  misconceptions: readonly Misconception[];
  picture: Picture | null;
};

/** The answer. Sealed: leaves the mind only through marking, the gate and the last rung. */
export type SealedKey = {
  /** The answer in typed mathematics or LaTeX, readable by readMathematics. */
  expression: string;
  /** The answer as it is shown when the ladder has ended: LaTeX without $ signs. */
  latex: string;
  policy: MarkingPolicy;
};

export type ItemStep = {
  /** What is done in this step and why, in a sentence. */
  say: Localized;
  /** The state of the work after the step, as typed mathematics or LaTeX (an equation, a value …). */
  line: string;
};

export type Misconception = {
  /** Stable id shared by all items with this wrong method: "adds-denominators". */
  id: string;
  /** The wrong answer that the method gives for this item, as typed mathematics. */
  answer: string;
  /** One sentence that points at the step without giving the right answer. */
  feedback: Localized;
  /** Index into steps of the first step that the method gets wrong. */
  step: number;
};

/** A picture beside the problem, drawn by the page and described in words for screen readers. */
export type Picture = { describe: Localized } & (
  | { kind: "fraction-bars"; bars: readonly { parts: number; shaded: number }[] }
  | {
      kind: "number-line";
      from: number;
      to: number;
      marks: readonly { at: number; label: string }[];
    }
  | { kind: "plot"; functions: readonly string[]; points: readonly { x: number; y: number }[] }
  | { kind: "rectangle"; width: string; height: string }
  | { kind: "right-triangle"; legA: string; legB: string; hypotenuse: string }
);
