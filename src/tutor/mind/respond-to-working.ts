import type { Locale } from "#shared/locale.ts";
import type { ReadProblem } from "../notation/expression.ts";
import { readMathematics } from "../notation/read.ts";
import { readingIn } from "../text/reading-in.ts";
import { findFirstWrongLine, type WrongLine } from "../mathematics/working.ts";
import { type Decision, decided, type Situation } from "./decision.ts";
import { recordAnswer } from "./evidence.ts";
import { addLine, respondToAnswer, withProblem } from "./respond-to-answer.ts";
import { misconceptionQuestion } from "../subjects/mathematics/answers/misconception-questions.ts";
import type { Move } from "./move.ts";
import type { TypedProblem } from "./state.ts";

/** A Spanish lesson faults a line only where it is wrong in both traditions of writing numbers. */
function firstWrongLine(
  problem: TypedProblem,
  lines: readonly string[],
  locale: Locale,
): WrongLine | null {
  const work = { start: problem.item.steps[0]?.line ?? "", key: problem.item.key };
  const wrong = findFirstWrongLine(work, lines, readingIn(locale));
  if (!wrong || locale !== "es") return wrong;
  return findFirstWrongLine(work, lines) && wrong;
}

/**
 * A student's working, line by line. The first line that does not follow is pointed at and nothing after it
 * is read; working that stands is marked by its last line.
 */
export function respondToWorking(
  situation: Situation,
  problem: TypedProblem,
  written: readonly string[],
): Decision {
  const lines = joined(written);
  const wrong = firstWrongLine(problem, lines, situation.locale);
  const right = lines.slice(0, wrong?.line ?? lines.length - 1);
  const worked = right.reduce<TypedProblem>((sum, line) => addLine(sum, line, "right"), problem);
  if (!wrong) {
    const last = lines.at(-1) ?? "";
    return respondToAnswer(
      { ...situation, state: withProblem(situation.state, worked) },
      worked,
      last,
    );
  }
  const line = lines[wrong.line] ?? "";
  if (wrong.reason === "unreadable") {
    return decided(withProblem(situation.state, worked), [
      { kind: "unreadable", given: line, ...whereUnread(line, situation.locale) },
    ]);
  }
  const missed: TypedProblem = {
    ...addLine(worked, line, "wrong"),
    answers: problem.answers + 1,
    misses: problem.misses + 1,
  };
  const record = recordAnswer(situation.learner, problem, false, situation.now);
  const state = {
    ...withProblem(situation.state, missed),
    missesOnSkill: situation.state.missesOnSkill + 1,
  };
  const located: Move = {
    kind: "first-wrong-line",
    lineNumber: wrong.line + 1,
    line,
    question: wrong.misconception ? misconceptionQuestion(wrong.misconception.id) : null,
    lost: wrong.reason === "solution-lost",
  };
  return decided(state, [located], { record });
}

/** A line that begins with "=" goes on with the one before: both are one chain, whatever stands at its head. */
function joined(written: readonly string[]): readonly string[] {
  const lines: string[] = [];
  for (const line of written) {
    const before = lines.at(-1);
    if (before !== undefined && before.includes("=") && /^\s*=/u.test(line))
      lines[lines.length - 1] = `${before} ${line.trim()}`;
    else lines.push(line);
  }
  return lines;
}

/** Where reading a line stops and why; the whole of it where only its part in the working cannot be told. */
function whereUnread(line: string, locale: Locale): Pick<ReadProblem, "at" | "length" | "code"> {
  const read = readMathematics(line, readingIn(locale));
  return read.ok ? { at: 0, length: line.length, code: "unexpected" } : read.problem;
}
