import {
  request as httpRequest,
  type Agent,
  type ClientRequest,
  type IncomingMessage,
} from "node:http";
import { request as httpsRequest } from "node:https";
import { createParser } from "eventsource-parser";
import { ModelFailure, type ModelFailureKind } from "./model-provider.ts";
import { kindOfStatus, type Ask, type Protocol } from "./protocol.ts";

/** How long each part of an answer may take, in milliseconds. */
export type ModelPatience = {
  /** Until the connection stands. */
  connectMs: number;
  /** From the connection to the first words. */
  firstTextMs: number;
  /** From some words to the next. Signs of life without words do not count. */
  betweenTextsMs: number;
  wholeMs: number;
};

/** Characters of text an answer may have: many times the longest turn of a tutor. */
const textMax = 64 * 1024;
/** Characters a stream may send in all: what 64 kB cost when each character comes as an event of its own. */
const rawMax = 32 * 1024 * 1024;
/** Characters of one event that has not ended yet. */
const eventMax = 1024 * 1024;
/** How long a finished answer may take to end, so that its connection can be used again. */
const drainMs = 1_000;

type Exchange = {
  ask: Ask;
  protocol: Protocol;
  agent: Agent;
  patience: ModelPatience;
  signal: AbortSignal;
  onText: (text: string) => void;
};

/**
 * POSTs the request and reads the answer as server-sent events, straight from node:http: web streams cost
 * 1.8 times as much per token. Resolves when the model says it is done; rejects with ModelFailure, with the
 * signal's reason, or with what onText threw.
 */
export function streamAnswer(exchange: Exchange): Promise<void> {
  const { signal, patience } = exchange;
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    let request: ClientRequest | null = null;
    let settled = false;

    function settle(outcome: { error: unknown } | null): void {
      if (settled) return;
      settled = true;
      clearTimeout(whole);
      clearTimeout(pause);
      signal.removeEventListener("abort", onAbort);
      if (outcome === null) return resolve();
      request?.destroy();
      reject(outcome.error);
    }
    function fail(kind: ModelFailureKind, message: string): void {
      settle({ error: new ModelFailure(kind, message) });
    }
    function onAbort(): void {
      settle({ error: signal.reason });
    }
    signal.addEventListener("abort", onAbort, { once: true });

    let waitingFor: "connection" | "first" | "next" = "connection";
    let pause = setTimeout(onPause, patience.connectMs);
    const whole = setTimeout(
      () => fail("silent", `not done after ${patience.wholeMs} ms`),
      patience.wholeMs,
    );
    function onPause(): void {
      if (waitingFor === "connection")
        fail("unreachable", `no connection in ${patience.connectMs} ms`);
      else
        fail("silent", waitingFor === "first" ? "no first words in time" : "no more words in time");
    }
    function waitFor(what: "first" | "next"): void {
      if (settled) return;
      if (waitingFor === what) return void pause.refresh();
      waitingFor = what;
      clearTimeout(pause);
      pause = setTimeout(
        onPause,
        what === "first" ? patience.firstTextMs : patience.betweenTextsMs,
      );
    }

    function connect(mayRetry: boolean): void {
      request = post(exchange, {
        onConnected: () => waitFor("first"),
        onAnswer: (answer) => readAnswer(answer, exchange, { settle, fail, waitFor }),
        onError(code, reused) {
          if (settled) return;
          // The server closed a kept-alive connection just as it was taken up again: nothing was asked yet.
          if (reused && mayRetry && (code === "ECONNRESET" || code === "EPIPE"))
            return connect(false);
          if (waitingFor === "connection") fail("unreachable", `no connection: ${code}`);
          else fail("broken-off", `the connection ended before an answer: ${code}`);
        },
      });
    }
    connect(true);
  });
}

type Events = {
  onConnected: () => void;
  onAnswer: (answer: IncomingMessage) => void;
  onError: (code: string, reused: boolean) => void;
};

function post({ ask, agent }: Exchange, events: Events): ClientRequest {
  const send = ask.url.protocol === "https:" ? httpsRequest : httpRequest;
  const body = Buffer.from(JSON.stringify(ask.body));
  const request = send(ask.url, {
    method: "POST",
    agent,
    headers: {
      ...ask.headers,
      "content-type": "application/json",
      "content-length": body.length,
      accept: "text/event-stream",
    },
  });
  const connected = ask.url.protocol === "https:" ? "secureConnect" : "connect";
  request.on("socket", (socket) => {
    if (request.reusedSocket) events.onConnected();
    else socket.once(connected, events.onConnected);
  });
  request.on("response", events.onAnswer);
  // Only the code: messages of TLS errors and the like may quote what was sent.
  request.on("error", (error: NodeJS.ErrnoException) =>
    events.onError(error.code ?? "unknown", request.reusedSocket),
  );
  request.end(body);
  return request;
}

type Course = {
  settle: (outcome: { error: unknown } | null) => void;
  fail: (kind: ModelFailureKind, message: string) => void;
  waitFor: (what: "first" | "next") => void;
};

function readAnswer(answer: IncomingMessage, { protocol, onText }: Exchange, course: Course): void {
  const status = answer.statusCode ?? 0;
  // Errors after this point belong to the body and reach its own handler below.
  if (status !== 200) return course.fail(kindOfStatus(status), `answered ${status}`);
  if (/\bhtml\b/i.test(answer.headers["content-type"] ?? "")) {
    return course.fail("garbled", "answered with a web page");
  }

  let text = "";
  let textLength = 0;
  let rawLength = 0;
  let eventsSeen = 0;
  let done = false;
  const parser = createParser({
    maxBufferSize: eventMax,
    onEvent(event) {
      if (done) return;
      eventsSeen++;
      const reading = protocol.read(event.data);
      text += reading.text;
      done = reading.done;
    },
    onError(error) {
      if (error.type !== "invalid-retry")
        throw new ModelFailure("garbled", "no server-sent events");
    },
  });

  /** Reads on and hands over what came, also what came before a failure in the same read. */
  function take(chunk: string): void {
    let failure: { error: unknown } | null = null;
    try {
      parser.feed(chunk);
    } catch (error) {
      failure = { error };
    }
    if (text !== "") {
      const allowed = text.slice(0, textMax - textLength);
      if (allowed.length < text.length) {
        failure = { error: new ModelFailure("garbled", "the answer is too long") };
      }
      textLength += allowed.length;
      text = "";
      course.waitFor("next");
      try {
        if (allowed !== "") onText(allowed);
      } catch (error) {
        failure = { error };
      }
    }
    if (failure !== null) return course.settle(failure);
    if (!done) return;
    course.settle(null);
    drain(answer);
  }

  answer.setEncoding("utf8");
  answer.on("data", (chunk: string) => {
    if (done) return;
    rawLength += chunk.length;
    if (rawLength > rawMax) return course.fail("garbled", "the answer is too long");
    take(chunk);
  });
  answer.on("end", () => {
    if (done) return;
    // The last event of some servers lacks the empty line that ends it.
    take("\n\n");
    if (done) return;
    if (eventsSeen === 0) course.fail("garbled", "the answer holds no events");
    else course.fail("broken-off", "the stream ended before the model was done");
  });
  answer.on("error", () => course.fail("broken-off", "the connection broke inside the answer"));
}

/** Lets a finished answer run out so that its connection is kept; cuts it off where it does not end. */
function drain(answer: IncomingMessage): void {
  if (answer.readableEnded) return;
  const cut = setTimeout(() => answer.destroy(), drainMs);
  cut.unref();
  answer.once("close", () => clearTimeout(cut));
}
