import { and, asc, count, desc, eq, isNull, sql } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { alerts } from "#db/tables/oversight.ts";
import { profiles } from "#db/tables/profiles.ts";
import { deliverAbout } from "#features/notices/deliver.ts";
import { noticeFor } from "#features/notices/notice-for.ts";
import { recordDeed } from "#platform/audit.ts";
import { type RequestContext, requireActor } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";
import type { AlertFinding, Sight } from "#shared/oversight.ts";
import type { AdminAlert, ParentAlert } from "./contract.ts";
import { snippetOf, unclaimedSince } from "./rules-alerts.ts";

const listMax = 50;

/** The alerts of a child that parents hear of, latest first; the words only where the age lets them see flagged parts. */
export async function readAlerts(
  queryable: Queryable,
  studentId: string,
  sight: Sight,
): Promise<ParentAlert[]> {
  if (sight === "none") return [];
  const rows = await queryable
    .select()
    .from(alerts)
    .where(and(eq(alerts.studentId, studentId), eq(alerts.route, "guardians")))
    .orderBy(desc(alerts.createdAt))
    .limit(listMax);
  return rows.map(({ id, category, snippet, place, createdAt, acknowledgedAt }) => ({
    id,
    category,
    place,
    snippet: sight === "summaries" ? null : snippetOf(snippet),
    createdAt: createdAt.toISOString(),
    acknowledgedAt: acknowledgedAt?.toISOString() ?? null,
  }));
}

/** A parent says that the alert was read; the first to say so stays on record. */
export async function acknowledgeAlert(
  queryable: Queryable,
  {
    studentId,
    alertId,
    parentId,
    now,
  }: Record<"studentId" | "alertId" | "parentId", string> & {
    now: Date;
  },
): Promise<void> {
  const own = and(
    eq(alerts.id, alertId),
    eq(alerts.studentId, studentId),
    eq(alerts.route, "guardians"),
  );
  await queryable
    .update(alerts)
    .set({
      acknowledgedBy: sql`coalesce(${alerts.acknowledgedBy}, ${parentId})`,
      acknowledgedAt: sql`coalesce(${alerts.acknowledgedAt}, ${now}::timestamptz)`,
    })
    .where(own);
}

/**
 * Alerts as administrators see them: those that nobody has reviewed, the one that has waited longest first; or those
 * that were reviewed, the latest review first.
 */
export async function listAlerts(
  queryable: Queryable,
  { isReviewed }: { isReviewed: boolean },
): Promise<AdminAlert[]> {
  const rows = await queryable
    .select({ alert: alerts, fullName: profiles.fullName })
    .from(alerts)
    .leftJoin(profiles, eq(profiles.id, alerts.studentId))
    .where(isReviewed ? sql`${alerts.reviewedAt} is not null` : isNull(alerts.reviewedAt))
    .orderBy(isReviewed ? desc(alerts.reviewedAt) : asc(alerts.createdAt))
    .limit(listMax);
  return rows.map(({ alert, fullName }) => viewAlert(alert, fullName));
}

/** What an administrator did about an alert. */
export type Review = {
  alertId: string;
  finding: AlertFinding;
  note: string;
  /** Passes it on to those who look after the student; where the account is gone, to nobody. */
  tellGuardians: boolean;
};

/**
 * Keeps what an administrator found, with a deed in the same transaction; where it is passed on, those who look after
 * the student are written to at once. Throws not_found.
 */
export async function reviewAlert(context: RequestContext, review: Review): Promise<AdminAlert> {
  const { alertId, finding, note, tellGuardians } = review;
  const now = context.now();
  const alert = await context.db.transaction(async (transaction) => {
    const [found] = await transaction
      .update(alerts)
      .set({
        finding,
        note,
        reviewedAt: now,
        ...(tellGuardians
          ? {
              route: sql`case when ${alerts.studentId} is null then ${alerts.route} else 'guardians' end`,
            }
          : {}),
      })
      .where(eq(alerts.id, alertId))
      .returning();
    if (!found) throw new AppError("not_found");
    const { studentId } = found;
    const isPassedOn = tellGuardians && studentId !== null;
    const deed = {
      actorId: requireActor(context).id,
      action: "alert.reviewed",
      subjectId: studentId ?? alertId,
      details: { alertId, finding, tellGuardians: isPassedOn },
    };
    await recordDeed(transaction, deed, now);
    if (isPassedOn) await noticeFor(transaction, studentId, { kind: "alert", alertId }, now);
    return found;
  });
  if (alert.studentId === null) return viewAlert(alert, null);
  if (tellGuardians) await deliverAbout(context, alert.studentId);
  const [student] = await context.db
    .select({ fullName: profiles.fullName })
    .from(profiles)
    .where(eq(profiles.id, alert.studentId));
  return viewAlert(alert, student?.fullName ?? null);
}

function viewAlert(alert: typeof alerts.$inferSelect, fullName: string | null): AdminAlert {
  const { id, studentId, category, route, snippet, place, finding, note } = alert;
  return {
    id,
    studentId,
    fullName,
    category,
    route,
    snippet,
    place,
    finding,
    note,
    createdAt: alert.createdAt.toISOString(),
    acknowledgedAt: alert.acknowledgedAt?.toISOString() ?? null,
  };
}

/** How many alerts no administrator has looked into, and how many of them nobody at all has taken for hours. */
export async function countAlerts(
  queryable: Queryable,
  now: Date,
): Promise<{ all: number; unclaimed: number }> {
  const since = unclaimedSince(now).toISOString();
  const [counted] = await queryable
    .select({
      all: count(),
      unclaimed:
        sql<number>`count(*) filter (where ${alerts.acknowledgedAt} is null and ${alerts.createdAt} <= ${since}::timestamptz)`.mapWith(
          Number,
        ),
    })
    .from(alerts)
    .where(isNull(alerts.reviewedAt));
  return counted ?? { all: 0, unclaimed: 0 };
}
