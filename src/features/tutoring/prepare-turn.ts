import type { Queryable } from "#db/client.ts";
import { calendarOf } from "#features/controls/study-days.ts";
import { readControls } from "#features/controls/read-controls.ts";
import { type Controls, isWeekOverspent } from "#features/controls/rules.ts";
import { reserveCredit, settleCredit } from "#features/credits/turn-credits.ts";
import { saveAttempt } from "#features/learning/save-attempt.ts";
import { saveProgress, saveRecord } from "#features/learning/server.ts";
import { placeOf } from "#features/oversight/help-lines.ts";
import { raiseAlert } from "#features/oversight/raise-alert.ts";
import { whoIsTold } from "#features/oversight/who-is-told.ts";
import type { Citation } from "#features/textbooks/contract.ts";
import { mayUseModel } from "#features/privacy/rules.ts";
import type { Services } from "#platform/http/request-context.ts";
import type { ModelPlace } from "#shared/consents.ts";
import { creditsPerProblem } from "#shared/constants.ts";
import { AppError } from "#shared/errors.ts";
import { createId } from "#shared/ids.ts";
import {
  type Decision,
  type Situation,
  saidIn,
  type StudentEvent,
  takesLeave,
  writtenIn,
} from "#tutor/mind/decision.ts";
import type { Learner } from "#tutor/mind/learner.ts";
import type { KnownOfStudent } from "#tutor/voice/personal/veil.ts";
import { readAct } from "#tutor/acts/read-act.ts";
import { closedBy } from "#tutor/mind/obey-limits.ts";
import type { TutorState } from "#tutor/mind/state.ts";
import { appendMessages, ChatMovedError } from "./append-messages.ts";
import { type CareInTurn, careInTurn, withCare } from "./care-in-turn.ts";
import type { Ending, Workbench } from "./contract.ts";
import { citeBook } from "./cite-book.ts";
import { codeIn, programIn, runAllowed } from "./run-given.ts";
import { decideTurn } from "./decide-turn.ts";
import { hearWritten } from "./hear-written.ts";
import {
  allowedSubjectOf,
  lessonLocale,
  limitsOfTurn,
  readerOf,
  studyOfTurn,
} from "./obey-rules.ts";
import { readForTurn, type Said } from "./read-for-turn.ts";
import { readLeave } from "./read-ending.ts";
import { isForModel, type StoredDecision, storeDecision } from "./stored-decision.ts";
import { skillsOf, teachingOf } from "#features/learning/subject-skills.ts";
import { confirmedIn, offersIn, unreadableIn } from "./turn-details.ts";
import {
  type ChatRow,
  type MessageDetails,
  type MessageRow,
  stateOf,
  subjectOf,
  viewProblem,
  viewWorkbench,
  viewWorked,
} from "./views.ts";

/** What a student did in a chat. */
export type TurnRequest = {
  studentId: string;
  chatId: string;
  clientId: string;
  event: StudentEvent;
  now: Date;
  /** By whose clock the turn has its day: where the student is, then `calendarOf`. */
  timeZone: string;
};

/** A turn that is decided and stored, and only has to be spoken. */
export type PreparedTurn = {
  chatId: string;
  studentId: string;
  title: string;
  student: MessageRow | null;
  tutor: MessageRow;
  decision: StoredDecision;
  /** What was said up to this turn, for a model's eyes. */
  history: readonly Said[];
  /** What no model may read of the student. */
  known: KnownOfStudent;
  /** Whether a credit is set aside for it. */
  charged: boolean;
  workbench: Workbench;
  /** Whether it raised an alert that people are to be told of. */
  isAlarming: boolean;
};

/** What came of a turn that was asked for. */
export type Preparation =
  | { kind: "prepared"; turn: PreparedTurn }
  /** This very thing was sent before; its first message stands at this position. */
  | { kind: "seen"; position: number }
  /** Another turn of the chat is not finished. */
  | { kind: "busy" };

/**
 * Decides a turn and stores all of it in one transaction: the student's words, the mark, the record, the
 * credit set aside, the tutor's turn. A model is asked only afterwards, so nothing it does can lose any of it.
 * Where no model is to speak, the built-in words are stored with it and the turn is complete.
 * What the family has set is read with the turn, so it holds from the next turn on; a model outside the academy speaks
 * only where that is agreed to.
 * @throws AppError not_found, no_credits, consent_needed, subject_not_allowed, week_credits_used,
 * unavailable
 */
export async function prepareTurn(
  { db, workers, programs }: Pick<Services, "db" | "workers" | "programs">,
  asked: TurnRequest,
  place: ModelPlace,
): Promise<Preparation> {
  return decideAgainWhenMoved(async () => {
    const read = await readForTurn(db, asked);
    const { learner, credits, controls, permission, seenAt, isSpeaking, said, known } = read;
    if (seenAt !== null) return { kind: "seen", position: seenAt };
    if (isSpeaking) return { kind: "busy" };
    const chat = { ...read.chat, locale: lessonLocale(controls, read.chat.locale) };
    const written = writtenIn(asked.event);
    const situation: Situation = {
      state: stateOf(chat),
      learner,
      ...teachingOf(allowedSubjectOf(controls, chat)),
      locale: chat.locale,
      now: asked.now,
      seed: `${chat.id}.${chat.nextPosition}`,
      limits: limitsOfTurn(controls, chat, asked.now),
      ...(written === null ? {} : { heard: hearWritten(asked.event, written) }),
      ...(asked.event.kind === "message" ? { acts: readAct(asked.event.text) } : {}),
    };
    const event = await runAllowed(programs, { situation, credits, controls }, asked);
    const request = { ...asked, event, timeZone: calendarOf(controls, asked.timeZone) };
    const decision = await decideTurn(workers, situation, subjectOf(chat), request.event);
    const hasModel = mayUseModel(place, permission);
    const careful = await careInTurn(decision, situation, {
      written,
      place: placeOf(controls?.rules, asked.timeZone),
      tellsWhom: (route) => whoIsTold(db, request.studentId, route),
    });
    const leave = takesLeave(decision, request.event)
      ? await readLeave(db, { situation, decision, chat, controls, studentId: request.studentId })
      : null;
    const citation = await citeBook(db, { event, chat, situation, decision });
    const toStore = {
      request,
      chat,
      situation,
      decision,
      careful: withCare(careful, leave?.care ?? null),
      credits,
      controls,
      said,
      known,
      hasModel,
      ...(leave?.ending ? { ending: leave.ending } : {}),
      ...(citation ? { citation } : {}),
    };
    const turn = givesEvidence(toStore)
      ? await db.transaction((tx) => storeTurn(tx, toStore))
      : await storeTurn(db, toStore);
    return { kind: "prepared", turn };
  });
}

const triesMax = 4;

/** Runs a preparation again where another window's turn came between its reading and its writing. */
export async function decideAgainWhenMoved(
  prepare: () => Promise<Preparation>,
): Promise<Preparation> {
  for (let attempt = 1; attempt <= triesMax; attempt++) {
    try {
      return await prepare();
    } catch (error) {
      if (!(error instanceof ChatMovedError)) throw error;
    }
  }
  return { kind: "busy" };
}

/** Whether a turn writes more than its messages. */
function givesEvidence({ decision, careful, request }: TurnToStore): boolean {
  const { attempt, record, charges } = decision;
  const shows = attempt !== null || record !== null || charges || careful?.alarm != null;
  return shows || request.event.kind === "open";
}

/** A decision on its way into the database. */
export type TurnToStore = {
  request: TurnRequest;
  chat: ChatRow;
  situation: Situation;
  decision: Decision;
  /** What it brings with it where something heavy was told; absent where nothing was written. */
  careful?: CareInTurn;
  /** The student's balance before the turn. */
  credits: number;
  controls: Controls | null;
  /** What was said before the turn. */
  said: readonly Said[];
  known: KnownOfStudent;
  hasModel: boolean;
  /** What the session came to, where the student takes leave. */
  ending?: Ending;
  /** The passage of a book that is about what the student asked. */
  citation?: Citation;
};

/**
 * Writes a decided turn; in a transaction where it gives evidence.
 * @throws ChatMovedError, AppError no_credits, week_credits_used
 */
export async function storeTurn(tx: Queryable, turn: TurnToStore): Promise<PreparedTurn> {
  const { request, chat, situation, decision, careful, controls, hasModel } = turn;
  const { studentId, now, event } = request;
  const said = saidIn(event, situation);
  // What is no longer taught keeps its name where it still lies open.
  const known = skillsOf(subjectOf(chat));
  const { stored, worded } = storeDecision(decision, {
    locale: chat.locale,
    ...readerOf(controls, situation.learner.grade),
    said,
    before: situation.state.problem?.item ?? null,
  });
  // What the session came to is told by nobody but the record, and no model speaks beside who helps.
  const isOfRecord = turn.ending !== undefined || careful?.care != null;
  const speaksBuiltin = !hasModel || isOfRecord || !isForModel(stored);
  const laid = decision.state.problem;
  // Work on a problem that was only asked about lays it there without a word.
  const isLaid =
    decision.moves.some((move) => move.kind === "present") ||
    laid?.item.id !== situation.state.problem?.item.id;
  const tells = decision.moves.some((move) => move.kind === "tell");
  const details: MessageDetails = {
    moves: decision.moves.map((move) => move.kind),
    problem: isLaid && laid ? viewProblem(laid, known) : null,
    receipt: decision.attempt?.receipt ?? null,
    unreadable: unreadableIn(decision),
    ...(decision.attempt ? programIn(event, situation.state.problem?.item) : {}),
    ...offersIn(decision),
    ...(turn.ending ? { ending: turn.ending } : {}),
    ...(turn.citation ? { citation: turn.citation } : {}),
    ...(careful?.care ? { care: careful.care } : {}),
    ...(careful?.isKept ? { isKept: true } : {}),
    ...(tells && situation.state.problem
      ? { worked: viewWorked(situation.state.problem, chat.locale) }
      : {}),
  };
  const student =
    said === null
      ? null
      : messageRow(chat, 0, now, {
          author: "student",
          text: said,
          details: {
            ...codeIn(event, situation.state.problem?.item),
            ...confirmedIn(situation, decision, said),
          },
        });
  const tutor = messageRow(chat, student ? 1 : 0, now, {
    author: "tutor",
    text: speaksBuiltin ? stored.plan : "",
    status: speaksBuiltin ? "complete" : "speaking",
    voice: speaksBuiltin ? "builtin" : null,
    completedAt: speaksBuiltin ? now : null,
    details,
    decision: stored,
  });
  const keyed = (student ?? tutor).id;
  const rows = [student, tutor].filter((row) => row !== null);
  for (const row of rows) if (row.id === keyed) row.clientId = request.clientId;

  const title = titleFrom(turn);
  const state: TutorState = { ...decision.state, worded };
  const alarm = careful?.alarm ?? null;
  const isCounted = !careful?.isKept && careful?.alarm?.route !== "administrators";
  const study = isCounted ? studyOfTurn(controls, closedBy(situation) !== null, request) : null;
  await appendMessages(tx, chat, { state, title, now, study }, rows);
  if (alarm && student) {
    const written = { chatId: chat.id, messageId: student.id };
    await raiseAlert(tx, { ...alarm, studentId, written, locale: chat.locale, now });
  }
  const learner = await saveEvidence(tx, turn, tutor.id);
  if (decision.charges) {
    const charge = { studentId, messageId: tutor.id, now };
    await reserveCredit(tx, charge);
    if (controls) await requireWeekCredits(tx, controls, charge);
    if (speaksBuiltin) await settleCredit(tx, charge);
  }
  const credits = turn.credits - (decision.charges ? creditsPerProblem : 0);
  return {
    chatId: chat.id,
    studentId,
    title,
    student,
    tutor,
    decision: stored,
    history: said === null ? turn.said : [...turn.said, { author: "student", text: said }],
    known: turn.known,
    charged: decision.charges,
    workbench: viewWorkbench(decision.state, known, learner, { credits, now }),
    isAlarming: alarm !== null,
  };
}

/**
 * Takes the charge back with the whole turn where it goes over what the family set for the week. Counted after the
 * credit is set aside: that holds the account, so no two windows spend the week's last one.
 */
async function requireWeekCredits(
  tx: Queryable,
  { rules }: Controls,
  { studentId, now }: { studentId: string; now: Date },
): Promise<void> {
  if (rules.creditsPerWeek === null) return;
  const controls = await readControls(tx, studentId, now);
  if (controls && isWeekOverspent(controls, now)) throw new AppError("week_credits_used");
}

/** Writes what the turn showed of the student, and gives the learner as they stand after it. */
async function saveEvidence(
  tx: Queryable,
  { request, chat, situation, decision }: TurnToStore,
  messageId: string,
): Promise<Learner> {
  const { attempt, record } = decision;
  const { studentId, now, timeZone } = request;
  const subject = subjectOf(chat);
  if (attempt) {
    const place = { studentId, chatId: chat.id, subject, messageId, now, timeZone };
    await saveAttempt(tx, place, attempt);
  }
  if (record) await saveRecord(tx, studentId, record, now);
  const learner: Learner = record
    ? {
        ...situation.learner,
        records: new Map(situation.learner.records).set(record.skillId, record),
      }
    : situation.learner;
  if (attempt || request.event.kind === "open") {
    await saveProgress(tx, {
      studentId,
      subject,
      learner,
      attempt,
      skillId: situation.state.problem?.item.skillId ?? decision.state.lastSkillId,
      now,
    });
  }
  return learner;
}

/** A message as it will stand in the table. */
export function messageRow(
  chat: Pick<ChatRow, "id" | "nextPosition">,
  offset: number,
  now: Date,
  values: Pick<MessageRow, "author" | "text"> & Partial<MessageRow>,
): MessageRow {
  return {
    id: createId("msg"),
    chatId: chat.id,
    position: chat.nextPosition + offset,
    status: "complete",
    voice: null,
    note: null,
    details: {},
    decision: null,
    clientId: null,
    replacedBy: null,
    createdAt: now,
    completedAt: values.author === "student" ? now : null,
    ...values,
  };
}

const titleLengthMax = 80;

/**
 * A chat that the student gave no title is named after the problem that was worked on last, at first after the one it
 * begins with: the skill, or the words of an own problem.
 */
function titleFrom({ chat, situation, decision }: TurnToStore): string {
  const isBegun = decision.attempt !== null || decision.charges;
  if (chat.isNamed || !(isBegun || chat.nextPosition === 0)) return chat.title;
  const [before, after] = [situation, decision].map(({ state }) => state.problem?.item);
  // What is paid for is the one that lay there, or one that is brought and only now lies there.
  const isOnBefore = decision.attempt !== null || before?.id === after?.id;
  const item = isOnBefore ? before : after;
  const skill = skillsOf(subjectOf(chat)).find((known) => known.id === item?.skillId);
  const title = skill?.words.title[chat.locale] ?? item?.prompt[chat.locale] ?? chat.title;
  return title.slice(0, titleLengthMax);
}
