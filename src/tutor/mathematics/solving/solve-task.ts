import type { Given, Task } from "../tasks/task.ts";
import { variables } from "./exact/polynomial.ts";
import type { Givens } from "./reading/givens.ts";
import { readGivens } from "./reading/givens.ts";
import { askedName, askedPair, requestBody } from "./reading/request.ts";
import type { Scope } from "./reading/scope.ts";
import { emptyScope } from "./reading/scope.ts";
import type { Solution, SolutionStep } from "./solution.ts";
import type { Draft, Problem, Solver } from "./solver.ts";
import { solveBases } from "./solvers/bases.ts";
import { solveCalculus } from "./solvers/calculus.ts";
import { solveCommonFactors } from "./solvers/common-factors.ts";
import { solveComparison } from "./solvers/comparison.ts";
import { solveCompleteSquare } from "./solvers/complete-square.ts";
import { solveDivisibility } from "./solvers/divisibility.ts";
import { solveEquations } from "./solvers/equations.ts";
import { solveExactValues } from "./solvers/exact-values.ts";
import { solveFactoring } from "./solvers/factoring.ts";
import { solveFunctionalEquations } from "./solvers/functional-equations.ts";
import { solveFunctionProperties } from "./solvers/function-properties.ts";
import { solveGeneralAngles } from "./solvers/general-angles.ts";
import { solveInequalities } from "./solvers/inequalities.ts";
import { solveMeasurement } from "./solvers/measurement.ts";
import { solvePercent } from "./solvers/percent.ts";
import { solvePolynomials } from "./solvers/polynomials.ts";
import { solvePowerLaws } from "./solvers/power-laws.ts";
import { solveRounding } from "./solvers/rounding.ts";
import { solveSequences } from "./solvers/sequences.ts";
import { solveSetInequalities } from "./solvers/set-inequalities.ts";
import { solveStatements } from "./solvers/statements.ts";
import { solveSurds } from "./solvers/surds.ts";
import { solveTrigonometricEquations } from "./solvers/trigonometric-equations.ts";
import { solveValues } from "./solvers/values.ts";
import { solveWriteAs } from "./solvers/write-as.ts";
import { solvePointsAndLines } from "./texts/coordinates.ts";
import { solveData } from "./texts/data.ts";
import { solveGeometry } from "./texts/geometry.ts";
import { holds } from "./verify.ts";
import { wordingOf } from "./wording.ts";
import { latexOf } from "./words.ts";

/** In this order: the first family that recognises the question answers it. */
const solvers: readonly Solver[] = [
  solveBases,
  solveEquations,
  solveTrigonometricEquations,
  solveGeneralAngles,
  solveFunctionalEquations,
  solveFunctionProperties,
  solveInequalities,
  solveSetInequalities,
  solveRounding,
  solveCommonFactors,
  solveDivisibility,
  solveComparison,
  solveStatements,
  solvePercent,
  solveWriteAs,
  solveMeasurement,
  solveSequences,
  solveCompleteSquare,
  solveFactoring,
  solvePolynomials,
  solveCalculus,
  solveValues,
  solveSurds,
  solvePowerLaws,
  solveExactValues,
];

/** Families of which all numbers stand in one sentence. */
const sentenceSolvers: readonly ((text: string) => Draft | null)[] = [
  solveGeometry,
  solvePointsAndLines,
  solveData,
];

/**
 * Solves a task that was read. Every step of the result has been checked. null where it is not of a kind we solve exactly.
 * Never throws; bounded work.
 */
export function solveTask(task: Task): Solution | null {
  try {
    const told = tell(task.givens);
    return told === null
      ? null
      : (solve(wordingOf(task.ask), told) ?? solveSentence(wordingOf(task.ask), told));
  } catch (error) {
    // The exact arithmetic refuses work beyond its bounds with a RangeError: then we do not know.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** What is given, clause by clause, and the steps by which outcomes among it were found. */
type Told = { clauses: readonly string[]; steps: readonly SolutionStep[] };

/** The givens as clauses; what a name stands for is worked out first. null where that cannot be done. */
function tell(givens: readonly Given[]): Told | null {
  const clauses: string[] = [];
  const steps: SolutionStep[] = [];
  for (const [at, given] of givens.entries()) {
    if (given.kind === "equations") clauses.push(...given.relations);
    else if (given.kind === "value") clauses.push(`${given.name} = ${given.of}`);
    else if (given.kind === "function") clauses.push(`${given.head} = ${given.of}`);
    else if (given.of.kind === "differentiate")
      clauses.push(`${given.head} be ${wordingOf(given.of).replace(/^Find /, "")}`);
    else {
      const part = solveTask({ givens: givens.slice(0, at), ask: given.of });
      if (part === null || !/^-?\d+(?:\/\d+|\.\d+)?$/.test(part.answer)) return null;
      steps.push(...part.steps);
      clauses.push(`${given.head} = ${part.answer}`);
    }
  }
  return { clauses, steps };
}

function solveSentence(text: string, { clauses }: Told): Solution | null {
  if (clauses.length > 0) return null;
  for (const solver of sentenceSolvers) {
    const draft = solver(text);
    if (draft !== null) return finish(draft, { scope: emptyScope, open: [], steps: [] });
  }
  return null;
}

function solve(ask: string, { clauses, steps }: Told): Solution | null {
  const givens = readGivens(clauses, askedName(ask) ?? askedPair(ask)?.[0] ?? null);
  if (givens === null) return null;
  const whole = withArguments(ask, givens.scope);
  const problem: Problem = {
    ask: whole,
    body: requestBody(whole),
    open: givens.open,
    scope: givens.scope,
  };
  for (const solver of namesOpen(problem) ? [solveEquations] : solvers) {
    const draft = solver(problem);
    if (draft !== null) return finish(draft, { ...givens, steps: [...steps, ...givens.steps] });
  }
  return null;
}

/** "Differentiate f" of a function f(x) differentiates f(x). */
function withArguments(ask: string, { functions, values }: Scope): string {
  let now = ask;
  for (const [name, { parameter }] of functions) {
    // "a" may be the article.
    if (values.has(name) || name === "a") continue;
    const bare = new RegExp(
      `(?<=(?:^| )(?:derivative of|factor|expand|simplify) )${name}(?= *(?:$|wrt ))`,
      "i",
    );
    now = now.replace(bare, `${name}(${parameter})`);
  }
  return now;
}

/** Whether the question speaks of a name that the givens hold open: then what is asked is not what stands in it. */
function namesOpen({ ask, open }: Problem): boolean {
  return open.some(({ difference }) =>
    variables(difference).some((name) => new RegExp(`(?<![a-z])${name}(?![a-z])`, "i").test(ask)),
  );
}

function finish(draft: Draft, givens: Givens): Solution | null {
  if (!holds(draft, givens.scope)) return null;
  const { kind, start, answer, policy } = draft;
  return {
    kind,
    start,
    steps: [...givens.steps, ...draft.steps],
    answer,
    latex: draft.latex ?? latexOf(answer),
    policy,
  };
}
