import { z } from "zod";
import { inTurn } from "./conversation.ts";
import { ModelFailure } from "./model-provider.ts";
import { addressOf, cutOff, failureOf, nothing, parseJson, type Protocol } from "./protocol.ts";
import { tokenLimit } from "./thinking-room.ts";

const event = z.object({
  type: z.string(),
  delta: z
    .object({
      type: z.string().optional(),
      text: z.string().optional(),
      stop_reason: z.string().nullish(),
    })
    .optional(),
  error: z.object({ type: z.string() }).optional(),
});

/** Reasons to stop that leave the last sentence unfinished or unsaid. */
const cuts = new Set(["max_tokens", "model_context_window_exceeded", "refusal"]);

/** The Messages API (docs.anthropic.com/en/api/messages-streaming): typed events, message_stop the last. */
export const anthropicProtocol: Protocol = {
  ask(settings, request) {
    return {
      url: addressOf(settings.baseUrl, "/messages"),
      headers: { "x-api-key": settings.apiKey ?? "", "anthropic-version": "2023-06-01" },
      body: {
        model: settings.model,
        system: request.system,
        messages: inTurn(request.turns).map(({ author, text }) => ({
          role: author === "student" ? "user" : "assistant",
          content: text,
        })),
        stream: true,
        max_tokens: tokenLimit(settings, request.tokensMax),
      },
    };
  },

  read(data) {
    const read = event.safeParse(parseJson(data));
    if (!read.success) throw new ModelFailure("garbled", "an event is no message event");
    const { type, delta, error } = read.data;
    if (type === "error") throw failureOf(error?.type);
    if (type === "message_stop") return { text: "", done: true };
    if (type === "message_delta" && delta?.stop_reason != null) {
      if (cuts.has(delta.stop_reason)) throw cutOff();
      return { text: "", done: true };
    }
    if (type === "content_block_delta" && delta?.type === "text_delta") {
      return { text: delta.text ?? "", done: false };
    }
    // ping, message_start, blocks that open and close, thinking: nothing to show.
    return nothing;
  },
};
