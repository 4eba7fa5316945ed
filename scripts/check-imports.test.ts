import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { checkImports, importRules } from "./check-imports.ts";
import type { ImportViolation } from "./check-imports.ts";

/** A small house with every kind of room, and only allowed imports. */
const clean: Record<string, string> = {
  "package.json": JSON.stringify({
    name: "house",
    type: "module",
    dependencies: { zod: "4" },
    imports: {
      "#app/*": "./src/app/*",
      "#client/*": "./src/client/*",
      "#content/*": "./content/*",
      "#db/*": "./src/db/*",
      "#features/*": "./src/features/*",
      "#platform/*": "./src/platform/*",
      "#shared/*": "./src/shared/*",
      "#tutor/*": "./src/tutor/*",
      "#ui/*": "./src/ui/*",
    },
  }),
  "content/words.json": "{}",
  "scripts/build.ts": "export const build = 1;",
  "src/shared/ids.ts": 'import { z } from "zod"; export const id = z.string();',
  "src/ui/button.tsx":
    'import { id } from "#shared/ids.ts"; export const button = <b>{String(id)}</b>;',
  "src/db/table.ts": 'import { id } from "#shared/ids.ts"; export const table = id;',
  "src/tutor/notation/reader.ts": 'import { id } from "#shared/ids.ts"; export const reader = id;',
  "src/tutor/mathematics/marker.ts":
    'import { reader } from "../notation/reader.ts"; export const marker = reader;',
  "src/tutor/mind.ts":
    'import words from "#content/words.json" with { type: "json" }; export const mind = words;',
  "src/platform/mail.ts":
    'import { table } from "#db/table.ts"; import { mind } from "#tutor/mind.ts"; export const mail = [table, mind];',
  "src/client/call.ts":
    'import type { Ask } from "#features/alpha/contract.ts"; export const call = (ask: Ask) => ask;',
  "src/features/alpha/contract.ts":
    'import { rule } from "./rules.ts"; export type Ask = typeof rule;',
  "src/features/alpha/rules.ts": 'import { mind } from "#tutor/mind.ts"; export const rule = mind;',
  "src/features/alpha/server.ts":
    'import { mail } from "#platform/mail.ts"; import { job } from "#features/beta/jobs.ts"; export const server = [mail, job];',
  "src/features/alpha/ui/page.tsx":
    'import { button } from "#ui/button.tsx"; import { call } from "#client/call.ts"; import { reader } from "#tutor/notation/reader.ts"; import type { Ask } from "../contract.ts"; export const page = (ask: Ask) => [button, call, reader, ask];',
  "src/features/alpha/server.test.ts":
    'import { main } from "#app/main.ts"; import { page } from "./ui/page.tsx"; export const seen = [main, page];',
  "src/features/beta/contract.ts": "export type Other = string;",
  "src/features/beta/rules.ts": "export const otherRule = 1;",
  "src/features/beta/jobs.ts": 'import { table } from "#db/table.ts"; export const job = table;',
  "src/features/beta/ui/other.tsx": "export const other = 1;",
  "src/app/main.ts":
    'import { server } from "#features/alpha/server.ts"; import { page } from "#features/alpha/ui/page.tsx"; export const main = [server, page];',
};

/** One file for each way to break a rule: the rule, where it is planted, what is written there. */
const planted: [rule: string, file: string, code: string][] = [
  ["shared", "src/shared/a.ts", 'export * from "#db/table.ts";'],
  [
    "ui",
    "src/ui/a.tsx",
    'import { page } from "#features/alpha/ui/page.tsx"; export const a = page;',
  ],
  ["db", "src/db/a.ts", 'import { mail } from "#platform/mail.ts"; export const a = mail;'],
  ["tutor", "src/tutor/a.ts", 'import { table } from "#db/table.ts"; export const a = table;'],
  [
    "notation",
    "src/tutor/notation/a.ts",
    'import { marker } from "../mathematics/marker.ts"; export const a = marker;',
  ],
  [
    "subject-apart",
    "src/tutor/mind/a.ts",
    'import { marker } from "../mathematics/marker.ts"; export const a = marker;',
  ],
  [
    "subject-apart",
    "src/tutor/gate/a.ts",
    'import type { marker } from "../mathematics/marker.ts"; export type A = typeof marker;',
  ],
  [
    "subject-apart",
    "src/features/alpha/a.ts",
    'import { mathematics } from "#tutor/subjects/mathematics/mathematics.ts"; export const a = mathematics;',
  ],
  [
    "subject-handed-in",
    "src/tutor/mind/b.ts",
    'import { reader } from "../notation/reader.ts"; export const b = reader;',
  ],
  [
    "subject-handed-in",
    "src/tutor/gate/b.ts",
    'import { subjectModules } from "../subjects/subjects.ts"; export const b = subjectModules;',
  ],
  [
    "tutor-pure",
    "src/tutor/b.ts",
    'import { readFile } from "node:fs/promises"; export const b = readFile;',
  ],
  ["tutor-pure", "src/tutor/c.ts", 'import { Client } from "pg"; export const c = Client;'],
  [
    "platform",
    "src/platform/a.ts",
    'import { job } from "#features/beta/jobs.ts"; export const a = job;',
  ],
  [
    "client",
    "src/client/a.ts",
    'import { server } from "#features/alpha/server.ts"; export const a = server;',
  ],
  [
    "client",
    "src/client/b.ts",
    'import { page } from "#features/alpha/ui/page.tsx"; export const b = page;',
  ],
  [
    "contract-and-rules",
    "src/features/alpha/rules-a.ts",
    'import { otherRule } from "#features/beta/rules.ts"; export const a = otherRule;',
  ],
  [
    "contract-and-rules",
    "src/features/beta/contract-a.ts",
    'import type { job } from "./jobs.ts"; export type A = typeof job;',
  ],
  [
    "contract-and-rules",
    "src/features/newcomer/contract.ts",
    'import { table } from "#db/table.ts"; export const a = table;',
  ],
  [
    "screens",
    "src/features/alpha/ui/a.tsx",
    'import { other } from "#features/beta/ui/other.tsx"; export const a = other;',
  ],
  [
    "screens",
    "src/features/alpha/ui/b.tsx",
    'export const b = async () => (await import("../server.ts")).server;',
  ],
  [
    "screens",
    "src/features/beta/ui/c.tsx",
    'import type { Ask } from "../../alpha/contract.ts"; export const c = (ask: Ask) => ask;',
  ],
  [
    "screens",
    "src/features/beta/ui/d.tsx",
    'import { mind } from "#tutor/mind.ts"; export const d = mind;',
  ],
  [
    "words",
    "src/features/alpha/content/home.ts",
    'import { server } from "../server.ts"; export const home = server;',
  ],
  [
    "feature-servers",
    "src/features/beta/emails/a.ts",
    'import { other } from "../ui/other.tsx"; export const a = other;',
  ],
  [
    "feature-servers",
    "src/features/newcomer/server.ts",
    'import { button } from "#ui/button.tsx"; export const a = button;',
  ],
  [
    "learned",
    "src/app/browser.tsx",
    'import { heard } from "#features/alpha/hear.ts"; export const a = heard;',
  ],
  [
    "learned-apart",
    "src/platform/c.ts",
    'import { hear } from "#tutor/safety/hear.ts"; export const a = hear;',
  ],
  ["app", "src/platform/b.ts", 'import { main } from "#app/main.ts"; export const b = main;'],
  [
    "src",
    "src/app/a.ts",
    'import { build } from "../../scripts/build.ts"; export const a = build;',
  ],
  [
    "specification",
    "src/app/c.ts",
    'import { rows } from "./testing/specification/rows.ts"; export const c = rows;',
  ],
  [
    "cycle",
    "src/shared/round.ts",
    'import { trip } from "./trip.ts"; export const round = () => trip;',
  ],
  [
    "resolvable",
    "src/app/b.ts",
    'import { gone } from "#platform/gone.ts"; export const b = gone;',
  ],
];

/** The other half of the planted cycle, a subject, what was learned, and what the specification fixes. */
const companions = {
  "src/tutor/subjects/subjects.ts":
    'import { mathematics } from "./mathematics/mathematics.ts"; export const subjectModules = [mathematics];',
  "src/tutor/subjects/mathematics/mathematics.ts":
    'import { marker } from "../../mathematics/marker.ts"; export const mathematics = marker;',
  "src/app/testing/specification/rows.ts": "export const rows = 1;",
  "src/tutor/safety/hear.ts": "export const hear = 1;",
  "src/features/alpha/hear.ts":
    'import { hear } from "#tutor/safety/hear.ts"; export const heard = hear;',
  "src/shared/trip.ts": 'import { round } from "./round.ts"; export const trip = () => round;',
};

const roots: string[] = [];

async function build(files: Record<string, string>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "faro-imports-"));
  roots.push(root);
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  await symlink(
    join(import.meta.dirname, "../node_modules"),
    join(root, "node_modules"),
    "junction",
  );
  return root;
}

let found: ImportViolation[] = [];

beforeAll(async () => {
  const files = planted.map(([, file, code]) => [file, code] as const);
  found = (
    await checkImports(await build({ ...clean, ...companions, ...Object.fromEntries(files) }))
  ).violations;
});

afterAll(async () => {
  for (const root of roots) await rm(root, { recursive: true, force: true });
});

test("a house that keeps the rules has no violation", async () => {
  const { files, imports, violations } = await checkImports(await build(clean));
  expect(violations).toEqual([]);
  expect(files).toBe(Object.keys(clean).filter((name) => name.startsWith("src/")).length);
  expect(imports).toBe(22);
});

test.each(planted)("the rule %s finds what is planted in %s", (rule, file) => {
  expect(
    found.filter((violation) => violation.from === file).map((violation) => violation.rule),
  ).toContain(rule);
});

test("nothing but what was planted is found", () => {
  const files = new Set(planted.map(([, file]) => file));
  expect(found.filter((violation) => !files.has(violation.from))).toEqual([]);
});

test("every rule has a planted violation", () => {
  const tried = new Set(planted.map(([rule]) => rule));
  expect(
    importRules()
      .forbidden.map((rule) => rule.name ?? "")
      .filter((name) => !tried.has(name)),
  ).toEqual([]);
});
