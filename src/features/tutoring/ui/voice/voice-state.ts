import { useSyncExternalStore } from "react";
import type { VoiceOffer } from "#client/own-rules.ts";
import type { MessageKey } from "#shared/messages/en.ts";
import { type ReadingSpeed, recallSpeed } from "./reading-speed.ts";

/** The one thing that is read or heard on the desk, for the turns' buttons, the microphone and the bar. */
export type VoiceState = {
  /** What the server lets this desk offer; nothing until it has said so. */
  offer: VoiceOffer | null;
  /** The turn that is being read, and which of its sentences. */
  reading: { turnId: string; at: number; count: number; isPaused: boolean } | null;
  speed: ReadingSpeed;
  isListening: boolean;
  /** What went wrong last; null once something was begun anew. */
  failure: MessageKey | null;
};

let state: VoiceState = {
  offer: null,
  reading: null,
  speed: recallSpeed(),
  isListening: false,
  failure: null,
};
const listeners = new Set<() => void>();

/** What is so at this moment. */
export function voiceState(): VoiceState {
  return state;
}

/** Changes some of it, and tells whoever shows it. */
export function changeVoice(change: Partial<VoiceState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Follows it from a component. */
export function useVoiceState(): VoiceState {
  return useSyncExternalStore(listen, voiceState);
}
