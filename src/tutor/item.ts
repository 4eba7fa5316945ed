import type { Localized } from "#shared/locale.ts";
import type {
  Interaction,
  InteractionKey,
  InteractionKind,
  Sign,
  Stimulus,
} from "./items/interaction.ts";
import type { MarkingPolicy } from "./items/receipt.ts";

/**
 * One problem as the mind holds it, whether the curriculum generated it or the student brought it.
 * Texts are plain words with mathematics between $ signs (LaTeX); money is written \$5.
 * Nothing here but `prompt`, `interaction`, `stimuli` and `picture` may reach the page before the mind says so; `solvedPicture` and `steps`
 * once the problem is no longer open.
 */
export type Item = {
  /** Curriculum items: "skill-id#seed". Own problems: "own#…". Unique for a wording and its numbers. */
  id: string;
  /** null for an own problem that belongs to no skill of the curriculum. */
  skillId: string | null;
  prompt: Localized;
  key: SealedKey;
  /** How it is answered, where not by typed mathematics; of the same kind as the key. */
  interaction?: Interaction;
  /** What is shown with the problem: passages, programs, tables. */
  stimuli?: readonly Stimulus[];
  /** Read after a right answer: why it is right. */
  reason?: Localized;
  /** Why an option that is none of the answer does not fit, by its name: told once it was chosen, or the problem is done. */
  whyNot?: Readonly<Record<string, Localized>>;
  /** The worked solution, line by line; the first line stands for the problem itself. */
  steps: readonly ItemStep[];
  /** The hint ladder for this very item, from a nudge to the last rung that tells. At least three rungs. */
  hints: readonly Localized[];
  /** Wrong answers that a known wrong method gives, with words about that method. */
  misconceptions: readonly Misconception[];
  /** Drawn from what the problem gives; never marks the answer. */
  picture: Picture | null;
  /** The same picture with the answer in it. */
  solvedPicture?: Picture | null;
};

/** The answer. Sealed: leaves the mind only through marking, the gate and the last rung. */
export type SealedKey = ExpressionKey | InteractionKey;

/** An answer in typed mathematics. */
export type ExpressionKey = {
  /** Absent in what was stored before there were other kinds. */
  kind?: "expression";
  /** The answer in typed mathematics or LaTeX, readable by readMathematics. */
  expression: string;
  /** The answer as it is shown when the ladder has ended: LaTeX without $ signs. */
  latex: string;
  policy: MarkingPolicy;
};

/** An item that is answered by typed mathematics. */
export type ExpressionItem = Item & { key: ExpressionKey };

/** An item that is answered in another way. */
export type InteractionItem = Item & { key: InteractionKey; interaction: Interaction };

/** Whether an item is answered by typed mathematics. */
export function isExpressionItem(item: Item): item is ExpressionItem {
  return isExpressionKey(item.key);
}

/** Whether an item is answered by choosing, placing, matching, naming or pointing. */
export function isInteractionItem(item: Item): item is InteractionItem {
  return !isExpressionKey(item.key) && item.interaction !== undefined;
}

/** How an item is answered: on a card of some kind, or by typing mathematics. */
export type AnsweredBy = InteractionKind | "typed";

/** How an item is answered. */
export function answeredBy(item: Item): AnsweredBy {
  return isInteractionItem(item) ? item.interaction.kind : "typed";
}

/** Whether a key is typed mathematics. */
export function isExpressionKey(key: SealedKey): key is ExpressionKey {
  return key.kind === undefined || key.kind === "expression";
}

/** The key of an item that is answered by typed mathematics. Throws a TypeError for any other. */
export function expressionKey({ key }: Pick<Item, "key">): ExpressionKey {
  if (!isExpressionKey(key)) throw new TypeError(`No key in mathematics: ${key.kind}`);
  return key;
}

/** The answer of an item in typed mathematics; "" where it has none. */
export function expressionOf(item: Pick<Item, "key"> | null | undefined): string {
  return item && isExpressionKey(item.key) ? item.key.expression : "";
}

export type ItemStep = {
  /** What is done in this step and why, in a sentence. */
  say: Localized;
  /** The state of the work after the step, as typed mathematics or LaTeX (an equation, a value …). */
  line: string;
  /** Why the step is allowed, in a sentence: the answer to a student who asks; the first line, the problem itself, has none. */
  why?: Localized;
};

export type Misconception = {
  /** Stable id shared by all items with this wrong method: "adds-denominators". */
  id: string;
  /** The wrong answer that the method gives for this item, as typed mathematics; "" where `signs` tell it. */
  answer: string;
  /** What shows it in an answer that is not typed mathematics. */
  signs?: readonly Sign[];
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
      /** Parts of the line drawn thick: what solves an inequality. */
      stretches?: readonly Stretch[];
    }
  | {
      kind: "plot";
      /** Functions of x as typed mathematics. */
      functions: readonly string[];
      points: readonly { x: number; y: number }[];
      /** What each curve is called below the plot, as LaTeX without $ signs; none where one need not tell. */
      labels?: readonly string[];
      /** Names of the axes. */
      axes?: { across: string; up: string };
      /** What is to be seen; by default what holds the points and the curves. */
      window?: { across: Range; up: Range };
      /** Axes without numbers and grid: what could be read off is asked for. */
      unmarked?: boolean;
    }
  | { kind: "rectangle"; width: string; height: string }
  | { kind: "right-triangle"; legA: string; legB: string; hypotenuse: string }
  | {
      kind: "triangle";
      /** Where the corners A, B and C lie, y upwards, in any unit. */
      corners: readonly Point[];
      /** Labels of the sides across from A, B and C, as LaTeX; "" for none. */
      sides: readonly string[];
      /** Labels of the angles at A, B and C, as LaTeX; "" for none. */
      angles: readonly string[];
      /** Label of the height upon the side from A to B; null where it is not drawn. */
      height: string | null;
    }
  /** One of the two labels is null: a radius or a diameter is drawn. */
  | { kind: "circle"; radius: string | null; diameter: string | null }
  | { kind: "box"; length: string; width: string; height: string }
  | {
      kind: "bar-chart";
      bars: readonly { label: string; value: number }[];
      /** Where a line runs across all bars: their mean. */
      level: number | null;
    }
  /** Five numbers of a list: its ends, its median, and the medians of its lower and upper half without the median. */
  | {
      kind: "box-plot";
      least: number;
      lowerQuartile: number;
      median: number;
      upperQuartile: number;
      greatest: number;
    }
);

export type Point = { x: number; y: number };

/** A stretch of an axis. */
export type Range = { from: number; to: number };

/** A stretch of the number line; null where it has no end on that side, and whether each end belongs to it. */
export type Stretch = {
  from: number | null;
  to: number | null;
  fromClosed: boolean;
  toClosed: boolean;
};
