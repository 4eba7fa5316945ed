import { decideScalars } from "../comparing/scalars.ts";
import type { Expression } from "../../notation/expression.ts";
import { compare } from "../../numbers/rational.ts";
import { readMathematics } from "../../notation/read.ts";
import { equals } from "./exact/polynomial.ts";
import type { Surd } from "./exact/surd.ts";
import { equalSurds, rationalValue, surdValue } from "./exact/surd.ts";
import type { Scope } from "./reading/scope.ts";
import { emptyScope, readExpression, toPolynomial } from "./reading/scope.ts";
import {
  definiteHolds,
  derivativeAtHolds,
  derivativesHold,
  integralHolds,
  tangentHolds,
} from "./checks/calculus-lines.ts";
import {
  allSame,
  anglesHold,
  domainHolds,
  inverseHolds,
  isMostFrequent,
  lineHolds,
  storyHolds,
} from "./checks/facts.ts";
import { readsBack } from "./checks/reads-back.ts";
import { crossesElsewhere, hasSoManyRoots } from "./checks/all-roots.ts";
import { sameSet } from "./checks/solution-set.ts";
import { satisfies } from "./equations/candidates.ts";
import type { Check, Draft } from "./solver.ts";

/** Whether every line of a draft is true by its check, and the last line is the answer. */
export function holds(draft: Draft, scope: Scope): boolean {
  const { steps, answer, check, start } = draft;
  if (steps.at(-1)?.line !== answer || !steps.every(({ line }) => readsBack(line))) return false;
  if (check.by === "claims") {
    return (
      check.claims.length === steps.length &&
      steps.every(({ line }, index) => check.claims[index]?.(line) === true)
    );
  }
  const lines = [start, ...steps.map(({ line }) => line)];
  const [, ...after] = lines;
  if (check.by === "derivative")
    return derivativesHold(start, after, check.name, check.order, check.letters ?? false);
  if (check.by === "same") {
    const { unit } = check;
    return allSame(
      unit === undefined || unit === "" ? lines : lines.map((line) => line.replaceAll(unit, "")),
    );
  }
  if (check.by === "line") return lineHolds(answer, check.points, check.given, check.across);
  if (check.by === "solution-set") return sameSet(start, answer, check.name, check.cuts);
  if (check.by === "story") return storyHolds(lines, check.values, check.answer, check.unit ?? "");
  if (check.by === "inverse") return inverseHolds(check.body, answer, check.name);
  if (check.by === "domain") return domainHolds(start, answer, check.name);
  if (check.by === "angles") return anglesHold(lines, check.name, check.values);
  if (check.by === "most-frequent") return isMostFrequent(start, answer);
  if (check.by === "derivative-at") return derivativeAtHolds(start, after, check.name, check.at);
  if (check.by === "tangent") return tangentHolds(start, after, check.at);
  if (check.by === "integral") {
    const { name, low, high } = check;
    return low === undefined || high === undefined
      ? after.every((line) => integralHolds(start, line, name))
      : definiteHolds(start, after, name, low, high);
  }
  if (check.by === "roots") return rootsHold(lines, check);
  if (check.by === "solution") {
    const [, ...written] = lines;
    return (
      check.values.length > 0 &&
      written.every((line) => holdsFor(line, check.values)) &&
      isComplete(start, check.values, scope)
    );
  }
  const values = lines.map((line) =>
    readExpression(bareOf(line, check.by === "value" ? check.unit : undefined), scope),
  );
  const [first] = values;
  return first != null && values.every((value) => value !== null && sameValue(first, value, scope));
}

/** Whether the values of one unknown are all the real solutions of the equation it starts from; systems determine theirs by their rank. */
function isComplete(
  start: string,
  values: readonly ReadonlyMap<string, Surd>[],
  scope: Scope,
): boolean {
  const [first] = values;
  const [name, another] = first === undefined ? [] : first.keys();
  if (name === undefined || another !== undefined || start.includes(",")) return true;
  return hasSoManyRoots(start, name, values.length, scope) ?? false;
}

/** Whether two expressions are equal as polynomials, or as numbers with square roots. */
function sameValue(a: Expression, b: Expression, scope: Scope): boolean {
  const [p, q] = [toPolynomial(a, scope), toPolynomial(b, scope)];
  if (p !== null && q !== null) return equals(p, q);
  const [x, y] = [surdValue(a, new Map()), surdValue(b, new Map())];
  if (x !== null && y !== null) return equalSurds(x, y);
  return decideScalars(a, b).verdict === "equal";
}

/** A line without its unit. */
function bareOf(line: string, unit: string | undefined): string {
  return unit === undefined || unit === "" ? line : line.replace(unit, "").trim();
}

/**
 * A line of alternatives ("x = 2 or x = 3") holds where every solution satisfies one of them and every alternative is satisfied by one
 * of the solutions; a line of equations ("x + y = 3, x - y = 1") where every solution satisfies all.
 */
function holdsFor(line: string, solutions: readonly ReadonlyMap<string, Surd>[]): boolean {
  const alternatives = line.split(" or ").map((text) => text.split(/, (?![^(]*\))/));
  const satisfied = (parts: readonly string[], values: ReadonlyMap<string, Surd>) =>
    parts.every((part) => relationHolds(part, values));
  return (
    solutions.every((values) => alternatives.some((parts) => satisfied(parts, values))) &&
    alternatives.every(
      (parts) => solutions.some((values) => satisfied(parts, values)) || neverReal(parts),
    )
  );
}

/** An alternative without real solutions, such as x^2 + 1 = 0, may stand beside others until it is named as such. */
function neverReal(parts: readonly string[]): boolean {
  return parts.length === 1 && /\^2.* = 0$/.test(parts[0] ?? "");
}

function relationHolds(text: string, values: ReadonlyMap<string, Surd>): boolean {
  const result = readMathematics(text, { functions: [], units: false });
  if (!result.ok || result.expression.kind !== "relation") return false;
  const { operator, left, right } = result.expression;
  const [a, b] = [surdValue(left, values), surdValue(right, values)];
  if (a === null || b === null) return false;
  if (operator === "=") return equalSurds(a, b);
  const [x, y] = [rationalValue(a), rationalValue(b)];
  if (x === null || y === null) return false;
  const order = compare(x, y);
  return operator === "<"
    ? order < 0
    : operator === ">"
      ? order > 0
      : operator === "<="
        ? order <= 0
        : operator === ">=" && order >= 0;
}

/** Whether the values, and no others that were met, solve the first line, and every line between keeps them. */
function rootsHold(
  lines: readonly string[],
  { name, values, rejected }: Extract<Check, { by: "roots" }>,
): boolean {
  const read = (text: string) => readExpression(text, emptyScope);
  const [kept, dropped] = [values.map(read), rejected.map(read)];
  const known = kept.filter((value) => value !== null);
  const spurious = dropped.filter((value) => value !== null);
  if (known.length < kept.length || spurious.length < dropped.length) return false;
  const [start = "", ...others] = lines;
  if (
    !known.every((value) => satisfies(start, name, value)) ||
    spurious.some((value) => satisfies(start, name, value))
  )
    return false;
  const last = others.at(-1) ?? "";
  if (
    values.length === 0
      ? !last.startsWith("no ")
      : last !== values.map((text) => `${name} = ${text}`).join(" or ")
  )
    return false;
  if (crossesElsewhere(start, name, values)) return false;
  return others.every(
    (line) =>
      line.startsWith("no ") ||
      known.every((value) => line.split(" or ").some((part) => satisfies(part, name, value))),
  );
}
