import { isRecord } from "#shared/records.ts";
import { keep, readKept } from "../draft.ts";

/** How far a longer text is: not begun, being written, or gone through with its list. */
export type WritingStep = "offer" | "write" | "check";

/** A longer text that is not handed in yet, and the places of what was ticked of its list. */
export type KeptText = { step: WritingStep; text: string; ticked: readonly number[] };

const nothing: KeptText = { step: "offer", text: "", ticked: [] };

const prefix = "faro.writing.";

function keyOf(chatId: string, taskId: string): string {
  return `${prefix}${chatId}.${taskId}`;
}

/** What was written for a task in a chat, kept in this window until it closes or the text is handed in. */
export function readText(chatId: string, taskId: string): KeptText {
  try {
    const kept: unknown = JSON.parse(readKept(keyOf(chatId, taskId)) ?? "null");
    if (!isRecord(kept) || typeof kept.text !== "string") return nothing;
    const ticked = Array.isArray(kept.ticked)
      ? kept.ticked.filter((at): at is number => typeof at === "number")
      : [];
    const step = kept.step === "check" || kept.step === "write" ? kept.step : "offer";
    return { step, text: kept.text, ticked };
  } catch {
    return nothing;
  }
}

/** Keeps what is being written. */
export function keepText(chatId: string, taskId: string, kept: KeptText): void {
  keep(keyOf(chatId, taskId), kept.step === "offer" ? "" : JSON.stringify(kept));
}

/** The text has arrived. */
export function forgetText(chatId: string, taskId: string): void {
  keep(keyOf(chatId, taskId), "");
}
