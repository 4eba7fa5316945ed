import { and, desc, eq, gt, inArray, or } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { creditRequests } from "#db/tables/credits.ts";
import { firstNameOf } from "#features/accounts/rules.ts";
import { childrenOf } from "#features/family/guardianship.ts";
import { hasGuardian } from "./ask-for-credits.ts";
import type { ChildCredits, CreditRequest, Credits } from "./contract.ts";
import { type HistoryQuery, readHistory } from "./read-history.ts";
import { answerToldMs, askingOf } from "./rules.ts";
import { readBalance } from "./turn-credits.ts";

export type RequestRow = typeof creditRequests.$inferSelect;

/** A student's credits as the family reads them. */
export async function readCredits(queryable: Queryable, query: HistoryQuery): Promise<Credits> {
  const { studentId, isParent } = query;
  const [latest] = await queryable
    .select()
    .from(creditRequests)
    .where(eq(creditRequests.studentId, studentId))
    .orderBy(desc(creditRequests.createdAt), desc(creditRequests.id))
    .limit(1);
  return {
    isSample: false,
    balance: await readBalance(queryable, studentId),
    asking: askingOf({
      isParent,
      hasGuardian: !isParent && (await hasGuardian(queryable, studentId)),
      isWaiting: latest?.status === "open",
    }),
    request: latest ? viewRequest(latest) : null,
    ...(await readHistory(queryable, query)),
  };
}

/** The requests of a parent's children that wait, or were answered lately; the latest of each child. */
export async function readChildRequests(
  queryable: Queryable,
  parentId: string,
  now: Date,
): Promise<ChildCredits[]> {
  const children = await childrenOf(queryable, parentId);
  const ids = children.map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await queryable
    .select()
    .from(creditRequests)
    .where(
      and(
        inArray(creditRequests.studentId, ids),
        or(
          eq(creditRequests.status, "open"),
          gt(creditRequests.answeredAt, new Date(now.getTime() - answerToldMs)),
        ),
      ),
    )
    .orderBy(desc(creditRequests.createdAt), desc(creditRequests.id));
  return children.flatMap(({ id, fullName }) => {
    const found = rows.find(({ studentId }) => studentId === id);
    if (!found) return [];
    return [{ childId: id, firstName: firstNameOf(fullName), request: viewRequest(found) }];
  });
}

export function viewRequest(row: RequestRow): CreditRequest {
  const { id, status, askedBy, note, amount, reason } = row;
  return {
    id,
    status,
    askedBy,
    note,
    amount,
    reason,
    askedAt: row.createdAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  };
}
