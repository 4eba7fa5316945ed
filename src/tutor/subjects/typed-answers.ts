import type { Locale, Localized } from "#shared/locale.ts";
import type { ExpressionItem } from "../item.ts";
import type { AnswerKey, MarkingReceipt } from "../items/receipt.ts";

/** Where reading a text stopped and why: UTF-16 offsets into it. */
export type Unread = NonNullable<MarkingReceipt["problem"]>;

/**
 * How a message was read as an answer. Only what is certain is ever marked wrong; what is not is taken for right where
 * it is right, and asked back where it is not.
 */
export type ReadAnswer =
  | { kind: "certain"; text: string }
  /** Notation among words that were not read: `text` if it is to be asked for, `perhaps` what is taken if it is right. */
  | { kind: "doubtful"; text: string; perhaps: readonly string[] }
  | { kind: "unreadable"; text: string; problem: Unread }
  | { kind: "none"; text: string };

/** What a message is as an answer. Messages come in one sign for all forms (`oneSign`). */
export type ReadsAnswers = {
  /** Reads a message without the words that lead to an answer. */
  readAnswer(written: string, item: ExpressionItem, locale: Locale): ReadAnswer;
  /** The lines of a message where every one is work on the problem; null where one is not. */
  readLines(said: readonly string[], item: ExpressionItem): readonly string[] | null;
  /** Where reading a line stops and why; the whole of it where it can be read. */
  whereUnread(line: string, locale: Locale): Unread;
  /** The letters and names that a problem has. */
  lettersOf(item: ExpressionItem): ReadonlySet<string>;
  /** Whether a message is the problem itself, typed back. */
  isTypedBack(message: string, item: ExpressionItem, locale: Locale): boolean;
  /** Whether a text offers several values, one or the other, where the key is one. */
  namesSeveral(item: ExpressionItem, text: string, locale: Locale): boolean;
};

/** A value that a message gives in a sentence of its own. */
export type Stated = {
  value: string;
  /** Whether words lead to it that give an answer: "is it", "i got". */
  isLed: boolean;
};

/** What a sentence claims, and what its claim is worth. */
export type FindsClaims = {
  /**
   * What a message that is known to answer may claim, each way it may be meant by itself. A way that claims several things
   * claims none for certain.
   */
  claimsIn(said: string, item: ExpressionItem, locale: Locale): readonly (readonly string[])[];
  /** The one thing that a message may claim, to be asked for; null where there is none. */
  claimToAskFor(said: string, item: ExpressionItem, locale: Locale): string | null;
  /** The one equation in a step that is told in words; null where there are none or several. */
  equationIn(said: string, item: ExpressionItem): string | null;
  /** Whether a message begins with a value alone, as nobody does who does not answer. */
  beginsWithValue(said: string, item: ExpressionItem, locale: Locale): boolean;
  /** What a calculation in a text comes to by its own words; else the text itself. */
  resultOf(piece: string): string;
  /** Where a message begins to give its reason; its end where it gives none. */
  reasonAt(text: string): number;
  /** The value that one sentence of several gives and says nothing else; null where there is none. */
  statedIn(said: string, item: ExpressionItem, locale: Locale): Stated | null;
  /** The value of the unknown where a message writes the problem's own statement with it in its place; null where not. */
  valuePutIn(said: string, item: ExpressionItem, locale: Locale): string | null;
};

/** How much of the answer a student has: some of its terms, of its factors, or of its values. */
export type PartOfKey = { of: "term" | "factor" | "value"; right: number; total: number };

/** What an answer is worth. */
export type MarksAnswers = {
  /** Marks a text as the language of the lesson writes it. */
  mark(key: AnswerKey, text: string, locale: Locale): MarkingReceipt;
  /** What part of the key an answer is that is not all of it; null where it is none. */
  partOfKey(item: ExpressionItem, text: string, locale: Locale): PartOfKey | null;
};

/** The first line of a working that is wrong, counted from 0. */
export type WrongLine = {
  line: number;
  /** A line that drops one of several solutions has lost it; any other wrong line does not follow. */
  reason: "unreadable" | "does-not-follow" | "solution-lost";
  /** Points at the rule that was probably broken, without giving the line away; null where none is known. */
  question: Localized | null;
};

/** What an answer comes to where it is put in for the unknown of the problem's equation: its sides, which differ. */
export type TriedValue = { unknown: string; value: string; left: string; right: string };

/** Work on a problem, held against it. */
export type FollowsWork = {
  /** Whether a line is not the answer yet but a true step towards it: only what can be shown true is. */
  isTrueStep(item: ExpressionItem, text: string, receipt: MarkingReceipt, locale: Locale): boolean;
  /** Whether a line is work on the way where something else is asked for, true or not. */
  isOnTheWay(item: ExpressionItem, text: string, locale: Locale): boolean;
  /** Whether nothing is left to do on a value. */
  isWorkedOut(text: string, item: ExpressionItem, locale: Locale): boolean;
  /** Whether a line is a calculation whose outcome stands neither in the problem nor in its solution. */
  isSumElsewhere(item: ExpressionItem, text: string, locale: Locale): boolean;
  /** The first line that does not follow from those before; null where none can be faulted. */
  firstWrongLine(item: ExpressionItem, lines: readonly string[], locale: Locale): WrongLine | null;
  /** How many steps of the solution lines that stand have reached, of how many. */
  stepsReached(
    item: ExpressionItem,
    lines: readonly string[],
    locale: Locale,
  ): { reached: number; total: number };
  /** Puts a wrong answer to the test in the problem's own statement; null where that shows nothing. */
  triedValue(item: ExpressionItem, text: string, locale: Locale): TriedValue | null;
};

/** All that the mind asks of items that are answered by typing: the kind "expression". */
export type TypedAnswers = ReadsAnswers & FindsClaims & MarksAnswers & FollowsWork;
