import { afterEach, expect, test } from "vitest";
import { modelProviders } from "../settings.ts";
import { startModelStandIn, type ModelStandIn } from "../testing/model-stand-in.ts";
import { createModelProvider } from "./create-model-provider.ts";

const open: ModelStandIn[] = [];
afterEach(async () => {
  for (const started of open.splice(0)) await started.close();
});

const rooms = { "openai-compatible": 3_200, openai: 8_200, google: 8_200, anthropic: 200 };

test.each(modelProviders)(
  "%s may think beyond the tokens of the answer, where it thinks",
  async (provider) => {
    const standIn = await startModelStandIn({ kind: "reply", tokens: ["Try it."] });
    open.push(standIn);
    const baseUrl = new URL(provider === "google" ? `${standIn.url}/v1beta` : `${standIn.url}/v1`);
    const model = createModelProvider({ provider, model: "little-model", apiKey: "k", baseUrl });
    const request = {
      system: "You are a tutor.",
      turns: [{ author: "student", text: "Hm" } as const],
      tokensMax: 200,
    };
    await model.stream(request, new AbortController().signal, () => {});
    const body = JSON.stringify(standIn.requests[0]?.body);
    expect(/"(?:max_tokens|max_completion_tokens|maxOutputTokens)":(\d+)/.exec(body)?.[1]).toBe(
      String(rooms[provider]),
    );
  },
);
