import { and, desc, eq, lt, lte, or, sql } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { creditEntries } from "#db/tables/credits.ts";
import { attempts, studentProgress } from "#db/tables/learning.ts";
import { messages } from "#db/tables/tutoring.ts";
import { returnCredit } from "#features/credits/turn-credits.ts";
import { rebuildActivity } from "#features/learning/save-attempt.ts";
import { loadLearner, saveProgress, saveRecord } from "#features/learning/server.ts";
import { type ChatRow, readDetails, subjectOf } from "#features/tutoring/views.ts";
import { readAnswers, readAnswersOn } from "./read-answers.ts";
import { type AttemptRow, findPresentation } from "./read-mark.ts";
import { correctAnswersGained, replaySkill } from "./rules-replay.ts";

/**
 * Makes a mark right in every record, in the caller's transaction, which holds the chat: the attempt (its receipt keeps
 * the first mark), the turn as the page shows it, the skill's mastery and review made anew from all answers, the
 * figures of the subject and of the days, and the credit of the problem. Gives the credits that came back.
 */
export async function restoreRecord(
  tx: Queryable,
  attempt: AttemptRow,
  chat: ChatRow,
  now: Date,
): Promise<number> {
  const { studentId, skillId } = attempt;
  await tx
    .update(attempts)
    .set({ outcome: "right", misconceptionId: null })
    .where(eq(attempts.id, attempt.id));
  await rebuildActivity(tx, studentId);
  await showAsRight(tx, attempt.messageId);
  if (skillId) {
    const record = replaySkill(skillId, await readAnswers(tx, studentId, skillId));
    await saveRecord(tx, studentId, record, now);
  }
  await correctProgress(tx, attempt, chat, now);
  return giveCreditBack(tx, attempt, now);
}

/** The mark on the page is right in the turn that gave it and where that turn was said again. */
async function showAsRight(tx: Queryable, messageId: string): Promise<void> {
  const right = JSON.stringify({ outcome: "right", missing: null });
  await tx.execute(sql`
    with recursive said as (
      select id, replaced_by from messages where id = ${messageId}
      union select later.id, later.replaced_by from messages later join said on later.id = said.replaced_by
    )
    update ${messages} set details = jsonb_set(details, '{receipt}', details -> 'receipt' || ${right}::jsonb)
    where id in (select id from said) and jsonb_typeof(details -> 'receipt') = 'object'`);
}

async function correctProgress(
  tx: Queryable,
  attempt: AttemptRow,
  chat: ChatRow,
  now: Date,
): Promise<void> {
  const { studentId } = attempt;
  const subject = subjectOf(chat);
  const gained = correctAnswersGained(await readAnswersOn(tx, attempt), attempt.id);
  await saveProgress(tx, {
    studentId,
    subject,
    learner: await loadLearner(tx, studentId),
    attempt: null,
    skillId: null,
    now,
  });
  await tx
    .update(studentProgress)
    .set({ totalCorrectItems: sql`${studentProgress.totalCorrectItems} + ${gained}` })
    .where(and(eq(studentProgress.studentId, studentId), eq(studentProgress.subject, subject)));
}

/** Gives back what the problem of an attempt cost; twins and reviews were free. */
async function giveCreditBack(tx: Queryable, attempt: AttemptRow, now: Date): Promise<number> {
  const { studentId, chatId, itemId } = attempt;
  const [marked] = await tx
    .select({ position: messages.position })
    .from(messages)
    .where(eq(messages.id, attempt.messageId));
  if (!marked) return 0;
  const place = { chatId, itemId, position: marked.position };
  const presentation = await findPresentation(tx, place);
  const source = presentation && readDetails(presentation.details).problem?.source;
  if (!presentation || source === "twin" || source === "review") return 0;
  const charged = await tx
    .select({ messageId: messages.id, position: messages.position })
    .from(creditEntries)
    .innerJoin(messages, eq(messages.id, creditEntries.messageId))
    .where(
      and(
        eq(messages.chatId, chatId),
        lte(messages.position, marked.position),
        eq(creditEntries.kind, "reserve"),
      ),
    );
  let back = 0;
  for (const { messageId, position } of charged) {
    const paid = await problemPaidAt(tx, chatId, position);
    if (paid === itemId) back += await returnCredit(tx, { studentId, messageId, now });
  }
  return back;
}

/**
 * The problem that a charged turn paid for: the own problem that it took up, else the one that lay on the workbench
 * before it. A problem that was set aside is laid there again.
 */
async function problemPaidAt(
  tx: Queryable,
  chatId: string,
  position: number,
): Promise<string | null> {
  const problem = sql`${messages.details} -> 'problem'`;
  const [row] = await tx
    .select({ itemId: sql<string>`${problem} ->> 'itemId'` })
    .from(messages)
    .where(
      and(
        eq(messages.chatId, chatId),
        sql`jsonb_typeof(${problem}) = 'object'`,
        or(
          lt(messages.position, position),
          and(eq(messages.position, position), sql`${problem} ->> 'source' = 'own'`),
        ),
      ),
    )
    .orderBy(desc(messages.position))
    .limit(1);
  return row?.itemId ?? null;
}
