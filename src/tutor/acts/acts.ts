/**
 * What a student's message does in the conversation. Distress goes before every act and is heard by another listener
 * (tutor/safety); a yes, a no or a choice, where the tutor has just asked, is read from the question (mind/acts/reply.ts).
 */
export const acts = [
  "answer",
  "guess",
  "step",
  "idea",
  "correction",
  "question-step",
  "question-idea",
  "question-task",
  "ask-hint",
  "ask-answer",
  "ask-example",
  "ask-again",
  "next",
  "easier",
  "harder",
  "topic",
  "own-problem",
  "break",
  "how-am-i-doing",
  "who-are-you",
  "language",
  "greeting",
  "thanks",
  "pride",
  "frustration",
  "sadness",
  "boredom",
  "insult",
  "off-topic",
  "unclear",
  /** Answers something that the tutor said or asked beside the problem: "yes we did that last week", "the blue one". */
  "reply",
] as const;

export type Act = (typeof acts)[number];

/** Acts that may hold an answer to the open problem. */
export const answeringActs: ReadonlySet<Act> = new Set(["answer", "guess", "correction"]);

/** What a trained reader makes of a message. */
export type ActReading = {
  /** Likeliest first, three of them, each with its share of one. */
  likely: readonly { act: Act; share: number }[];
  /** Whether the first is likely enough to be acted upon; else the student is asked. */
  isSure: boolean;
  /** A message that says something and asks something besides, each half read by itself; absent where it does not. */
  halves?: { said: ReadHalf; asked: ReadHalf; isSaidFirst: boolean };
};

/** One half of a message. */
export type ReadHalf = { text: string; acts: ActReading };
