import { toNumber } from "../../../numbers/rational.ts";
import { approximate } from "../../numeric/precise.ts";
import type { Expression } from "../../../notation/expression.ts";
import { emptyScope, readExpression } from "../reading/scope.ts";
import type { SolutionStep } from "../solution.ts";
import { inMath } from "../words.ts";
import { step } from "../solver.ts";
import { satisfies } from "./candidates.ts";
import { readEquality, transform } from "./transform.ts";

/** The worked way from an equation to its real solutions; `rejected` are values found on the way that do not satisfy it. */
export type Branches = {
  steps: SolutionStep[];
  /** Typed values of the unknown, ascending. */
  values: readonly string[];
  rejected: readonly string[];
};

/** More rounds, or more branches, than any school equation takes. */
const maxRounds = 12;
const maxBranches = 12;

/**
 * Solves an equation in one unknown by one rule at a time, all branches side by side; every value is put back into the equation.
 * null where a branch meets an equation that no rule fits.
 */
export function solveBranches(start: string, name: string): Branches | null {
  const steps: SolutionStep[] = [];
  let open: string[] = [start];
  const seen = new Set<string>();
  for (let round = 0; round < maxRounds; round++) {
    const next: string[] = [];
    let words: { rule: SolutionStep["rule"]; en: string; es: string } | null = null;
    for (const line of open) {
      if (isSolved(line, name)) {
        next.push(line);
        continue;
      }
      if (seen.has(line)) return null;
      const equality = readEquality(line);
      const made = equality === null ? null : transform(equality, name);
      if (made === null) return null;
      words ??= made;
      next.push(...made.next);
    }
    if (words === null) break;
    for (const line of open) if (!isSolved(line, name)) seen.add(line);
    open = [...new Set(next)];
    if (open.length > maxBranches) return null;
    steps.push(
      step(
        words.rule,
        words.en,
        words.es,
        open.length === 0 ? "no real solution" : open.join(" or "),
      ),
    );
    if (open.length === 0) return { steps, values: [], rejected: [] };
  }
  if (!open.every((line) => isSolved(line, name))) return null;
  return checked(start, name, open, steps);
}

function isSolved(line: string, name: string): boolean {
  const [left, right, more] = line.split(" = ");
  return (
    left === name &&
    right !== undefined &&
    more === undefined &&
    !new RegExp(`(?<![a-z])${name}(?![a-z])`, "i").test(right)
  );
}

function checked(
  start: string,
  name: string,
  lines: readonly string[],
  steps: SolutionStep[],
): Branches | null {
  const found = lines.map((line) => line.slice(name.length + 3));
  const candidates: { text: string; value: Expression; size: number }[] = [];
  for (const text of found) {
    const value = readExpression(text, emptyScope);
    const size = value === null ? null : approximate(value);
    if (value === null || size === null) return null;
    candidates.push({ text, value, size: toNumber(size) });
  }
  candidates.sort((a, b) => a.size - b.size);
  const kept = candidates.filter(({ value }) => satisfies(start, name, value));
  const rejected = candidates
    .filter((candidate) => !kept.includes(candidate))
    .map(({ text }) => text);
  const values = kept.map(({ text }) => text);
  const answer =
    values.length === 0 ? "no solution" : values.map((text) => `${name} = ${text}`).join(" or ");
  if (rejected.length > 0) {
    const shown = rejected.map((text) => inMath(`${name} = ${text}`)).join(", ");
    steps.push(
      step(
        "check-solutions",
        `Put each value into the equation: ${shown} does not satisfy it.`,
        `Sustituye cada valor en la ecuación: ${shown} no la cumple.`,
        answer,
      ),
    );
  } else if (steps.at(-1)?.line !== answer) {
    steps.push(
      step("order", "Put the solutions in order.", "Pon las soluciones en orden.", answer),
    );
  }
  return { steps, values, rejected };
}
