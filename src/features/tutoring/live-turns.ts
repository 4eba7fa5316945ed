import type { MessageView, TurnEvent } from "./contract.ts";

/** A turn that is being spoken in this program. */
export type LiveTurn = {
  chatId: string;
  studentId: string;
  messageId: string;
  /** Ends the turn where it stands. */
  stop(): void;
  /** What a listener who comes late has to be told first. */
  replay(): TurnEvent[];
};

type Listener = (event: TurnEvent) => void;

/**
 * The turns being spoken and who listens to them: the window that asked, the same page after a reload, a
 * second device. A turn goes on when nobody listens.
 */
export type LiveTurns = {
  begin(turn: LiveTurn): void;
  end(chatId: string): void;
  find(chatId: string): LiveTurn | null;
  /** Tells everybody who listens to a chat. */
  publish(chatId: string, event: TurnEvent): void;
  /** Hears every event of a chat, first those of the turn in progress; gives the way to stop listening. */
  listen(chatId: string, listener: Listener): () => void;
  /** Ends the turns of one student where they stand. */
  stopOf(studentId: string): void;
  stopAll(): void;
};

export function createLiveTurns(): LiveTurns {
  const turns = new Map<string, LiveTurn>();
  const listeners = new Map<string, Set<Listener>>();

  return {
    begin: (turn) => void turns.set(turn.chatId, turn),
    end: (chatId) => void turns.delete(chatId),
    find: (chatId) => turns.get(chatId) ?? null,
    publish(chatId, event) {
      for (const listener of listeners.get(chatId) ?? []) listener(event);
    },
    listen(chatId, listener) {
      const known = listeners.get(chatId) ?? new Set();
      known.add(listener);
      listeners.set(chatId, known);
      for (const event of turns.get(chatId)?.replay() ?? []) listener(event);
      return () => {
        known.delete(listener);
        if (known.size === 0) listeners.delete(chatId);
      };
    },
    stopOf(studentId) {
      for (const turn of turns.values()) if (turn.studentId === studentId) turn.stop();
    },
    stopAll() {
      for (const turn of turns.values()) turn.stop();
    },
  };
}

/** The events with which a late listener catches up. */
export function replayOf(
  student: MessageView | null,
  tutor: MessageView,
  text: string,
): TurnEvent[] {
  const started: TurnEvent = { type: "started", student, tutor: { ...tutor, text: "" } };
  return text ? [started, { type: "words", messageId: tutor.id, at: 0, text }] : [started];
}
