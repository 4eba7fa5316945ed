import { Agent as HttpAgent } from "node:http";
import { Agent as HttpsAgent } from "node:https";
import type { ModelSettings } from "../settings.ts";
import { anthropicProtocol } from "./anthropic-protocol.ts";
import { googleProtocol } from "./google-protocol.ts";
import type { ModelProvider } from "./model-provider.ts";
import { openaiProtocol } from "./openai-protocol.ts";
import type { Protocol } from "./protocol.ts";
import { streamAnswer, type ModelPatience } from "./stream-answer.ts";

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
    stream(request, signal, onText) {
      const ask = protocol.ask(settings, request);
      return streamAnswer({ ask, protocol, agent, patience: limits, signal, onText });
    },
  };
}
