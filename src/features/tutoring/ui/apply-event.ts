import type { ChatView, MessageView, TurnEvent } from "../contract.ts";

/** A chat after an event, and whether words between what it has and what came are missing. */
export type Applied = { chat: ChatView; gap: boolean };

/**
 * What an event of a turn makes of a chat. The same events may come twice, from two streams, and late:
 * - `started` adds what is not there; it takes no words from a turn that has some.
 * - `words` are added where they join on; what is there already is skipped; a hole is a gap.
 * - `reworded` and `finished` replace; a turn that has ended takes neither words nor another wording.
 * `replaces` names the tutor's turn that the new one says another way.
 */
export function applyEvent(
  chat: ChatView,
  event: TurnEvent,
  replaces: string | null = null,
): Applied {
  switch (event.type) {
    case "started": {
      const kept = replaces ? chat.messages.filter(({ id }) => id !== replaces) : chat.messages;
      const said = event.student ? addNew(kept, event.student) : kept;
      return { chat: { ...chat, messages: addNew(said, event.tutor) }, gap: false };
    }
    case "words": {
      const turn = chat.messages.find(({ id }) => id === event.messageId);
      if (!turn) return { chat, gap: true };
      if (turn.status !== "speaking") return { chat, gap: false };
      if (event.at > turn.text.length) return { chat, gap: true };
      const tail = event.text.slice(turn.text.length - event.at);
      if (!tail) return { chat, gap: false };
      return { chat: put(chat, { ...turn, text: turn.text + tail }), gap: false };
    }
    case "reworded": {
      const turn = chat.messages.find(({ id }) => id === event.messageId);
      if (!turn) return { chat, gap: true };
      if (turn.status !== "speaking") return { chat, gap: false };
      return { chat: put(chat, { ...turn, text: event.text }), gap: false };
    }
    case "finished": {
      const { tutor, workbench, title } = event;
      const messages = addNew(chat.messages, tutor);
      return { chat: put({ ...chat, messages, workbench, title }, tutor), gap: false };
    }
  }
}

/**
 * A chat as the server has just told it, beside what the page has. An answer may be older than the events that
 * came meanwhile, and the server writes words down a moment after it sends them: a turn keeps the words that the
 * page is ahead, a turn that has ended stays ended, and newer messages stay.
 */
export function mergeRead(known: ChatView | undefined, read: ChatView): ChatView {
  if (known?.id !== read.id) return read;
  const last = read.messages.at(-1)?.position ?? -1;
  const newer = known.messages.filter(({ position }) => position > last);
  const before = new Map(known.messages.map((message) => [message.id, message]));
  const messages = read.messages.map((message) => furthest(before.get(message.id), message));
  const isOld = newer.length > 0 || messages.some((message) => message === before.get(message.id));
  const { workbench, title } = isOld ? known : read;
  return { ...read, messages: [...messages, ...newer], workbench, title };
}

/** Of what the page has of a message and what the server told, the one that is further on. */
function furthest(known: MessageView | undefined, read: MessageView): MessageView {
  if (!known || read.status !== "speaking") return read;
  if (known.status !== "speaking") return known;
  return known.text.startsWith(read.text) ? { ...read, text: known.text } : read;
}

function addNew(messages: readonly MessageView[], message: MessageView): MessageView[] {
  if (messages.some(({ id }) => id === message.id)) return [...messages];
  return [...messages, message].sort((a, b) => a.position - b.position);
}

function put(chat: ChatView, message: MessageView): ChatView {
  const messages = chat.messages.map((known) => (known.id === message.id ? message : known));
  return { ...chat, messages };
}
