import type { Act, ActReading } from "../acts/acts.ts";
import type { Locale } from "#shared/locale.ts";
import type { Skill } from "../curriculum/skill.ts";
import { isInteractionItem, type SealedKey } from "../item.ts";
import type { Given } from "../items/interaction.ts";
import { sayGiven } from "../items/say-given.ts";
import type { MarkingReceipt } from "../items/receipt.ts";
import { saysGoodbye } from "./acts/goodbye.ts";
import type { SubjectModule } from "../subjects/subject.ts";
import type { Learner, SkillRecord } from "./learner.ts";
import type { Limits } from "./limits.ts";
import type { Move } from "./move.ts";
import type { Heard } from "./safety.ts";
import type { TutorState } from "./state.ts";

/** All that the mind looks at when it decides a turn. The clock, the seed and what the subject can do come from outside. */
export type Situation = SubjectModule & {
  state: TutorState;
  learner: Learner;
  skills: readonly Skill[];
  /** The subject that is taught; absent where there is no other. */
  subject?: string;
  locale: Locale;
  now: Date;
  /** Different for every turn; the same seed decides the same items. */
  seed: string;
  /** What the family has set; nothing is limited without it. */
  limits?: Limits;
  /** What a plain word means, as it may be told to a child; null where that is not known. */
  meaningOf?: (word: string, locale: Locale, reader?: Locale) => string | null;
  /** What a trained listener made of the message, where there is one. */
  heard?: Heard;
  /** What a trained reader makes of the message, where there is one. */
  acts?: ActReading;
};

/** Whether heavy words were about the student, or about the lesson. */
export type About = "me" | "work";

/** What the student did. */
export type StudentEvent =
  /** `skillId`: what the lesson begins with, where that was chosen before. */
  | { kind: "open"; skillId?: string }
  /** `act`: what the student chose, where the tutor asked what is wanted. */
  | { kind: "message"; text: string; act?: Act }
  /** A problem that they bring, by its button: never an answer to the open one. */
  | { kind: "own-problem"; text: string }
  /** Answers whether heavy words were about them, or about the work. */
  | { kind: "check-in"; about: About; text: string }
  /** An answer put together on the page for the item of that id. */
  | { kind: "given"; itemId: string; given: Given }
  /** Wrote a longer text and went through its list; `ticked` are the places, from 0, of what they say holds. */
  | { kind: "written"; taskId: string; text: string; ticked: readonly number[] }
  | { kind: "hint" }
  | { kind: "next" }
  /** Chose a skill on the map of topics. */
  | { kind: "topic"; skillId: string }
  /** Back to the problem that waits. */
  | { kind: "back" }
  /** Takes leave for now. */
  | { kind: "finish" };

/** What the student wrote; null where they pressed a button or put an answer together from our own words. */
export function writtenIn(event: StudentEvent): string | null {
  if (event.kind === "given") {
    const { given } = event;
    if (given.kind === "code") return given.program;
    return given.kind === "words" ? given.text : null;
  }
  return "text" in event ? event.text : null;
}

/** What the student wrote, or the words of what they put together; null where they pressed a button. */
export function saidIn(event: StudentEvent, { state, locale }: Situation): string | null {
  if (event.kind !== "given") return writtenIn(event);
  const item = state.problem?.item;
  if (!item || item.id !== event.itemId || !isInteractionItem(item)) return writtenIn(event);
  return sayGiven(event.given, item, locale) || writtenIn(event);
}

/** A marked answer as it goes into the record. */
export type Attempt = {
  itemId: string;
  skillId: string | null;
  receipt: MarkingReceipt;
  /** Rungs seen before the answer; 0 is without help. */
  helpLevel: number;
  firstTry: boolean;
  misconceptionId: string | null;
};

/** The mind's decision for one turn: what changes, what is said, what it costs, what stays sealed. */
export type Decision = {
  state: TutorState;
  moves: readonly Move[];
  attempt: Attempt | null;
  /** The new record of the skill that this turn gave evidence of. */
  record: SkillRecord | null;
  /** Whether this turn opens a problem that costs a credit. */
  charges: boolean;
  /** What no voice may say in this turn; null where nothing is sealed. */
  sealed: SealedKey | null;
};

/** Whether a student takes leave in a turn: by the button, or in words of goodbye. A pause is none. */
export function takesLeave({ moves }: Pick<Decision, "moves">, event: StudentEvent): boolean {
  if (event.kind === "finish") return true;
  if (event.kind !== "message" || event.act) return false;
  const isBreak = moves.some((move) => move.kind === "talk" && move.about === "break");
  return isBreak && saysGoodbye(event.text);
}

/** A decision that only says something. */
export function saying(situation: Situation, moves: readonly Move[]): Decision {
  return decided(situation.state, moves);
}

/** A decision from a new state; the key of the problem that is then open is sealed. */
export function decided(
  state: TutorState,
  moves: readonly Move[],
  more: Partial<Pick<Decision, "attempt" | "record" | "charges">> = {},
): Decision {
  return {
    state,
    moves,
    attempt: null,
    record: null,
    charges: false,
    ...more,
    sealed: state.problem?.outcome === "open" ? state.problem.item.key : null,
  };
}
