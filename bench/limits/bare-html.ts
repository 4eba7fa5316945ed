import { createServer } from "node:http";
import { readFileSync } from "node:fs";

/**
 * The limit for a page: bare node:http with the same bytes and the same headers, and nothing else.
 * BODY names the file, HEADERS the headers as JSON.
 */
const body = readFileSync(process.env.BODY ?? "");
const headers: Record<string, string> = JSON.parse(process.env.HEADERS ?? "{}");

const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address && typeof address === "object") console.log(`http://127.0.0.1:${address.port}`);
});
