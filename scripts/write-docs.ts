import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { renderPermissions } from "./docs/permissions.ts";
import { renderRevisions } from "./docs/revisions.ts";
import { renderSpecCoverage } from "./docs/spec-coverage.ts";

const help = `npm run docs [-- --check]

Writes the documents that are made from the code:
  docs/spec-coverage.md   which test proves which row of the specification
  docs/permissions.md     who may make which call and open which page
  content/revisions.json  when each public page's words last changed, for the site map

  --check   writes nothing; fails where a document is not what the code says
  --help    show this
`;

const root = new URL("..", import.meta.url);

const today = new Date().toISOString().slice(0, 10);

/** The generated documents by path, as the code says they should be. */
async function generatedDocs(): Promise<Map<string, string>> {
  return new Map([
    ["docs/spec-coverage.md", await renderSpecCoverage(fileURLToPath(root))],
    ["docs/permissions.md", renderPermissions()],
    ["content/revisions.json", await renderRevisions(fileURLToPath(root), today)],
  ]);
}

async function run(args: readonly string[]): Promise<void> {
  if (args.includes("--help")) return void process.stdout.write(help);
  for (const [path, text] of await generatedDocs()) {
    const file = new URL(path, root);
    if (args.includes("--check")) {
      const present = await readFile(file, "utf8").catch(() => "");
      if (present === text) continue;
      console.error(`${path} is out of date: run npm run docs`);
      process.exitCode = 1;
    } else {
      await writeFile(file, text);
      console.log(`wrote ${path}`);
    }
  }
}

await run(process.argv.slice(2));
