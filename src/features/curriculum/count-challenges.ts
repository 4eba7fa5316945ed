import { eq, isNotNull, sql } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { challenges } from "#db/tables/challenges.ts";
import { attempts } from "#db/tables/learning.ts";

/** How often students asked for a second look at a mark of an item, and how often the answer was made right. */
export type Challenged = { asked: number; upheld: number };

export const neverChallenged: Challenged = { asked: 0, upheld: 0 };

/** The part of an item's id that names the fixed item or the template: between "#" and "@" or "/". */
const form = sql<string>`substring(${attempts.itemId} from '#([^@/]+)')`;

/** Challenges by skill and item: of one skill, or of all. */
export async function countChallenges(
  queryable: Queryable,
  skillId?: string,
): Promise<Map<string, Map<string, Challenged>>> {
  const rows = await queryable
    .select({
      skillId: attempts.skillId,
      form,
      asked: sql<number>`count(*)`.mapWith(Number),
      upheld: sql<number>`count(*) filter (where ${challenges.status} = 'upheld')`.mapWith(Number),
    })
    .from(challenges)
    .innerJoin(attempts, eq(attempts.id, challenges.attemptId))
    .where(skillId === undefined ? isNotNull(attempts.skillId) : eq(attempts.skillId, skillId))
    .groupBy(attempts.skillId, form);
  const found = new Map<string, Map<string, Challenged>>();
  for (const row of rows) {
    const items = found.get(row.skillId ?? "") ?? new Map<string, Challenged>();
    found.set(row.skillId ?? "", items.set(row.form, { asked: row.asked, upheld: row.upheld }));
  }
  return found;
}

export function sumOf(items: ReadonlyMap<string, Challenged> | undefined): Challenged {
  let { asked, upheld } = neverChallenged;
  for (const each of items?.values() ?? []) {
    asked += each.asked;
    upheld += each.upheld;
  }
  return { asked, upheld };
}
