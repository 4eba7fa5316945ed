import { and, asc, desc, eq, inArray, lt, sql } from "drizzle-orm";
import { z } from "zod";
import type { Queryable } from "#db/client.ts";
import { attempts } from "#db/tables/learning.ts";
import { chats, messages } from "#db/tables/tutoring.ts";
import { skillsOf } from "#features/learning/subject-skills.ts";
import { readDecision } from "#features/tutoring/stored-decision.ts";
import { subjectOf } from "#features/tutoring/views.ts";
import type { Locale, Localized } from "#shared/locale.ts";
import type { Subject } from "#shared/subjects.ts";
import type { SessionList, SessionProblem, SessionSummary } from "./contract.ts";
import {
  isOver,
  minutesOf,
  type Moment,
  type Sitting,
  sittingsOf,
  withoutKept,
} from "./rules-sittings.ts";
import { endingOf, summarize, type WorkedProblem } from "./rules-summary.ts";

/** How many chats a page looks at. */
const chatsPerPage = 10;

/** What a summary may show beside what the program itself says. */
type Words = {
  /** Whether the student's own words may be shown. */
  showsWords: boolean;
};

type ChatFacts = { id: string; subject: Subject; locale: Locale };

/** Every chat of a student that was last used before an instant, latest first, one more than a page. */
export async function readSessions(
  queryable: Queryable,
  studentId: string,
  options: Words & { now: Date; before?: string | undefined },
): Promise<SessionList> {
  const before = options.before ? new Date(options.before) : null;
  const rows = await queryable
    .select({
      id: chats.id,
      subject: chats.subject,
      locale: chats.locale,
      updatedAt: sql<Date>`date_trunc('milliseconds', ${chats.updatedAt})`.mapWith(chats.updatedAt),
    })
    .from(chats)
    .where(
      and(
        eq(chats.studentId, studentId),
        before ? lt(sql`date_trunc('milliseconds', ${chats.updatedAt})`, before) : undefined,
      ),
    )
    .orderBy(desc(chats.updatedAt))
    .limit(chatsPerPage + 1);
  const page = rows.slice(0, chatsPerPage);
  const sessions = await summarizeChats(
    queryable,
    page.map((row) => ({ id: row.id, subject: subjectOf(row), locale: row.locale })),
    options,
  );
  const last = page.at(-1);
  return {
    sessions: sessions.toSorted((a, b) => b.lastAt.localeCompare(a.lastAt)),
    next: rows.length > chatsPerPage && last ? last.updatedAt.toISOString() : null,
  };
}

/** One session of a student with its turns' ids; null where there is none of that id. */
export async function findSession(
  queryable: Queryable,
  studentId: string,
  at: { chatId: string; position: number },
  options: Words & { now: Date },
): Promise<{ session: SessionSummary; sitting: Sitting } | null> {
  const [row] = await queryable
    .select({ id: chats.id, subject: chats.subject, locale: chats.locale })
    .from(chats)
    .where(and(eq(chats.studentId, studentId), eq(chats.id, at.chatId)));
  if (!row) return null;
  const chat = { ...row, subject: subjectOf(row) };
  const sittings = sittingsOf(chat.id, await readMoments(queryable, [chat.id]));
  const sitting = sittings.find(({ moments }) => moments[0]?.position === at.position);
  if (!sitting) return null;
  const answered = await readAnswers(queryable, [chat]);
  return { session: viewSession(chat, sitting, answered, options), sitting };
}

/** The latest session of a chat, as it is summed up for who looks after the student; null before the first. */
export async function readLastSession(
  queryable: Queryable,
  chat: ChatFacts,
  options: Words & { now: Date },
): Promise<SessionSummary | null> {
  const sitting = sittingsOf(chat.id, await readMoments(queryable, [chat.id])).at(-1);
  if (!sitting) return null;
  return viewSession(chat, sitting, await readAnswers(queryable, [chat]), options);
}

async function summarizeChats(
  queryable: Queryable,
  page: readonly ChatFacts[],
  options: Words & { now: Date },
): Promise<SessionSummary[]> {
  if (page.length === 0) return [];
  const moments = await readMoments(
    queryable,
    page.map(({ id }) => id),
  );
  const answered = await readAnswers(queryable, page);
  return page.flatMap((chat) =>
    sittingsOf(
      chat.id,
      moments.filter(({ chatId }) => chatId === chat.id),
    ).map((sitting) => viewSession(chat, sitting, answered, options)),
  );
}

/** A moment with the chat it belongs to. */
export type ChatMoment = Moment & { chatId: string };

/**
 * What was said in these chats and when, in the order it was said. What an administrator is to see first is left out with
 * its answers: nothing that is made of this (a session, its minutes, how much was written) tells of it.
 */
export async function readMoments(
  queryable: Queryable,
  chatIds: readonly string[],
): Promise<ChatMoment[]> {
  const rows = await queryable
    .select({
      id: messages.id,
      chatId: messages.chatId,
      position: messages.position,
      author: messages.author,
      at: messages.createdAt,
      clientId: messages.clientId,
      // In a select of one table Drizzle names columns without it, so the table is named here.
      isKept: sql<boolean>`coalesce((${messages.details} ->> 'isKept')::boolean, false) or exists (
        select 1 from alerts
        where alerts.message_id = messages.id and alerts.route = 'administrators')`,
    })
    .from(messages)
    .where(inArray(messages.chatId, [...chatIds]))
    .orderBy(asc(messages.chatId), asc(messages.position));
  // The first turn of a chat answers its opening, which is nothing yet that was learned.
  return withoutKept(rows).map(({ id, chatId, position, author, at, clientId }) => ({
    id,
    chatId,
    position,
    author,
    at,
    isAct: author === "student" || (clientId !== null && position > 0),
  }));
}

/** A marked answer with what it needs to be told of. */
type Answered = SessionProblem["answers"][number] & {
  chatId: string;
  itemId: string;
  skill: Localized | null;
  prompt: string | null;
  isOwn: boolean;
  firstTry: boolean;
  stumble: Localized | null;
  /** The tutor's turn that marked it. */
  messageId: string;
};

const outcome = z.enum(["right", "wrong", "right-value-wrong-form", "unreadable"]);

async function readAnswers(queryable: Queryable, page: readonly ChatFacts[]): Promise<Answered[]> {
  const marked = messages;
  const shown = (path: string) => sql<string | null>`(
    select problem.details #>> ${path} from messages problem
    where problem.chat_id = ${attempts.chatId} and problem.details -> 'problem' ->> 'itemId' = ${attempts.itemId}
    order by problem.position limit 1)`;
  const rows = await queryable
    .select({
      attempt: attempts,
      decision: sql<unknown>`case when ${attempts.misconceptionId} is not null then ${marked.decision} end`,
      given: sql<string | null>`(
        select coalesce(said.details ->> 'confirmed', said.text) from messages said
        where said.chat_id = ${attempts.chatId} and said.author = 'student' and said.position < ${marked.position}
        order by said.position desc limit 1)`,
      isCode: sql<boolean>`coalesce((
        select said.details ? 'code' from messages said
        where said.chat_id = ${attempts.chatId} and said.author = 'student' and said.position < ${marked.position}
        order by said.position desc limit 1), false)`,
      promptEn: shown("{problem,prompt,en}"),
      promptEs: shown("{problem,prompt,es}"),
      source: shown("{problem,source}"),
    })
    .from(attempts)
    .innerJoin(marked, eq(marked.id, attempts.messageId))
    .where(
      inArray(
        attempts.chatId,
        page.map(({ id }) => id),
      ),
    )
    .orderBy(asc(attempts.createdAt));
  const byChat = new Map(page.map((chat) => [chat.id, chat]));
  return rows.flatMap(
    ({ attempt, decision, given, isCode, promptEn, promptEs, source }): Answered[] => {
      const chat = byChat.get(attempt.chatId);
      if (!chat) return [];
      const skill = skillsOf(chat.subject).find(({ id }) => id === attempt.skillId);
      return [
        {
          id: attempt.id,
          at: attempt.createdAt.toISOString(),
          outcome: outcome.parse(attempt.outcome),
          helpLevel: attempt.helpLevel,
          given,
          isCode,
          chatId: attempt.chatId,
          itemId: attempt.itemId,
          skill: skill?.words.title ?? null,
          prompt: chat.locale === "es" ? promptEs : promptEn,
          isOwn: source === "own",
          firstTry: attempt.firstTry,
          stumble: pointedAt(decision),
          messageId: attempt.messageId,
        },
      ];
    },
  );
}

/** What the tutor said of a known wrong method, in the turn that marked it. */
function pointedAt(decision: unknown): Localized | null {
  for (const move of readDecision(decision)?.moves ?? []) {
    if (move.kind === "point") return move.feedback;
    if (move.kind === "first-wrong-line" && move.question) return move.question;
  }
  return null;
}

function viewSession(
  chat: ChatFacts,
  sitting: Sitting,
  answered: readonly Answered[],
  { now, showsWords }: Words & { now: Date },
): SessionSummary {
  const turns = new Set(sitting.moments.map(({ id }) => id));
  const groups = new Map<string, Answered[]>();
  for (const answer of answered) {
    if (!turns.has(answer.messageId)) continue;
    groups.set(answer.itemId, [...(groups.get(answer.itemId) ?? []), answer]);
  }
  const problems = [...groups.values()].map((answers, index) => ({
    ...worked(String(index + 1), answers),
    view: answers,
  }));
  return {
    id: sitting.id,
    subject: chat.subject,
    locale: chat.locale,
    startedAt: sitting.startedAt.toISOString(),
    lastAt: sitting.lastAt.toISOString(),
    isOver: isOver(sitting, now),
    sentences: summarize({
      problems,
      messages: sitting.moments.filter(({ author }) => author === "student").length,
      minutes: minutesOf(sitting),
    }).map((sentence) => viewSentence(sentence)),
    problems: problems.map((problem) => ({
      id: problem.id,
      skill: problem.skill,
      prompt:
        showsWords || !problem.view.some(({ isOwn }) => isOwn)
          ? (problem.view[0]?.prompt ?? null)
          : null,
      ending: endingOf(problem),
      answers: problem.view.map((answer) => ({
        id: answer.id,
        at: answer.at,
        outcome: answer.outcome,
        helpLevel: answer.helpLevel,
        given: showsWords ? answer.given : null,
        isCode: answer.isCode,
      })),
    })),
  };
}

function worked(id: string, answers: readonly Answered[]): WorkedProblem {
  return { id, skill: answers[0]?.skill ?? null, answers };
}

function viewSentence(
  sentence: ReturnType<typeof summarize>[number],
): SessionSummary["sentences"][number] {
  const { problems } = sentence;
  return sentence.kind === "practised"
    ? { ...sentence, problems: [...problems], skills: [...sentence.skills] }
    : { ...sentence, problems: [...problems] };
}
