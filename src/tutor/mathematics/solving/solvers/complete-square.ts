import type { Rational } from "../../../numbers/rational.ts";
import { divide, fromInteger, multiply, one, subtract } from "../../../numbers/rational.ts";
import { coefficientsIn, fromCoefficients, variables } from "../exact/polynomial.ts";
import { writePolynomial } from "../exact/write.ts";
import { readPolynomial, type Scope } from "../reading/scope.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";
import { inMath } from "../words.ts";
import { typed } from "./equations.ts";

/** A quadratic written as a square and a number, a(x + h)^2 + k: half the coefficient of x, squared, is added and taken away. */
export function completeSquare(text: string, scope: Scope): Draft | null {
  const polynomial = readPolynomial(text, scope);
  if (polynomial === null) return null;
  const [name, another] = variables(polynomial);
  if (name === undefined || another !== undefined) return null;
  const [c, b, a, more] = coefficientsIn(polynomial, name) ?? [];
  if (c === undefined || b === undefined || a === undefined || more !== undefined) return null;
  if (a.n === 0n || b.n === 0n) return null;
  const inner = divide(b, a);
  const half = divide(inner, fromInteger(2));
  const squared = multiply(half, half);
  const rest = subtract(c, multiply(a, squared));
  const write = (...coefficients: Rational[]) =>
    writePolynomial(fromCoefficients(coefficients, name));
  const zero = fromInteger(0);
  const isPlain = a.n === 1n && a.d === 1n;
  const before = isPlain ? "" : a.n === -1n && a.d === 1n ? "-" : bracketFraction(write(a));
  const tail = (value: Rational) =>
    value.n === 0n ? "" : value.n < 0n ? ` - ${write(negative(value))}` : ` + ${write(value)}`;
  const bracket = (content: string) => (isPlain ? content : `${before}(${content})`);
  const square = `(${write(half, one)})^2`;
  const answer = `${before}${square}${tail(rest)}`;
  const steps = [
    ...(isPlain
      ? []
      : [
          step(
            "take-out-common-factor",
            `Take ${inMath(write(a))} out of the terms with ${inMath(name)}.`,
            `Saca factor ${inMath(write(a))} de los términos con ${inMath(name)}.`,
            `${bracket(write(zero, inner, one))}${tail(c)}`,
          ),
        ]),
    step(
      "complete-square",
      `Half of ${inMath(write(inner))} is ${inMath(write(half))}: add its square and take it away again.`,
      `La mitad de ${inMath(write(inner))} es ${inMath(write(half))}: suma su cuadrado y vuelve a restarlo.`,
      `${bracket(`${write(squared, inner, one)} - ${write(squared)}`)}${tail(c)}`,
    ),
    step(
      "complete-square",
      `The first three terms are the square of ${inMath(write(half, one))}.`,
      `Los tres primeros términos son el cuadrado de ${inMath(write(half, one))}.`,
      `${bracket(`${square} - ${write(squared)}`)}${tail(c)}`,
    ),
    step("calculate", "Put the numbers together.", "Reúne los números.", answer),
  ];
  return {
    kind: "complete-square",
    start: typed(text),
    steps,
    answer,
    policy: {},
    check: { by: "value" },
  };
}

function negative(value: Rational): Rational {
  return subtract(fromInteger(0), value);
}

/** A fraction before a bracket gets brackets of its own. */
function bracketFraction(written: string): string {
  return written.includes("/") ? `(${written})` : written;
}
