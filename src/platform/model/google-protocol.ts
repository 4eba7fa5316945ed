import { z } from "zod";
import { inTurn } from "./conversation.ts";
import { ModelFailure } from "./model-provider.ts";
import { addressOf, cutOff, failureOf, parseJson, type Protocol } from "./protocol.ts";
import { tokenLimit } from "./thinking-room.ts";

const chunk = z.object({
  candidates: z
    .array(
      z.object({
        content: z
          .object({
            parts: z
              .array(z.object({ text: z.string().optional(), thought: z.boolean().optional() }))
              .optional(),
          })
          .optional(),
        finishReason: z.string().optional(),
      }),
    )
    .optional(),
  promptFeedback: z.object({ blockReason: z.string().optional() }).optional(),
  usageMetadata: z.unknown().optional(),
  error: z.object({ code: z.number().optional(), status: z.string().optional() }).optional(),
});

/** streamGenerateContent of the Gemini API with alt=sse (ai.google.dev/api/generate-content). */
export const googleProtocol: Protocol = {
  ask(settings, request) {
    const model = encodeURIComponent(settings.model.replace(/^models\//, ""));
    return {
      url: addressOf(settings.baseUrl, `/models/${model}:streamGenerateContent`, { alt: "sse" }),
      // In a header, not in the address: addresses end up in logs.
      headers: { "x-goog-api-key": settings.apiKey ?? "" },
      body: {
        systemInstruction: { parts: [{ text: request.system }] },
        contents: inTurn(request.turns).map(({ author, text }) => ({
          role: author === "student" ? "user" : "model",
          parts: [{ text }],
        })),
        generationConfig: { maxOutputTokens: tokenLimit(settings, request.tokensMax) },
      },
    };
  },

  read(data) {
    const event = chunk.safeParse(parseJson(data));
    if (!event.success) throw new ModelFailure("garbled", "an event is no content chunk");
    const { candidates, promptFeedback, usageMetadata, error } = event.data;
    if (error !== undefined) throw failureOf(error.code ?? error.status);
    if (promptFeedback?.blockReason !== undefined) {
      throw new ModelFailure("failing", "the provider does not take this prompt");
    }
    if (candidates === undefined && usageMetadata === undefined) {
      throw new ModelFailure("garbled", "an event holds no candidates");
    }
    const candidate = candidates?.[0];
    const parts = candidate?.content?.parts ?? [];
    const text = parts.map((part) => (part.thought === true ? "" : (part.text ?? ""))).join("");
    const reason = candidate?.finishReason;
    const natural = reason === "STOP" || reason === "FINISH_REASON_UNSPECIFIED";
    if (reason !== undefined && !natural) throw cutOff();
    return { text, done: reason === "STOP" };
  },
};
