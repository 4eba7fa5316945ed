import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
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

type Manifest = Record<string, { file: string; imports?: string[] }>;

/** The scripts that the chat page needs before its first formula, by the build's own manifest. */
async function chatPageWeight(): Promise<Figures> {
  const manifest: Manifest = JSON.parse(await readFile("build/manifest.app.json", "utf8"));
  const needed = new Set<string>();
  function need(source: string): void {
    if (needed.has(source)) return;
    needed.add(source);
    for (const imported of manifest[source]?.imports ?? []) need(imported);
  }
  need("index.html");
  need("src/features/tutoring/ui/chat-page.tsx");
  need("src/client/words-en.ts");
  for (const area of ["chat", "desk"]) need(`src/shared/messages/en/${area}.ts`);
  let bytes = 0;
  for (const source of needed) {
    const file = manifest[source]?.file;
    if (file) bytes += gzipSync(await readFile(`build/public/${file}`), { level: 9 }).length;
  }
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
