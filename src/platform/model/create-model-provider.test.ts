import { createServer } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { modelProviders, type ModelSettings } from "../settings.ts";
import {
  startModelStandIn,
  type ModelStandIn,
  type StandInScript,
} from "../testing/model-stand-in.ts";
import { createModelProvider } from "./create-model-provider.ts";
import { ModelFailure, type ModelRequest } from "./model-provider.ts";
import type { ModelPatience } from "./stream-answer.ts";

const key = "sk-never-to-be-seen";
const words = ["¿Qué", " pasa", " si", " multiplicas", " arriba", " y", " abajo", " por", " 2?"];
const request: ModelRequest = {
  system: "You are a tutor.",
  turns: [{ author: "student", text: "I think it is 5/12" }],
  tokensMax: 200,
};
const impatient: Partial<ModelPatience> = { connectMs: 300, firstTextMs: 120, betweenTextsMs: 120 };

const open: ModelStandIn[] = [];
afterEach(async () => {
  for (const started of open.splice(0)) await started.close();
});

async function standIn(script: StandInScript): Promise<ModelStandIn> {
  const started = await startModelStandIn(script);
  open.push(started);
  return started;
}

function settingsFor(provider: ModelSettings["provider"], url: string): ModelSettings {
  const baseUrl = new URL(provider === "google" ? `${url}/v1beta` : `${url}/v1`);
  return { provider, model: "little-model", apiKey: key, baseUrl };
}

type Outcome = { text: string; texts: string[]; failure: unknown };

async function ask(
  provider: ModelSettings["provider"],
  url: string,
  patience: Partial<ModelPatience> = impatient,
): Promise<Outcome> {
  const texts: string[] = [];
  const model = createModelProvider(settingsFor(provider, url), patience);
  const failure = await model
    .stream(request, new AbortController().signal, (text) => texts.push(text))
    .then(
      () => null,
      (error: unknown) => error,
    );
  return { text: texts.join(""), texts, failure };
}

function expectFailure(outcome: Outcome, kind: ModelFailure["kind"]): void {
  expect(outcome.failure).toBeInstanceOf(ModelFailure);
  if (!(outcome.failure instanceof ModelFailure)) return;
  expect(outcome.failure.kind).toBe(kind);
  const shown = `${outcome.failure.message} ${outcome.failure.stack} ${JSON.stringify(outcome.failure)}`;
  expect(shown).not.toContain(key);
  expect(shown).not.toContain("5/12");
}

describe.each(modelProviders)("%s", (provider) => {
  test("hands on every word in order and resolves when the model is done", async () => {
    const { url } = await standIn({ kind: "reply", tokens: words, delayMs: 1 });
    expect(await ask(provider, url)).toMatchObject({ text: words.join(""), failure: null });
  });

  test("reads events and characters that are cut anywhere", async () => {
    const { url } = await standIn({ kind: "reply", tokens: words.slice(0, 3), pieceBytes: 7 });
    expect((await ask(provider, url, {})).text).toBe("¿Qué pasa si");
  });

  test("keeps the model's thinking to itself", async () => {
    const tokens = ["<th", "ink>It is", " 12.</", "think>\n\n", ...words];
    const { url } = await standIn({ kind: "reply", tokens, pieceBytes: 11 });
    expect(await ask(provider, url, {})).toMatchObject({ text: words.join(""), failure: null });
  });

  test("thinking that cannot be told from the answer in time becomes a failure", async () => {
    const { url } = await standIn({ kind: "reply", tokens: ["It is 12.", "</think>", ...words] });
    expectFailure(await ask(provider, url), "garbled");
  });

  const faults: readonly [string, StandInScript, ModelFailure["kind"]][] = [
    [
      "a refused key",
      { kind: "status", status: 401, body: `{"error":"bad key ${key}"}` },
      "refused",
    ],
    ["a forbidden account", { kind: "status", status: 403 }, "refused"],
    ["too many requests", { kind: "status", status: 429 }, "busy"],
    ["a failing provider", { kind: "status", status: 500 }, "failing"],
    ["an overloaded provider", { kind: "status", status: 529 }, "failing"],
    ["an unknown model", { kind: "status", status: 404 }, "failing"],
    ["a connection that says nothing", { kind: "silent" }, "silent"],
    ["a stream that stalls", { kind: "reply", tokens: words, ending: "stall" }, "silent"],
    ["a stream without a word", { kind: "reply", tokens: [], ending: "stall" }, "silent"],
    ["a hang-up without an answer", { kind: "hang-up" }, "broken-off"],
    ["a stream that breaks off", { kind: "reply", tokens: words, ending: "break" }, "broken-off"],
    ["a stream without a finish", { kind: "reply", tokens: words, ending: "none" }, "broken-off"],
    ["a model cut off by its limit", { kind: "reply", tokens: words, ending: "cut" }, "broken-off"],
    ["an error inside the stream", { kind: "reply", tokens: words, ending: "error" }, "busy"],
    ["a web page", { kind: "body", type: "text/html", body: "<h1>Sign in</h1>" }, "garbled"],
    ["a web page that says it is a stream", eventStream("<!doctype html>\n<p>hi</p>\n"), "garbled"],
    ["broken JSON", eventStream('data: {"choices":[{"del\n\n'), "garbled"],
    ["other JSON", eventStream('data: {"choices":"none","type":3,"candidates":7}\n\n'), "garbled"],
    ["no stream at all", { kind: "body", type: "application/json", body: "{}" }, "garbled"],
    ["an empty answer", eventStream(""), "garbled"],
  ];
  test.each(faults)("%s becomes a failure of its kind", async (_, script, kind) => {
    const { url } = await standIn(script);
    expectFailure(await ask(provider, url), kind);
  });

  test("nobody listening is unreachable", async () => {
    expectFailure(await ask(provider, `http://127.0.0.1:${await freePort()}`), "unreachable");
  });

  test("the words before a break reach the caller", async () => {
    const { url } = await standIn({ kind: "reply", tokens: words, ending: "break" });
    expect((await ask(provider, url)).text).toBe(words.join(""));
  });

  test("an answer without end is cut at 64 kB", async () => {
    const long = Array.from({ length: 70 }, () => "a".repeat(1024));
    const { url } = await standIn({ kind: "reply", tokens: long });
    const outcome = await ask(provider, url, {});
    expectFailure(outcome, "garbled");
    expect(outcome.text.length).toBe(64 * 1024);
  });

  test("the whole time is bounded even where words keep coming", async () => {
    const tokens = Array.from({ length: 100 }, () => "a ");
    const { url } = await standIn({ kind: "reply", tokens, delayMs: 20 });
    expectFailure(await ask(provider, url, { wholeMs: 150 }), "silent");
  });

  test("the student's words go into the user's turn and the key into a header alone", async () => {
    const server = await standIn({ kind: "reply", tokens: words });
    await ask(provider, server.url);
    const sent = server.requests[0];
    expect(JSON.stringify(sent?.body)).toContain('"user"');
    expect(JSON.stringify(sent?.body)).toContain("I think it is 5/12");
    expect(JSON.stringify(sent?.headers)).toContain(key);
    expect(JSON.stringify(sent?.body) + sent?.path).not.toContain(key);
  });
});

describe("any provider", () => {
  test("several answers share one connection", async () => {
    const server = await standIn({ kind: "reply", tokens: words });
    const model = createModelProvider(settingsFor("openai-compatible", server.url));
    for (let i = 0; i < 3; i++) {
      await model.stream(request, new AbortController().signal, () => {});
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(server.connections()).toBe(1);
  });

  test("a kept connection that the server has closed is opened anew", async () => {
    const server = await standIn((_, index) =>
      index === 1 ? { kind: "hang-up" } : { kind: "reply", tokens: words },
    );
    const model = createModelProvider(settingsFor("openai-compatible", server.url));
    let text = "";
    for (let i = 0; i < 2; i++) {
      text = "";
      await model.stream(request, new AbortController().signal, (more) => (text += more));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(text).toBe(words.join(""));
  });

  test("tokens that came in one read come as one text", async () => {
    const { url } = await standIn(eventStream(openaiStream(words)));
    expect((await ask("openai-compatible", url)).texts).toEqual([words.join("")]);
  });

  test("a last event without its empty line still counts", async () => {
    const { url } = await standIn(eventStream(openaiStream(words).trimEnd()));
    expect(await ask("openai-compatible", url)).toMatchObject({ failure: null });
  });

  test("an abort ends the stream with its own reason", async () => {
    const { url } = await standIn({ kind: "reply", tokens: words, delayMs: 30 });
    const controller = new AbortController();
    const model = createModelProvider(settingsFor("openai-compatible", url));
    const reason = new Error("the student pressed stop");
    const heard: string[] = [];
    const streaming = model.stream(request, controller.signal, (text) => {
      heard.push(text);
      controller.abort(reason);
    });
    await expect(streaming).rejects.toBe(reason);
    expect(heard).toEqual([words[0]]);
    await expect(model.stream(request, controller.signal, () => {})).rejects.toBe(reason);
  });

  test("what the caller throws ends the stream", async () => {
    const { url } = await standIn({ kind: "reply", tokens: words, delayMs: 5 });
    const model = createModelProvider(settingsFor("openai-compatible", url));
    const fault = new Error("the page is gone");
    const streaming = model.stream(request, new AbortController().signal, () => {
      throw fault;
    });
    await expect(streaming).rejects.toBe(fault);
  });

  test("a local server is asked without a key where none is set", async () => {
    const server = await standIn({ kind: "reply", tokens: words });
    const settings = { ...settingsFor("openai-compatible", server.url), apiKey: null };
    await createModelProvider(settings).stream(request, new AbortController().signal, () => {});
    expect(server.requests[0]?.headers["authorization"]).toBeUndefined();
    expect(server.requests[0]?.path).toBe("/v1/chat/completions");
  });
});

function eventStream(body: string): StandInScript {
  return { kind: "body", type: "text/event-stream", body };
}

function openaiStream(tokens: readonly string[]): string {
  const events = tokens.map((content) => JSON.stringify({ choices: [{ delta: { content } }] }));
  return [...events, "[DONE]"].map((data) => `data: ${data}\n\n`).join("");
}

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}
