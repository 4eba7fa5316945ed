import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { renderPermissions } from "./docs/permissions.ts";
import { renderRevisions } from "./docs/revisions.ts";
import { findProofs, readSpecRows, renderSpecCoverage } from "./docs/spec-coverage.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

test("the generated documents say what the code says (npm run docs)", async () => {
  expect(await readFile(`${root}docs/permissions.md`, "utf8")).toBe(renderPermissions());
  expect(await readFile(`${root}docs/spec-coverage.md`, "utf8")).toBe(
    await renderSpecCoverage(root),
  );
  const revisions = await readFile(`${root}content/revisions.json`, "utf8");
  expect(revisions).toBe(await renderRevisions(root, "1970-01-01"));
});

test("tests name only rows that the specification has", async () => {
  const known = new Set((await readSpecRows(root)).map((row) => row.id));
  expect([...(await findProofs(root)).keys()].filter((id) => !known.has(id))).toEqual([]);
});
