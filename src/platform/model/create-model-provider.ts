import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import type { ModelSettings } from "../settings.ts";
import { anthropicProtocol } from "./anthropic-protocol.ts";
import { googleProtocol } from "./google-protocol.ts";
import { ModelFailure, type ModelProvider } from "./model-provider.ts";
import { openaiProtocol } from "./openai-protocol.ts";
import type { Protocol } from "./protocol.ts";
import { streamAnswer, type ModelPatience } from "./stream-answer.ts";
import { createReasoningFilter, UnmarkedReasoning } from "./without-reasoning.ts";

const protocols: Readonly<Record<ModelSettings["provider"], Protocol>> = {
  "openai-compatible": openaiProtocol,
  openai: openaiProtocol,
  anthropic: anthropicProtocol,
  google: googleProtocol,
};

/** How long a child is kept waiting before the built-in voice takes over. */
export const modelPatience: ModelPatience = {
  connectMs: 5_000,
  firstTextMs: 20_000,
  betweenTextsMs: 15_000,
  wholeMs: 90_000,
};

/**
 * The language model that the settings name, over kept-alive connections of its own. Connects on the first
 * call only; idle connections do not keep the program running. `patience` is for tests.
 */
export function createModelProvider(
  settings: ModelSettings,
  patience: Partial<ModelPatience> = {},
): ModelProvider {
  const protocol = protocols[settings.provider];
  const limits = { ...modelPatience, ...patience };
  const options = { keepAlive: true, scheduling: "lifo" } as const;
  const agent =
    settings.baseUrl.protocol === "https:" ? new HttpsAgent(options) : new HttpAgent(options);
  return {
    name: `${settings.provider}/${settings.model}`,
    async stream(request, signal, onText) {
      const ask = protocol.ask(settings, request);
      const filter = createReasoningFilter();
      function hand(take: () => string): void {
        const words = takeWords(take);
        if (words !== "") onText(words);
      }
      await streamAnswer({
        ask,
        protocol,
        agent,
        patience: limits,
        signal,
        onText: (text) => hand(() => filter.push(text)),
      });
      hand(() => filter.end());
    },
  };
}

/** Thinking that was taken for the answer cannot be taken back word by word: the answer fails as a whole. */
function takeWords(take: () => string): string {
  try {
    return take();
  } catch (error) {
    if (!(error instanceof UnmarkedReasoning)) throw error;
    throw new ModelFailure("garbled", "the model's thinking had no beginning mark");
  }
}
