import { type Agent, request } from "node:http";

/** When the words of one streamed answer came, in milliseconds after the request was sent. */
export type StreamTiming = { firstMs: number; lastMs: number; text: string };

/** Asks once and times the events of type "words". */
export function timeStream(
  url: string,
  headers: Record<string, string>,
  body: string,
  agent: Agent,
): Promise<StreamTiming> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    let firstMs = Number.NaN;
    let lastMs = Number.NaN;
    let text = "";
    let rest = "";
    const outgoing = request(
      url,
      {
        method: "POST",
        agent,
        headers: {
          ...headers,
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
        },
      },
      (response) => {
        response.setEncoding("utf8");
        response.on("data", (chunk: string) => {
          const blocks = (rest + chunk).split("\n\n");
          rest = blocks.pop() ?? "";
          for (const block of blocks) {
            if (!block.startsWith('data: {"type":"words"')) continue;
            if (Number.isNaN(firstMs)) firstMs = performance.now() - started;
            lastMs = performance.now() - started;
            text += JSON.parse(block.slice(6)).text;
          }
        });
        response.once("end", () => {
          if (response.statusCode === 200 && text) resolve({ firstMs, lastMs, text });
          else reject(new Error(`answered ${response.statusCode}: ${rest}`));
        });
      },
    );
    outgoing.once("error", reject);
    outgoing.end(body);
  });
}
