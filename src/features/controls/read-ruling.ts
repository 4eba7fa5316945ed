import { and, desc, eq, gte, sql } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { childRules, ruleChanges, studyDays, timeRequests } from "#db/tables/controls.ts";
import { guardianships, parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { firstNameOf } from "#features/accounts/rules.ts";
import { isGuardianOf } from "#features/family/guardianship.ts";
import { day } from "#shared/constants.ts";
import { AppError } from "#shared/errors.ts";
import { wallTimeAt } from "#shared/zoned-time.ts";
import {
  type ChildRequest,
  type OwnRuling,
  type RuleChange,
  rules as rulesShape,
  type Ruling,
  type TimeRequest,
} from "./contract.ts";
import { readControls } from "./read-controls.ts";
import { readDictationConsent } from "./read-voice.ts";
import { appliesAt, type Controls, freeRules } from "./rules.ts";
import { askRefusal } from "./rules-requests.ts";

const changesShown = 20;
const partialRules = rulesShape.partial();

/** A wish for more time as both sides see it. */
type RequestRow = typeof timeRequests.$inferSelect & { answeredByName: string | null };

/** Nothing is limited: what stands where no parent set anything. */
export function freeControls(timeZone: string): Controls {
  return {
    rules: freeRules(timeZone),
    limitsChangedAt: null,
    study: null,
    grants: [],
    charges: [],
  };
}

/**
 * A child's rules as a parent sees them; `timeZone` is the parent's own, meant until rules name one.
 * @throws AppError not_found
 */
export async function readRuling(
  queryable: Queryable,
  childId: string,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<Ruling> {
  const [child] = await queryable
    .select({
      fullName: profiles.fullName,
      gradeLevel: profiles.gradeLevel,
      version: sql<number>`coalesce(${childRules.version}, 0)`,
    })
    .from(profiles)
    .leftJoin(childRules, eq(childRules.studentId, profiles.id))
    .where(eq(profiles.id, childId));
  if (!child) throw new AppError("not_found");
  const controls = (await readControls(queryable, childId, now)) ?? {
    ...freeControls(timeZone),
    study: await readStudy(queryable, childId),
  };
  return {
    isSample: false,
    firstName: firstNameOf(child.fullName),
    gradeLevel: child.gradeLevel,
    rules: controls.rules,
    version: child.version,
    applies: appliesAt(controls, now),
    dictation: await readDictationConsent(queryable, childId, now),
    request: latestRequest(await requestsToday(queryable, childId, controls, now)),
    changes: await readChanges(queryable, childId, changesShown),
  };
}

/** The last day that a student studied on. */
async function readStudy(queryable: Queryable, studentId: string): Promise<Controls["study"]> {
  const [study] = await queryable
    .select()
    .from(studyDays)
    .where(eq(studyDays.studentId, studentId))
    .orderBy(desc(studyDays.day))
    .limit(1);
  return study ?? null;
}

/** What a student reads of the rules; null where nobody set any. */
export async function readOwnRuling(
  queryable: Queryable,
  studentId: string,
  now: Date,
): Promise<OwnRuling | null> {
  const controls = await readControls(queryable, studentId, now);
  if (!controls) return null;
  const requests = await requestsToday(queryable, studentId, controls, now);
  const applies = appliesAt(controls, now);
  const [changed] = await readChanges(queryable, studentId, 1);
  return {
    rules: controls.rules,
    applies,
    request: latestRequest(requests),
    askRefused: askRefusal(applies, requests),
    changed: changed ? { by: changed.changedBy, at: changed.changedAt } : null,
  };
}

/** The wishes of today on the family's calendar, latest first. */
export async function requestsToday(
  queryable: Queryable,
  studentId: string,
  { rules }: Controls,
  now: Date,
): Promise<TimeRequest[]> {
  const today = wallTimeAt(now, rules.timeZone).day;
  const rows = await queryable
    .select({ request: timeRequests, answeredByName: parentAccounts.fullName })
    .from(timeRequests)
    .leftJoin(parentAccounts, eq(parentAccounts.id, timeRequests.answeredBy))
    .where(
      and(
        eq(timeRequests.studentId, studentId),
        eq(timeRequests.day, today),
        gte(timeRequests.createdAt, new Date(now.getTime() - 2 * day)),
      ),
    )
    .orderBy(desc(timeRequests.createdAt));
  return rows.map(({ request, answeredByName }) => viewRequest({ ...request, answeredByName }));
}

/** The open wishes of every child of a parent, oldest first. */
export async function readOpenRequests(
  queryable: Queryable,
  parentId: string,
  now: Date,
): Promise<ChildRequest[]> {
  const rows = await queryable
    .select({ request: timeRequests, fullName: profiles.fullName, rules: childRules.rules })
    .from(guardianships)
    .innerJoin(timeRequests, eq(timeRequests.studentId, guardianships.studentId))
    .innerJoin(profiles, eq(profiles.id, guardianships.studentId))
    .innerJoin(childRules, eq(childRules.studentId, guardianships.studentId))
    .where(and(isGuardianOf(parentId), eq(timeRequests.status, "open")))
    .orderBy(timeRequests.createdAt);
  return rows
    .filter(({ request, rules }) => {
      const { timeZone } = rulesShape.parse(rules);
      return request.day === wallTimeAt(now, timeZone).day;
    })
    .map(({ request, fullName }) => ({
      childId: request.studentId,
      firstName: firstNameOf(fullName),
      request: viewRequest({ ...request, answeredByName: null }),
    }));
}

async function readChanges(
  queryable: Queryable,
  studentId: string,
  count: number,
): Promise<RuleChange[]> {
  const rows = await queryable
    .select({ change: ruleChanges, changedBy: parentAccounts.fullName })
    .from(ruleChanges)
    .leftJoin(parentAccounts, eq(parentAccounts.id, ruleChanges.changedBy))
    .where(eq(ruleChanges.studentId, studentId))
    .orderBy(desc(ruleChanges.version))
    .limit(count);
  return rows.map(({ change, changedBy }) => ({
    id: change.id,
    changedBy: changedBy ?? "",
    changedAt: change.createdAt.toISOString(),
    before: partialRules.parse(change.before),
    after: partialRules.parse(change.after),
  }));
}

function latestRequest(requests: readonly TimeRequest[]): TimeRequest | null {
  return requests.find(({ status }) => status === "open") ?? requests[0] ?? null;
}

function viewRequest(row: RequestRow): TimeRequest {
  return {
    id: row.id,
    minutesAsked: row.minutesAsked === 10 ? 10 : row.minutesAsked === 15 ? 15 : 30,
    reason: row.reason,
    status: row.status,
    minutesGiven: row.minutesGiven,
    askedAt: row.createdAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
    answeredBy: row.answeredByName ?? "",
  };
}
