import { and, asc, eq, gte } from "drizzle-orm";
import { messages } from "#db/tables/tutoring.ts";
import { type BoundCall, answer, answerStream } from "#platform/http/bound-call.ts";
import type { EventSink } from "#platform/http/event-sink.ts";
import type { RequestContext, Services } from "#platform/http/request-context.ts";
import type { ModelProvider } from "#platform/model/model-provider.ts";
import { requireUntroubled } from "#features/oversight/hear-field.ts";
import { tellOfAlarmSoon } from "#features/oversight/tell-alarm.ts";
import { learningStopped } from "#features/privacy/topics.ts";
import type { ModelPlace } from "#shared/consents.ts";
import { messageLengthMax } from "#shared/constants.ts";
import { AppError } from "#shared/errors.ts";
import type { Act } from "#tutor/acts/acts.ts";
import type { StudentEvent } from "#tutor/mind/decision.ts";
import { modelRequest } from "#tutor/voice/model-prompt.ts";
import { countWords, textLengthMax, textWordsMax } from "#tutor/items/writing-task.ts";
import {
  type ChatView,
  type MessageView,
  type SentKind,
  type TurnEvent,
  tutoringContract as contract,
} from "./contract.ts";
import { createLiveTurns, type LiveTurns, replayOf } from "./live-turns.ts";
import { openChat, putChatAway, renameChat } from "./open-chat.ts";
import { type Preparation, type PreparedTurn, prepareTurn } from "./prepare-turn.ts";
import { getChatOrThrow, listChats, readChat } from "./read-chats.ts";
import { readToday } from "./read-today.ts";
import { readTopics } from "./read-topics.ts";
import { recoverTurns } from "./recover-turns.ts";
import { prepareAgain } from "./regenerate-turn.ts";
import { speakTurn } from "./speak-turn.ts";
import { turnNews } from "./turn-news.ts";
import { viewMessage } from "./views.ts";

/** A turn that has been unfinished this long belongs to no living program: models are given 90 s at most. */
const abandonedAfterMs = 120_000;

/** The tutoring feature: its calls, and what the program does with it at start and stop. */
export type Tutoring = {
  calls: readonly BoundCall[];
  /** Ends turns that a killed program left; `alone` where no other program uses the database. */
  recover(services: Services, alone: boolean): Promise<void>;
  /** The language model behind the voice; null where there is none. */
  model: ModelProvider | null;
  /** Where that model runs. */
  modelPlace: ModelPlace;
  /** Tells every window that shows the chat of a message that was put there outside a turn. */
  announce(chat: Pick<ChatView, "id" | "title" | "workbench">, message: MessageView): void;
  /** Falls silent towards a student as soon as the consent to teach them is withdrawn, in whichever program. */
  obeyWithdrawals(services: Services): void;
  /** Stops the turns being spoken. */
  stop(): void;
};

/** The tutoring feature with a model behind its voice or none; `modelPlace` says whose machine the model is on. */
export function createTutoring(
  provider: ModelProvider | null,
  modelPlace: ModelPlace = provider ? "own" : "none",
): Tutoring {
  const live = createLiveTurns();

  async function takeTurn(
    context: RequestContext,
    input: { chatId: string; clientId: string },
    sink: EventSink<TurnEvent>,
    prepare: () => Promise<Preparation>,
  ): Promise<void> {
    const { chatId } = input;
    let outcome = await prepare();
    if (outcome.kind === "busy" && (await endAbandoned(context, live, chatId))) {
      outcome = await prepare();
    }
    if (outcome.kind === "busy") throw new AppError("turn_in_progress");
    if (outcome.kind === "seen") return sendAgain(context, live, chatId, outcome.position, sink);
    context.live.tell(turnNews, { studentId: outcome.turn.studentId });
    if (outcome.turn.isAlarming) tellOfAlarmSoon(context, outcome.turn.studentId);
    await deliver(context, outcome.turn, sink);
  }

  async function deliver(
    context: RequestContext,
    turn: PreparedTurn,
    sink: EventSink<TurnEvent>,
  ): Promise<void> {
    const stopListening = live.listen(turn.chatId, (event) => sink.send(event));
    try {
      if (turn.tutor.status === "complete") publishWhole(live, turn);
      else if (provider) await speak(context, provider, turn);
    } finally {
      stopListening();
    }
  }

  async function speak(
    context: RequestContext,
    model: ModelProvider,
    turn: PreparedTurn,
  ): Promise<void> {
    const { decision } = turn;
    const asked = modelRequest({
      moves: decision.moves,
      plan: decision.plan,
      item: decision.item,
      tellAllowed: decision.sealed === null,
      locale: decision.locale,
      history: turn.history,
      gradeLevel: decision.gradeLevel,
      known: turn.known,
    });
    await speakTurn(context, live, model, turn, asked);
  }

  function turnBy(context: RequestContext, input: TurnInput, event: StudentEvent) {
    const { chatId, clientId } = input;
    const { timeZone } = context;
    const now = context.now();
    const request = { studentId: studentOf(context), chatId, clientId, event, now, timeZone };
    return () => prepareTurn(context, request, modelPlace);
  }

  return {
    calls: [
      answer(contract.listChats, (context, { before, away }) =>
        listChats(context.db, studentOf(context), { search: "", before, away: away === "true" }),
      ),
      answer(contract.searchChats, async (context, input) => {
        await requireUntroubled(context, { place: "search", text: input.search });
        return listChats(context.db, studentOf(context), input);
      }),
      answer(contract.readToday, (context, { locale }) =>
        readToday(context.db, { studentId: studentOf(context), locale, now: context.now() }),
      ),
      answer(contract.openChat, async (context, input) => {
        const studentId = studentOf(context);
        const id = await openChat(context.db, {
          ...input,
          studentId,
          now: context.now(),
          timeZone: context.timeZone,
        });
        context.live.tell(turnNews, { studentId });
        return { chat: await readChat(context.db, id, studentId, context.now()) };
      }),
      answer(contract.readChat, async (context, { chatId }) => ({
        chat: await readChat(context.db, chatId, studentOf(context), context.now()),
      })),
      answer(contract.readTopics, async (context, { chatId }) => ({
        topics: await readTopics(context.db, {
          chatId,
          studentId: studentOf(context),
          now: context.now(),
        }),
      })),
      answer(contract.renameChat, async (context, { chatId, title }) => {
        await getChatOrThrow(context.db, chatId, studentOf(context));
        await requireUntroubled(context, { place: "title", text: title });
        await renameChat(context.db, chatId, title);
        return { title };
      }),
      answer(contract.putAway, async (context, { chatId, away }) => {
        await getChatOrThrow(context.db, chatId, studentOf(context));
        await putChatAway(context.db, chatId, away ? context.now() : null);
        return { away };
      }),
      answerStream(contract.sendMessage, (context, input, sink) => {
        const text = checkedText(input.text);
        return takeTurn(context, input, sink, turnBy(context, input, eventOf(input, text)));
      }),
      answerStream(contract.giveAnswer, (context, input, sink) => {
        const { itemId, given } = input;
        return takeTurn(
          context,
          input,
          sink,
          turnBy(context, input, { kind: "given", itemId, given }),
        );
      }),
      answerStream(contract.handInText, (context, input, sink) => {
        const { taskId, ticked } = input;
        const text = checkedText(input.text, textLengthMax);
        if (countWords(text) > textWordsMax)
          throw new AppError("message_too_long", { data: { limit: textWordsMax } });
        const event: StudentEvent = { kind: "written", taskId, text, ticked };
        return takeTurn(context, input, sink, turnBy(context, input, event));
      }),
      answerStream(contract.askHint, (context, input, sink) =>
        takeTurn(context, input, sink, turnBy(context, input, { kind: "hint" })),
      ),
      answerStream(contract.endChat, (context, input, sink) =>
        takeTurn(context, input, sink, turnBy(context, input, { kind: "finish" })),
      ),
      answerStream(contract.nextProblem, (context, input, sink) =>
        takeTurn(context, input, sink, turnBy(context, input, onwardBy(input))),
      ),
      answerStream(contract.regenerate, (context, input, sink) =>
        takeTurn(context, input, sink, () =>
          prepareAgain(
            context.db,
            {
              ...input,
              studentId: studentOf(context),
              now: context.now(),
              timeZone: context.timeZone,
            },
            modelPlace,
          ),
        ),
      ),
      answerStream(contract.watchChat, async (context, { chatId }, sink) => {
        await getChatOrThrow(context.db, chatId, studentOf(context));
        await watch(live, chatId, sink);
      }),
      answer(contract.stopTurn, async (context, { chatId }) => {
        await getChatOrThrow(context.db, chatId, studentOf(context));
        const turn = live.find(chatId);
        turn?.stop();
        return { stopped: turn !== null };
      }),
    ],
    async recover(services, alone) {
      const count = await recoverTurns(services, { olderThanMs: alone ? 0 : abandonedAfterMs });
      if (count > 0) services.log.info({ count }, "turns that were cut off have been finished");
    },
    model: provider,
    modelPlace,
    announce({ id, title, workbench }, message) {
      for (const event of replayOf(null, message, message.text)) live.publish(id, event);
      live.publish(id, { type: "finished", tutor: message, workbench, title });
    },
    obeyWithdrawals(services) {
      services.live.subscribe(learningStopped, ({ studentId }) => live.stopOf(studentId));
    },
    stop: () => live.stopAll(),
  };
}

type TurnInput = { chatId: string; clientId: string };

function eventOf(
  { kind, act }: { kind: SentKind; act?: Act | undefined },
  text: string,
): StudentEvent {
  switch (kind) {
    case "message":
      return { kind, text, ...(act ? { act } : {}) };
    case "ownProblem":
      return { kind: "own-problem", text };
    case "aboutMe":
      return { kind: "check-in", about: "me", text };
    case "aboutWork":
      return { kind: "check-in", about: "work", text };
  }
}

/** The student behind a call; the contract lets nobody else through but administrators, who have no chats. */
function studentOf(context: RequestContext): string {
  if (context.actor?.kind !== "profile") throw new AppError("forbidden");
  return context.actor.id;
}

/** A message as it may be sent: something in it, and not too long. Refused before anything is taken. */
function checkedText(text: string, limit = messageLengthMax): string {
  const trimmed = text.trim();
  if (trimmed === "") throw new AppError("invalid_input", { fields: { text: "messageEmpty" } });
  if (trimmed.length > limit) {
    throw new AppError("message_too_long", { data: { limit } });
  }
  return trimmed;
}

/** Ends a turn that a killed program left unfinished; false where the chat is really busy. */
async function endAbandoned(
  context: RequestContext,
  live: LiveTurns,
  chatId: string,
): Promise<boolean> {
  if (live.find(chatId)) return false;
  return (await recoverTurns(context, { olderThanMs: abandonedAfterMs, chatId })) > 0;
}

/** Tells a turn again to who sent the very same thing before: a retried call, a second click. */
async function sendAgain(
  context: RequestContext,
  live: LiveTurns,
  chatId: string,
  position: number,
  sink: EventSink<TurnEvent>,
): Promise<void> {
  const rows = await context.db
    .select()
    .from(messages)
    .where(and(eq(messages.chatId, chatId), gte(messages.position, position)))
    .orderBy(asc(messages.position))
    .limit(2);
  const tutor = rows.find((row) => row.author === "tutor");
  const student = rows.find((row) => row.author === "student") ?? null;
  if (!tutor) throw new AppError("not_found");
  if (live.find(chatId)?.messageId === tutor.id) return watchTurn(live, chatId, sink);
  const chat = await readChat(context.db, chatId, studentOf(context), context.now());
  const view = viewMessage(tutor);
  for (const event of replayOf(student && viewMessage(student), view, tutor.text)) sink.send(event);
  sink.send({ type: "finished", tutor: view, workbench: chat.workbench, title: chat.title });
}

/** A turn that was complete when it was stored: all its words at once. */
function publishWhole(live: LiveTurns, turn: PreparedTurn): void {
  const tutor = viewMessage(turn.tutor);
  const student = turn.student && viewMessage(turn.student);
  for (const event of replayOf(student, tutor, tutor.text)) live.publish(turn.chatId, event);
  const { workbench, title } = turn;
  live.publish(turn.chatId, { type: "finished", tutor, workbench, title });
}

/** Follows a chat until the browser leaves. */
function watch(live: LiveTurns, chatId: string, sink: EventSink<TurnEvent>): Promise<void> {
  return new Promise((resolve) => {
    sink.open();
    const stop = live.listen(chatId, (event) => sink.send(event));
    sink.onClose(() => {
      stop();
      resolve();
    });
  });
}

/** Follows the turn in progress until it has finished. */
function watchTurn(live: LiveTurns, chatId: string, sink: EventSink<TurnEvent>): Promise<void> {
  return new Promise((resolve) => {
    const stop = live.listen(chatId, (event) => {
      sink.send(event);
      if (event.type === "finished") end();
    });
    function end(): void {
      stop();
      resolve();
    }
    sink.onClose(end);
  });
}

/** To the topic that was chosen, back to the problem that waits, or on to the next. */
function onwardBy({
  back,
  skillId,
}: {
  back: boolean;
  skillId?: string | undefined;
}): StudentEvent {
  if (skillId !== undefined) return { kind: "topic", skillId };
  return { kind: back ? "back" : "next" };
}
