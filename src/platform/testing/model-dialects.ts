/** The protocols that the stand-in speaks. */
export type Dialect = "openai" | "anthropic" | "google";

/** What each protocol puts on the wire. */
type Frames = {
  /** Before the first token. */
  opening: string;
  token(text: string): string;
  /** The ordinary end. */
  done: string;
  /** The end because of the token limit. */
  cut: string;
  /** An error inside the stream. */
  error: string;
};

const openaiHead = {
  id: "stand-in",
  object: "chat.completion.chunk",
  created: 0,
  model: "stand-in",
};

function openai(delta: object, reason: string | null): string {
  const choices = [{ index: 0, delta, finish_reason: reason }];
  return `data: ${JSON.stringify({ ...openaiHead, choices })}\n\n`;
}

function anthropic(type: string, rest: object): string {
  return `event: ${type}\ndata: ${JSON.stringify({ type, ...rest })}\n\n`;
}

function google(text: string, finishReason?: string): string {
  const candidates = [{ content: { parts: [{ text }], role: "model" }, finishReason, index: 0 }];
  return `data: ${JSON.stringify({ candidates, usageMetadata: { promptTokenCount: 1 } })}\r\n\r\n`;
}

function anthropicEnd(reason: string): string {
  return (
    anthropic("content_block_stop", { index: 0 }) +
    anthropic("message_delta", { delta: { stop_reason: reason }, usage: { output_tokens: 1 } }) +
    anthropic("message_stop", {})
  );
}

/** The frames of each protocol, as their documents show them. */
export const frames: Readonly<Record<Dialect, Frames>> = {
  openai: {
    opening: openai({ role: "assistant", content: "" }, null),
    token: (content) => openai({ content }, null),
    done: `${openai({}, "stop")}data: [DONE]\n\n`,
    cut: `${openai({}, "length")}data: [DONE]\n\n`,
    error: `data: ${JSON.stringify({ error: { message: "too many", code: 429 } })}\n\n`,
  },
  anthropic: {
    opening:
      anthropic("message_start", { message: { id: "stand-in", role: "assistant", content: [] } }) +
      anthropic("content_block_start", { index: 0, content_block: { type: "text", text: "" } }) +
      anthropic("ping", {}),
    token: (text) =>
      anthropic("content_block_delta", { index: 0, delta: { type: "text_delta", text } }),
    done: anthropicEnd("end_turn"),
    cut: anthropicEnd("max_tokens"),
    error: anthropic("error", { error: { type: "rate_limit_error", message: "too many" } }),
  },
  google: {
    opening: "",
    token: (text) => google(text),
    done: google("", "STOP"),
    cut: google("", "MAX_TOKENS"),
    error: `data: ${JSON.stringify({ error: { code: 429, status: "RESOURCE_EXHAUSTED" } })}\r\n\r\n`,
  },
};
