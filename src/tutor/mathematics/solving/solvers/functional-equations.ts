import { symbolsOf } from "../../inspect.ts";
import { solveBranches } from "../equations/solve-branches.ts";
import { readEquality } from "../equations/transform.ts";
import { emptyScope, toPolynomial } from "../reading/scope.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";
import { noSolutionWords } from "./answers.ts";
import { typed } from "./equations.ts";

/**
 * Equations in one unknown that are no polynomials: absolute values, fractions with the unknown below, roots, powers with the
 * unknown above, logarithms. Every solution has been put back, false ones are named.
 */
export function functionalEquation(text: string, asked: string | null): Draft | null {
  const start = typed(text);
  const equality = readEquality(start);
  if (equality === null) return null;
  if (
    toPolynomial(equality.left, emptyScope) !== null &&
    toPolynomial(equality.right, emptyScope) !== null
  )
    return null;
  const names = new Set([...symbolsOf(equality.left), ...symbolsOf(equality.right)]);
  const [name, another] = names;
  if (name === undefined || another !== undefined || (asked !== null && asked !== name))
    return null;
  const branches = solveBranches(start, name);
  if (branches === null) return null;
  const { steps, values, rejected } = branches;
  const check = { by: "roots", name, values, rejected } as const;
  const base = { kind: "functional-equation", start, steps };
  if (values.length > 0) {
    const answer = steps.at(-1)?.line ?? "";
    return { ...base, answer, policy: { variable: name }, check };
  }
  const last = steps.at(-1)?.line ?? "";
  if (!last.startsWith("no ")) {
    steps.push(
      step("conclude", "So there is no solution.", "Por tanto, no hay solución.", "no solution"),
    );
  }
  return { ...base, answer: steps.at(-1)?.line ?? "", policy: { words: noSolutionWords }, check };
}
