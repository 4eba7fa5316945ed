import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { frames, type Dialect } from "./model-dialects.ts";

/** What the stand-in does with a request. */
export type StandInBehaviour =
  | {
      kind: "reply";
      tokens: readonly string[];
      /** Milliseconds before each token; none when absent. */
      delayMs?: number;
      /**
       * How it ends: "done" as the protocol asks (default), "cut" because of the token limit, "none" without
       * a finish, "break" by closing the connection, "stall" by saying nothing more, "error" by an error event.
       */
      ending?: "done" | "cut" | "none" | "break" | "stall" | "error";
      /** Bytes to write in one piece; cuts events and characters anywhere. Absent: one write per event. */
      pieceBytes?: number;
    }
  | { kind: "status"; status: number; body?: string }
  /** Takes the request and never answers. */
  | { kind: "silent" }
  /** Answers with this body and type, whatever the protocol asks. */
  | { kind: "body"; type: string; body: string }
  /** Closes the connection without an answer. */
  | { kind: "hang-up" };

/** One behaviour for all requests, or one chosen for each: `index` counts from 0. */
export type StandInScript =
  | StandInBehaviour
  | ((request: ReceivedRequest, index: number) => StandInBehaviour);

export type ReceivedRequest = {
  path: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The parsed JSON body; null where it is none. */
  body: unknown;
};

export type ModelStandIn = {
  /** Base address of the server, without a path: "http://127.0.0.1:41234". */
  url: string;
  /** Every request so far, oldest first. */
  requests: readonly ReceivedRequest[];
  /** Connections opened so far. */
  connections(): number;
  close(): Promise<void>;
};

/**
 * A model's server for tests and benches, on a free port of this machine: speaks OpenAI's chat completions,
 * Anthropic's messages and Google's streamGenerateContent (told apart by the path), and misbehaves on order.
 */
export async function startModelStandIn(
  script: StandInScript,
  port: number = 0,
): Promise<ModelStandIn> {
  const requests: ReceivedRequest[] = [];
  let connections = 0;
  const server = createServer((request, response) => {
    void answer(request, response, script, requests);
  });
  server.on("connection", () => connections++);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port to listen on");
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    connections: () => connections,
    close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      return closed;
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  script: StandInScript,
  requests: ReceivedRequest[],
): Promise<void> {
  const received: ReceivedRequest = {
    path: request.url ?? "/",
    headers: request.headers,
    body: await readBody(request),
  };
  const index = requests.push(received) - 1;
  const behaviour = typeof script === "function" ? script(received, index) : script;
  switch (behaviour.kind) {
    case "reply":
      return reply(response, behaviour, dialectOf(received.path));
    case "status":
      response.writeHead(behaviour.status, { "content-type": "application/json" });
      response.end(behaviour.body ?? '{"error":{"message":"on order"}}');
      return;
    case "body":
      response.writeHead(200, { "content-type": behaviour.type });
      response.end(behaviour.body);
      return;
    case "hang-up":
      request.socket.destroy();
      return;
    case "silent":
      return;
  }
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  let text = "";
  request.setEncoding("utf8");
  for await (const chunk of request) text += String(chunk);
  try {
    const body: unknown = JSON.parse(text);
    return body;
  } catch {
    return null;
  }
}

function dialectOf(path: string): Dialect {
  if (path.includes(":streamGenerateContent")) return "google";
  return path.endsWith("/messages") ? "anthropic" : "openai";
}

async function reply(
  response: ServerResponse,
  behaviour: Extract<StandInBehaviour, { kind: "reply" }>,
  dialect: Dialect,
): Promise<void> {
  const { tokens, delayMs = 0, ending = "done", pieceBytes } = behaviour;
  const spoken = frames[dialect];
  response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
  response.flushHeaders();
  const write = async (text: string) => {
    if (pieceBytes === undefined) response.write(text);
    else await writePieces(response, Buffer.from(text), pieceBytes);
  };
  await write(spoken.opening);
  for (const token of tokens) {
    if (delayMs > 0) await wait(delayMs);
    if (response.destroyed) return;
    await write(spoken.token(token));
  }
  if (ending === "stall") return;
  if (ending === "break") {
    // One turn of the loop lets the tokens leave before the connection is cut.
    await wait(5);
    response.socket?.destroy();
    return;
  }
  if (ending === "done") await write(spoken.done);
  if (ending === "cut") await write(spoken.cut);
  if (ending === "error") await write(spoken.error);
  response.end();
}

async function writePieces(response: ServerResponse, bytes: Buffer, size: number): Promise<void> {
  for (let at = 0; at < bytes.length; at += size) {
    response.write(bytes.subarray(at, at + size));
    await wait(0);
  }
}
