import { eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { childRules, ruleChanges } from "#db/tables/controls.ts";
import { createId } from "#shared/ids.ts";
import { type Rules, rules as rulesShape, type RulesChange } from "./contract.ts";
import { freeRules } from "./rules.ts";
import { differenceOf, limitKeys, withChange } from "./rules-change.ts";

/** Who changes what, and when. */
export type ChangeToMake = {
  childId: string;
  parentId: string;
  /** Whose clock the rules are on until they name one. */
  timeZone: string;
  changes: RulesChange;
  now: Date;
};

/**
 * Sets some of a child's rules and writes down who changed what. Other rules stay as they are, also where another
 * guardian changes them at the same time. Nothing is written where nothing changes.
 */
export async function changeRules(db: Database, change: ChangeToMake): Promise<void> {
  const { childId, parentId, timeZone, changes, now } = change;
  await db.transaction(async (tx) => {
    await tx
      .insert(childRules)
      .values({ studentId: childId, rules: freeRules(timeZone), version: 0, changedAt: now })
      .onConflictDoNothing();
    const [row] = await tx
      .select()
      .from(childRules)
      .where(eq(childRules.studentId, childId))
      .for("update");
    if (!row) return;
    const before = rulesShape.parse(row.rules);
    const after: Rules = withChange(before, changes, now);
    const difference = differenceOf(before, after);
    const changed = Object.keys(difference.after);
    if (changed.length === 0) return;
    const version = row.version + 1;
    const limitsChanged = limitKeys.some((key) => changed.includes(key));
    await tx
      .update(childRules)
      .set({
        rules: after,
        version,
        changedAt: now,
        ...(limitsChanged ? { limitsChangedAt: now } : {}),
      })
      .where(eq(childRules.studentId, childId));
    await tx.insert(ruleChanges).values({
      id: createId("rul", now.getTime()),
      studentId: childId,
      version,
      changedBy: parentId,
      ...difference,
      createdAt: now,
    });
  });
}
