import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const revisions = z.record(z.string(), z.object({ hash: z.string(), changed: z.iso.date() }));

type Revisions = z.output<typeof revisions>;

/**
 * When each public page's words last changed, by the name of their file in content/: content/revisions.json, from which
 * the site map tells search engines what to read again. `today` (2026-11-21) stands where words are not as recorded.
 */
export async function renderRevisions(root: string, today: string): Promise<string> {
  const content = join(root, "content");
  const known = await readRevisions(join(content, "revisions.json"));
  const names = (await readdir(join(content, "en"))).map((name) => name.replace(".json", ""));
  const entries = await Promise.all(
    names.sort().map(async (name) => {
      const hash = await hashOf(content, name);
      const before = known[name];
      return [name, before?.hash === hash ? before : { hash, changed: today }] as const;
    }),
  );
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

async function readRevisions(file: string): Promise<Revisions> {
  const text = await readFile(file, "utf8").catch(() => "{}");
  return revisions.parse(JSON.parse(text));
}

async function hashOf(content: string, name: string): Promise<string> {
  const hash = createHash("sha256");
  for (const file of await filesOf(content, name)) hash.update(await readFile(file));
  return hash.digest("hex").slice(0, 16);
}

/** Both languages of a page's words; for the textbooks, the books too. */
async function filesOf(content: string, name: string): Promise<string[]> {
  const spanish = await readdir(join(content, "es"));
  const books = name === "textbooks" ? (await readdir(join(content, name))).sort() : [];
  return [
    join(content, "en", `${name}.json`),
    ...(spanish.includes(`${name}.json`) ? [join(content, "es", `${name}.json`)] : []),
    ...books.map((file) => join(content, name, file)),
  ];
}
