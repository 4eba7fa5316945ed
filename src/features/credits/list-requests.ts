import { and, asc, count, desc, eq, gt, lt, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { Queryable } from "#db/client.ts";
import { creditAccounts, creditRequests } from "#db/tables/credits.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";
import type { CreditCase, creditsContract } from "./contract.ts";
import { type RequestRow, viewRequest } from "./read-credits.ts";
import { requestsPerPage } from "./rules.ts";

/** How many requests wait for an administrator. */
export async function countOpenRequests(queryable: Queryable): Promise<number> {
  const [open] = await queryable
    .select({ all: count() })
    .from(creditRequests)
    .where(eq(creditRequests.status, "open"));
  return open?.all ?? 0;
}

/** A page of requests: those that wait, the longest first; answered ones, the latest first. */
export async function listRequests(
  { db }: RequestContext,
  { status, after }: z.output<typeof creditsContract.listRequests.input>,
): Promise<{ requests: CreditCase[]; next: string | null }> {
  const isWaiting = status === "open";
  const beyond = isWaiting ? gt : lt;
  const cases = await readCases(
    db,
    and(
      eq(creditRequests.status, status),
      after === undefined ? undefined : beyond(creditRequests.id, after),
    ),
    isWaiting ? asc(creditRequests.id) : desc(creditRequests.id),
  );
  const requests = cases.slice(0, requestsPerPage);
  const hasMore = cases.length > requests.length;
  return { requests, next: hasMore ? (requests.at(-1)?.id ?? null) : null };
}

/** One request as administrators see it. Throws not_found. */
export async function readCase(queryable: Queryable, id: string): Promise<CreditCase> {
  const [found] = await readCases(queryable, eq(creditRequests.id, id), asc(creditRequests.id));
  if (!found) throw new AppError("not_found");
  return found;
}

async function readCases(
  queryable: Queryable,
  where: SQL | undefined,
  order: SQL,
): Promise<CreditCase[]> {
  const rows = await queryable
    .select({
      request: creditRequests,
      studentName: profiles.fullName,
      parentName: parentAccounts.fullName,
      balance: creditAccounts.balance,
    })
    .from(creditRequests)
    .innerJoin(profiles, eq(profiles.id, creditRequests.studentId))
    .leftJoin(parentAccounts, eq(parentAccounts.id, creditRequests.parentId))
    .leftJoin(creditAccounts, eq(creditAccounts.studentId, creditRequests.studentId))
    .where(where)
    .orderBy(order)
    .limit(requestsPerPage + 1);
  return rows.map(caseOf);
}

type CaseRow = {
  request: RequestRow;
  studentName: string;
  parentName: string | null;
  balance: number | null;
};

function caseOf({ request, studentName, parentName, balance }: CaseRow): CreditCase {
  return {
    ...viewRequest(request),
    studentId: request.studentId,
    studentName,
    askedByName: request.askedBy === "student" ? studentName : (parentName ?? ""),
    balance: balance ?? 0,
  };
}
