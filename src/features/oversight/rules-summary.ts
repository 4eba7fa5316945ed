import type { Ending } from "#shared/endings.ts";
import type { Localized } from "#shared/locale.ts";

/** A problem with what was answered to it in a session. */
export type WorkedProblem = {
  /** Unlike every other of the session. */
  id: string;
  /** Null for a problem of the student's own. */
  skill: Localized | null;
  answers: readonly {
    outcome: "right" | "wrong" | "right-value-wrong-form" | "unreadable";
    helpLevel: number;
    firstTry: boolean;
    /** What the tutor pointed at, where the answer shows a known wrong method. */
    stumble: Localized | null;
  }[];
};

/** How a problem ended, by the same rule as the daily sums (learning/save-attempt.ts). */
export function endingOf({ answers }: Pick<WorkedProblem, "answers">): Ending {
  const right = answers.filter(({ outcome }) => outcome === "right");
  if (right.some(({ firstTry, helpLevel }) => firstTry && helpLevel === 0)) return "alone";
  return right.length > 0 ? "withHelp" : "open";
}

/** A sentence of a summary. `problems` are those it rests on: no problem, no claim about one. */
export type Sentence = { problems: readonly string[] } & (
  | { kind: "practised"; skills: readonly Localized[]; minutes: number }
  | { kind: "talked"; messages: number; minutes: number }
  | { kind: "alone" | "withHelp" | "open" }
  | { kind: "stumbled"; point: Localized; isOvercome: boolean }
  | { kind: "next"; step: "again" | "alone" | "review"; skill: Localized | null }
);

/** Every known wrong method is named once, and no more than so many. */
const stumblesMax = 2;

/**
 * A summary of a session, made from its record alone: what was worked on, what went right alone and with help, the
 * wrong method that was found, and what comes next.
 */
export function summarize(session: {
  problems: readonly WorkedProblem[];
  /** How many messages the student wrote. */
  messages: number;
  minutes: number;
}): Sentence[] {
  const { problems, messages, minutes } = session;
  if (problems.length === 0) return [{ kind: "talked", problems: [], messages, minutes }];
  const skills = distinct(problems.flatMap(({ skill }) => skill ?? []));
  return [
    { kind: "practised", problems: problems.map(({ id }) => id), skills, minutes },
    ...endings(problems),
    ...stumbles(problems),
    ...nextStep(problems),
  ];
}

function endings(problems: readonly WorkedProblem[]): Sentence[] {
  return (["alone", "withHelp", "open"] as const).flatMap((kind): Sentence[] => {
    const ended = problems.filter((problem) => endingOf(problem) === kind);
    return ended.length === 0 ? [] : [{ kind, problems: ended.map(({ id }) => id) }];
  });
}

function stumbles(problems: readonly WorkedProblem[]): Sentence[] {
  const points = distinct(
    problems.flatMap(({ answers }) => answers.flatMap(({ stumble }) => stumble ?? [])),
  );
  return points.slice(0, stumblesMax).map((point): Sentence => {
    const shown = problems.filter(({ answers }) =>
      answers.some(({ stumble }) => stumble?.en === point.en),
    );
    const isOvercome = shown.every((problem) => endingOf(problem) !== "open");
    return { kind: "stumbled", point, isOvercome, problems: shown.map(({ id }) => id) };
  });
}

function nextStep(problems: readonly WorkedProblem[]): Sentence[] {
  const last = problems.at(-1);
  if (!last) return [];
  const steps = { open: "again", withHelp: "alone", alone: "review" } as const;
  const step = steps[endingOf(last)];
  // Nobody plans a review of a problem that belongs to no skill.
  if (!last.skill && step !== "again") return [];
  return [{ kind: "next", step, skill: last.skill, problems: [last.id] }];
}

function distinct(words: readonly Localized[]): Localized[] {
  return [...new Map(words.map((word) => [word.en, word])).values()];
}
