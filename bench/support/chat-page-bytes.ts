import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";

type Manifest = Record<string, { file: string; imports?: string[] }>;

/** What the scripts that the chat page needs before its first formula weigh, by the build's own manifest; gzip. */
export async function chatPageBytes(): Promise<number> {
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
  return bytes;
}
