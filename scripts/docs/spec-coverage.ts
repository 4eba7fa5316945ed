import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { readQuarantine } from "../testing/quarantine.mjs";

/** One row of the specification (docs/spec-rows.tsv). */
export type SpecRow = { id: string; area: string; statement: string };

/** A test that names a row in its title. */
export type Proof = { file: string; title: string };

/** The rows of the specification in their order. */
export async function readSpecRows(root: string): Promise<SpecRow[]> {
  const text = await readFile(join(root, "docs/spec-rows.tsv"), "utf8");
  return text
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [id = "", area = "", statement = ""] = line.split("\t");
      return { id, area, statement };
    });
}

const testFolders = ["src", "e2e", "scripts"];
const titlePattern =
  /\b(?:test|it|describe)(?:\.each\([^)]*\))?\(\s*(["'`])((?:\\.|(?!\1)[\s\S])*?)\1/g;

/** The tests of `npm test` that name each row, by row id: none that is slow by nature, none in quarantine. */
export async function findProofs(root: string): Promise<Map<string, Proof[]>> {
  const proofs = new Map<string, Proof[]>();
  const quarantined = readQuarantine();
  for (const folder of testFolders) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile() && /(?<!\.slow)\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    for (const path of files) {
      const source = await readFile(path, "utf8");
      for (const [, , title = ""] of source.matchAll(titlePattern)) {
        const isHeld = quarantined.some(
          ({ file, name }) => file === relative(root, path) && name.endsWith(title),
        );
        if (isHeld) continue;
        for (const id of new Set(title.match(/\b[A-Z]-\d{2}\b/g))) {
          const known = proofs.get(id) ?? [];
          known.push({ file: relative(root, path), title });
          proofs.set(id, known);
        }
      }
    }
  }
  return proofs;
}

/** docs/spec-coverage.md: every row with the tests that name it, the open ones marked. */
export async function renderSpecCoverage(root: string): Promise<string> {
  const rows = await readSpecRows(root);
  const proofs = await findProofs(root);
  const covered = rows.filter((row) => proofs.has(row.id)).length;
  const lines = rows.map((row) => {
    const named = proofs.get(row.id) ?? [];
    const cells = named.map((proof) => `\`${proof.file}\`: ${escape(proof.title)}`);
    return `| ${row.id} | ${escape(row.statement)} | ${cells.join("<br>") || "none yet"} |`;
  });
  return `# Which test proves which row of the specification

Made from the tests by \`npm run docs\`; never edited by hand. ${covered} of ${rows.length} rows are named by a test.

| Row | Statement | Tests |
|---|---|---|
${lines.join("\n")}
`;
}

function escape(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ").replaceAll("<", "&lt;");
}
