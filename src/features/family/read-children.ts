import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { creditAccounts } from "#db/tables/credits.ts";
import { attempts } from "#db/tables/learning.ts";
import { guardianships } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { chats } from "#db/tables/tutoring.ts";
import { firstNameOf } from "#features/accounts/rules.ts";
import {
  countProblem,
  type ProblemCount,
  problemsOf,
  readDays,
} from "#features/learning/read-days.ts";
import { readStanding } from "#features/learning/read-standing.ts";
import { minute } from "#shared/constants.ts";
import { AppError } from "#shared/errors.ts";
import { findSubject } from "#shared/subjects.ts";
import type { Child, ChildDetails, ChildSession } from "./contract.ts";
import { isGuardianOf } from "./guardianship.ts";

/** Somebody who was active within this time is learning now. */
const presentMs = 5 * minute;

const sessionsShown = 20;

/** Who reads: the clock and whose days are meant. */
export type Reader = { now: Date; timeZone: string };

/** The children of a parent, or the one that is asked for, each with the latest session and today's problems. */
export async function readChildren(
  queryable: Queryable,
  parentId: string,
  reader: Reader,
  childId?: string,
): Promise<Child[]> {
  const latest = queryable
    .select({ subject: chats.subject, title: chats.title, lastAt: chats.updatedAt })
    .from(chats)
    .where(eq(chats.studentId, guardianships.studentId))
    .orderBy(desc(chats.updatedAt))
    .limit(1)
    .as("latest");
  const rows = await queryable
    .select({
      profile: profiles,
      balance: creditAccounts.balance,
      subject: latest.subject,
      title: latest.title,
      lastAt: latest.lastAt,
    })
    .from(guardianships)
    .innerJoin(profiles, eq(profiles.id, guardianships.studentId))
    .leftJoin(creditAccounts, eq(creditAccounts.studentId, profiles.id))
    .leftJoinLateral(latest, sql`true`)
    .where(
      and(
        isGuardianOf(parentId),
        childId === undefined ? undefined : eq(guardianships.studentId, childId),
      ),
    )
    .orderBy(guardianships.createdAt);
  const days = await readDays(
    queryable,
    rows.map(({ profile }) => profile.id),
    { ...reader, count: 1 },
  );
  return rows.map(({ profile, balance, subject, title, lastAt }, index) => {
    const known = findSubject(subject);
    const isPresent = lastAt !== null && reader.now.getTime() - lastAt.getTime() < presentMs;
    return {
      id: profile.id,
      fullName: profile.fullName,
      firstName: firstNameOf(profile.fullName),
      username: profile.username,
      email: profile.email,
      gradeLevel: profile.gradeLevel,
      now: isPresent && known ? { subject: known, title: title ?? "" } : null,
      lastActiveAt: lastAt?.toISOString() ?? null,
      credits: balance ?? 0,
      today: days[index]?.[0] ?? { day: "", alone: 0, withHelp: 0, open: 0 },
    };
  });
}

/** One child in full. Throws not_found for anybody else's. */
export async function readChild(
  queryable: Queryable,
  parentId: string,
  childId: string,
  reader: Reader,
): Promise<ChildDetails> {
  const [child] = await readChildren(queryable, parentId, reader, childId);
  if (!child) throw new AppError("not_found");
  return {
    child,
    standing: await readStanding(queryable, childId, reader),
    sessions: await readSessions(queryable, childId),
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
      title: row.title,
      startedAt: row.createdAt.toISOString(),
      lastAt: row.updatedAt.toISOString(),
      ...count,
    };
  });
}
