import type { Localized } from "#shared/locale.ts";
import type { Given } from "../items/interaction.ts";
import type { MarkingReceipt } from "../mathematics/receipt.ts";
import type { Closing } from "./limits.ts";
import type { Distress } from "./safety.ts";

/** Why a problem is put before the student now. */
export type PresentReason =
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
  | { kind: "present"; reason: PresentReason; skillTitle: Localized | null; why: Localized | null }
  | { kind: "right"; alone: boolean; afterMisses: number; act: Localized | null }
  | { kind: "right-form-missing"; missing: NonNullable<MarkingReceipt["missing"]> }
  /** A line of the student's working follows from the one before; the problem goes on. */
  | { kind: "step-right"; line: string }
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
  /** Not right yet, of an answer that was put together; how much of it is right, where it has parts. */
  | { kind: "not-yet"; parts: { right: number; of: number } | null }
  /** Why a right answer is right. */
  | { kind: "reason"; text: Localized }
  /** Right, but for a slip in its spelling. */
  | { kind: "spelled"; word: string }
  /** The answer is put together on the problem's card. */
  | { kind: "answer-there" }
  | { kind: "hint"; rung: number; rungs: number; text: Localized }
  /** The last rung: the answer is told, with its reason. */
  | { kind: "tell"; text: Localized }
  | {
      kind: "worked-example";
      problem: Localized;
      lines: readonly { say: Localized; line: string }[];
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
  /** What was brought as a problem cannot be read as one. */
  | { kind: "own-unread" }
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
  | { kind: "checked-in" };

export type MoveKind = Move["kind"];
