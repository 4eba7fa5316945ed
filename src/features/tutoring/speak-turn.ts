import { and, eq } from "drizzle-orm";
import { messages } from "#db/tables/tutoring.ts";
import { readBalance, refundCredit, settleCredit } from "#features/credits/turn-credits.ts";
import { describeFailure } from "#platform/describe-failure.ts";
import type { Services } from "#platform/http/request-context.ts";
import { ModelFailure, type ModelProvider } from "#platform/model/model-provider.ts";
import type { VeiledRequest } from "#tutor/voice/model-prompt.ts";
import { watchReply } from "#tutor/safety/watch-reply.ts";
import { createGate, type GateVerdict, type StopReason } from "#tutor/gate/gate.ts";
import { expressionKey, type ExpressionKey, type SealedKey } from "#tutor/item.ts";
import type { MessageView, turnNotes } from "./contract.ts";
import { type LiveTurns, replayOf } from "./live-turns.ts";
import type { PreparedTurn } from "./prepare-turn.ts";
import { typedGuard } from "#tutor/subjects/guards.ts";
import { type MessageDetails, type MessageRow, readDetails, viewMessage } from "./views.ts";

/** How often the words so far are written down while a model speaks: what a crash can lose at most. */
const flushMs = 250;

/** Longest reply in words; a good tutor's is under 40. */
const wordsMax = 120;

/** A model speaks only where the gate can guard the answer; see isForModel. Throws a TypeError for any other key. */
function gateKey(sealed: SealedKey | null): ExpressionKey | null {
  return sealed && expressionKey({ key: sealed });
}

type Note = (typeof turnNotes)[number];

/** How a turn ended. */
type Ending = {
  text: string;
  status: "complete" | "stopped";
  voice: "builtin" | "model";
  note: Note | null;
  /** Words that were shown and then taken back; kept for the record. */
  withdrawn: string | null;
  /** Whether the student got what the credit was for. */
  delivered: boolean;
};

/**
 * Has a model put a prepared turn into words, sentence by sentence through the gate, and ends the turn
 * whatever happens: the built-in voice says it where the model fails or says what it must not.
 */
export async function speakTurn(
  services: Services,
  live: LiveTurns,
  provider: ModelProvider,
  turn: PreparedTurn,
  { request, veil }: VeiledRequest,
): Promise<void> {
  const { chatId, tutor } = turn;
  const abort = new AbortController();
  // Asked before anything else: what follows is made ready while the model reads. Words come no sooner than
  // the next turn of the event loop.
  const spoken = provider.stream(request, abort.signal, (text) => {
    if (!stopReason) take(gate.push(veil.show(text)));
  });
  const tutorView = viewMessage(tutor);
  const studentView = turn.student ? viewMessage(turn.student) : null;
  let words = "";
  let stopReason: StopReason | null = null;
  const gate = createGate({
    guard: typedGuard,
    key: gateKey(turn.decision.sealed),
    allowed: turn.decision.allowed,
    plan: turn.decision.plan,
    earlier: [...turn.history.map(({ text }) => text), ...(turn.decision.solved ?? [])],
    locale: turn.decision.locale,
    watch: watchReply(),
    wordsMax,
  });

  function take({ release, stopped }: GateVerdict): void {
    if (release) {
      const at = words.length;
      words += release;
      live.publish(chatId, { type: "words", messageId: tutor.id, at, text: release });
    }
    if (stopped) {
      stopReason = stopped.reason;
      abort.abort();
    }
  }

  live.begin({
    chatId,
    studentId: turn.studentId,
    messageId: tutor.id,
    stop: () => abort.abort(),
    replay: () => replayOf(studentView, tutorView, words),
  });
  live.publish(chatId, { type: "started", student: studentView, tutor: tutorView });

  const flush = keepWords(services, tutor.id, () => words);
  let failure: unknown = null;
  try {
    await spoken;
    if (!stopReason) take(gate.push(veil.end()));
    if (!stopReason) take(gate.end());
  } catch (error) {
    failure = error;
  }
  await flush.end();

  const ending = endingOf({
    words,
    stopReason,
    failure,
    aborted: abort.signal.aborted,
    plan: turn.decision.plan,
  });
  if (failure instanceof ModelFailure) {
    services.log.warn(
      { kind: failure.kind, provider: provider.name },
      "the model failed; the built-in voice spoke",
    );
  } else if (failure && !abort.signal.aborted) {
    services.log.error({ reason: describeFailure(failure) }, "speaking a turn failed unexpectedly");
  }
  try {
    await finishTurn(services, live, turn, ending, tutorView);
  } finally {
    live.end(chatId);
  }
}

type Outcome = {
  words: string;
  stopReason: StopReason | null;
  failure: unknown;
  aborted: boolean;
  plan: string;
};

const gateNotes: Readonly<Record<Exclude<StopReason, "too-long">, Note>> = {
  answer: "answer-kept-back",
  "off-plan": "off-plan",
  "false-mathematics": "mathematics-corrected",
  "unsafe-word": "words-replaced",
  "unsafe-sentence": "words-replaced",
};

function endingOf({ words, stopReason, failure, aborted, plan }: Outcome): Ending {
  const spoken = words.trimEnd();
  const byModel: Ending = {
    text: spoken,
    status: "complete",
    voice: "model",
    note: null,
    withdrawn: null,
    delivered: true,
  };
  const byUs = (note: Note, delivered: boolean): Ending => ({
    text: plan,
    status: "complete",
    voice: "builtin",
    note,
    withdrawn: spoken || null,
    delivered,
  });
  // What never ends a sentence is as good as nothing said.
  if (stopReason === "too-long") return spoken ? byModel : byUs("model-unavailable", false);
  if (stopReason) return byUs(gateNotes[stopReason], true);
  if (failure instanceof ModelFailure) return byUs(noteOf(failure), false);
  if (aborted) return { ...byModel, status: "stopped", note: "stopped", delivered: spoken !== "" };
  if (failure || !spoken) return byUs("model-unavailable", false);
  return byModel;
}

function noteOf(failure: ModelFailure): Note {
  if (failure.kind === "busy") return "model-busy";
  return failure.kind === "silent" ? "model-silent" : "model-unavailable";
}

/** Stores how a turn ended, settles or gives back its credit, and tells everybody who listens. */
async function finishTurn(
  services: Services,
  live: LiveTurns,
  turn: PreparedTurn,
  ending: Ending,
  shown: MessageView,
): Promise<void> {
  const now = services.now();
  const details: MessageDetails = {
    ...readDetails(turn.tutor.details),
    ...(ending.withdrawn ? { withdrawn: ending.withdrawn } : {}),
  };
  const done: Partial<MessageRow> = {
    text: ending.text,
    status: ending.status,
    voice: ending.voice,
    note: ending.note,
    details,
    completedAt: now,
  };
  const credits = await storeEnding(services, turn, done, ending.delivered);
  if (ending.voice === "builtin") {
    live.publish(turn.chatId, { type: "reworded", messageId: shown.id, text: ending.text });
  }
  live.publish(turn.chatId, {
    type: "finished",
    tutor: viewMessage({ ...turn.tutor, ...done }),
    workbench: { ...turn.workbench, credits },
    title: turn.title,
  });
}

/** Writes the end of a turn, with its credit where one is set aside; gives the balance after it. */
async function storeEnding(
  services: Services,
  turn: PreparedTurn,
  done: Partial<MessageRow>,
  delivered: boolean,
): Promise<number> {
  const isOpen = and(eq(messages.id, turn.tutor.id), eq(messages.status, "speaking"));
  if (!turn.charged) {
    await services.db.update(messages).set(done).where(isOpen);
    return turn.workbench.credits;
  }
  return services.db.transaction(async (tx) => {
    await tx.update(messages).set(done).where(isOpen);
    const charge = { studentId: turn.studentId, messageId: turn.tutor.id, now: services.now() };
    await (delivered ? settleCredit(tx, charge) : refundCredit(tx, charge));
    return readBalance(tx, turn.studentId);
  });
}

/** Writes the words so far now and then, never waiting for it while the model speaks. */
function keepWords(
  services: Services,
  messageId: string,
  read: () => string,
): { end(): Promise<void> } {
  let kept = "";
  let writing: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    const words = read();
    if (words === kept) return;
    kept = words;
    writing = services.db
      .update(messages)
      .set({ text: words })
      .where(and(eq(messages.id, messageId), eq(messages.status, "speaking")))
      .catch((error: unknown) =>
        services.log.warn({ reason: describeFailure(error) }, "words could not be kept yet"),
      );
  }, flushMs);
  return {
    async end() {
      clearInterval(timer);
      await writing;
    },
  };
}
