import { desc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database, Queryable } from "#db/client.ts";
import { profiles } from "#db/tables/profiles.ts";
import { chats } from "#db/tables/tutoring.ts";
import { controlsColumn, controlsSince, parseControls } from "#features/controls/read-controls.ts";
import { allowsSubject, appliesAt, type Controls, finishMs } from "#features/controls/rules.ts";
import { learnerFrom, recordsColumn, storedRecords } from "#features/learning/server.ts";
import { skillsOf, subjectsTaught, taughtSkillsOf } from "#features/learning/subject-skills.ts";
import { day } from "#shared/constants.ts";
import { AppError } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import { findSubject, type Subject, takesOwnProblems } from "#shared/subjects.ts";
import { type Learner, recordOf } from "#tutor/mind/learner.ts";
import { type Plan, planToday } from "#tutor/mind/today.ts";
import type { Today } from "./contract.ts";
import { leftIn } from "./left-undone.ts";
import { readState } from "#tutor/mind/state.ts";
import { subjectOf } from "./views.ts";

/** So long a goal typed at sign-up says what to begin with. */
const goalDays = 7;

/** So long what was left half done is worth coming back to, in so many of the last sessions. */
const unfinishedDays = 7;
const unfinishedChats = 3;

type Asked = { studentId: string; locale: Locale; now: Date };

/** The goals in a student's own words, as long as they are fresh; "" after that, and where there are none. */
export async function readFreshGoals(
  queryable: Queryable,
  studentId: string,
  now: Date,
): Promise<string> {
  const [profile] = await queryable
    .select({ goals: profiles.learningGoals, createdAt: profiles.createdAt })
    .from(profiles)
    .where(eq(profiles.id, studentId));
  return profile ? freshGoals(profile, now) : "";
}

function freshGoals(profile: { goals: string | null; createdAt: Date }, now: Date): string {
  const isFresh = now.getTime() - profile.createdAt.getTime() < goalDays * day;
  return isFresh ? (profile.goals ?? "") : "";
}

/** What a student finds after signing in: what was left half done, and the one thing to do now. */
export async function readToday(db: Database, asked: Asked): Promise<Today> {
  const { locale, now } = asked;
  const facts = await readFacts(db, asked);
  const { learner, controls, subjects } = facts;
  const left = unfinishedIn(facts, locale);
  const planned = planIn(facts, asked);
  // What is half done is not offered a second time.
  const plan = planned !== null && planned.skill.id === left?.skillId ? null : planned;
  const dueOf = (id: string) => recordOf(learner, id).review;
  const reviewed = plan?.why === "review" ? dueOf(plan.skill.id)?.last_review : undefined;
  return {
    subjects: subjects.map(({ subject }) => subject),
    ownProblems:
      subjects.some(({ subject }) => takesOwnProblems(subject)) &&
      controls?.rules.ownProblems !== false,
    closed: closedNow(controls, now, left?.isOpen === true && left.isAtHand),
    unfinished: left && { chatId: left.chatId, subject: left.subject, title: left.title },
    plan: plan && {
      subject: plan.subject,
      skillId: plan.skill.id,
      title: plan.skill.words.title,
      use: plan.skill.words.why,
      why: plan.why,
      days: reviewed ? Math.max(1, Math.round((now.getTime() - reviewed.getTime()) / day)) : null,
    },
    due: subjects
      .flatMap(({ skills }) => skills)
      .filter(({ id }) => (dueOf(id)?.due.getTime() ?? Infinity) <= now.getTime()).length,
  };
}

/** The one thing that a student is offered next; null where the family's rules leave nothing. */
export async function readPlan(db: Database, asked: Asked): Promise<Plan<Subject> | null> {
  return planIn(await readFacts(db, asked), asked);
}

type Facts = {
  learner: Learner;
  controls: Controls | null;
  goals: string;
  /** As the student has them, with what each teaches. */
  subjects: { subject: Subject; skills: ReturnType<typeof taughtSkillsOf> }[];
  latest: { id: string; subject: Subject; state: unknown; isAtHand: boolean }[];
};

const storedChats = z.array(
  z.object({
    id: z.string(),
    subject: z.string(),
    state: z.unknown(),
    isRecent: z.boolean(),
    isAtHand: z.boolean(),
  }),
);

/** Everything that what to do today depends on, in one query. */
async function readFacts(db: Database, { studentId, now }: Asked): Promise<Facts> {
  const recentFrom = new Date(now.getTime() - unfinishedDays * day);
  const atHandFrom = new Date(now.getTime() - finishMs);
  const latest = db
    .select({
      id: chats.id,
      subject: chats.subject,
      state: chats.state,
      updatedAt: chats.updatedAt,
    })
    .from(chats)
    .where(sql`${chats.studentId} = ${studentId} and ${chats.putAwayAt} is null`)
    .orderBy(desc(chats.updatedAt))
    .limit(unfinishedChats)
    .as("latest");
  const [row] = await db
    .select({
      fullName: profiles.fullName,
      gradeLevel: profiles.gradeLevel,
      goals: profiles.learningGoals,
      createdAt: profiles.createdAt,
      interests: profiles.parentContactInfo,
      records: recordsColumn(studentId),
      controls: controlsColumn(studentId, controlsSince(now)),
      latest: sql<unknown>`coalesce((
        select json_agg(json_build_object('id', latest.id, 'subject', latest.subject,
          'state', latest.state, 'isRecent', latest.updated_at >= ${recentFrom},
          'isAtHand', latest.updated_at >= ${atHandFrom})
          order by latest.updated_at desc)
        from ${latest}), '[]')`,
    })
    .from(profiles)
    .where(eq(profiles.id, studentId));
  if (!row) throw new AppError("not_found");
  const controls = parseControls(row.controls);
  const allowed = subjectsTaught().filter(
    (subject) => !controls || allowsSubject(controls.rules, subject),
  );
  const chatRows = storedChats.parse(row.latest);
  const order = orderOf(allowed, row.interests.primary_subject, chatRows[0]?.subject);
  return {
    learner: learnerFrom(row, storedRecords.parse(row.records)),
    controls,
    goals: freshGoals(row, now),
    subjects: order.map((subject) => ({ subject, skills: taughtSkillsOf(subject) })),
    latest: chatRows.flatMap((chat) => {
      const subject = subjectOf(chat);
      return chat.isRecent && allowed.includes(subject)
        ? { id: chat.id, subject, state: chat.state, isAtHand: chat.isAtHand }
        : [];
    }),
  };
}

function planIn({ subjects, learner, goals }: Facts, { locale, now }: Asked): Plan<Subject> | null {
  return planToday(subjects, { learner, goals, locale, now });
}

/** The subjects as the student has them: the one chosen at sign-up, then the one of the last session, then the others. */
function orderOf(
  allowed: readonly Subject[],
  chosen: string | null | undefined,
  last: string | undefined,
): Subject[] {
  const first = [findSubject(chosen), findSubject(last), ...allowed];
  return [...new Set(first)].flatMap((subject) =>
    subject !== null && allowed.includes(subject) ? [subject] : [],
  );
}

/** The latest session in which something was begun and not finished, or waits. */
function unfinishedIn({ latest }: Facts, locale: Locale) {
  for (const { id, subject, state, isAtHand } of latest) {
    const left = leftIn(readState(state), skillsOf(subject), locale);
    if (left) return { chatId: id, subject, isAtHand, ...left };
  }
  return null;
}

/**
 * Why the family's rules leave nothing to begin now, and when the tutor opens again; null where something may be begun.
 * Only an open problem that was just worked on (`hasOpen`) may be finished.
 */
function closedNow(controls: Controls | null, now: Date, hasOpen: boolean): Today["closed"] {
  if (!controls) return null;
  const applies = appliesAt(controls, now);
  if (applies.state === "open" || !applies.reason) return null;
  return {
    reason: applies.reason,
    opensAt: applies.opensAt,
    timeZone: controls.rules.timeZone,
    mayFinish: applies.state === "finishing" && hasOpen,
  };
}
