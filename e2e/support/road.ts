import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** The way between a browser and the program, which can be cut, and where a file can be exchanged. */
export type Road = {
  /** Where browsers reach the program by this way. */
  origin: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** From now on `path` answers with the file of another path, or with its text as changed. */
  exchange(path: string, answer: { path: string } | { text: string }): void;
};

/** Lays a road to the program at `target`. */
export async function layRoad(target: string): Promise<Road> {
  const exchanged = new Map<string, { path: string } | { text: string }>();
  let server = await open(0);

  function open(port: number): Promise<Server> {
    const made = createServer((incoming, outgoing) => {
      const answer = exchanged.get(incoming.url ?? "");
      if (answer && "text" in answer) {
        outgoing.writeHead(200, { "content-type": "text/javascript" }).end(answer.text);
        return;
      }
      const { method = "GET", headers, url = "/" } = incoming;
      const passed = request(target + (answer?.path ?? url), { method, headers }, (reply) => {
        outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(outgoing);
      });
      passed.on("error", () => outgoing.destroy());
      incoming.pipe(passed);
    });
    return new Promise((resolve) => made.listen(port, "127.0.0.1", () => resolve(made)));
  }

  const { port }: AddressInfo = addressOf(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    async mend() {
      server = await open(port);
    },
    exchange: (path, answer) => void exchanged.set(path, answer),
  };
}

function addressOf(server: Server): AddressInfo {
  const address = server.address();
  if (typeof address === "object" && address) return address;
  throw new Error("the road has no port");
}
