import { desc, eq } from "drizzle-orm";
import type { Database, Queryable } from "#db/client.ts";
import { profiles } from "#db/tables/profiles.ts";
import { chats } from "#db/tables/tutoring.ts";
import { readControls } from "#features/controls/read-controls.ts";
import { allowsSubject } from "#features/controls/rules.ts";
import { loadLearner } from "#features/learning/server.ts";
import { skillsOf } from "#features/learning/subject-skills.ts";
import { day } from "#shared/constants.ts";
import type { Locale } from "#shared/locale.ts";
import { findSubject, type Subject, takesOwnProblems, taughtSubjects } from "#shared/subjects.ts";
import { recordOf } from "#tutor/mind/learner.ts";
import { planToday } from "#tutor/mind/today.ts";
import type { Today } from "./contract.ts";
import { stateOf, subjectOf } from "./views.ts";

/** So long a goal typed at sign-up says what to begin with. */
const goalDays = 7;

/** So long what was left half done is worth coming back to. */
const unfinishedDays = 7;

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
  const isFresh = profile && now.getTime() - profile.createdAt.getTime() < goalDays * day;
  return isFresh ? (profile.goals ?? "") : "";
}

/** What a student finds after signing in: what was left half done, and the one thing to do now. */
export async function readToday(
  db: Database,
  { studentId, locale, now }: { studentId: string; locale: Locale; now: Date },
): Promise<Today> {
  const learner = await loadLearner(db, studentId);
  const controls = await readControls(db, studentId, now);
  const goals = await readFreshGoals(db, studentId, now);
  const allowed = taughtSubjects.filter(
    (subject) => !controls || allowsSubject(controls.rules, subject),
  );
  const order = await orderOf(db, studentId, allowed);
  const subjects = order.map((subject) => ({ subject, skills: skillsOf(subject) }));
  const left = await readUnfinished(db, studentId, { allowed, locale, now });
  const planned = planToday(subjects, { learner, goals, locale, now });
  // What is half done is not offered a second time.
  const isLeft = planned !== null && planned.skill.id === left?.skillId;
  const plan = isLeft ? null : planned;
  const dueOf = (id: string) => recordOf(learner, id).review;
  const reviewed = plan?.why === "review" ? dueOf(plan.skill.id)?.last_review : undefined;
  return {
    subjects: order,
    ownProblems: order.some(takesOwnProblems) && controls?.rules.ownProblems !== false,
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

/** The subjects as the student has them: the one chosen at sign-up, then the one of the last session, then the others. */
async function orderOf(
  queryable: Queryable,
  studentId: string,
  allowed: readonly Subject[],
): Promise<Subject[]> {
  const [profile] = await queryable
    .select({ interests: profiles.parentContactInfo })
    .from(profiles)
    .where(eq(profiles.id, studentId));
  const [last] = await queryable
    .select({ subject: chats.subject })
    .from(chats)
    .where(eq(chats.studentId, studentId))
    .orderBy(desc(chats.updatedAt))
    .limit(1);
  const first = [
    findSubject(profile?.interests.primary_subject),
    findSubject(last?.subject),
    ...allowed,
  ];
  return [...new Set(first)].flatMap((subject) =>
    subject !== null && allowed.includes(subject) ? [subject] : [],
  );
}

/** The last session, where its problem was begun and not finished. */
async function readUnfinished(
  queryable: Queryable,
  studentId: string,
  { allowed, locale, now }: { allowed: readonly Subject[]; locale: Locale; now: Date },
): Promise<(NonNullable<Today["unfinished"]> & { skillId: string | null }) | null> {
  const [chat] = await queryable
    .select()
    .from(chats)
    .where(eq(chats.studentId, studentId))
    .orderBy(desc(chats.updatedAt))
    .limit(1);
  if (!chat || now.getTime() - chat.updatedAt.getTime() > unfinishedDays * day) return null;
  const { problem } = stateOf(chat);
  const isBegun =
    problem && (problem.lines.length > 0 || problem.hintsGiven > 0 || problem.source === "own");
  const subject = subjectOf(chat);
  if (problem?.outcome !== "open" || !isBegun || !allowed.includes(subject)) return null;
  const { skillId } = problem.item;
  const skill = skillsOf(subject).find(({ id }) => id === skillId);
  const title = skill?.words.title[locale] ?? problem.item.prompt[locale];
  return { chatId: chat.id, subject, title, skillId };
}
