import { siteVersions } from "#db/tables/site-versions.ts";
import { createId } from "#shared/ids.ts";
import type { TestAcademy } from "./test-academy.ts";

/** A change of the site's words that can be put back. */
async function makeSiteChange(academy: TestAcademy): Promise<string> {
  const id = createId("stv");
  await academy.database.db.insert(siteVersions).values({
    id,
    kind: "order",
    key: id,
    version: 1,
    value: { ids: [] },
    actorId: "prf_matrix",
    createdAt: academy.services.now(),
  });
  return id;
}

/** What paths of the site's own words name; `nobody` ends the ids that nothing has. */
export function siteResources(nobody: string) {
  const belongsTo = "anybody" as const;
  return {
    articleId: { belongsTo, make: async () => "hints", none: "no-such-answer" },
    groupId: { belongsTo, make: async () => "lessons", none: "no-such-topic" },
    changeId: { belongsTo, make: makeSiteChange, none: `stv_${nobody}` },
  };
}
