import type { Locale } from "#shared/locale.ts";
import type { Level, Skill } from "#tutor/curriculum/skill.ts";
import { visitorSkills } from "#tutor/curriculum/visitor-skills.ts";
import { randomFrom } from "#shared/random.ts";
import { decide } from "#tutor/mind/decide.ts";
import type { StudentEvent } from "#tutor/mind/decision.ts";
import type { Learner } from "#tutor/mind/learner.ts";
import type { Move } from "#tutor/mind/move.ts";
import { newState, openProblem, type OpenProblem, type TutorState } from "#tutor/mind/state.ts";
import { subjectModules } from "#tutor/subjects/subjects.ts";
import { sayBuiltin } from "#tutor/voice/builtin-voice.ts";
import { phrase } from "#tutor/voice/phrases.ts";
import type { LessonKind } from "./rules-lesson-kinds.ts";

/** A lesson of a visitor: the tutor's own mind and voice on one skill. It lives in the page and is kept nowhere. */
export type Lesson = {
  locale: Locale;
  skill: Skill;
  learner: Learner;
  state: TutorState;
  /** Turns so far; also picks among the wordings of the voice. */
  turns: number;
  seed: string;
};

/** What the tutor says in a turn, and what the page shows beside it. */
export type LessonTurn = {
  lesson: Lesson;
  /** In the voice's own words: mathematics as LaTeX between $ signs, paragraphs apart by empty lines. */
  said: string;
  /** What could not be read, and where reading stopped; null otherwise. */
  unread: { text: string; at: number; length: number } | null;
  /** Whether the visitor asked for something that only lessons with an account do: a problem of their own. */
  isOwnProblem: boolean;
  /** Whether a problem was done alone: the lesson has reached what counts. */
  isDone: boolean;
};

/** The skill of each kind, at the level on which it is worth a visitor's minute. */
const skills: Readonly<Record<LessonKind, Skill>> = {
  equations: atLevel(visitorSkills.equations, 3),
  fractions: atLevel(visitorSkills.fractions, 2),
  percent: atLevel(visitorSkills.percent, 2),
};

/** The same skill with every item of one level: a visitor has no record from which the mind could choose it. */
function atLevel(skill: Skill, level: Level): Skill {
  return {
    ...skill,
    makeItem: (seed, random, _level, form) => skill.makeItem(seed, random, level, form),
  };
}

/** Begins a lesson with a problem of the kind; another seed gives another problem. */
export function beginLesson(kind: LessonKind, locale: Locale, seed: string): LessonTurn {
  const skill = skills[kind];
  const item = skill.makeItem(seed, randomFrom(`${skill.id}#${seed}`), 1);
  const { title, why } = skill.words;
  const lesson: Lesson = {
    locale,
    skill,
    learner: { firstName: "", grade: null, returning: false, records: new Map() },
    state: { ...newState, problem: openProblem(item, "curriculum"), lastSkillId: skill.id },
    turns: 0,
    seed,
  };
  return turnOf(
    lesson,
    [{ kind: "present", reason: "start", skillTitle: title, why, form: null }],
    false,
  );
}

/** The tutor's turn on what the visitor did, decided and worded as in any lesson. */
export function takeTurn(lesson: Lesson, event: StudentEvent): LessonTurn {
  const { locale, learner, state, skill } = lesson;
  const decision = decide(
    {
      state,
      learner,
      skills: [skill],
      ...subjectModules.Mathematics,
      locale,
      now: new Date(),
      seed: `${lesson.seed}.${lesson.turns}`,
    },
    event,
  );
  const { record } = decision;
  const records = record
    ? new Map([...learner.records, [record.skillId, record]])
    : learner.records;
  const isDone = decision.moves.some((move) => move.kind === "right" && move.alone);
  return turnOf(
    {
      ...lesson,
      state: decision.state,
      learner: { ...learner, records },
      turns: lesson.turns + 1,
    },
    decision.moves,
    isDone,
  );
}

function turnOf(lesson: Lesson, moves: readonly Move[], isDone: boolean): LessonTurn {
  const unread = moves.find((move) => move.kind === "unreadable");
  return {
    lesson,
    said: withLines(sayBuiltin(moves, lesson.locale, lesson.turns), moves, lesson.locale),
    unread: unread ? { text: unread.given, at: unread.at, length: unread.length } : null,
    isOwnProblem: moves.some((move) => move.kind === "cannot-solve"),
    isDone,
  };
}

/** The words with whom to call, where distress was told: here no server knows where the visitor is. */
function withLines(said: string, moves: readonly Move[], locale: Locale): string {
  const isCareful = moves.some(({ kind }) => kind === "safety");
  return isCareful ? `${said}\n\n${phrase(locale, "safetyLines", 0)}` : said;
}

/** The problem on the bench as the page shows it: never its key, and of its hints only how many there are. */
export function benchOf({ state, locale }: Lesson): {
  prompt: string;
  lines: OpenProblem["lines"];
  hintsGiven: number;
  hints: number;
  isTwin: boolean;
} | null {
  const { problem } = state;
  if (!problem) return null;
  return {
    prompt: problem.item.prompt[locale],
    lines: problem.lines,
    hintsGiven: problem.hintsGiven,
    hints: problem.item.hints.length,
    isTwin: problem.source === "twin",
  };
}

/** A wrong answer that many give to the open problem, for visitors who would rather watch; null where there is none. */
export function typicalSlip({ state }: Lesson): string | null {
  const { problem } = state;
  return problem?.outcome === "open" ? (problem.item.misconceptions[0]?.answer ?? null) : null;
}
