import { desc, eq, lt, max, sql } from "drizzle-orm";
import { errorReports } from "#db/tables/error-reports.ts";
import { recordDeed } from "#platform/audit.ts";
import { type RequestContext, requireActor } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";
import type { FailureGroup } from "./contract.ts";

const failuresPerPage = 20;

/** Reports by failure, the one that was reported last first. */
export async function listFailures(
  { db }: RequestContext,
  { after }: { after?: string | undefined },
): Promise<{ failures: FailureGroup[]; next: string | null }> {
  const lastId = max(errorReports.id);
  const grouped = db
    .select({
      fingerprint: errorReports.fingerprint,
      lastId: lastId.as("last_id"),
      reports: sql<number>`count(*)::int`.as("reports"),
      times: sql<number>`sum(${errorReports.times})::int`.as("times_in_all"),
      firstAt: sql<Date>`min(${errorReports.createdAt})`
        .mapWith(errorReports.createdAt)
        .as("first_at"),
      versions: sql<string[]>`array_agg(distinct ${errorReports.version})`.as("versions"),
      browsers: sql<string[]>`array_agg(distinct ${errorReports.browser})`.as("browsers"),
      urls: sql<string[]>`array_agg(distinct ${errorReports.url})`.as("urls"),
    })
    .from(errorReports)
    .groupBy(errorReports.fingerprint)
    .having(after === undefined ? undefined : lt(lastId, after))
    .as("grouped");
  const found = await db
    .select({
      reports: grouped.reports,
      times: grouped.times,
      firstAt: grouped.firstAt,
      versions: grouped.versions,
      browsers: grouped.browsers,
      urls: grouped.urls,
      latest: errorReports,
    })
    .from(grouped)
    .innerJoin(errorReports, eq(errorReports.id, grouped.lastId))
    .orderBy(desc(grouped.lastId))
    .limit(failuresPerPage + 1);
  const page = found.slice(0, failuresPerPage);
  return {
    failures: page.map(({ latest, firstAt, ...group }) => ({
      ...group,
      fingerprint: latest.fingerprint,
      message: latest.message,
      category: latest.category,
      severity: latest.severity,
      firstAt: firstAt.toISOString(),
      lastAt: latest.createdAt.toISOString(),
      stack: latest.stack,
    })),
    next: found.length > failuresPerPage ? (page.at(-1)?.latest.id ?? null) : null,
  };
}

/** Deletes a failure with all its reports. Throws not_found. */
export async function deleteFailure(
  context: RequestContext,
  { fingerprint }: { fingerprint: string },
): Promise<{ deleted: number }> {
  return context.db.transaction(async (transaction) => {
    const gone = await transaction
      .delete(errorReports)
      .where(eq(errorReports.fingerprint, fingerprint))
      .returning({ message: errorReports.message });
    const [first] = gone;
    if (!first) throw new AppError("not_found");
    await recordDeed(
      transaction,
      {
        actorId: requireActor(context).id,
        action: "error-reports.deleted",
        subjectId: fingerprint,
        details: { message: first.message, reports: gone.length },
      },
      context.now(),
    );
    return { deleted: gone.length };
  });
}
