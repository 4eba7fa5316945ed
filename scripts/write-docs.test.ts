import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { renderPermissions } from "./docs/permissions.ts";
import { renderRevisions } from "./docs/revisions.ts";
import { specification } from "#app/testing/specification/specification.ts";
import { findPinned, findProofs, readSpecRows, renderSpecCoverage } from "./docs/spec-coverage.ts";

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

test("what every row fixes is written out of the specification, and a test compares each with the program", async () => {
  const rows = new Set((await readSpecRows(root)).map((row) => row.id));
  const pinned = await findPinned(root);
  const written = Object.keys(specification);
  expect(new Set(written)).toEqual(rows);
  expect(written.filter((id) => !pinned.has(id))).toEqual([]);
});

test("the words and numbers that are written out stand in the specification", async () => {
  const text = (await readFile(`${root}docs/specification.md`, "utf8")).replaceAll(/\s+/g, " ");
  for (const [id, literals] of Object.entries(specification)) {
    if (!/^[MRN]-/.test(id)) continue;
    const sentences = Object.values(literals).filter((literal) => typeof literal === "string");
    for (const sentence of sentences.filter((words) => / [a-z]/.test(words))) {
      if (!["signed in", "public,", "5 minutes"].some((ours) => sentence.startsWith(ours))) {
        expect(text, id).toContain(sentence);
      }
    }
  }
});
