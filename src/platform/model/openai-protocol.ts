import { z } from "zod";
import { inTurn } from "./conversation.ts";
import { ModelFailure } from "./model-provider.ts";
import { addressOf, cutOff, failureOf, nothing, parseJson, type Protocol } from "./protocol.ts";
import { tokenLimit } from "./thinking-room.ts";

const chunk = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .optional(),
  error: z
    .union([
      z.string(),
      z.object({
        code: z.union([z.string(), z.number()]).nullish(),
        type: z.string().nullish(),
      }),
    ])
    .nullish(),
});

/**
 * Chat completions as OpenAI defined them and Ollama, vLLM, LM Studio and llama.cpp speak them
 * (platform.openai.com/docs/api-reference/chat-streaming): `data:` events, the last of them [DONE].
 */
export const openaiProtocol: Protocol = {
  ask(settings, request) {
    const headers: Record<string, string> = {};
    if (settings.apiKey !== null) headers["authorization"] = `Bearer ${settings.apiKey}`;
    // OpenAI's own newer models refuse max_tokens; the compatible servers know only that name.
    const limit = settings.provider === "openai" ? "max_completion_tokens" : "max_tokens";
    return {
      url: addressOf(settings.baseUrl, "/chat/completions"),
      headers,
      body: {
        model: settings.model,
        messages: [
          { role: "system", content: request.system },
          ...inTurn(request.turns).map(({ author, text }) => ({
            role: author === "student" ? "user" : "assistant",
            content: text,
          })),
        ],
        stream: true,
        [limit]: tokenLimit(settings, request.tokensMax),
      },
    };
  },

  read(data) {
    if (data === "[DONE]") return { text: "", done: true };
    const event = chunk.safeParse(parseJson(data));
    if (!event.success) throw new ModelFailure("garbled", "an event is no chat completion chunk");
    const { choices, error } = event.data;
    if (error != null)
      throw failureOf(typeof error === "string" ? error : (error.code ?? error.type));
    if (choices === undefined) throw new ModelFailure("garbled", "an event holds no choices");
    // An empty list is the chunk that only counts tokens.
    const choice = choices[0];
    if (choice === undefined) return nothing;
    const reason = choice.finish_reason;
    if (reason === "length" || reason === "content_filter") throw cutOff();
    return { text: choice.delta?.content ?? "", done: reason != null && reason !== "" };
  },
};
