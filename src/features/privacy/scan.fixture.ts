import { sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { isRecord } from "#shared/records.ts";

/** A row of any table in which one of the texts stands. */
export type Hit = { table: string; row: Readonly<Record<string, unknown>>; texts: string[] };

/** Looks through every column of every row of every table for texts, whatever their case. */
export async function scanFor(db: Database, texts: readonly string[]): Promise<Hit[]> {
  const { rows: tables } = await db.execute<{ schema: string; name: string }>(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
  const wanted = texts.map((text) => text.toLowerCase());
  const hits: Hit[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await db.execute<{ row: unknown }>(
      sql`select to_jsonb(found) as row from ${sql.identifier(schema)}.${sql.identifier(name)} as found`,
    );
    for (const { row } of rows) {
      // Within JSON quotes are escaped; the texts searched for have none.
      const said = JSON.stringify(row).toLowerCase();
      const found = wanted.filter((text) => said.includes(text));
      if (found.length > 0 && isRecord(row)) hits.push({ table: name, row, texts: found });
    }
  }
  return hits;
}

/** What names a row, for comparing it with its copy. */
export function keyOf(row: Readonly<Record<string, unknown>>): string {
  const { id, chat_id, student_id, parent_id, skill_id, subject, day, kind, key, profile_id } = row;
  if (typeof id === "string") return id;
  const parts = [chat_id, student_id, parent_id, skill_id, subject, day, kind, key, profile_id];
  return JSON.stringify(parts.filter((part) => part !== undefined));
}
