import type { Expression } from "../../../notation/expression.ts";
import { rebuild } from "../../inspect.ts";
import { fromInteger, negate, one } from "../../../numbers/rational.ts";
import { holdsWith } from "../checks/claims.ts";
import type { Polynomial } from "../exact/polynomial.ts";
import { add, constant, fromTerms, multiply, scale, subtract } from "../exact/polynomial.ts";
import { emptyScope, readExpression, toPolynomial } from "../reading/scope.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";
import { typed } from "./equations.ts";
import { solveLiteralEquation } from "./literal-equation.ts";

/** π is a number; among the letters of a formula it is moved like one of them. */
const pi = "π";

type Quotient = { top: Polynomial; bottom: Polynomial };

/**
 * A formula of science or geometry solved for one of its letters: C = 2πr for r, v = d/t for t, A = πr^2 for r. The letter stands
 * in it to the first power, or, beside π, squared: then a length is meant, and the root is positive.
 */
export function solveFormula(text: string, name: string): Draft | null {
  const [leftText, rightText, more] = text.split("=");
  const [left, right] = [leftText, rightText].map((side) => readExpression(side, emptyScope));
  if (!left || !right || more !== undefined) return null;
  const [a, b] = [quotientOf(withPi(left)), quotientOf(withPi(right))];
  if (a === null || b === null) return null;
  const difference = subtract(multiply(a.top, b.bottom), multiply(b.top, a.bottom));
  const draft =
    solveLiteralEquation({ text: typed(text), left, right, difference }, name) ??
    bySquareRoot(text, difference, name);
  const value = draft?.answer.slice(name.length + 3);
  return draft && value !== undefined && isTrueOf(text, name, value, draft.kind) ? draft : null;
}

/** The formula itself holds with what was found for the letter; a root is put in as its square. */
function isTrueOf(text: string, name: string, value: string, kind: string): boolean {
  const square = /^sqrt\((.+)\)$/.exec(value)?.[1];
  if (kind !== "formula-root" || square === undefined) return holdsWith(name, value)(text);
  return holdsWith(
    name,
    square,
  )(text.replaceAll(new RegExp(`${name} ?(?:\\^|\\*\\*) ?\\(?2\\)?`, "g"), name));
}

function withPi(expression: Expression): Expression {
  return rebuild(expression, (part) =>
    part.kind === "constant" && part.name === "pi" ? { kind: "symbol", name: pi } : part,
  );
}

function bySquareRoot(text: string, difference: Polynomial, name: string): Draft | null {
  const terms = [...difference.values()];
  const powerOf = (term: (typeof terms)[number]) =>
    term.powers.find(([other]) => other === name)?.[1] ?? 0;
  if (!text.includes(pi) || terms.some((term) => powerOf(term) !== 0 && powerOf(term) !== 2))
    return null;
  const lowered = fromTerms(
    terms.map((term) => ({
      ...term,
      powers: term.powers.map(([other, power]) => [other, other === name ? power - 1 : power]),
    })),
  );
  const nothing: Expression = { kind: "symbol", name };
  const draft = solveLiteralEquation(
    { text: typed(text), left: nothing, right: nothing, difference: lowered },
    name,
  );
  const square = draft?.answer.slice(name.length + 3);
  if (!draft || square === undefined) return null;
  const answer = `${name} = sqrt(${square})`;
  const squared = `${name}^2 = ${square}`;
  return {
    kind: "formula-root",
    start: typed(text),
    steps: [
      step("isolate", `Bring $${name}^2$ to stand alone.`, `Deja $${name}^2$ solo.`, squared),
      step(
        "square-root",
        `Take the square root; $${name}$ is a length, so it is the positive one.`,
        `Saca la raíz cuadrada; $${name}$ es una longitud, así que es la positiva.`,
        answer,
      ),
    ],
    answer,
    policy: { variable: name },
    check: {
      by: "claims",
      claims: [(line) => line === squared, (line) => line === answer],
    },
  };
}

const whole = constant(one);

/** An expression as a quotient of polynomials in its letters; null where it is none. */
function quotientOf(expression: Expression): Quotient | null {
  const polynomial = toPolynomial(expression, emptyScope);
  if (polynomial !== null) return { top: polynomial, bottom: whole };
  switch (expression.kind) {
    case "negative": {
      const of = quotientOf(expression.of);
      return of && { ...of, top: scale(of.top, negate(one)) };
    }
    case "quotient": {
      const [above, below] = [quotientOf(expression.numerator), quotientOf(expression.denominator)];
      return (
        above &&
        below && {
          top: multiply(above.top, below.bottom),
          bottom: multiply(above.bottom, below.top),
        }
      );
    }
    case "product":
      return folded(expression.factors, (a, b) => ({
        top: multiply(a.top, b.top),
        bottom: multiply(a.bottom, b.bottom),
      }));
    case "sum":
      return folded(expression.terms, (a, b) => ({
        top: add(multiply(a.top, b.bottom), multiply(b.top, a.bottom)),
        bottom: multiply(a.bottom, b.bottom),
      }));
    default:
      return null;
  }
}

function folded(
  parts: readonly Expression[],
  join: (a: Quotient, b: Quotient) => Quotient,
): Quotient | null {
  let result: Quotient = { top: constant(fromInteger(1)), bottom: whole };
  for (const [index, part] of parts.entries()) {
    const next = quotientOf(part);
    if (next === null) return null;
    result = index === 0 ? next : join(result, next);
  }
  return result;
}
