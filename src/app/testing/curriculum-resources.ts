import { curriculumChanges } from "#db/tables/curriculum.ts";
import { readStanding } from "#features/curriculum/read-changes.ts";
import { createId } from "#shared/ids.ts";
import type { TestAcademy } from "./test-academy.ts";

/** A skill that nothing else in the matrix depends on. */
const skillId = "food-webs";

const belongsTo = "anybody" as const;

/** A change of the skill that changed nothing. */
async function makeChange({ database: { db } }: TestAcademy): Promise<string> {
  const id = createId("cur");
  const { version, state } = await readStanding(db, skillId);
  await db.insert(curriculumChanges).values({
    id,
    skillId,
    version: version + 1,
    action: "texts",
    changes: [],
    state,
    administratorId: "prf_matrix",
    createdAt: new Date(),
  });
  return id;
}

/** What paths of the curriculum name. */
export const curriculumResources = {
  skillId: { belongsTo, make: async () => skillId, none: "no-such-skill" },
  itemName: { belongsTo, make: async () => "bean-energy", none: "no-such-item" },
  curriculumChangeId: { belongsTo, make: makeChange, none: "cur_none" },
};
