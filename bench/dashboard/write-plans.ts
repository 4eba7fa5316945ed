import { readFile, writeFile } from "node:fs/promises";
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { z } from "zod";
import { readCards } from "#features/family/read-cards.ts";
import { readChild } from "#features/family/read-children.ts";
import { readEvidence } from "#features/family/read-evidence.ts";
import { idOf } from "./generate-history.ts";

const planRow = z.object({ "QUERY PLAN": z.string() });

type Asked = { sql: string; params: unknown[] };

/** What was measured: how much there was, and the ranks of the heaviest and of the median child. */
type Measured = {
  size: { students: number; messages: number; bytes: number };
  heaviest: number;
  middle: number;
};

const path = "docs/performance.md";

/** Where the plans begin; what stands before it is written by hand. */
const heading = "## Plans of the dashboard";

/** Writes the end of docs/performance.md: the plan of each query behind the dashboard, as it ran for the heaviest child. */
export async function writePlans(pool: pg.Pool, measured: Measured): Promise<void> {
  const asked: Asked[] = [];
  const db = drizzle(pool, {
    logger: { logQuery: (sql, params) => void asked.push({ sql, params }) },
  });
  const reader = { now: new Date(), timeZone: "UTC" };
  const parent = idOf("par", measured.heaviest);
  const child = idOf("prf", measured.heaviest);
  const week = { from: "2020-01-01", to: reader.now.toISOString().slice(0, 10) };
  const views: [string, () => Promise<unknown>][] = [
    ["The first view: every child of a parent", () => readCards(db, parent, reader)],
    ["One child in full", () => readChild(db, parent, child, reader)],
    [
      "What is behind a number",
      () => readEvidence(db, child, week, { locale: "en", showsWords: true }),
    ],
  ];
  const { students, messages, bytes } = measured.size;
  const lines = [
    heading,
    "",
    "Made by `npm run bench -- dashboard`; the figures of a run stand in `bench/out/latest.json`.",
    "",
    `Plans on PostgreSQL with ${students.toLocaleString("en")} students and ${messages.toLocaleString("en")} messages`,
    `(${(bytes / 1e9).toFixed(1)} GB), for the child with the longest history.`,
  ];
  for (const [title, view] of views) {
    asked.length = 0;
    await view();
    lines.push("", `### ${title}`);
    for (const query of asked) lines.push("", ...(await planOf(pool, query)));
  }
  const [before = ""] = (await readFile(path, "utf8")).split(heading);
  await writeFile(path, `${before}${lines.join("\n")}\n`);
}

async function planOf(pool: pg.Pool, { sql, params }: Asked): Promise<string[]> {
  const { rows } = await pool.query({
    text: `explain (analyze, buffers, costs off, timing off, summary off) ${sql}`,
    values: params,
  });
  const plan = z.array(planRow).parse(rows);
  return [
    "```sql",
    sql.replaceAll(/\s+/g, " ").trim(),
    "```",
    "",
    "```",
    ...plan.map((row) => row["QUERY PLAN"]),
    "```",
  ];
}
