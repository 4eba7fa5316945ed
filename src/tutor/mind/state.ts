import { isRecord } from "#shared/records.ts";
import type { AnsweredBy, ExpressionItem, Item } from "../item.ts";
import type { Act, ActReading } from "../acts/acts.ts";
import type { Given } from "../items/interaction.ts";
import type { Distress } from "./safety.ts";

/** Where a conversation stands: everything the mind must remember between two turns. */
export type TutorState = {
  version: 1;
  problem: OpenProblem | null;
  /** Open problems that were set aside for another, the latest last; absent where none ever was. */
  waiting?: readonly OpenProblem[];
  /** Problems finished in this chat, twins included. */
  finished: number;
  /** The skill of the last problem, so that the next one differs where it can. */
  lastSkillId: string | null;
  /** Fixed items of this chat that were laid out last, the latest first: they do not come again at once. */
  recentItems?: readonly string[];
  /** Misses on the present skill over all its items in this chat; hands over to an adult in the end. */
  missesOnSkill: number;
  /** Problems of one skill that were skipped in a row. */
  skipped?: { skillId: string; times: number };
  /** What the tutor has asked about, whether it is about the student: until the next thing that the student does. */
  checkIn?: CheckIn;
  /** What the tutor has just asked, where a word answers it: until the next thing that the student does. */
  pending?: Pending;
  /** How often each act was answered in this chat, so that nothing is said twice in the same words. */
  times?: Partial<Record<Act, number>>;
  /** How often each phrase of the built-in voice was said in this chat. */
  worded?: Readonly<Record<string, number>>;
  /** The topic that the student asked for, and how many problems of it still come before the mind chooses again. */
  chosen?: { skillId: string; left: number };
  /** A story of the student's own that is followed, calculation by calculation; absent where none is. */
  story?: Story;
  /** The student said no to going back to what waits: it is not offered again. */
  stays?: true;
  /** Ways of answering that the student has enough of: others come where there are any. */
  avoided?: readonly AnsweredBy[];
  /** The longer texts of this chat that were written and gone through, by the ids of their tasks; absent before the first. */
  written?: readonly string[];
  /** What of the lessons was told to questions, the latest last, so that no question is met with the same words twice. */
  told?: readonly string[];
};

/** A story that a student brought: a calculation that waits for its outcome, and what was worked out last. */
export type Story = { text: string; calculation?: string; outcome?: string };

/** What the tutor has just asked, so that "yes", "no" or "the second" can be read: until the student's next thing. */
export type Pending =
  /** Whether this is meant as the answer. */
  | { kind: "meant"; given: string; as?: { itemId: string; given: Given } }
  /** Whether a problem that the student brought was read as they mean it. */
  | { kind: "own"; text: string }
  /** For a problem of theirs to be written once more. */
  | { kind: "own-text" }
  /** What a hint or an explanation asked: what is written next may answer that, and not the problem. `asked` is how it ended. */
  | { kind: "prompted"; asked?: string }
  /** The unit of a value that was right. */
  | { kind: "unit"; given: string }
  /** Whether to go on to the next problem. */
  | { kind: "next" }
  /** Whether to go back to the problem that waits. */
  | { kind: "back" }
  /** Which topic to work on; `skillIds` are those that were named, in their order. */
  | { kind: "topic"; skillIds: readonly string[] }
  /** Whether one of these questions is meant. */
  | { kind: "questions"; questions: readonly string[] }
  /** Which of these is wanted; `text` is the message that was not clear, "" where there was none. */
  | { kind: "acts"; choices: readonly Act[]; text: string };

/** Words that sound heavy and may not be, and what the reader of acts made of them, for when they were about the work. */
export type CheckIn = { category: Distress; text: string; acts?: ActReading };

export type ProblemSource = "curriculum" | "own" | "twin" | "review";

/** The problem on the workbench, with its key: never leaves the server as it is. */
export type OpenProblem = {
  item: Item;
  source: ProblemSource;
  /** Whether the credit for it was taken; twins and reviews are free and count as paid. */
  paid: boolean;
  hintsGiven: number;
  misses: number;
  answers: number;
  exampleShown: boolean;
  /** Set once help was asked for on a problem to be done alone, and the student was asked to try first. */
  helpRefused: boolean;
  /** How much was tried when help was last given, and whether a try was asked for since; absent before the first help. */
  helped?: { tries: number; triedAsked: boolean };
  /** The last answer that was put together and was not right; absent before one was. */
  lastGiven?: Given;
  /** What was last asked about, whether it is the answer: a later "yes, that's my answer" means it. Until something is marked. */
  asked?: { given: string; as?: { itemId: string; given: Given } };
  /** What of a card's answer was told so far, part by part; absent before the first. */
  begun?: Given;
  /** The student's lines of work that stood, and the last that did not. */
  lines: readonly WorkLine[];
  /** How many steps of the solution those that stood have reached; absent before the first. */
  progress?: { reached: number; total: number };
  outcome: "open" | "solved" | "told";
};

/** A problem that is answered by typed mathematics. */
export type TypedProblem = OpenProblem & { item: ExpressionItem };

export type WorkLine = { text: string; mark: "right" | "wrong" | "unread" };

export const newState: TutorState = {
  version: 1,
  problem: null,
  finished: 0,
  lastSkillId: null,
  missesOnSkill: 0,
};

function isOfThisVersion(stored: unknown): stored is TutorState {
  return isRecord(stored) && stored.version === newState.version;
}

/**
 * A state as it comes back from storage. Only this program writes it, so the version is what has to be
 * checked: a state of another version starts afresh rather than being misread.
 */
export function readState(stored: unknown): TutorState {
  return isOfThisVersion(stored) ? stored : newState;
}

/** A problem as it is laid on the workbench. */
export function openProblem(item: Item, source: ProblemSource): OpenProblem {
  return {
    item,
    source,
    paid: source === "twin" || source === "review",
    hintsGiven: 0,
    misses: 0,
    answers: 0,
    exampleShown: false,
    helpRefused: false,
    lines: [],
    outcome: "open",
  };
}
