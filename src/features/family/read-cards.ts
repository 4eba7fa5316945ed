import { and, desc, eq, gte, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "#db/client.ts";
import { creditAccounts } from "#db/tables/credits.ts";
import { attempts } from "#db/tables/learning.ts";
import { alerts } from "#db/tables/oversight.ts";
import { guardianships } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { chats } from "#db/tables/tutoring.ts";
import { firstNameOf, isBelowConsentAge } from "#features/accounts/rules.ts";
import { keptCalendar } from "#features/controls/study-days.ts";
import { dayOf, daysBefore } from "#features/learning/calendar.ts";
import { fillDays } from "#features/learning/read-days.ts";
import { skillsOf } from "#features/learning/subject-skills.ts";
import { minute } from "#shared/constants.ts";
import { findSubject } from "#shared/subjects.ts";
import type { Child } from "./contract.ts";
import { isGuardianOf } from "./guardianship.ts";
import { shownTitle } from "./shown-title.ts";

/** Who reads: the clock, and where the reader's is set; days go by the child's own wherever that is known. */
export type Reader = { now: Date; timeZone: string };

/** Somebody who was active within this time is learning now. */
const presentMs = 5 * minute;

/** The days on a card. */
const weekDays = 7;

const storedDays = z.array(z.tuple([z.string(), z.number(), z.number(), z.number()]));

/** Prepared once for a database: planning these queries takes longer than running them. */
const prepared = new WeakMap<Database, ReturnType<typeof prepare>>();

/**
 * All that a card shows, in one query a family and a few index entries a child: two years of history cost what a week
 * does, since only the last daily sums are read. What is true of a child at this moment is looked for only while the
 * child is present.
 */
function prepare(db: Database) {
  const isPresent = gte(sql.raw("latest.updated_at"), sql.placeholder("presentSince"));
  const latest = db
    .select({
      id: chats.id,
      subject: chats.subject,
      title: chats.title,
      lastAt: chats.updatedAt,
    })
    .from(chats)
    .where(eq(chats.studentId, profiles.id))
    .orderBy(desc(chats.updatedAt))
    .limit(1)
    .as("latest");
  const step = db
    .select({
      outcome: attempts.outcome,
      helpLevel: attempts.helpLevel,
      at: sql<Date>`${attempts.createdAt}`.mapWith(attempts.createdAt).as("at"),
    })
    .from(attempts)
    .where(and(isPresent, eq(attempts.studentId, profiles.id), eq(attempts.chatId, latest.id)))
    .orderBy(desc(attempts.createdAt))
    .limit(1)
    .as("step");
  const ofProblem = (path: SQL) => sql<string | null>`
    case when ${isPresent} then (select ${path} from chats where id = ${latest.id}) end`;
  const facts = {
    id: profiles.id,
    fullName: profiles.fullName,
    username: profiles.username,
    email: profiles.email,
    birthDate: profiles.birthDate,
    gradeLevel: profiles.gradeLevel,
    balance: creditAccounts.balance,
    chatId: latest.id,
    subject: latest.subject,
    title: latest.title,
    lastAt: latest.lastAt,
    skillId: ofProblem(sql`state -> 'problem' -> 'item' ->> 'skillId'`),
    hints: ofProblem(sql`state -> 'problem' ->> 'hintsGiven'`),
    outcome: step.outcome,
    helpLevel: step.helpLevel,
    stepAt: step.at,
    openAlerts: sql<number>`(
      select count(*)::int from ${alerts} as alert
      where alert.student_id = ${profiles.id} and alert.route = 'guardians' and alert.acknowledged_at is null)`,
    calendar: keptCalendar(sql.raw("profiles.id")),
    days: sql<unknown>`(
      select coalesce(json_agg(json_build_array(day, alone, with_help, open)), '[]') from daily_activity
      where student_id = ${profiles.id} and day >= ${sql.placeholder("since")})`,
  };
  const read = () =>
    db
      .select(facts)
      .from(profiles)
      .leftJoin(creditAccounts, eq(creditAccounts.studentId, profiles.id))
      .leftJoinLateral(latest, sql`true`)
      .leftJoinLateral(step, sql`true`);
  return {
    ofParent: read()
      .innerJoin(guardianships, eq(guardianships.studentId, profiles.id))
      .where(isGuardianOf(sql.placeholder("parentId")))
      .orderBy(guardianships.createdAt)
      .prepare("read_cards_of_parent"),
    ofChildren: read()
      .where(sql`${profiles.id} = any(${sql.placeholder("ids")})`)
      .prepare("read_cards_of_children"),
  };
}

function queriesOf(db: Database): ReturnType<typeof prepare> {
  const queries = prepared.get(db) ?? prepare(db);
  prepared.set(db, queries);
  return queries;
}

/** What the database knows of a child's card; whoever reads it sees the same days. */
export type CardFacts = Awaited<
  ReturnType<ReturnType<typeof prepare>["ofChildren"]["execute"]>
>[number];

/** What does not depend on who reads. The first day is early enough for a child anywhere on earth. */
function moment(now: Date): { presentSince: Date; since: string } {
  return {
    presentSince: new Date(now.getTime() - presentMs),
    since: daysBefore(dayOf(now, "UTC"), weekDays),
  };
}

/** The children of a parent, in the order they came, in one query. */
export async function readCards(db: Database, parentId: string, reader: Reader): Promise<Child[]> {
  const rows = await queriesOf(db).ofParent.execute({ parentId, ...moment(reader.now) });
  return rows.map((row) => cardOf(row, reader));
}

/** The facts of some children for many readers at once. Whoever is shown them must be their guardian. */
export function readFacts(db: Database, ids: readonly string[], now: Date): Promise<CardFacts[]> {
  return queriesOf(db).ofChildren.execute({ ids, ...moment(now) });
}

/** A child's card as it is to this reader now. */
export function cardOf(facts: CardFacts, reader: Reader): Child {
  const { lastAt } = facts;
  const done = storedDays
    .parse(facts.days)
    .map(([day, alone, withHelp, open]) => ({ day, alone, withHelp, open }));
  const timeZone = facts.calendar ?? reader.timeZone;
  const week = fillDays(done, { now: reader.now, timeZone, count: weekDays });
  return {
    id: facts.id,
    fullName: facts.fullName,
    firstName: firstNameOf(facts.fullName),
    username: facts.username,
    email: facts.email,
    guardianChangesEmail: isBelowConsentAge(facts.birthDate, reader.now),
    gradeLevel: facts.gradeLevel,
    now: presentOf(facts, reader.now),
    lastActiveAt: lastAt?.toISOString() ?? null,
    credits: facts.balance ?? 0,
    openAlerts: facts.openAlerts,
    week,
    today: week.at(-1) ?? { day: "", alone: 0, withHelp: 0, open: 0 },
  };
}

function presentOf(facts: CardFacts, now: Date): Child["now"] {
  const { chatId, lastAt, title, skillId, outcome, helpLevel, stepAt } = facts;
  const subject = findSubject(facts.subject);
  const isPresent = lastAt !== null && now.getTime() - lastAt.getTime() < presentMs;
  if (!isPresent || !subject || chatId === null) return null;
  return {
    sessionId: chatId,
    subject,
    title: shownTitle(subject, title ?? ""),
    skill: skillsOf(subject).find(({ id }) => id === skillId)?.words.title ?? null,
    hints: Number(facts.hints ?? 0),
    step:
      outcome === null || stepAt === null
        ? null
        : { outcome, alone: helpLevel === 0, at: stepAt.toISOString() },
  };
}
