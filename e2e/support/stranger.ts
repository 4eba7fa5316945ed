import { createServer } from "node:http";

/** Another's server on this machine: keeps what it is asked for, and how often somebody connects at all. */
export type Stranger = {
  origin: string;
  asked: string[];
  connections: () => number;
  close: () => Promise<void>;
};

/** Starts a server that takes everything from everybody, as one would that gathers what it can. */
export async function startStranger(): Promise<Stranger> {
  const asked: string[] = [];
  let connections = 0;
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(200, { "access-control-allow-origin": "*", "content-type": "text/html" });
    response.end("<p>elsewhere</p>");
  });
  server.on("connection", () => connections++);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    connections: () => connections,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
