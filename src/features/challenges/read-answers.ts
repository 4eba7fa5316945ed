import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { attempts } from "#db/tables/learning.ts";
import { chats, messages } from "#db/tables/tutoring.ts";
import { type MessageRow, readDetails } from "#features/tutoring/views.ts";
import { isRecord } from "#shared/records.ts";
import type { AttemptRow } from "./read-mark.ts";
import type { PastAnswer } from "./rules-replay.ts";

/** Every answer of a student that gave evidence of a skill: marked ones, and working that went astray. */
export async function readAnswers(
  queryable: Queryable,
  studentId: string,
  skillId: string,
): Promise<PastAnswer[]> {
  const rows = await queryable
    .select()
    .from(attempts)
    .where(and(eq(attempts.studentId, studentId), eq(attempts.skillId, skillId)));
  const items = new Set(rows.map(({ itemId }) => itemId));
  const isOfSkill = (itemId: string) => items.has(itemId) || itemId.startsWith(`${skillId}#`);
  const misses = await readMissesInWorking(queryable, studentId);
  return [...rows.map(asAnswer), ...misses.filter(({ itemId }) => isOfSkill(itemId))];
}

/** The marked answers of a student on one item in one chat. */
export async function readAnswersOn(
  queryable: Queryable,
  { studentId, chatId, itemId }: AttemptRow,
): Promise<PastAnswer[]> {
  const rows = await queryable
    .select()
    .from(attempts)
    .where(
      and(
        eq(attempts.studentId, studentId),
        eq(attempts.chatId, chatId),
        eq(attempts.itemId, itemId),
      ),
    );
  return rows.map(asAnswer);
}

const outcomes = ["right", "wrong", "right-value-wrong-form", "unreadable"] as const;

/** The mark as it was given first, which the receipt keeps. */
export function firstOutcomeOf({ receipt, outcome }: AttemptRow): AttemptRow["outcome"] {
  const first = isRecord(receipt) ? receipt.outcome : null;
  return outcomes.find((known) => known === first) ?? outcome;
}

/** The chance of a guess as it was when the mark was given; none in typed mathematics. */
function guessIn({ receipt }: AttemptRow): Pick<PastAnswer, "guess"> {
  const guess = isRecord(receipt) ? receipt.guess : null;
  return typeof guess === "number" ? { guess } : {};
}

function asAnswer(row: AttemptRow): PastAnswer {
  return {
    attemptId: row.id,
    chatId: row.chatId,
    itemId: row.itemId,
    outcome: row.outcome,
    firstOutcome: firstOutcomeOf(row),
    helpLevel: row.helpLevel,
    firstTry: row.firstTry,
    ...guessIn(row),
    at: row.createdAt,
  };
}

const goneAstray = "first-wrong-line";

/** Working that went astray is no attempt, so what it showed is read from the turns of the chats it is in. */
async function readMissesInWorking(queryable: Queryable, studentId: string): Promise<PastAnswer[]> {
  const withMisses = queryable
    .select({ id: messages.chatId })
    .from(messages)
    .innerJoin(chats, eq(chats.id, messages.chatId))
    .where(
      and(
        eq(chats.studentId, studentId),
        sql`${messages.details} -> 'moves' @> ${JSON.stringify([goneAstray])}::jsonb`,
      ),
    );
  const turns = await queryable
    .select()
    .from(messages)
    .where(and(inArray(messages.chatId, withMisses), eq(messages.author, "tutor")))
    .orderBy(asc(messages.chatId), asc(messages.position));
  const saidAgain = new Set(turns.map(({ replacedBy }) => replacedBy));
  return missesIn(turns.filter(({ id }) => !saidAgain.has(id)));
}

/** Walks through the tutor's turns, chat by chat, and keeps the first miss on each problem that was in working. */
function missesIn(turns: readonly MessageRow[]): PastAnswer[] {
  const misses: PastAnswer[] = [];
  let chatId = "";
  let open = { itemId: "", answers: 0, help: 0, sawExample: false };
  for (const turn of turns) {
    if (turn.chatId !== chatId) open = { itemId: "", answers: 0, help: 0, sawExample: false };
    chatId = turn.chatId;
    const { moves = [], receipt, problem } = readDetails(turn.details);
    if (moves.includes(goneAstray)) {
      const miss = { outcome: "wrong", firstOutcome: "wrong", attemptId: null } as const;
      const helpLevel = open.help + (open.sawExample ? 1 : 0);
      const firstTry = open.answers === 0;
      misses.push({
        ...miss,
        chatId,
        itemId: open.itemId,
        helpLevel,
        firstTry,
        at: turn.createdAt,
      });
      open.answers++;
    } else if (receipt && receipt.outcome !== "right-value-wrong-form") open.answers++;
    open.help += moves.filter((kind) => kind === "hint" || kind === "tell").length;
    open.sawExample ||= moves.includes("worked-example");
    if (problem) open = { itemId: problem.itemId, answers: 0, help: 0, sawExample: false };
  }
  return misses;
}
