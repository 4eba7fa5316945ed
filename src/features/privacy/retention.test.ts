import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestDatabase } from "#db/testing/test-database.ts";
import { locales } from "#shared/locale.ts";
import { periodWords, retention } from "#shared/retention/retention.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { startJobs } from "#platform/jobs.ts";
import { studentTables } from "./student-rows.ts";

let academy: TestAcademy;
let database: TestDatabase;
beforeAll(async () => {
  academy = await startTestAcademy();
  database = academy.database;
  // The queue makes its own tables when it starts.
  const running = await startJobs(academy.services, database.pool, []);
  await running.stop();
});
afterAll(() => academy.close());

type Column = { table: string; column: string };

async function columnsOfDatabase(): Promise<Column[]> {
  const { rows } = await database.db.execute<Column>(sql`
    select case table_schema when 'public' then table_name else table_schema || '.' || table_name end as table,
      column_name as column
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  return rows;
}

test("L6 every table of the database says whose data it holds, how long and why", async () => {
  const tables = [...new Set((await columnsOfDatabase()).map(({ table }) => table))];
  const missing = tables.filter((table) => !(table in retention));
  expect(
    missing,
    `a new table needs a line in src/shared/retention (student-tables.ts, adult-tables.ts or program-tables.ts): whose data, how long, why, and how to find a student's rows, so that the nightly job, the export, the deletion and the privacy page know it. Missing: ${missing.join(", ")}`,
  ).toEqual([]);
  const gone = Object.keys(retention).filter((table) => !tables.includes(table));
  expect(gone, "tables that no longer exist stand in src/shared/retention").toEqual([]);
});

test("L6 every column that names a student is known to export and deletion", async () => {
  const columns = await columnsOfDatabase();
  const naming = columns.filter(({ column }) =>
    ["student_id", "profile_id", "user_id", "child_id"].includes(column),
  );
  const unlinked = naming.filter(({ table }) => !retention[table]?.student);
  expect(
    unlinked,
    "say in src/shared/retention how a student's rows of this table are found (`student`)",
  ).toEqual([]);
});

test("L7 L8 the registry's conditions are sound SQL, and name columns that exist", async () => {
  const columns = await columnsOfDatabase();
  const identity = { id: "prf_x", fullName: "A B", username: "a.b", email: null, guardians: [] };
  for (const { name, table, condition } of studentTables(identity)) {
    const { rows } = await database.db.execute(
      sql`select 1 from ${sql.raw(name)} where ${condition}`,
    );
    expect(rows, name).toEqual([]);
    for (const path of [...(table.withheld ?? []), ...(table.said ?? [])]) {
      expect(columns, name).toContainEqual({ table: name, column: path.split(".")[0] });
    }
  }
});

test("L6 nothing is kept for ever: each period is words in both languages, and hangs on a table that has one", () => {
  for (const [name, { kept, what, why, owner }] of Object.entries(retention)) {
    for (const locale of locales) {
      const words = periodWords(kept, locale);
      expect(words, name).not.toMatch(/[{}]|undefined/);
      expect(
        [what[locale], why[locale], words].every((text) => text.length > 5),
        name,
      ).toBe(true);
    }
    if (kept.until === "with") expect(retention[kept.table], name).toBeDefined();
    if (kept.until === "program") expect(owner, name).toBe("program");
  }
});
