import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { call, send as sendCall } from "#client/api.ts";
import { readEvents } from "#client/event-stream.ts";
import { useFollowedStream } from "#client/use-followed-stream.ts";
import { second } from "#shared/constants.ts";
import { AppError } from "#shared/errors.ts";
import type { Given } from "#tutor/items/interaction.ts";
import { sayGiven } from "#tutor/items/say-given.ts";
import type { Act, ChatView, MessageView, ProblemView, TurnEvent } from "../contract.ts";
import { applyEvent, mergeRead } from "./apply-event.ts";
import { type About, type ChatAction, type SentAction, startTurn } from "./chat-action.ts";
import { forgetSent, keepSent, takeBackSent } from "./draft.ts";

/** A chat as its screen needs it: what was said, and everything the student can do. */
export type ChatDesk = {
  chat: ChatView | null;
  isPending: boolean;
  /** Why the chat could not be read; null once it is there. */
  failure: AppError | null;
  reload: () => void;
  /** The tutor is speaking, or a turn was sent and has not begun. */
  speaking: boolean;
  /** What is on its way to the tutor and not in the chat yet. */
  sending: ChatAction | null;
  /** What could not be sent, with why; cleared by sending again. Its text is empty where a button was pressed. */
  unsent: { text: string; own: boolean; clientId: string; failure: AppError } | null;
  /** Sends once more what could not be sent: the same thing, so it is never there twice. */
  retry: () => void;
  /** `own`: what is sent is a problem of the student's own, never an answer. */
  send: (text: string, own?: boolean) => void;
  /** Sends an answer that was put together for a problem. */
  giveAnswer: (problem: ProblemView, given: Given) => void;
  /** Sends what the tutor asked to be the answer. */
  sendMeant: (message: MessageView) => void;
  /** Answers whether heavy words were about the student. */
  answerCheckIn: (about: About, text: string) => void;
  /** Says what was meant, of what the tutor offered. */
  choose: (choice: Act, text: string) => void;
  /** Hands in a longer text that was gone through. */
  handIn: (work: Omit<Extract<ChatAction, { kind: "written" }>, "kind">) => void;
  askHint: () => void;
  nextProblem: () => void;
  /** Goes on to a problem of the topic that was chosen. */
  takeTopic: (skillId: string) => void;
  /** Goes back to the problem that was set aside. */
  goBack: () => void;
  /** Takes leave for today. */
  finish: () => void;
  /** Has the tutor say its last turn another way. */
  sayAgain: (messageId: string) => void;
  /** Stops the turn being spoken; what was said stays. */
  stop: () => void;
};

/** Where a chat is kept among the queries. */
export function chatKey(chatId: string) {
  return ["tutoring", "chat", chatId] as const;
}

/** Where lists of chats are kept, whatever was searched for. */
export const chatsKey = ["tutoring", "chats"] as const;

/** How often a turn is asked after while it is being spoken, in case nothing streams here. */
const speakingPollMs = 4 * second;

function watchChat(chatId: string, signal: AbortSignal): Promise<Response> {
  return sendCall("tutoring", "watchChat", { chatId }, { signal });
}

/** What this window has under way in a chat. */
type Sending = {
  chatId: string;
  action: SentAction | null;
  /** The position of the last message when the action was sent. */
  after: number;
  /** The tutor's turn on the action is in the chat. */
  hasBegun: boolean;
  unsent: { action: SentAction; failure: AppError } | null;
};

function quiet(chatId: string): Sending {
  return { chatId, action: null, after: -1, hasBegun: false, unsent: null };
}

/** Holds a chat: reads it, follows it from other windows and devices, and sends what the student does. */
export function useChat(chatId: string): ChatDesk {
  const client = useQueryClient();
  const [state, setState] = useState<Sending>(quiet(chatId));
  const taking = useRef<string | null>(null);
  const { action, after, hasBegun, unsent } = state.chatId === chatId ? state : quiet(chatId);

  const query = useQuery({
    queryKey: chatKey(chatId),
    queryFn: ({ signal }) => readChat(client, chatId, signal),
    refetchInterval: ({ state: { data } }) => (isSpeaking(data) ? speakingPollMs : false),
  });
  const chat = query.data ?? null;
  const failure = chat ? null : asAppError(query.error);

  useFollowedStream<TurnEvent>(chat ? chatId : null, watchChat, {
    onOpen: () => reload(),
    onEvent: (event) => {
      const known = client.getQueryData<ChatView>(chatKey(chatId));
      const isNews = event.type === "finished" && !hasEnded(known, event.tutor.id);
      takeEvent(client, chatId, event, replacedBy(action));
      // Another window may have had a turn said another way; only a reading tells which one that was.
      if (isNews && !action) reload();
    },
  });

  function reload(): void {
    void client.invalidateQueries({ queryKey: chatKey(chatId) });
  }

  async function take(sent: SentAction): Promise<void> {
    // Two keys pressed in one task see the same drawing: what is under way stands here at once.
    if (taking.current === chatId) return;
    taking.current = chatId;
    const sentAfter = lastPosition(client.getQueryData<ChatView>(chatKey(chatId)));
    setState({ ...quiet(chatId), action: sent, after: sentAfter });
    if (sent.kind === "message") keepSent(chatId, { text: sent.text, after: sentAfter });
    let isUnderWay = false;
    try {
      const response = await startTurn(chatId, sent);
      await readEvents<TurnEvent>(response, (event) => {
        takeEvent(client, chatId, event, replacedBy(sent));
        if (isUnderWay) return;
        isUnderWay = true;
        forgetSent(chatId);
        setState({ ...quiet(chatId), action: sent, hasBegun: true });
      });
      forgetSent(chatId);
      setState(quiet(chatId));
    } catch (error) {
      // A turn that has begun goes on without this stream: following the chat brings the rest.
      const refused = isUnderWay ? null : { action: sent, failure: refusalOf(error) };
      takeBackSent(chatId);
      setState({ ...quiet(chatId), unsent: refused });
      reload();
    } finally {
      if (taking.current === chatId) taking.current = null;
    }
  }

  function act(wanted: ChatAction): void {
    if (action) return;
    const isSame = unsent !== null && isSameAction(unsent.action, wanted);
    const clientId = isSame ? unsent.action.clientId : crypto.randomUUID();
    void take({ ...wanted, clientId });
  }

  return {
    chat,
    isPending: query.isPending,
    failure,
    reload,
    speaking: action !== null || isSpeaking(chat),
    // The stream that follows the chat may bring the turn before the answer to the sending does.
    sending: hasBegun || lastPosition(chat) > after ? null : action,
    unsent: unsent && {
      text: unsent.action.kind === "message" ? unsent.action.text : "",
      own: unsent.action.kind === "message" && unsent.action.own,
      clientId: unsent.action.clientId,
      failure: unsent.failure,
    },
    retry: () => {
      if (unsent && !action) void take(unsent.action);
    },
    send: (text, own = false) => act({ kind: "message", text, own }),
    giveAnswer: ({ itemId, interaction, stimuli }, given) => {
      if (!interaction || !chat) return;
      const text = sayGiven(given, { interaction, ...(stimuli ? { stimuli } : {}) }, chat.locale);
      act({ kind: "given", itemId, given, text });
    },
    sendMeant: ({ meant = "", meantAs }) =>
      act(
        meantAs
          ? { kind: "given", ...meantAs, text: meant }
          : { kind: "message", text: meant, own: false },
      ),
    answerCheckIn: (about, text) => act({ kind: "message", text, own: false, about }),
    choose: (choice, text) => act({ kind: "message", text, own: false, act: choice }),
    handIn: (work) => act({ kind: "written", ...work }),
    askHint: () => act({ kind: "hint" }),
    nextProblem: () => act({ kind: "next" }),
    takeTopic: (skillId) => act({ kind: "topic", skillId }),
    goBack: () => act({ kind: "back" }),
    finish: () => act({ kind: "finish" }),
    sayAgain: (messageId) => act({ kind: "again", messageId }),
    stop: () => {
      // Where the stop does not arrive the turn is spoken to its end, and the button is still there.
      call("tutoring", "stopTurn", { chatId }).then(reload, reload);
    },
  };
}

async function readChat(
  client: QueryClient,
  chatId: string,
  signal: AbortSignal,
): Promise<ChatView> {
  const { chat } = await call("tutoring", "readChat", { chatId }, { signal });
  return mergeRead(client.getQueryData<ChatView>(chatKey(chatId)), chat);
}

/** Adds an event to the chat the page has; where words are missing the chat is read anew. */
function takeEvent(
  client: QueryClient,
  chatId: string,
  event: TurnEvent,
  replaces: string | null,
): void {
  const known = client.getQueryData<ChatView>(chatKey(chatId));
  if (!known) return;
  const { chat, gap } = applyEvent(known, event, replaces);
  if (chat !== known) client.setQueryData(chatKey(chatId), chat);
  if (gap) void client.invalidateQueries({ queryKey: chatKey(chatId) });
  if (event.type === "finished") void client.invalidateQueries({ queryKey: chatsKey });
}

function replacedBy(action: ChatAction | null): string | null {
  return action?.kind === "again" ? action.messageId : null;
}

/** Whether two actions are the same thing, whenever they were sent. */
function isSameAction(one: ChatAction, other: ChatAction): boolean {
  const [before, now] = [one, other].map((action) => JSON.stringify({ ...action, clientId: "" }));
  return before === now;
}

function isSpeaking(chat: ChatView | null | undefined): boolean {
  return chat?.messages.some(({ status }) => status === "speaking") ?? false;
}

function lastPosition(chat: ChatView | null | undefined): number {
  return chat?.messages.at(-1)?.position ?? -1;
}

function hasEnded(chat: ChatView | undefined, messageId: string): boolean {
  return (
    chat?.messages.some(({ id, status }) => id === messageId && status !== "speaking") ?? false
  );
}

function asAppError(error: Error | null): AppError | null {
  return error && refusalOf(error);
}

function refusalOf(error: unknown): AppError {
  return error instanceof AppError ? error : new AppError("unavailable");
}
