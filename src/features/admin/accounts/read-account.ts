import { and, asc, count, desc, eq, gt, sql } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { auditEntries } from "#db/tables/audit.ts";
import { creditAccounts } from "#db/tables/credits.ts";
import { attempts } from "#db/tables/learning.ts";
import { guardianships, parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { sessions } from "#db/tables/sessions.ts";
import { chats } from "#db/tables/tutoring.ts";
import { isAdministratorEmail } from "#features/accounts/administrators.ts";
import { isOwnedBy } from "#features/accounts/sessions.ts";
import { deviceOf } from "#features/accounts/sessions/device.ts";
import { type RequestContext, requireActor } from "#platform/http/request-context.ts";
import type { AccountRecord } from "../contract/accounts.ts";
import { readDeeds } from "../audit/read-deeds.ts";
import {
  type FoundAccount,
  getAccountOrThrow,
  listedParent,
  listedProfile,
  sessionOwnerOf,
} from "./find-account.ts";

/** How many deeds are shown with an account; the audit page has the others. */
const deedsShown = 20;

/** The facts of one account of either kind. Nothing that was said in a lesson. Throws not_found. */
export async function readAccountRecord(
  context: RequestContext,
  accountId: string,
): Promise<AccountRecord> {
  const { db } = context;
  const account = await getAccountOrThrow(db, accountId);
  const facts =
    account.kind === "profile" ? await profileFacts(context, account) : parentFacts(account);
  return {
    ...facts,
    locale: account.row.locale,
    suspendedAt: account.row.suspendedAt?.toISOString() ?? null,
    suspensionReason: account.row.suspendedAt && (await suspensionReason(db, accountId)),
    hasPassword: account.row.passwordHash !== null,
    hasGoogle: account.row.googleSubject !== null,
    isOwn: requireActor(context).id === accountId,
    family: (await readFamily(db, account)).map(({ lockedAt, ...person }) => ({
      ...person,
      lockedAt: lockedAt?.toISOString() ?? null,
    })),
    sessions: await readSessions(context, account),
    deeds: await readDeeds(db, { about: accountId }, deedsShown),
  };
}

type Facts = Pick<
  AccountRecord,
  | "emailProved"
  | "isAdministratorBySettings"
  | "student"
  | "parent"
  | keyof ReturnType<typeof listedParent>
>;

async function profileFacts(
  { db, settings }: RequestContext,
  { id, row }: Extract<FoundAccount, { kind: "profile" }>,
): Promise<Facts> {
  const listed = listedProfile(settings, row);
  return {
    ...listed,
    emailProved: row.emailVerifiedAt !== null,
    isAdministratorBySettings:
      row.emailVerifiedAt !== null && isAdministratorEmail(settings, row.email),
    student:
      listed.role === "student"
        ? { gradeLevel: row.gradeLevel, ...(await studentFigures(db, id)) }
        : null,
    parent: null,
  };
}

function parentFacts({ row }: Extract<FoundAccount, { kind: "parent" }>): Facts {
  const { phone, subscriptionStatus, paymentStatus } = row;
  return {
    ...listedParent(row),
    emailProved: row.emailVerified,
    isAdministratorBySettings: false,
    student: null,
    parent: { phone, subscriptionStatus, paymentStatus },
  };
}

/** Figures alone. A problem counts once, however often it was answered. */
async function studentFigures(
  db: Queryable,
  studentId: string,
): Promise<{ credits: number; chats: number; problems: number; problemsRight: number }> {
  const problem = db
    .select({ isRight: sql<boolean>`bool_or(${attempts.outcome} = 'right')`.as("is_right") })
    .from(attempts)
    .where(eq(attempts.studentId, studentId))
    .groupBy(attempts.chatId, attempts.itemId)
    .as("problem");
  const [solved] = await db
    .select({
      problems: count(),
      problemsRight: sql<number>`count(*) filter (where ${problem.isRight})`.mapWith(Number),
    })
    .from(problem);
  const [credit] = await db
    .select({ balance: creditAccounts.balance })
    .from(creditAccounts)
    .where(eq(creditAccounts.studentId, studentId));
  const [lessons] = await db
    .select({ chats: count() })
    .from(chats)
    .where(eq(chats.studentId, studentId));
  return {
    credits: credit?.balance ?? 0,
    chats: lessons?.chats ?? 0,
    problems: solved?.problems ?? 0,
    problemsRight: solved?.problemsRight ?? 0,
  };
}

async function suspensionReason(db: Queryable, subjectId: string): Promise<string | null> {
  const [deed] = await db
    .select({ details: auditEntries.details })
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, subjectId), eq(auditEntries.action, "account.suspended")))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  const reason = deed?.details.reason;
  return typeof reason === "string" ? reason : null;
}

function readFamily(
  db: Queryable,
  { kind, id }: FoundAccount,
): Promise<{ id: string; fullName: string; lockedAt: Date | null }[]> {
  const { lockedAt } = guardianships;
  if (kind === "parent") {
    return db
      .select({ id: profiles.id, fullName: profiles.fullName, lockedAt })
      .from(guardianships)
      .innerJoin(profiles, eq(profiles.id, guardianships.studentId))
      .where(eq(guardianships.parentId, id))
      .orderBy(asc(profiles.fullName));
  }
  return db
    .select({ id: parentAccounts.id, fullName: parentAccounts.fullName, lockedAt })
    .from(guardianships)
    .innerJoin(parentAccounts, eq(parentAccounts.id, guardianships.parentId))
    .where(eq(guardianships.studentId, id))
    .orderBy(asc(parentAccounts.fullName));
}

async function readSessions(
  context: RequestContext,
  account: FoundAccount,
): Promise<AccountRecord["sessions"]> {
  const rows = await context.db
    .select()
    .from(sessions)
    .where(and(isOwnedBy(sessionOwnerOf(account)), gt(sessions.expiresAt, context.now())))
    .orderBy(desc(sessions.lastActiveAt));
  return rows.map((row) => ({
    id: row.id,
    ...deviceOf(row.userAgent),
    createdAt: row.createdAt.toISOString(),
    lastActiveAt: row.lastActiveAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  }));
}
