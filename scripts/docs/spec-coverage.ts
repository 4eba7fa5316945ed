import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { Literal } from "#app/testing/specification/literal.ts";
import { specification } from "#app/testing/specification/specification.ts";
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
  for (const { file, source } of await readTests(root)) {
    for (const [, , title = ""] of source.matchAll(titlePattern)) {
      const isHeld = quarantined.some((entry) => entry.file === file && entry.name.endsWith(title));
      if (isHeld) continue;
      for (const id of new Set(title.match(/\b[A-Z]-\d{2}\b/g))) {
        const known = proofs.get(id) ?? [];
        known.push({ file, title });
        proofs.set(id, known);
      }
    }
  }
  return proofs;
}

/** The rows whose literals a test compares with the program: it reads them as `routes["R-05"]`. */
export async function findPinned(root: string): Promise<Set<string>> {
  const tests = await readTests(root);
  return new Set(
    tests.flatMap(({ source }) =>
      [...source.matchAll(/\w\["([A-Z]-\d{2})"\]|expectServed\("([A-Z]-\d{2})"\)/g)].map(
        ([, read, served]) => read ?? served ?? "",
      ),
    ),
  );
}

/** The tests of `npm test`, each with its text. */
async function readTests(root: string): Promise<{ file: string; source: string }[]> {
  const read = testFolders.map(async (folder) => {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile() && /(?<!\.slow)\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    return Promise.all(
      paths.map(async (path) => ({
        file: relative(root, path),
        source: await readFile(path, "utf8"),
      })),
    );
  });
  return (await Promise.all(read)).flat();
}

/** docs/spec-coverage.md: every row with the tests that name it, the open ones marked. */
export async function renderSpecCoverage(root: string): Promise<string> {
  const rows = await readSpecRows(root);
  const proofs = await findProofs(root);
  const covered = rows.filter((row) => proofs.has(row.id)).length;
  const pinned = rows.filter((row) => literalsOf(row.id).length > 0).length;
  const lines = rows.map((row) => {
    const named = proofs.get(row.id) ?? [];
    const cells = named.map((proof) => `\`${proof.file}\`: ${escape(proof.title)}`);
    const literals = literalsOf(row.id).map(escape).join("<br>");
    return `| ${row.id} | ${escape(row.statement)} | ${literals} | ${cells.join("<br>") || "none yet"} |`;
  });
  return `# Which test proves which row of the specification

Made from the tests by \`npm run docs\`; never edited by hand. ${covered} of ${rows.length} rows are named by a test.
What the specification fixes of ${pinned} of ${rows.length} rows is written out in \`src/app/testing/specification\`, and tests compare it with what the program serves and says.

| Row | Statement | Literals | Tests |
|---|---|---|---|
${lines.join("\n")}
`;
}

/** What the specification fixes of a row: "toastMs: 5000". */
function literalsOf(id: string): string[] {
  return Object.entries(specification[id] ?? {}).map(
    ([name, literal]) => `${name}: ${writtenOut(literal)}`,
  );
}

function writtenOut(literal: Literal): string {
  if (Array.isArray(literal)) return literal.join(", ");
  if (typeof literal !== "object") return String(literal);
  return Object.entries(literal)
    .map(([from, to]) => `${from} → ${to}`)
    .join(", ");
}

function escape(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ").replaceAll("<", "&lt;");
}
