import type { Localized } from "#shared/locale.ts";
import type { Act } from "../acts/acts.ts";
import type { Given } from "../items/interaction.ts";
import type { MarkingReceipt } from "../items/receipt.ts";
import type { Closing } from "./limits.ts";
import type { OwnReading } from "../subjects/own-reading.ts";
import type { PartOfKey } from "../subjects/typed-answers.ts";
import type { Distress } from "./safety.ts";

/** Why a problem is put before the student now. */
export type PresentReason =
  /** The student asked for this topic, or for one that is easier or harder. */
  | "topic"
  | "easier-asked"
  | "harder"
  | "start"
  | "next"
  | "review"
  | "twin"
  | "easier"
  | "own"
  | "back"
  | "retry";

/**
 * One pedagogical act. A turn is one to three of them. The mind chooses them; a voice puts them into words and
 * adds nothing to what they say. Texts in a move are already cleared by the mind for the student to read.
 */
export type Move =
  /** First words of a chat. */
  | { kind: "welcome"; firstName: string; returning: boolean }
  /** The problem itself is shown by the page from the turn's details; the voice only leads to it. */
  /** `form` is how the problem is answered; null where that is known, or the student goes on with it. */
  | {
      kind: "present";
      reason: PresentReason;
      skillTitle: Localized | null;
      why: Localized | null;
      form: AskedForm | null;
    }
  | { kind: "right"; alone: boolean; afterMisses: number; act: Localized | null }
  | { kind: "right-form-missing"; missing: NonNullable<MarkingReceipt["missing"]> }
  /** A line of the student's working follows from the one before; the problem goes on. */
  /** A line that holds; `isSum` where it is true as a calculation, and may have nothing to do with the problem. */
  | { kind: "step-right"; line: string; isSum?: boolean }
  /** `question` asks about the likely misconception; null where none is known. `lost`: a solution is missing. */
  | {
      kind: "first-wrong-line";
      lineNumber: number;
      line: string;
      question: Localized | null;
      lost: boolean;
    }
  /** Points at the step where a known wrong method goes astray. */
  | { kind: "point"; feedback: Localized }
  | { kind: "wrong"; given: string }
  /** Part of the answer: so many of its terms, factors or values. Nothing is marked wrong. */
  | ({ kind: "part-right"; given: string } & PartOfKey)
  /** Not right yet, of an answer that was put together; how much of it is right, where it has parts. */
  | { kind: "not-yet"; parts: { right: number; of: number; missing?: number } | null }
  /** So many of the tests of a program pass. */
  | { kind: "tests-passed"; right: number; of: number }
  /** A program stopped before its end, in this call or in any. */
  | { kind: "program-stopped"; call: string | null; text: Localized }
  /** What a call gave back, and what it should have; `gave` is null where it gave nothing back. */
  | { kind: "test-failed"; call: string; gave: string | null; wanted: string }
  /** The first line printed that differs; null where there is none, or where none should be. */
  | {
      kind: "line-printed";
      call: string | null;
      number: number;
      gave: string | null;
      wanted: string | null;
    }
  /** Why a right answer is right. */
  | { kind: "reason"; text: Localized }
  /** Right, but for a slip in its spelling. */
  | { kind: "spelled"; word: string }
  /** The answer is put together on the problem's card. */
  | { kind: "answer-there" }
  /** It is answered in a word or a few. */
  | { kind: "answer-words" }
  /** A longer text is kept: what can be counted of it, and how many points of its list were ticked. Nobody marked it. */
  | { kind: "text-kept"; words: number; ticked: number; of: number; alike: string | null }
  /** It is a program, to be written and run. */
  | { kind: "answer-code" }
  /** Those parts of an answer that was not right which are right. */
  | { kind: "parts-right"; texts: readonly Localized[] }
  | { kind: "hint"; rung: number; rungs: number; text: Localized }
  /** The last rung: the answer is told, with its reason. */
  | { kind: "tell"; text: Localized }
  | {
      kind: "worked-example";
      problem: Localized;
      lines: readonly { say: Localized; line: string }[];
      /** The student asked to see one. */
      asked?: true;
      /** It is the problem that was just done. */
      done?: true;
    }
  | { kind: "explain"; lesson: Localized; question: string }
  | { kind: "hold-answer" }
  | { kind: "unreadable"; given: string; at: number; length: number; code: string }
  | { kind: "ask-working" }
  /** Nothing was marked: what of the message was meant as the answer? */
  | { kind: "ask-meant"; given: string; as?: { itemId: string; given: Given } }
  /** The open problem was typed back. */
  | { kind: "typed-back" }
  | { kind: "cannot-solve" }
  /** What was brought is shown as it was read: is this what is meant? */
  | { kind: "ask-own"; text: string; reading: OwnReading }
  /** What was brought as a problem cannot be read as one; a story with numbers can be set up by the one who brings it. */
  | { kind: "own-unread"; isStory: boolean }
  /** It was read in another way than it is meant. */
  | { kind: "own-again" }
  /** Working through it would take longer than anyone should wait. */
  | { kind: "too-much" }
  | { kind: "mastered"; skillTitle: Localized; daysUntilReview: number | null }
  | { kind: "hand-over"; skillTitle: Localized | null; misses: number }
  /** `own` is false where the student may bring no problem. */
  | { kind: "offer-next"; own?: false }
  /** A problem that was set aside waits. */
  | { kind: "offer-back" }
  | { kind: "off-topic" }
  | { kind: "no-help-now" }
  /** Help was given, and nothing tried since: a try is asked for first, before the answer is told in any case. */
  | { kind: "try-first"; before: "hint" | "answer" }
  /** Learning is over for now, by what the family set. */
  | { kind: "closing"; reason: Closing["reason"]; opens: Closing["opens"] }
  /** It is over, but for the problem at hand. */
  | { kind: "finish-first" }
  /** The family wants no problems of the student's own. */
  | { kind: "own-off" }
  /** The help that the family allows is used up. */
  | { kind: "help-limit" }
  /** `told` is what was told before, where the tutor asked whether it is about the student, and they said so. */
  | { kind: "safety"; category: Distress; told?: string }
  /** It sounds heavy, and may not be: is it about the student, or about the lesson? */
  | { kind: "check-in" }
  /** It was about the lesson. */
  | { kind: "checked-in" }
  | ActMove;

/**
 * Answers to what a student does beside answering. `time` counts how often such a thing was answered in this chat, so
 * that it is said in other words each time.
 */
export type ActMove =
  /** A word about what is not of the lesson: a greeting, a feeling, who the tutor is. */
  | { kind: "talk"; about: TalkedOf; time: number }
  /** Back to the open problem, with one small thing to do. */
  | { kind: "nudge"; time: number }
  /** Asks what is wanted, with choices to tap; `text` is the message that was not clear, "" where there was none. */
  | {
      kind: "offer-acts";
      because: OfferReason;
      choices: readonly Act[];
      text: string;
      time: number;
    }
  /** Nobody foresaw what was asked: is it one of these? */
  | { kind: "offer-questions"; questions: readonly string[]; time: number }
  /** It may be an answer, but cannot be read as one. */
  | { kind: "answer-alone" }
  /** The student said what might be done: `fits` where the solution goes on so, else it is for them to try. */
  | { kind: "idea"; fits: boolean; isTyped: boolean; time: number }
  /** Why a step may be taken. */
  | { kind: "why"; text: Localized }
  /** Pairs of a card that were told so far; nothing is marked until all of them are. */
  | { kind: "pairs-told"; pairs: readonly { left: Localized; right: Localized }[]; time: number }
  /** Parts of a card that were told so far, in their order where that is asked for; nothing is marked until all are. */
  | { kind: "parts-told"; texts: readonly Localized[]; isOrder: boolean; time: number }
  /** Which step is meant? */
  | { kind: "which-step"; time: number }
  /** What the lessons say of a notion, in the lesson's language. */
  /** `question` is what the student is taken to ask, where that is not certain. */
  | { kind: "notion"; text: string; question?: string; isOpen: boolean; time: number }
  /** Nothing was written for a question; `near` is what comes nearest, and answers `question`. */
  | { kind: "notion-unknown"; time: number; near?: string; question?: string | null }
  /** How two numbers compare; `holds` where the student has said it, null where they asked which. */
  | { kind: "number-fact"; line: string; holds: boolean | null; time: number }
  /** What a wrong answer comes to where it is put in for the unknown of the equation. */
  | {
      kind: "tried-value";
      unknown: string;
      value: string;
      left: string;
      right: string;
      time: number;
    }
  /** A value that answers what a hint asked stands in the solution. */
  | { kind: "on-the-way"; value: string; time: number }
  /** A reply to what a hint or an explanation asked: whether it holds, null where nobody can tell; `text` is the answer. */
  | { kind: "replied"; holds: boolean | null; text: string; isOpen: boolean; time: number }
  /** What is wished for is another subject, which has chats of its own. */
  | { kind: "other-subject"; subject: string; time: number }
  /** The same once more in other words: sentences of the lesson, in its language. */
  /** `isAsked` where it answers a question that nothing was written for. */
  | { kind: "again"; text: string; isAsked?: true; time: number }
  /** What the open problem asks for; `question` is its last sentence where it tells a story first, else null. */
  | { kind: "asked"; form: AskedForm; question: Localized | null }
  /** What can be worked on here; `isUnknown` where the student named something that is not. */
  | {
      kind: "topics";
      titles: readonly Localized[];
      skillIds: readonly string[];
      isUnknown?: boolean;
    }
  /** A word that stands in the problem, and the sentence there: what it means is to be seen from the others. */
  /** `isStory`: it is a thing of a story, in whose place any other could stand. */
  | { kind: "word-there"; word: string; sentence: string; isStory?: boolean; time: number }
  /** What was done in this chat, and where the skill at hand stands. */
  | { kind: "standing"; finished: number; skill: SkillStanding | null };

/** What is talked of beside the lesson. */
export type TalkedOf = (typeof talkedOf)[number];

export const talkedOf = [
  "greeting",
  "thanks",
  "pride",
  "frustration",
  "sadness",
  "boredom",
  "insult",
  "off-topic",
  "unclear",
  "who-are-you",
  "language",
  "break",
  "own-problem",
  "no-own-problem",
  "refused",
  "done",
  "done-right",
  "idea-after",
  "reply",
  /** A step towards a problem of their own was told: what comes next? */
  "own-step",
  /** What does a calculation of theirs come to? */
  "own-come-to",
  /** A calculation of theirs does not hold: once more. */
  "own-retry",
  /** What a story of their own comes to was told: it is for them to hold against the story. */
  "own-end",
  /** Whether a story of their own is done was asked: each calculation that was told holds. */
  "own-sure",
  /** What was felt about a problem that is done. */
  "frustration-after",
  /** May a calculator be used? */
  "calculator",
  /** A question of theirs was passed over. */
  "missed",
  /** The tutor took something right for something else. */
  "tutor-wrong",
  /** Nerves before a test. */
  "nerves",
  /** What our name means. */
  "name",
  /** Answers of what is to come are kept back. */
  "answers-kept",
  /** It was taken for something that it is not. */
  "misread",
  /** What a hint asked was answered, and is of use. */
  "prompted",
  /** Several values were offered where one is asked for. */
  "which-value",
] as const;

/** Why something is offered. */
export type OfferReason = "unsure" | "frustration" | "sadness" | "boredom" | "try";

/** What a problem asks for: a form of the answer, or how it is put together. */
export type AskedForm =
  | NonNullable<MarkingReceipt["missing"]>
  | "value"
  | "choice"
  | "several"
  | "order"
  | "match"
  | "words"
  | "lines"
  | "code";

/** Where a skill stands by its unassisted first tries. */
export type SkillStanding = { title: Localized; right: number; tries: number; isMastered: boolean };

export type MoveKind = Move["kind"];
