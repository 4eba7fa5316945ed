import type { ModelSettings } from "../settings.ts";
import { ModelFailure, type ModelFailureKind, type ModelRequest } from "./model-provider.ts";

/** How one provider is asked and how its events are read. Pure: no connection, no clock. */
export type Protocol = {
  /** Where to POST and what, for this request. */
  ask(settings: ModelSettings, request: ModelRequest): Ask;
  /** What one event of the answer means; `data` is its JSON text. Throws ModelFailure. */
  read(data: string): Reading;
};

export type Ask = { url: URL; headers: Record<string, string>; body: object };

export type Reading = {
  /** Words of the model, often none. */
  text: string;
  /** Whether the model has said that it is done. */
  done: boolean;
};

/** An event that carries nothing for us. */
export const nothing: Reading = { text: "", done: false };

/** The address of a call below the base URL, whose own path and query are kept. */
export function addressOf(base: URL, path: string, query: Record<string, string> = {}): URL {
  const url = new URL(base);
  url.pathname = url.pathname.replace(/\/+$/, "") + path;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

/** The JSON of an event. Throws ModelFailure("garbled"); the text itself is never part of the message. */
export function parseJson(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    throw new ModelFailure("garbled", "an event is not JSON");
  }
}

/** What an HTTP status other than 200 says about the provider. */
export function kindOfStatus(status: number): ModelFailureKind {
  if (status === 401 || status === 403) return "refused";
  if (status === 429) return "busy";
  return "failing";
}

/** The failure for an error event inside a stream, from its HTTP-like code or its type's name. */
export function failureOf(code: unknown): ModelFailure {
  const number = typeof code === "number" ? code : Number.parseInt(String(code), 10);
  if (number >= 400 && number < 600) {
    return new ModelFailure(kindOfStatus(number), `error ${number} inside the stream`);
  }
  const name = String(code).toLowerCase();
  if (/rate_limit|resource_exhausted/.test(name)) {
    return new ModelFailure("busy", "too many requests, said inside the stream");
  }
  if (/authentication|permission|unauthenticated|invalid_api_key/.test(name)) {
    return new ModelFailure("refused", "key or account refused inside the stream");
  }
  return new ModelFailure("failing", "an error inside the stream");
}

/** The failure for a model that was cut off: by its token limit or by the provider's own filter. */
export function cutOff(): ModelFailure {
  return new ModelFailure("broken-off", "the model was stopped before its last word");
}
