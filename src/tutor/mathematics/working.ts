import type { Expression } from "../notation/expression.ts";
import { decideScalars } from "./comparing/scalars.ts";
import { isScalar } from "./inspect.ts";
import type { AnswerKey } from "../items/receipt.ts";
import { readMathematics, type ReadOptions } from "../notation/read.ts";
import type { Fault, Later } from "./working/fault.ts";
import { judgeStatement } from "./working/follows.ts";
import { goesOnFrom, type Known, knownFrom, remember } from "./working/known.ts";
import { type LineReading, readLine } from "./working/lines.ts";
import { explainFault, type MisconceptionId, strayFrom } from "./working/misconceptions.ts";

/** The first line of a student's working that is wrong, counted from 0; `at` and `length` where reading stopped. */
export type WrongLine = {
  line: number;
  /** A line that drops one of several solutions has lost it; any other wrong line does not follow. */
  reason: "unreadable" | "does-not-follow" | "solution-lost";
  /** The known wrong rule that leads from the line before to this one, where one does. */
  misconception?: { id: MisconceptionId };
  at?: number;
  length?: number;
};

type Options = Pick<ReadOptions, "decimalComma">;

/**
 * The first line that does not follow from the ones before, or cannot be read; null where none can be faulted.
 * Expressions must keep their value, equations their solutions, inequalities theirs exactly; derivatives, systems and
 * formulas are followed too. What cannot be decided passes, so a line is never faulted without proof. Nothing after
 * the first wrong line is judged; later lines are looked at only for a solution that a case leaves to them.
 */
export function findFirstWrongLine(
  problem: { readonly start: string; readonly key: AnswerKey },
  lines: readonly string[],
  options: Options = {},
): WrongLine | null {
  const key = readMathematics(problem.key.expression, options);
  const keyExpression = key.ok ? key.expression : null;
  const starts = readingsOf(problem.start, options).map((statements) =>
    knownFrom(statements, keyExpression),
  );
  const readings = lines.map((text) => (text.trim() === "" ? [] : readLine(text, options)));
  const found = starts.map((start) => firstWrong(start, readings));
  // A start that can be read in two ways faults a line only where both readings do.
  return found.includes(null)
    ? null
    : (found.find((wrong) => wrong?.misconception) ?? found[0] ?? null);
}

/** What the problem states; "0,7 + 0,5" is no list where it can be read as a sum. */
function readingsOf(start: string, options: Options): (readonly Expression[])[] {
  const ways = readLine(start, options).map((read) => (read.ok ? read.statements : []));
  const telling = ways.filter((statements) => !statements.every(isBareList));
  return telling.length > 0 ? telling : ways;
}

function firstWrong(start: Known, readings: readonly LineReading[][]): WrongLine | null {
  let known = start;
  for (const [line, ways] of readings.entries()) {
    const judged = judgeReadings(known, ways, laterOf(readings.slice(line + 1)));
    if ("fault" in judged) return { line, ...judged.fault };
    known = judged.known;
  }
  return null;
}

type Judged = { known: Known } | { fault: Omit<WrongLine, "line"> };

/** A line that can be read in several ways is wrong only where it is in all of those that say something. */
function judgeReadings(known: Known, ways: readonly LineReading[], later: Later): Judged {
  let unread: Judged | null = null;
  let fault: Judged | null = null;
  let isEmpty = ways.length === 0;
  for (const way of ways) {
    if (!way.ok) {
      const { at, length } = way.problem;
      unread ??= { fault: { reason: "unreadable", at, length } };
      continue;
    }
    const judged = judgeLine(known, way.statements, later);
    if ("fault" in judged) fault = fault && !judged.fault.misconception ? fault : judged;
    // "50/0,20" as the list of 50/0 and 20 says nothing of an expression.
    else if (known.value !== null && way.statements.every(isBareList)) isEmpty = true;
    else return judged;
  }
  return fault ?? (isEmpty ? null : unread) ?? { known };
}

function isBareList(e: Expression): boolean {
  return e.kind === "list" && e.items.every(isScalar);
}

function laterOf(readings: readonly LineReading[][]): Later {
  return {
    statements: readings.flatMap((ways) => ways.flatMap((way) => (way.ok ? way.statements : []))),
  };
}

function judgeLine(before: Known, statements: readonly Expression[], later: Later): Judged {
  let known = before;
  for (const [index, statement] of statements.entries()) {
    const beside = { statements: [...statements.slice(index + 1), ...later.statements] };
    const fault = judgeStatement(known, statement, beside) ?? strayMargin(known, statement, beside);
    if (fault) {
      const id = explainFault(fault, known);
      return { fault: { reason: fault.reason, ...(id ? { misconception: { id } } : {}) } };
    }
    known = remember(known, statement);
  }
  return { known };
}

/**
 * 5*4 = 20 below 2 + 3*4 is true, and yet where the work goes wrong: a sum that a known wrong rule makes of the
 * expression, when nothing later comes back to its value.
 */
function strayMargin(known: Known, statement: Expression, later: Later): Fault | null {
  const { task } = known;
  if (!task || statement.kind !== "relation" || statement.operator !== "=") return null;
  if (goesOnFrom(known, statement) || !isScalar(statement.left)) return null;
  const returns = later.statements.some((line) => {
    const end = line.kind === "relation" ? line.right : line;
    return isScalar(end) && decideScalars(task, end).verdict === "equal";
  });
  if (returns || statement.left.kind === "number" || !strayFrom(task, statement.left)) return null;
  return { reason: "does-not-follow", from: task, given: statement.left };
}
