import { desc, eq, inArray } from "drizzle-orm";
import type { Database, Queryable } from "#db/client.ts";
import { attempts } from "#db/tables/learning.ts";
import { chats } from "#db/tables/tutoring.ts";
import { atStudentsClock } from "#features/controls/study-days.ts";
import { countProblem, type ProblemCount, problemsOf } from "#features/learning/read-days.ts";
import { readLede } from "#features/learning/read-lede.ts";
import { readStanding } from "#features/learning/read-standing.ts";
import { AppError } from "#shared/errors.ts";
import { findSubject } from "#shared/subjects.ts";
import type { ChildDetails, ChildSession } from "./contract.ts";
import { type Reader, readCards } from "./read-cards.ts";
import { shownTitle } from "./shown-title.ts";

const sessionsShown = 20;

/** One child in full. Throws not_found for anybody else's. */
export async function readChild(
  db: Database,
  parentId: string,
  childId: string,
  reader: Reader,
): Promise<ChildDetails> {
  const cards = await readCards(db, parentId, reader);
  const child = cards.find(({ id }) => id === childId);
  if (!child) throw new AppError("not_found");
  const [first = child.today] = child.week;
  const range = { from: first.day, to: child.today.day, days: child.week };
  return {
    child,
    lede: await readLede(db, childId, range),
    standing: await readStanding(db, childId, await atStudentsClock(db, childId, reader)),
    sessions: await readSessions(db, childId),
  };
}

async function readSessions(queryable: Queryable, childId: string): Promise<ChildSession[]> {
  const rows = await queryable
    .select()
    .from(chats)
    .where(eq(chats.studentId, childId))
    .orderBy(desc(chats.updatedAt))
    .limit(sessionsShown);
  const ids = rows.map(({ id }) => id);
  const problems =
    ids.length === 0 ? [] : await problemsOf(queryable, [childId], inArray(attempts.chatId, ids));
  const counts = new Map<string, ProblemCount>(
    ids.map((id) => [id, { alone: 0, withHelp: 0, open: 0 }]),
  );
  for (const problem of problems) {
    const count = counts.get(problem.chatId);
    if (count) countProblem(count, problem);
  }
  return rows.flatMap((row) => {
    const subject = findSubject(row.subject);
    const count = counts.get(row.id);
    if (!subject || !count) return [];
    return {
      id: row.id,
      subject,
      title: shownTitle(subject, row.title),
      startedAt: row.createdAt.toISOString(),
      lastAt: row.updatedAt.toISOString(),
      ...count,
    };
  });
}
