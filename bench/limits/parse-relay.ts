import { Agent, createServer, request } from "node:http";

/**
 * The limit for a streamed turn: asks the upstream, parses each event, keeps the text, sends it on. Stores,
 * checks and knows nothing. UPSTREAM is the address of the model's server.
 */
const agent = new Agent({ keepAlive: true });
const upstream = new URL("/v1/chat/completions", process.env.UPSTREAM);
const question = JSON.stringify({
  model: "relay",
  stream: true,
  messages: [{ role: "user", content: "Why does that work?" }],
});

const server = createServer((incoming, response) => {
  incoming.resume();
  incoming.once("end", () => {
    const headers = {
      "content-type": "application/json",
      "content-length": Buffer.byteLength(question),
    };
    const outgoing = request(upstream, { method: "POST", agent, headers }, (answer) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      let rest = "";
      let kept = "";
      answer.setEncoding("utf8");
      answer.on("data", (chunk: string) => {
        const lines = (rest + chunk).split("\n");
        rest = lines.pop() ?? "";
        for (const line of lines) {
          if (!line.startsWith("data: ") || line === "data: [DONE]") continue;
          const text: unknown = JSON.parse(line.slice(6)).choices?.[0]?.delta?.content;
          // The first event of the protocol names the role and holds no words.
          if (typeof text !== "string" || text === "") continue;
          kept += text;
          response.write(`data: ${JSON.stringify({ type: "words", at: kept.length, text })}\n\n`);
        }
      });
      answer.once("end", () => response.end());
    });
    outgoing.end(question);
  });
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address && typeof address === "object") console.log(`http://127.0.0.1:${address.port}`);
});
