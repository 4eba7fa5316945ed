import { gzipSync } from "node:zlib";
import { chatPageBytes } from "./support/chat-page-bytes.ts";
import { startFaro } from "./support/faro.ts";
import { type Figures, figure } from "./support/measure.ts";

/** What the home and chat pages weigh. */
export async function benchWeight(): Promise<Figures> {
  const faro = await startFaro();
  try {
    return {
      ...(await chatPageWeight()),
      ...(await homePageWeight(faro.origin)),
    };
  } finally {
    await faro.end();
  }
}

async function chatPageWeight(): Promise<Figures> {
  const bytes = await chatPageBytes();
  return { "chat page JavaScript before the first formula, gzip": figure(bytes, "bytes") };
}

async function homePageWeight(origin: string): Promise<Figures> {
  const page = await (
    await fetch(`${origin}/`, { headers: { "accept-encoding": "identity" } })
  ).text();
  let script = 0;
  for (const [, url = ""] of page.matchAll(/"(\/assets\/[^"]+\.js)"/g)) {
    script += gzipSync(Buffer.from(await (await fetch(origin + url)).arrayBuffer()), {
      level: 9,
    }).length;
  }
  const html = gzipSync(Buffer.from(page), { level: 9 }).length;
  return {
    "home page JavaScript, gzip": figure(script, "bytes"),
    "home page HTML and CSS and JavaScript, gzip": figure(html + script, "bytes"),
  };
}
