import { and, desc, eq, gte, lte } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { type KitchenAnswer, kitchenCards } from "#db/tables/kitchen-cards.ts";
import { atStudentsClock } from "#features/controls/study-days.ts";
import { readToday } from "#features/learning/read-days.ts";
import { readSkillDays } from "#features/learning/read-skill-days.ts";
import { findSkill } from "#features/learning/subject-skills.ts";
import { AppError } from "#shared/errors.ts";
import { createId } from "#shared/ids.ts";
import { kitchenQuestions } from "./content.ts";
import type { KitchenCard } from "./contract.ts";
import { chooseSkill, mondayOf, type SkillDone } from "./rules-kitchen.ts";
import { type DayRange, lastDays } from "./rules-range.ts";

type StoredCard = typeof kitchenCards.$inferSelect;

/** A question comes from what was done in so many days up to today. */
const daysLookedAt = 7;

/** Skills of so many cards are not asked about again while there are others. */
const cardsRemembered = 6;

/**
 * The question of this week about a child: the first to ask for it settles it for the week, and everybody finds the
 * same. Null where nothing was practised that it could come from. The caller has made sure whose child it is.
 */
export async function readKitchenCard(
  queryable: Queryable,
  childId: string,
  reader: { now: Date; timeZone: string },
): Promise<KitchenCard | null> {
  const clock = await atStudentsClock(queryable, childId, reader);
  const today = await readToday(queryable, childId, clock);
  const week = mondayOf(today);
  const ofWeek = and(eq(kitchenCards.studentId, childId), eq(kitchenCards.week, week));
  const [known] = await queryable.select().from(kitchenCards).where(ofWeek);
  if (known) return viewCard(known);
  const range = lastDays(today, daysLookedAt);
  const skill = chooseSkill(
    await skillsDone(queryable, childId, range),
    await skillsAsked(queryable, childId),
  );
  if (!skill) return null;
  await queryable
    .insert(kitchenCards)
    .values({
      id: createId("crd", reader.now.getTime()),
      studentId: childId,
      week,
      skillId: skill.skillId,
      firstDay: range.from,
      lastDay: skill.lastDay,
      problems: skill.alone + skill.withHelp + skill.open,
      createdAt: reader.now,
    })
    .onConflictDoNothing();
  const [settled] = await queryable.select().from(kitchenCards).where(ofWeek);
  return settled ? viewCard(settled) : null;
}

async function skillsDone(
  queryable: Queryable,
  childId: string,
  range: DayRange,
): Promise<SkillDone[]> {
  const done = new Map<string, SkillDone>();
  for (const { skillId, day, alone, withHelp, open } of await readSkillDays(
    queryable,
    childId,
    range,
  )) {
    if (skillId === null || !kitchenQuestions.has(skillId)) continue;
    const before = done.get(skillId);
    done.set(skillId, {
      skillId,
      lastDay: day,
      alone: alone + (before?.alone ?? 0),
      withHelp: withHelp + (before?.withHelp ?? 0),
      open: open + (before?.open ?? 0),
    });
  }
  return [...done.values()];
}

async function skillsAsked(queryable: Queryable, childId: string): Promise<string[]> {
  const rows = await queryable
    .select({ skillId: kitchenCards.skillId })
    .from(kitchenCards)
    .where(eq(kitchenCards.studentId, childId))
    .orderBy(desc(kitchenCards.week))
    .limit(cardsRemembered);
  return rows.map(({ skillId }) => skillId);
}

/** The questions of the weeks that a time touches, the latest first. */
export async function readKitchenCards(
  queryable: Queryable,
  childId: string,
  { from, to }: DayRange,
): Promise<KitchenCard[]> {
  const rows = await queryable
    .select()
    .from(kitchenCards)
    .where(
      and(
        eq(kitchenCards.studentId, childId),
        gte(kitchenCards.week, mondayOf(from)),
        lte(kitchenCards.week, to),
      ),
    )
    .orderBy(desc(kitchenCards.week));
  return rows.flatMap((row) => viewCard(row) ?? []);
}

/**
 * Keeps how a question went, in one tap; null takes it back. It is the parent's word and moves no mastery.
 * @throws AppError invalid_input where the child has no such card
 */
export async function answerKitchenCard(
  queryable: Queryable,
  card: { cardId: string; childId: string },
  given: { answer: KitchenAnswer | null; parentId: string; now: Date },
): Promise<KitchenCard> {
  const { answer, parentId, now } = given;
  const [row] = await queryable
    .update(kitchenCards)
    .set({
      answer,
      answeredBy: answer === null ? null : parentId,
      answeredAt: answer === null ? null : now,
    })
    .where(and(eq(kitchenCards.id, card.cardId), eq(kitchenCards.studentId, card.childId)))
    .returning();
  const shown = row && viewCard(row);
  if (!shown) throw new AppError("invalid_input", { fields: { cardId: "other" } });
  return shown;
}

/** A card as people read it; null where its skill is no longer taught. */
function viewCard(row: StoredCard): KitchenCard | null {
  const question = kitchenQuestions.get(row.skillId);
  const skill = findSkill(row.skillId);
  if (!question || !skill) return null;
  const { id, week, skillId, firstDay, problems, answer } = row;
  return {
    id,
    week,
    skillId,
    skill: skill.words.title,
    ...question,
    problems,
    // Open to later days: a problem that is answered again moves to that day.
    evidence: { from: firstDay, skillIds: skillId },
    answer,
  };
}
