import type { ModelSettings } from "../settings.ts";

/**
 * Tokens that a model may think with before it answers. Every provider counts them in the same limit as the answer, and a
 * model that meets the limit while it thinks says nothing at all. They are never shown; the gate bounds what is.
 */
const thinkingRoom: Readonly<Record<ModelSettings["provider"], number>> = {
  // Local models think aloud inside their answer; their context is often small, and a server refuses what exceeds it.
  "openai-compatible": 3_000,
  // Models that reason do so by default.
  openai: 8_000,
  google: 8_000,
  // Thinks only where the request asks for it, which ours never does.
  anthropic: 0,
};

/** The limit to send to a provider, for an answer of at most so many tokens. */
export function tokenLimit(settings: ModelSettings, answerTokens: number): number {
  return answerTokens + thinkingRoom[settings.provider];
}
