import type { Rational } from "../../../numbers/rational.ts";
import {
  divide,
  negate,
  compare,
  fraction,
  fromInteger,
  toText,
  toNumber,
} from "../../../numbers/rational.ts";
import type { PrimitivePolynomial } from "../exact/factor.ts";
import { factorPolynomial, splitContent } from "../exact/factor.ts";
import { fromCoefficients, coefficientsIn } from "../exact/polynomial.ts";
import type { Surd } from "../exact/surd.ts";
import {
  squareRoot,
  writeSurd,
  scaleSurd,
  rationalSurd,
  rationalValue,
  addSurds,
} from "../exact/surd.ts";
import { writePolynomial } from "../exact/write.ts";
import type { Equation } from "../reading/givens.ts";
import type { SolutionStep } from "../solution.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";
import { inMath } from "../words.ts";
import {
  discriminantStep,
  factorSteps,
  formulaSteps,
  squareRootSteps,
  writeWhole,
} from "./root-steps.ts";
import { noSolution } from "./answers.ts";

/** An equation in one unknown of degree two or more whose roots are rational or come from quadratics; null otherwise. */
export function solvePolynomialEquation(equation: Equation, name: string): Draft | null {
  const coefficients = coefficientsIn(equation.difference, name);
  if (coefficients === null || coefficients.length < 3 || coefficients.length > 40) return null;
  const start = equation.text.replaceAll("**", "^");
  const { primitive } = splitContent(coefficients);
  const steps = standardForm(coefficients, primitive, name, start);
  const kind = coefficients.length === 3 ? "quadratic-equation" : "polynomial-equation";
  const { factors } = factorPolynomial(primitive.map(fromInteger));
  const roots = factors.map(({ of }) => rootsOf(of));
  const known = roots.filter((list) => list !== null).flat();
  if (roots.includes(null)) return null;
  const base = { kind, start, steps };
  if (known.length === 0) {
    if (primitive.length === 3) steps.push(discriminantStep(primitive));
    return { ...base, ...noSolution(steps, true) };
  }
  known.sort((a, b) => compareSurds(a, b));
  const answer = known.map((root) => `${name} = ${writeSurd(root)}`).join(" or ");
  const [only] = factors;
  if (primitive.length === 3 && primitive[1] === 0n) squareRootSteps(primitive, name, steps);
  else if (factors.length === 1 && only?.of.length === 3)
    steps.push(...formulaSteps(primitive, name));
  else steps.push(...factorSteps(factors, name));
  if (steps.at(-1)?.line !== answer) {
    const surds = known.some((root) => rationalValue(root) === null);
    steps.push(
      surds
        ? step(
            "simplify-surd",
            "Solve and simplify the roots.",
            "Resuelve y simplifica las raíces.",
            answer,
          )
        : step("conclude", "These are the solutions.", "Estas son las soluciones.", answer),
    );
  }
  return {
    ...base,
    answer,
    policy: { variable: name },
    check: { by: "solution", values: known.map((root) => new Map([[name, root]])) },
  };
}

function standardForm(
  coefficients: readonly Rational[],
  primitive: PrimitivePolynomial,
  name: string,
  start: string,
): SolutionStep[] {
  const collected = `${writePolynomial(fromCoefficients(coefficients, name))} = 0`;
  const reduced = `${writeWhole(primitive, name)} = 0`;
  const steps: SolutionStep[] = [];
  if (collected.replaceAll(" ", "") !== start.replaceAll(/[ *]/g, "")) {
    steps.push(
      step(
        "standard-form",
        "Bring everything to one side and collect like terms.",
        "Lleva todo a un lado y agrupa los términos semejantes.",
        collected,
      ),
    );
  }
  if (reduced !== collected) {
    const lead = coefficients.at(-1) ?? fromInteger(1);
    const factor = divide(lead, fromInteger(primitive.at(-1) ?? 1n));
    steps.push(
      step(
        "divide-both-sides",
        `Divide both sides by ${inMath(toText(factor))}.`,
        `Divide ambos lados entre ${inMath(toText(factor))}.`,
        reduced,
      ),
    );
  }
  return steps;
}

/** The real roots of an irreducible factor; null where they are neither rational nor from a quadratic. */
export function rootsOf(of: PrimitivePolynomial): Surd[] | null {
  const [c = 0n, b = 0n, a = 0n] = of;
  if (of.length === 2) return [rationalSurd(fraction(-c, b))];
  if (of.length !== 3) return null;
  const discriminant = b * b - 4n * a * c;
  if (discriminant < 0n) return [];
  const root = squareRoot(fromInteger(discriminant));
  if (root === null) return null;
  const scale = fraction(1n, 2n * a);
  const middle = rationalSurd(fraction(-b, 2n * a));
  return [scaleSurd(root, negate(scale)), scaleSurd(root, scale)].map((part) =>
    addSurds(middle, part),
  );
}

/** Order of two surds with one root each at most, by value; exact for rational ones. */
function compareSurds(a: Surd, b: Surd): number {
  const [x, y] = [rationalValue(a), rationalValue(b)];
  return x !== null && y !== null ? compare(x, y) : approximate(a) - approximate(b);
}

/** A double near the surd: only to order roots for reading. */
function approximate(surd: Surd): number {
  return [...surd].reduce(
    (sum, [radicand, value]) => sum + toNumber(value) * Math.sqrt(Number(radicand)),
    0,
  );
}
