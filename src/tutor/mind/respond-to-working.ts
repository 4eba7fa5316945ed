import { type Decision, decided, type Situation } from "./decision.ts";
import { recordAnswer } from "./evidence.ts";
import { addLine, respondToAnswer, withProblem } from "./respond-to-answer.ts";
import type { Move } from "./move.ts";
import type { TypedProblem } from "./state.ts";

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
  const { typed, locale } = situation;
  const wrong = typed.firstWrongLine(problem.item, lines, locale);
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
      { kind: "unreadable", given: line, ...typed.whereUnread(line, locale) },
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
    question: wrong.question,
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
