import type { Locale } from "#shared/locale.ts";
import type { InteractionItem, Misconception } from "../item.ts";
import type { MarkingReceipt } from "./receipt.ts";
import type { Move } from "../mind/move.ts";
import type { Given, InteractionKind } from "./interaction.ts";

/** How a typed message was read as an answer. Only what is certain may be marked wrong. */
export type ReadGiven =
  | { sure: true; given: Given }
  /**
   * It may be meant as the answer: taken where it is right or a known mistake, asked back where it is not. `isLikely`: it is
   * certain where the whole message is known to answer.
   */
  | { sure: false; isLikely?: true; given: Given };

/** A mark with what the answer shows. */
export type Marked = {
  receipt: MarkingReceipt;
  misconception: Misconception | null;
  /** How much of it is right, where it has parts; `missing` is how many more there are, where parts are picked. */
  parts: { right: number; of: number; missing?: number } | null;
  /** The right writing, where a slip in it was forgiven. */
  spelled: string | null;
  /** What is said of a wrong answer first, where the kind has words of its own for it. */
  said?: readonly Move[];
};

/** What differs between items that are answered in different ways; the mind's moves know none of it. */
export type ItemKind<Kind extends InteractionKind = InteractionKind> = {
  kind: Kind;
  /** Reads a message that was typed instead of tapped; null where it is no answer. */
  read(text: string, item: InteractionItem, locale: Locale): ReadGiven | null;
  /** The right answer that a sentence known to answer claims, among other words; null where there is none for certain. */
  claimed?(text: string, item: InteractionItem, locale: Locale): Given | null;
  /** What a message tells of the answer so far, where its writer is not done; null where it tells no part, or all. */
  told?(text: string, item: InteractionItem, locale: Locale): Given | null;
  /** What a sentence that is known to answer most likely means, to be asked about; null where nothing is near. */
  near?(text: string, item: InteractionItem, locale: Locale): Given | null;
  /** Whether what a page sent can answer this item: names that it has, each once. */
  fits(given: Given, item: InteractionItem): boolean;
  mark(given: Given, item: InteractionItem, locale: Locale): Marked;
};

/** A receipt of an answer that was compared with its key as what it is. */
export function receiptOf(
  isRight: boolean,
  as: "choice" | "order" | "match" | "words" | "lines" | "tests",
): MarkingReceipt {
  return {
    outcome: isRight ? "right" : "wrong",
    checker: as,
    compared: as === "tests" ? null : as,
    givenAs: null,
    missing: null,
    problem: null,
  };
}
