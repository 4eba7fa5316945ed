import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { errorReports } from "#db/tables/error-reports.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import type { RateLimit } from "#shared/contract.ts";
import { createId } from "#shared/ids.ts";
import type { SentReport } from "./contract.ts";
import { browserOf } from "./rules-reports.ts";
import { failureKey } from "./rules-scrub.ts";

/** All browsers together: anybody may send reports, and they must not fill the disk. */
const ofEverybody: RateLimit = {
  name: "error-reports-of-all",
  per: "address",
  points: 5000,
  windowSeconds: 86_400,
};

/** Keeps a report; one that is sent again is only counted anew. Throws rate_limited. */
export async function takeReport(
  context: RequestContext,
  report: SentReport,
): Promise<{ isTaken: true }> {
  await context.limits.count(ofEverybody, "all");
  const now = context.now();
  const { userAgent, url, sessionId, timestamp } = report.context;
  const { version, repeats, ...extra } = report.context.extra;
  const times = repeats + 1;
  await context.db
    .insert(errorReports)
    .values({
      id: createId("err", now.getTime()),
      reportId: report.id,
      fingerprint: fingerprintOf(report),
      message: report.message,
      stack: report.stack,
      category: report.category,
      severity: report.severity,
      recoverable: report.recoverable,
      userAgent,
      browser: browserOf(userAgent),
      url,
      sessionId,
      version,
      times,
      extra,
      occurredAt: new Date(timestamp),
      createdAt: now,
    })
    .onConflictDoUpdate({
      target: errorReports.reportId,
      set: { times: sql`greatest(${errorReports.times}, excluded.times)` },
    });
  return { isTaken: true };
}

function fingerprintOf(report: SentReport): string {
  return createHash("sha256").update(failureKey(report)).digest("hex").slice(0, 16);
}
