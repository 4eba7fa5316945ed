import { z } from "zod";
import { type Act, acts } from "#tutor/acts/acts.ts";
import { type Contract, defineCall, defineStream } from "#shared/contract.ts";
import { locales } from "#shared/locale.ts";
import { citation } from "#features/textbooks/contract.ts";
import { care } from "#features/oversight/contract/care.ts";
import { learners } from "#shared/permissions.ts";
import { subjects } from "#shared/subjects.ts";
import { programLanguages } from "#tutor/programs/program.ts";
import {
  given,
  interaction,
  programResult,
  stimulus,
  writingTask,
} from "./contract/interaction.ts";
import { listCalls } from "./contract/chat-list.ts";
import { ending } from "./contract/ending.ts";
import { formAsked, receipt } from "./contract/marks.ts";
import { picture } from "./contract/picture.ts";
import { chapters, today, topic } from "./contract/choosing.ts";

export type { ChatSummary } from "./contract/chat-list.ts";
export type { Today, Topic } from "./contract/choosing.ts";
export type { Ending } from "./contract/ending.ts";
export type { FormAsked, Receipt } from "./contract/marks.ts";

const localized = z.object({ en: z.string(), es: z.string() });

/** A problem as the page may see it: never its key, nor steps and hints that were not given. */
const problemView = z.object({
  itemId: z.string(),
  source: z.enum(["curriculum", "own", "twin", "review"]),
  prompt: localized,
  picture: picture.nullable(),
  /** Absent where a right value is enough. */
  formAsked: formAsked.optional(),
  /** How it is answered, where not by typed mathematics. */
  interaction: interaction.optional(),
  /** What it is asked about. */
  stimuli: z.array(stimulus).readonly().optional(),
  skillTitle: localized.nullable(),
});

export type ProblemView = z.infer<typeof problemView>;

/** The workbench: the problem at hand, the student's lines, the hints given, and what the skill stands at. */
export const workbench = z.object({
  problem: problemView.nullable(),
  outcome: z.enum(["open", "solved", "told"]).nullable(),
  /** Whether this problem is to be done alone: no hints before a first try. */
  alone: z.boolean(),
  lines: z.array(z.object({ text: z.string(), mark: z.enum(["right", "wrong", "unread"]) })),
  /** How many steps of the solution the lines reached; null before the first and once the work is finished. */
  progress: z.object({ reached: z.number().int(), total: z.number().int() }).nullable(),
  ladder: z.object({ rungs: z.number().int(), given: z.array(localized) }),
  /** Whether a problem that was set aside waits to be come back to. */
  waiting: z.boolean(),
  /** Probabilities of knowing the skill, 0 to 1; null where the problem belongs to no skill. */
  skill: z
    .object({
      title: localized,
      withHelp: z.number(),
      alone: z.number(),
      masteredFrom: z.number(),
      /** False too while its review is due. */
      isMastered: z.boolean(),
      chapters,
    })
    .nullable(),
  credits: z.number().int(),
  /** A longer text that may be written now; absent where there is none. */
  writing: writingTask.optional(),
});

export type Workbench = z.infer<typeof workbench>;

/** A problem worked out, with the answer in its picture; lines in plain words with mathematics between $ signs. */
const worked = z.object({
  picture: picture.nullable(),
  steps: z.array(z.object({ say: localized, line: z.string(), why: localized.nullable() })),
});

export type Worked = z.infer<typeof worked>;

/** Remarks under a turn, worded by the page. */
export const turnNotes = [
  "model-busy",
  "model-unavailable",
  "model-silent",
  "answer-kept-back",
  "off-plan",
  "mathematics-corrected",
  "words-replaced",
  "stopped",
  "recovered",
] as const;

/** A message of a chat as the page sees it. */
export const message = z.object({
  id: z.string(),
  position: z.number().int(),
  author: z.enum(["student", "tutor"]),
  text: z.string(),
  status: z.enum(["speaking", "complete", "stopped"]),
  voice: z.enum(["builtin", "model"]).nullable(),
  note: z.enum(turnNotes).nullable(),
  /** The problem that this turn laid on the workbench. */
  problem: problemView.nullable(),
  receipt: receipt.nullable(),
  /** The language of the program that the student gave, where it is one. */
  code: z.enum(programLanguages).optional(),
  /** What came of each test of the program that was given. */
  program: programResult.optional(),
  /** An answer that could not be read: the text and the place where reading stopped (UTF-16 offsets). */
  unreadable: z
    .object({
      given: z.string(),
      at: z.number(),
      length: z.number(),
      /** Why reading stopped, as the reader of mathematics names it. */
      code: z.string().optional(),
    })
    .nullable(),
  /** What the tutor asks to be the answer, ready to be sent as it stands. */
  meant: z.string().optional(),
  /** The same, read, where it is no mathematics. */
  meantAs: z.object({ itemId: z.string(), given }).optional(),
  /** A problem that the student brought, whose reading the tutor asks about: what it is taken from. */
  own: z.string().optional(),
  /** What the tutor offers to choose from, by a tap. */
  choices: z.array(z.enum(acts)).readonly().optional(),
  /** Questions that may be meant, each asked by a tap. */
  questions: z.array(z.string()).readonly().optional(),
  /** How the problem is done, where this turn told its answer. */
  worked: worked.optional(),
  /** Who helps, where the student told of something heavy, and who is told of it. */
  care: care.optional(),
  /** What the session came to, where the student took leave. */
  ending: ending.optional(),
  /** The passage of a textbook that is about the idea the student asked for. */
  citation: citation.optional(),
  /** What the tutor did, for the record: "hint", "point", "present" … */
  moves: z.array(z.string()),
  createdAt: z.string(),
});

export type MessageView = z.infer<typeof message>;

const chat = z.object({
  id: z.string(),
  subject: z.enum(subjects),
  title: z.string(),
  locale: z.enum(locales),
  messages: z.array(message),
  workbench,
});

export type ChatView = z.infer<typeof chat>;

/** What a stream of a turn sends, in this order: the turn's start, its words, its end. */
export const turnEvent = z.discriminatedUnion("type", [
  /** The student's message (null where they pressed a button) and the tutor's turn that begins. */
  z.object({ type: z.literal("started"), student: message.nullable(), tutor: message }),
  /** Words to add to the tutor's turn at this length; a page that already has them there ignores them. */
  z.object({
    type: z.literal("words"),
    messageId: z.string(),
    at: z.number().int(),
    text: z.string(),
  }),
  /** The turn's words are replaced from the start: the gate stopped a sentence, or the voice changed. */
  z.object({ type: z.literal("reworded"), messageId: z.string(), text: z.string() }),
  z.object({ type: z.literal("finished"), tutor: message, workbench, title: z.string() }),
]);

export type TurnEvent = z.infer<typeof turnEvent>;

/** What a student may choose, of what the tutor offers. */
export type { Act };

/** What a student's message is. */
const messageKinds = ["message", "ownProblem", "aboutMe", "aboutWork"] as const;

export type SentKind = (typeof messageKinds)[number];

const chatId = z.string().min(1).max(40);
/** Made by the page for each thing it sends, so that sending twice is the same as sending once. */
const clientId = z.string().min(8).max(64);
const paceLimit = {
  name: "turns",
  per: "account",
  points: 60,
  windowSeconds: 60,
  kept: "memory",
} as const;

/** What the family has set (F-03) refuses what is new, and the rewording of what is old. */
const closedByFamily = [
  "subject_not_allowed",
  "learning_paused",
  "outside_hours",
  "minutes_used_up",
] as const;

/** How a turn can be refused. Where learning is over for now it is not: the tutor says so. */
const turnErrors = [
  "not_found",
  "consent_needed",
  "turn_in_progress",
  "subject_not_allowed",
  "week_credits_used",
] as const;

export const tutoringContract = {
  ...listCalls,
  readToday: defineCall({
    method: "get",
    path: "/api/tutoring/today",
    summary:
      "The one thing to do now and why, what was left half done, and how many reviews are due.",
    access: learners,
    input: z.object({ locale: z.enum(locales) }),
    output: today,
  }),
  openChat: defineCall({
    method: "post",
    path: "/api/tutoring/chats",
    summary: "Opens a session; the tutor speaks first. The same clientId opens the same session.",
    access: learners,
    input: z.object({
      subject: z.enum(subjects),
      locale: z.enum(locales),
      clientId,
      /** What the lesson begins with; by default what the tutor chooses. */
      skillId: z.string().min(1).max(60).optional(),
    }),
    output: z.object({ chat }),
    errors: ["invalid_input", "not_found", "consent_needed", ...closedByFamily],
    limits: [{ name: "open-chat", per: "account", points: 30, windowSeconds: 600 }],
  }),
  readChat: defineCall({
    method: "get",
    path: "/api/tutoring/chats/:chatId",
    summary: "A whole session with its workbench.",
    access: learners,
    input: z.object({ chatId }),
    output: z.object({ chat }),
    errors: ["not_found"],
  }),
  readTopics: defineCall({
    method: "get",
    path: "/api/tutoring/chats/:chatId/topics",
    summary:
      "Every topic of the session's subject, each after those it builds on, with where the student stands.",
    access: learners,
    input: z.object({ chatId }),
    output: z.object({ topics: z.array(topic) }),
    errors: ["not_found"],
  }),
  sendMessage: defineStream({
    method: "post",
    path: "/api/tutoring/chats/:chatId/messages",
    summary:
      "Sends a student's message and streams the tutor's turn. An ownProblem is never marked: it is taken up, and the open problem waits. aboutMe and aboutWork answer the tutor's question whether heavy words were about the student.",
    access: learners,
    input: z.object({
      chatId,
      clientId,
      text: z.string(),
      kind: z.enum(messageKinds).default("message"),
      /** What the student chose of what the tutor offered. */
      act: z.enum(acts).optional(),
    }),
    output: turnEvent,
    errors: ["message_too_long", "invalid_input", "no_credits", ...turnErrors],
    limits: [paceLimit],
  }),
  giveAnswer: defineStream({
    method: "post",
    path: "/api/tutoring/chats/:chatId/answers",
    summary:
      "Sends an answer that was put together on the page (chosen, ordered, matched, named or pointed at) and streams the tutor's turn. An answer to another item than the open one is not marked.",
    access: learners,
    input: z.object({ chatId, clientId, itemId: z.string().min(1).max(200), given }),
    output: turnEvent,
    errors: ["message_too_long", "invalid_input", "no_credits", "programs_busy", ...turnErrors],
    limits: [paceLimit],
  }),
  handInText: defineStream({
    method: "post",
    path: "/api/tutoring/chats/:chatId/texts",
    summary:
      "Hands in a longer text that was gone through with its list, and streams the tutor's turn. Nobody marks it, it costs nothing and shows nothing of the skill.",
    access: learners,
    input: z.object({
      chatId,
      clientId,
      taskId: z.string().min(1).max(200),
      text: z.string(),
      /** The places, from 0, of the points that hold by the student's own word. */
      ticked: z.array(z.number().int().min(0).max(9)).max(10).readonly(),
    }),
    output: turnEvent,
    errors: ["message_too_long", "invalid_input", ...turnErrors],
    limits: [paceLimit],
  }),
  askHint: defineStream({
    method: "post",
    path: "/api/tutoring/chats/:chatId/hints",
    summary: "Asks for the next hint and streams it.",
    access: learners,
    input: z.object({ chatId, clientId }),
    output: turnEvent,
    errors: ["no_credits", ...turnErrors],
    limits: [paceLimit],
  }),
  endChat: defineStream({
    method: "post",
    path: "/api/tutoring/chats/:chatId/end",
    summary: "Takes leave for now and streams the tutor's words, with what the session came to.",
    access: learners,
    input: z.object({ chatId, clientId }),
    output: turnEvent,
    errors: [...turnErrors],
    limits: [paceLimit],
  }),
  nextProblem: defineStream({
    method: "post",
    path: "/api/tutoring/chats/:chatId/problems",
    summary:
      "Goes on to the next problem and streams the tutor's words; with `back`, to the one that was set aside, with `skillId`, to one of that topic.",
    access: learners,
    input: z.object({
      chatId,
      clientId,
      back: z.boolean().default(false),
      skillId: z.string().min(1).max(60).optional(),
    }),
    output: turnEvent,
    errors: [...turnErrors],
    limits: [paceLimit],
  }),
  regenerate: defineStream({
    method: "post",
    path: "/api/tutoring/chats/:chatId/messages/:messageId/again",
    summary:
      "Has the tutor say its last turn another way. What was said first stays in the record; the mark does not change.",
    access: learners,
    input: z.object({ chatId, messageId: z.string().min(1).max(40), clientId }),
    output: turnEvent,
    errors: [
      "nothing_to_regenerate",
      "not_found",
      "consent_needed",
      "turn_in_progress",
      ...closedByFamily,
    ],
    limits: [paceLimit],
  }),
  watchChat: defineStream({
    method: "get",
    path: "/api/tutoring/chats/:chatId/events",
    summary:
      "Follows a session from another window or device: the turn being spoken so far, then every turn as it comes.",
    access: learners,
    input: z.object({ chatId }),
    output: turnEvent,
    errors: ["not_found"],
  }),
  stopTurn: defineCall({
    method: "post",
    path: "/api/tutoring/chats/:chatId/stop",
    summary: "Stops the turn being spoken; what was said stays.",
    access: learners,
    input: z.object({ chatId }),
    output: z.object({ stopped: z.boolean() }),
    errors: ["not_found"],
  }),
} satisfies Contract;
