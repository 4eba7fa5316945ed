import { and, eq } from "drizzle-orm";
import { curriculumChanges } from "#db/tables/curriculum.ts";
import { loadChanges } from "#features/learning/curriculum/follow-changes.ts";
import { withoutItems } from "#features/learning/curriculum/taught.ts";
import { recordDeed } from "#platform/audit.ts";
import { type RequestContext, requireActor } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";
import { createId } from "#shared/ids.ts";
import { faultsOfAmount } from "#tutor/curriculum/packs/check.ts";
import { applyChanges, restingIn, stillStands, valueOf } from "./apply-changes.ts";
import type { SkillView } from "./contract.ts";
import { type FoundSkill, getSkillOrThrow } from "./find-skill.ts";
import { readStanding, type Standing, storedFacets } from "./read-changes.ts";
import { readSkill } from "./read-skill.ts";
import { refuseFaultyTexts } from "./refuse-texts.ts";
import {
  type ChangeAction,
  type Facet,
  itemFacet,
  itemOfFacet,
  placeOfFacet,
  restingFacet,
  skillFacet,
  textFacet,
} from "./rules.ts";

/** A change on its way. */
type Plan = {
  action: ChangeAction;
  /** What is to stand at each part; what stands there already is left out. */
  wanted: readonly Omit<Facet, "before">[];
  reason?: string;
  takesBack?: string;
};

type Seen = { skillId: string; version: number };
type Teaching = Seen & { isTaught: boolean; reason: string };

/** How each change is called in the audit trail. */
const deeds: Readonly<Record<ChangeAction, { action: string }>> = {
  "skill-off": { action: "curriculum.skill-off" },
  "skill-on": { action: "curriculum.skill-on" },
  "item-off": { action: "curriculum.item-off" },
  "item-on": { action: "curriculum.item-on" },
  texts: { action: "curriculum.texts-corrected" },
  "taken-back": { action: "curriculum.change-taken-back" },
};

/** Takes a skill out of what is taught, or puts it back. Throws invalid_input, not_found, curriculum_changed. */
export function switchSkill(context: RequestContext, asked: Teaching) {
  const { isTaught, reason } = asked;
  requireReason(asked);
  return change(context, asked, () => ({
    action: isTaught ? "skill-on" : "skill-off",
    wanted: [{ facet: skillFacet, after: isTaught ? null : reason }],
    reason,
  }));
}

/**
 * Takes a fixed item from those that are drawn, or puts it back. Throws invalid_input, not_found, curriculum_changed,
 * too_few_items.
 */
export function switchItem(context: RequestContext, asked: Teaching & { itemName: string }) {
  const { isTaught, reason, itemName } = asked;
  requireReason(asked);
  return change(context, asked, () => ({
    action: isTaught ? "item-on" : "item-off",
    wanted: [{ facet: itemFacet(itemName), after: isTaught ? null : reason }],
    reason,
  }));
}

/** Corrects texts. Throws invalid_input with what the check says at each place, not_found, curriculum_changed. */
export function correctTexts(
  context: RequestContext,
  asked: Seen & { texts: readonly { place: string; says: string }[] },
) {
  return change(context, asked, () => ({
    action: "texts",
    wanted: asked.texts.map(({ place, says }) => ({
      facet: textFacet(place),
      after: says.replaceAll("\r\n", "\n").trim(),
    })),
  }));
}

/**
 * Takes a change back where all of it still stands. Throws not_found, curriculum_changed, change_overtaken, and as a
 * change of that kind.
 */
export function takeBackChange(
  context: RequestContext,
  asked: Seen & { curriculumChangeId: string },
) {
  return change(context, asked, async ({ source }, { state }) => {
    const [row] = await context.db
      .select({ changes: curriculumChanges.changes })
      .from(curriculumChanges)
      .where(
        and(
          eq(curriculumChanges.id, asked.curriculumChangeId),
          eq(curriculumChanges.skillId, asked.skillId),
        ),
      );
    if (!row) throw new AppError("not_found");
    const changes = storedFacets.parse(row.changes);
    if (!stillStands(changes, state, source)) throw new AppError("change_overtaken");
    return {
      action: "taken-back",
      wanted: changes.map(({ before, ...part }) => ({ ...part, after: before })),
      takesBack: asked.curriculumChangeId,
    };
  });
}

/** Drops a correction of a text that the file says anew since then, if one rests there. Throws not_found, curriculum_changed. */
export function dropCorrection(context: RequestContext, asked: Seen & { place: string }) {
  const { place } = asked;
  return change(context, asked, ({ source }, { state }) => {
    const resting = restingIn(state, source).find((each) => each.place === place);
    return {
      action: "texts",
      wanted: resting ? [{ facet: restingFacet(place), after: null, was: resting.was }] : [],
    };
  });
}

function requireReason({ isTaught, reason }: Teaching): void {
  if (!isTaught && reason === "")
    throw new AppError("invalid_input", { fields: { reason: "offReasonMissing" } });
}

/**
 * Keeps a change of a skill, with its entry in the audit trail, unless another came since the version that was seen.
 * What it changes is checked before; from then on it holds here, and other programs hear of it.
 */
async function change(
  context: RequestContext,
  { skillId, version }: Seen,
  planFor: (skill: FoundSkill, standing: Standing) => Plan | Promise<Plan>,
): Promise<{ skill: SkillView }> {
  const { db } = context;
  const skill = getSkillOrThrow(skillId);
  const standing = await readStanding(db, skillId);
  if (standing.version !== version) throw new AppError("curriculum_changed");
  const plan = await planFor(skill, standing);
  const changes = changesIn(plan, skill, standing);
  if (changes.length > 0) {
    await keep(context, skill, { standing, plan, changes });
    await loadChanges(db);
  }
  return readSkill(context, { skillId });
}

/** What a plan changes. Throws not_found for a part that the skill does not have. */
function changesIn({ wanted }: Plan, { source }: FoundSkill, { state }: Standing): Facet[] {
  return wanted.flatMap((part) => {
    const { facet, after } = part;
    const before = valueOf(facet, state, source);
    if (before === undefined) throw new AppError("not_found");
    // The reason that something is out stays the first one.
    const isSame = placeOfFacet(facet) === null ? (before === null) === (after === null) : false;
    return isSame || before === after ? [] : [{ ...part, before }];
  });
}

type Kept = { standing: Standing; plan: Plan; changes: readonly Facet[] };

async function keep(
  context: RequestContext,
  { id: skillId, subject, source }: FoundSkill,
  { standing, plan, changes }: Kept,
): Promise<void> {
  const now = context.now();
  const actorId = requireActor(context).id;
  const state = applyChanges(standing.state, source, changes);
  const isItemOut = changes.some(
    ({ facet, after }) => itemOfFacet(facet) !== null && after !== null,
  );
  if (isItemOut && faultsOfAmount(withoutItems(source, state.itemsOff).skill).length > 0)
    throw new AppError("too_few_items");
  const touched = changes.flatMap(({ facet }) => placeOfFacet(facet) ?? []);
  if (touched.length > 0)
    await refuseFaultyTexts(context, { subject, skillId, texts: state.texts, touched });
  await context.db.transaction(async (tx) => {
    const kept = await tx
      .insert(curriculumChanges)
      .values({
        id: createId("cur", now.getTime()),
        skillId,
        version: standing.version + 1,
        action: plan.action,
        changes,
        state,
        reason: plan.reason || null,
        takesBack: plan.takesBack ?? null,
        administratorId: actorId,
        createdAt: now,
      })
      .onConflictDoNothing({ target: [curriculumChanges.skillId, curriculumChanges.version] })
      .returning({ id: curriculumChanges.id });
    if (kept.length === 0) throw new AppError("curriculum_changed");
    const details: Record<string, string> = plan.reason ? { reason: plan.reason } : {};
    await recordDeed(tx, { actorId, ...deeds[plan.action], subjectId: skillId, details }, now);
  });
}
