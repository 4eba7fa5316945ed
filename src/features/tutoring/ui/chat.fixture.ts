import type { ChatView, MessageView } from "../contract.ts";

/** A tutor's turn with what matters to a test. */
export function turn(values: Partial<MessageView> = {}): MessageView {
  return {
    id: "msg_1",
    position: 0,
    author: "tutor",
    text: "",
    status: "complete",
    voice: "builtin",
    note: null,
    problem: null,
    receipt: null,
    unreadable: null,
    moves: [],
    createdAt: "2026-11-21T10:00:00.000Z",
    ...values,
  };
}

/** A chat with these messages and an empty workbench. */
export function chatOf(messages: MessageView[], values: Partial<ChatView> = {}): ChatView {
  return {
    id: "chat_1",
    subject: "Mathematics",
    title: "Slope",
    locale: "en",
    messages,
    workbench: {
      problem: null,
      outcome: null,
      alone: false,
      lines: [],
      progress: null,
      ladder: { rungs: 0, given: [] },
      waiting: false,
      skill: null,
      credits: 25,
    },
    ...values,
  };
}
