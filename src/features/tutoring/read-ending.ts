import { and, desc, eq, isNull } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { messages } from "#db/tables/tutoring.ts";
import type { Controls } from "#features/controls/rules.ts";
import { appliesAt } from "#features/controls/rules.ts";
import { readLastSession } from "#features/oversight/read-sessions.ts";
import type { SessionSummary } from "#features/oversight/contract.ts";
import type { Care } from "#shared/care.ts";
import type { Localized } from "#shared/locale.ts";
import type { Decision, Situation } from "#tutor/mind/decision.ts";
import { recordOf } from "#tutor/mind/learner.ts";
import type { Ending } from "./contract.ts";
import { readPlan } from "./read-today.ts";
import { leftIn } from "./left-undone.ts";
import { carefulMoves } from "./read-for-turn.ts";
import { type ChatRow, readDetails, subjectOf } from "./views.ts";

/** So many things that were hard are told. */
const hardMax = 2;
/** A longer answer, or one of several lines, is no quotation. */
const givenMax = 60;

type Leaving = {
  studentId: string;
  chat: ChatRow;
  situation: Situation;
  decision: Decision;
  controls: Controls | null;
};

/** What a student who takes leave is shown. */
export type Leave = {
  /** Null where something heavy was told just before: no figures then. */
  ending: Ending | null;
  /** Who helps, where that was just shown and must not go out of sight. */
  care: Care | null;
};

/** What a student is shown who takes leave: what the session came to, or who helps where that was just answered. */
export async function readLeave(db: Database, leaving: Leaving): Promise<Leave> {
  const [last] = await db
    .select({ details: messages.details })
    .from(messages)
    .where(
      and(
        eq(messages.chatId, leaving.chat.id),
        eq(messages.author, "tutor"),
        isNull(messages.replacedBy),
      ),
    )
    .orderBy(desc(messages.position))
    .limit(1);
  const { moves = [], care = null } = readDetails(last?.details);
  const isHeavy = care !== null || moves.some((move) => carefulMoves.includes(move));
  return { ending: isHeavy ? null : await readEnding(db, leaving), care };
}

/** What the session came to that a student takes leave of: the record's own figures, and what comes next. */
async function readEnding(db: Database, leaving: Leaving): Promise<Ending> {
  const { studentId, chat, situation, decision, controls } = leaving;
  const { now, locale, skills, learner } = situation;
  const last = await readLastSession(
    db,
    { id: chat.id, subject: subjectOf(chat), locale },
    { now, showsWords: true },
  );
  // What was done another time is not what this one came to.
  const session = last && !last.isOver ? last : null;
  const problems = session?.problems ?? [];
  const practised = distinct(problems.flatMap(({ skill }) => skill ?? []));
  const left = leftIn(decision.state, skills, locale);
  const planned = await readPlan(db, { studentId, locale, now });
  const count = (kind: (typeof problems)[number]["ending"]) =>
    problems.filter(({ ending }) => ending === kind).length;
  const returning = skills
    .filter(({ words }) => practised.some(({ en }) => en === words.title.en))
    .flatMap(({ id, words }) => {
      const due = recordOf(learner, id).review?.due;
      return due && due > now ? { title: words.title, due } : [];
    })
    .toSorted((a, b) => a.due.getTime() - b.due.getTime())[0];
  return {
    at: now.toISOString(),
    skills: practised,
    alone: count("alone"),
    withHelp: count("withHelp"),
    open: count("open"),
    persisted: problems.filter(({ ending, answers }) => ending !== "open" && wentWrong(answers))
      .length,
    hard: hardIn(problems, session?.sentences ?? []),
    left: left?.title ?? null,
    // What is half done is not offered a second time.
    next:
      planned && planned.skill.id !== left?.skillId
        ? { title: planned.skill.words.title, why: planned.why }
        : null,
    returns: returning ? { title: returning.title, dueAt: returning.due.toISOString() } : null,
    mayGoOn: controls === null || appliesAt(controls, now).state === "open",
  };
}

type Problems = SessionSummary["problems"];

/** An answer that is right in another form than asked is not wrong; what could not be read shows nothing. */
function wentWrong(answers: Problems[number]["answers"]): boolean {
  return answers.some(({ outcome }) => outcome === "wrong");
}

function hardIn(problems: Problems, sentences: SessionSummary["sentences"]): Ending["hard"] {
  const hard = problems
    .filter(({ answers }) => wentWrong(answers))
    .map(({ id, skill, answers, ending }) => {
      const stumbled = sentences.find(
        (sentence) => sentence.kind === "stumbled" && sentence.problems.includes(id),
      );
      const given = answers.find(({ outcome }) => outcome === "wrong")?.given ?? null;
      const isShort = given !== null && given.length <= givenMax && !given.includes("\n");
      return {
        skill,
        given: isShort ? given : null,
        point: stumbled?.kind === "stumbled" ? stumbled.point : null,
        isOvercome: ending !== "open",
      };
    });
  const first = new Map<string, Ending["hard"][number]>();
  for (const one of hard) {
    const key = one.skill?.en ?? "";
    // A known wrong method tells more than a miss alone.
    if (!first.has(key) || (one.point && !first.get(key)?.point)) first.set(key, one);
  }
  return [...first.values()].slice(0, hardMax);
}

function distinct(titles: readonly Localized[]): Localized[] {
  return [...new Map(titles.map((title) => [title.en, title])).values()];
}
