import { send } from "#client/api.ts";
import { apiTimeoutMs } from "#shared/constants.ts";
import { AppError } from "#shared/errors.ts";
import type { Given } from "#tutor/items/interaction.ts";
import type { Act, SentKind } from "../contract.ts";

/** Whether heavy words were about the student, or about the lesson. */
export type About = "me" | "work";

const answerKinds = { me: "aboutMe", work: "aboutWork" } as const satisfies Record<About, SentKind>;

/** What a student can have the tutor do. */
export type ChatAction =
  /**
   * `own`: a problem of the student's own. `about`: whether what they wrote before was about them. `act`: what they chose
   * of what the tutor offered.
   */
  | { kind: "message"; text: string; own: boolean; about?: About; act?: Act }
  /** An answer put together for the item of that id, and how it reads. */
  | { kind: "given"; itemId: string; given: Given; text: string }
  /** A longer text that was gone through, and the places, from 0, of what was ticked of its list. */
  | { kind: "written"; taskId: string; text: string; ticked: readonly number[] }
  | { kind: "hint" }
  | { kind: "next" | "back" | "finish" }
  | { kind: "topic"; skillId: string }
  | { kind: "again"; messageId: string };

/** An action on its way; the same clientId makes a second sending the same as the first. */
export type SentAction = ChatAction & { clientId: string };

/**
 * Sends an action and gives the stream of the tutor's turn.
 * @throws AppError as the contract says; unavailable where the server does not begin to answer in time
 */
export async function startTurn(chatId: string, action: SentAction): Promise<Response> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), apiTimeoutMs);
  try {
    return await request(chatId, action, { signal: patience.signal });
  } catch (error) {
    throw error instanceof AppError ? error : new AppError("unavailable");
  } finally {
    clearTimeout(timer);
  }
}

function request(
  chatId: string,
  action: SentAction,
  options: { signal: AbortSignal },
): Promise<Response> {
  const { clientId } = action;
  switch (action.kind) {
    case "message": {
      const { text, own, about, act } = action;
      const kind = about ? answerKinds[about] : own ? "ownProblem" : "message";
      return send(
        "tutoring",
        "sendMessage",
        { chatId, clientId, text, kind, ...(act ? { act } : {}) },
        options,
      );
    }
    case "given": {
      const { itemId, given } = action;
      return send("tutoring", "giveAnswer", { chatId, clientId, itemId, given }, options);
    }
    case "written": {
      const { taskId, text, ticked } = action;
      return send("tutoring", "handInText", { chatId, clientId, taskId, text, ticked }, options);
    }
    case "hint":
      return send("tutoring", "askHint", { chatId, clientId }, options);
    case "finish":
      return send("tutoring", "endChat", { chatId, clientId }, options);
    case "next":
    case "back": {
      const back = action.kind === "back";
      return send("tutoring", "nextProblem", { chatId, clientId, back }, options);
    }
    case "topic": {
      const { skillId } = action;
      return send("tutoring", "nextProblem", { chatId, clientId, skillId }, options);
    }
    case "again": {
      const { messageId } = action;
      return send("tutoring", "regenerate", { chatId, clientId, messageId }, options);
    }
  }
}
