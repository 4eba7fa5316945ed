import { desc, eq } from "drizzle-orm";
import { z } from "zod";
import type { Queryable } from "#db/client.ts";
import { curriculumChanges } from "#db/tables/curriculum.ts";
import { profiles } from "#db/tables/profiles.ts";
import {
  type SkillState,
  skillState,
  untouched,
} from "#features/learning/curriculum/skill-state.ts";
import type { PackSource } from "#tutor/curriculum/packs/build-item.ts";
import { stillStands } from "./apply-changes.ts";
import type { SkillChangeView } from "./contract.ts";
import { changesShown } from "./rules.ts";

/** What stands differently after a change, as it is stored. */
export const storedFacets = z.array(
  z.object({
    facet: z.string(),
    before: z.string().nullable(),
    after: z.string().nullable(),
    was: z.string().optional(),
  }),
);

/** How a skill stands, and how many changes it came to that by. */
export type Standing = { version: number; state: SkillState };

export async function readStanding(queryable: Queryable, skillId: string): Promise<Standing> {
  const [row] = await queryable
    .select({ version: curriculumChanges.version, state: curriculumChanges.state })
    .from(curriculumChanges)
    .where(eq(curriculumChanges.skillId, skillId))
    .orderBy(desc(curriculumChanges.version))
    .limit(1);
  return row
    ? { version: row.version, state: skillState.parse(row.state) }
    : { version: 0, state: untouched };
}

/** The latest changes of a skill, the last first. */
export async function readChanges(
  queryable: Queryable,
  skillId: string,
  { state, source }: { state: SkillState; source: PackSource },
): Promise<SkillChangeView[]> {
  const rows = await queryable
    .select({ change: curriculumChanges, administratorName: profiles.fullName })
    .from(curriculumChanges)
    .leftJoin(profiles, eq(profiles.id, curriculumChanges.administratorId))
    .where(eq(curriculumChanges.skillId, skillId))
    .orderBy(desc(curriculumChanges.version))
    .limit(changesShown);
  return rows.map(({ change, administratorName }) => {
    const changes = storedFacets.parse(change.changes);
    return {
      id: change.id,
      action: change.action,
      changes,
      reason: change.reason,
      administratorName,
      createdAt: change.createdAt.toISOString(),
      canTakeBack: stillStands(changes, state, source),
    };
  });
}
