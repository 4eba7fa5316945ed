import type { Ask, Given, Task } from "../tasks/task.ts";
import { variables } from "./exact/polynomial.ts";
import type { Clause, Equation, Givens } from "./reading/givens.ts";
import { readEquation, readGivens } from "./reading/givens.ts";
import type { Scope } from "./reading/scope.ts";
import type { Solution, SolutionStep } from "./solution.ts";
import type { Draft } from "./solver.ts";
import { sumInBase, toOtherBase } from "./solvers/bases.ts";
import {
  definite,
  derivativeAt,
  derivativeByRules,
  indefinite,
  tangent,
} from "./solvers/calculus.ts";
import { greatestCommonFactor, leastMultiple, listPrimeFactors } from "./solvers/common-factors.ts";
import { timeAfter, timeBetween } from "./solvers/clock.ts";
import { simplifyQuotient } from "./solvers/algebraic-fractions.ts";
import { chanceOf, shareOfAll } from "./solvers/chance.ts";
import { doubleInequality } from "./solvers/double-inequality.ts";
import { solveFormula } from "./solvers/formulas.ts";
import { closest, greaterOfTwo, ranked, sorted } from "./solvers/comparison.ts";
import { completeSquare } from "./solvers/complete-square.ts";
import { listDivisors } from "./solvers/divisors.ts";
import { divides, primeTest, remainder } from "./solvers/divisibility.ts";
import { solveEquations } from "./solvers/equations.ts";
import { exactValueOf } from "./solvers/exact-values.ts";
import { factorText } from "./solvers/factoring.ts";
import { functionalEquation } from "./solvers/functional-equations.ts";
import { functionProperty } from "./solvers/function-properties.ts";
import { generalAngles } from "./solvers/general-angles.ts";
import { linearInequality } from "./solvers/inequalities.ts";
import { convert } from "./solvers/measurement.ts";
import {
  changeByPercent,
  percentChange,
  percentOf,
  percentRate,
  percentWhole,
} from "./solvers/percent.ts";
import {
  coefficientInForm,
  coefficientOf,
  derivativeOfPolynomial,
  rewrite,
} from "./solvers/polynomials.ts";
import { motionOf } from "./solvers/motion.ts";
import { consecutive, twoNumbers } from "./solvers/number-puzzles.ts";
import { byPowerLaws } from "./solvers/power-laws.ts";
import { digitAtPlace, roundedRoot, roundNumber } from "./solvers/rounding.ts";
import { nextOf, ruleOf, termOf, termOfProgression } from "./solvers/sequences.ts";
import { inequalityInPieces } from "./solvers/set-inequalities.ts";
import { isStatementTrue } from "./solvers/statements.ts";
import {
  beforePercent,
  fractionRate,
  inProportion,
  shareOut,
  simplifyRatio,
} from "./solvers/ratios.ts";
import { simplifySurd } from "./solvers/surds.ts";
import { equationInAngles } from "./solvers/trigonometric-equations.ts";
import { valueOf } from "./solvers/values.ts";
import { writeAs } from "./solvers/write-as.ts";
import { missingAngle } from "./texts/angles.ts";
import { solveLine, solvePoints } from "./texts/coordinates.ts";
import { quadraticPart } from "./solvers/quadratic-parts.ts";
import { linePart } from "./texts/line-parts.ts";
import { solveStatistic } from "./texts/data.ts";
import { solveFigure } from "./texts/geometry.ts";
import { holds } from "./verify.ts";
import { latexOf } from "./words.ts";

/**
 * Solves a task that was read. Every step of the result has been checked. null where it is not of a kind we solve exactly.
 * Never throws; bounded work.
 */
export function solveTask(task: Task): Solution | null {
  try {
    const told = tell(task.givens);
    const asked = askedLetter(task.ask);
    const givens = told === null ? null : readGivens(told.clauses, asked);
    if (told === null || givens === null) return null;
    const known = { ...givens, steps: [...told.steps, ...givens.steps] };
    return firstTrue(draftsOf(task.ask, known), known);
  } catch (error) {
    // The exact arithmetic refuses work beyond its bounds with a RangeError: then we do not know.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** What is given, piece by piece, and the steps by which outcomes among it were found. */
type Told = { clauses: readonly Clause[]; steps: readonly SolutionStep[] };

/** The givens as clauses; what a name stands for is worked out first. null where that cannot be done. */
function tell(givens: readonly Given[]): Told | null {
  const clauses: Clause[] = [];
  const steps: SolutionStep[] = [];
  for (const [at, given] of givens.entries()) {
    if (given.kind === "equations")
      clauses.push(...given.relations.map((text): Clause => ({ kind: "equation", text })));
    else if (given.kind === "value")
      clauses.push({ kind: "value", name: given.name, text: given.of });
    else if (given.kind === "function")
      clauses.push({ kind: "function", head: given.head, text: given.of, derivative: null });
    else if (given.of.kind === "differentiate")
      clauses.push({ kind: "function", head: given.head, text: given.of.of, derivative: given.of });
    else {
      const part = solveTask({ givens: givens.slice(0, at), ask: given.of });
      if (part === null || !/^-?\d+(?:\/\d+|\.\d+)?$/.test(part.answer)) return null;
      steps.push(...part.steps);
      clauses.push({ kind: "value", name: given.head, text: part.answer });
    }
  }
  return { clauses, steps };
}

/** The letter that is asked for by itself: "what is x". */
function askedLetter(ask: Ask): string | null {
  return ask.kind === "calculate" && /^[a-z]$/i.test(ask.of) ? ask.of : null;
}

/** The first draft of which every line is true. */
function firstTrue(drafts: readonly (() => Draft | null)[], givens: Givens): Solution | null {
  for (const make of drafts) {
    const draft = make();
    if (draft === null) continue;
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
  return null;
}

/** The ways to a solution, in the order in which they are tried. */
function draftsOf(ask: Ask, { scope, open }: Givens): (() => Draft | null)[] {
  const isBare = scope.values.size === 0 && scope.functions.size === 0;
  const only = (make: () => Draft | null) => [make];
  const bare = (make: () => Draft | null) => (isBare ? [make] : []);
  const letter = askedLetter(ask);
  if (letter !== null && open.length > 0) return only(() => solveEquations(open, letter, scope));
  if (speaksOf(ask, open)) return ask.kind === "solve" ? solving(ask, scope, false) : [];
  switch (ask.kind) {
    case "solve":
      return solving(ask, scope, isBare);
    case "calculate": {
      const [, rate, whole] = /^([\d.]+) ?% ?\* ?([\d.]+)$/.exec(ask.of) ?? [];
      if (rate !== undefined && whole !== undefined)
        return only(() => percentOf(rate, whole, scope));
      return [...worthOf(ask.of, scope), ...bare(() => exactValueOf(ask.of))];
    }
    case "simplify":
      return [
        () => rewrite(ask.of, "simplify", scope),
        ...worthOf(ask.of, scope),
        ...bare(() => simplifyQuotient(ask.of)),
        () => byPowerLaws(ask.of, ask.assumes === "positive", scope),
        ...bare(() => exactValueOf(ask.of)),
      ];
    case "expand":
      return only(() => rewrite(ask.of, "expand", scope));
    case "collect":
      return only(() => rewrite(ask.of, "collect", scope));
    case "factor":
      return only(() => factorText(ask.of, scope));
    case "complete-square":
      return only(() => completeSquare(ask.of, scope));
    case "differentiate": {
      const { of, by, order, at } = ask;
      if (at !== null) return bare(() => derivativeAt(of, by ?? "x", at));
      return [
        () => derivativeOfPolynomial(of, by, order, scope),
        ...bare(() => derivativeByRules(of, by, order)),
      ];
    }
    case "integrate": {
      const { of, bounds } = ask;
      const by = ask.by ?? /(?<![a-z])[a-z](?![a-z])/i.exec(of)?.[0] ?? "x";
      return bare(() => (bounds === null ? indefinite(of, by) : definite(of, by, ...bounds)));
    }
    case "tangent":
      return bare(() => tangent(ask.curve, ask.at));
    case "coefficient":
      return only(() => coefficientOf(ask.of, ask.inside, scope));
    case "coefficient-in-form":
      return only(() => coefficientInForm(ask.of, ask.form, ask.name, scope));
    case "function":
      return bare(() => functionProperty(ask.what, ask.of));
    case "percent-rate":
      return only(() => percentRate(ask.part, ask.whole, scope));
    case "percent-whole":
      return only(() => percentWhole(ask.part, ask.rate, scope));
    case "percent-change":
      return only(() => percentChange(ask.from, ask.to, ask.down, scope));
    case "change-by-percent":
      return only(() => changeByPercent(ask.of, ask.rate, ask.up, scope));
    case "write-as":
      return only(() => writeAs(ask.of, ask.form, scope));
    case "common":
      return only(() =>
        ask.what === "factor"
          ? greatestCommonFactor(ask.of, scope)
          : leastMultiple(ask.of, ask.what === "denominator", scope),
      );
    case "prime-factors":
    case "prime-factorization":
      return only(() => listPrimeFactors(ask.of, ask.kind === "prime-factorization", scope));
    case "is-prime":
      return only(() => primeTest(ask.of, !ask.composite, scope));
    case "divides":
      return only(() => divides(ask.divisor, ask.number, scope));
    case "remainder":
      return only(() => remainder(ask.of, ask.by, scope));
    case "round":
      return only(() => roundNumber(ask.of, ask.places, scope));
    case "nearest-root":
      return only(() => roundedRoot(ask.of, ask.degree, scope));
    case "digit":
      return only(() => digitAtPlace(ask.of, -Number(ask.place), scope));
    case "is-true":
      return only(() => isStatementTrue(ask.statement, scope));
    case "compare":
      return only(() =>
        ask.of.length === 2 && ask.rank === 1 && !ask.choices
          ? greaterOfTwo(ask.of, ask.size === "greatest", scope)
          : ranked(ask, scope),
      );
    case "closest":
      return only(() => closest(ask.to, ask.of, ask.choices, scope));
    case "sort":
      return only(() => sorted(ask.of, ask.descending, scope));
    case "statistic":
      return only(() => solveStatistic(ask));
    case "next-term":
      return only(() => nextOf(ask.of));
    case "term-at":
      return only(() => termOf(ask.of, ask.place));
    case "nth-term":
      return only(() => ruleOf(ask.of, ask.name));
    case "convert":
      return only(() => convert(ask.value, ask.from, ask.to, scope));
    case "points":
      return only(() => solvePoints(ask));
    case "line-part":
      return only(() => linePart(ask));
    case "quadratic":
      return only(() => quadraticPart(ask));
    case "divisors":
      return only(() => listDivisors(ask.of, scope));
    case "chance":
      return only(() => chanceOf(ask));
    case "draw":
      return only(() => shareOfAll(ask));
    case "line":
      return only(() => solveLine(ask));
    case "figure":
      return only(() => solveFigure(ask));
    case "sum-of-range":
      return worthOf(sumOfRange(ask), scope);
    case "base":
      return only(() => toOtherBase(ask.number, ask.from, ask.to));
    case "sum-in-base":
      return only(() => sumInBase(ask.of, ask.base));
    case "proportion":
      return only(() => inProportion(ask));
    case "share":
      return only(() => shareOut(ask));
    case "simplify-ratio":
      return only(() => simplifyRatio(ask));
    case "fraction-rate":
      return only(() => fractionRate(ask));
    case "before-percent":
      return only(() => beforePercent(ask));
    case "motion":
      return only(() => motionOf(ask));
    case "angle":
      return only(() => missingAngle(ask));
    case "time-between":
      return only(() => timeBetween(ask));
    case "time-after":
      return only(() => timeAfter(ask));
    case "progression":
      return only(() => termOfProgression(ask));
    case "missing-mean":
      return solving(
        { kind: "solve", relations: [meanOf(ask)], unknowns: [ask.name], within: null },
        scope,
        isBare,
      );
    case "two-numbers":
      return only(() => twoNumbers(ask));
    case "consecutive":
      return only(() => consecutive(ask));
  }
}

/** What an expression is worth: by exact arithmetic, by roots, by the laws of powers. */
function worthOf(of: string, scope: Scope): (() => Draft | null)[] {
  return [
    () => valueOf(of, scope),
    () => simplifySurd(of, scope),
    () => byPowerLaws(of, false, scope),
  ];
}

/** Equations and inequalities. */
function solving(
  { relations, unknowns, within }: Extract<Ask, { kind: "solve" }>,
  scope: Scope,
  isBare: boolean,
): (() => Draft | null)[] {
  const [first = "", another] = relations;
  if (within !== null)
    return another === undefined && isBare ? [() => equationInAngles(first, within)] : [];
  if (/[<>≤≥]=?[^<>=≤≥]+[<>≤≥]/.test(first))
    return another === undefined && isBare ? [() => doubleInequality(first)] : [];
  if (/[<>≤≥]/.test(first))
    return another === undefined
      ? [() => linearInequality(first, scope), ...(isBare ? [() => inequalityInPieces(first)] : [])]
      : [];
  const [only, more] = unknowns;
  const unknown = more === undefined ? (only ?? null) : null;
  const equations = relations.map((text) => readEquation(text, scope));
  const known = equations.filter((equation) => equation !== null);
  const formula =
    unknown !== null && another === undefined && isBare ? [() => solveFormula(first, unknown)] : [];
  if (known.length === equations.length)
    return [() => solveEquations(known, unknown, scope), ...formula];
  return another === undefined && isBare
    ? [() => generalAngles(first), () => functionalEquation(first, unknown), ...formula]
    : [];
}

/** Whether a task speaks of a name that the givens hold open: then what is asked is not what stands in it. */
function speaksOf(ask: Ask, open: readonly Equation[]): boolean {
  const names = open.flatMap(({ difference }) => variables(difference));
  const text = JSON.stringify(Object.values(ask).flat());
  return names.some((name) => new RegExp(`(?<![a-z])${name}(?![a-z])`, "i").test(text));
}

/** "The mean of 5, 7 and x is 8" as an equation. */
function meanOf({ of, mean }: Extract<Ask, { kind: "missing-mean" }>): string {
  return `(${of.join(" + ")})/${of.length} = ${mean}`;
}

/** The sum of a run of whole numbers, or of every second of them: pairs of first and last. */
function sumOfRange({ from, to, which }: Extract<Ask, { kind: "sum-of-range" }>): string {
  if (which === "all") return `(${from} + ${to})*(${to} - ${from} + 1)/2`;
  const odd = which === "odd" ? 1 : 0;
  let [low, high] = [Number(from), Number(to)];
  if (Math.abs(low % 2) !== odd) low++;
  if (Math.abs(high % 2) !== odd) high--;
  return `(${low} + ${high})*(${high} - ${low} + 2)/4`;
}
