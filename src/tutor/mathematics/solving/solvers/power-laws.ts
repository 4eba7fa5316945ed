import { toTyped } from "../../../notation/print.ts";
import { inline } from "../reading/inline.ts";
import { agreesWherePositive } from "../checks/claims.ts";
import type { Expression } from "../../../notation/expression.ts";
import { mentions } from "../../inspect.ts";
import type { Rational } from "../../../numbers/rational.ts";
import {
  add,
  divide,
  equals,
  fromInteger,
  isInteger,
  isZero,
  multiply,
  negate,
  one,
  power,
  toText,
} from "../../../numbers/rational.ts";
import { readExpression, evaluate, type Scope } from "../reading/scope.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";
import { typed } from "./equations.ts";

/** A coefficient times one letter to an exact exponent. */
type Monomial = { coefficient: Rational; exponents: ReadonlyMap<string, Rational> };

/** Products, quotients and powers of powers of positive letters as single powers, by the laws of exponents. */
export function byPowerLaws(text: string, assumesPositive: boolean, scope: Scope): Draft | null {
  const expression = readExpression(text, scope);
  if (
    expression === null ||
    !mentions(expression, (part) => part.kind === "power" || part.kind === "quotient")
  )
    return null;
  const result = simplify(expression, scope);
  const fractional = mentions(
    expression,
    (part) => part.kind === "power" && !isWhole(part.exponent, scope),
  );
  if (
    result === null ||
    !mentions(expression, (part) => part.kind === "symbol" || part.kind === "constant") ||
    (fractional && !assumesPositive)
  )
    return null;
  const answer = write(result);
  return {
    kind: "power-laws",
    start: typed(text),
    steps: [
      step(
        "power-laws",
        "Powers of the same base: multiplying adds the exponents, dividing subtracts them, a power of a power multiplies them.",
        "Potencias de la misma base: al multiplicar se suman los exponentes, al dividir se restan, y la potencia de una potencia los multiplica.",
        answer,
      ),
    ],
    answer,
    policy: {},
    check: { by: "claims", claims: [agreesWherePositive(toTyped(inline(expression, scope)))] },
  };
}

function isWhole(exponent: Expression, scope: Scope): boolean {
  const value = evaluate(exponent, scope);
  return value !== null && isInteger(value);
}

function simplify(expression: Expression, scope: Scope): Monomial | null {
  switch (expression.kind) {
    case "number":
      return { coefficient: expression.value, exponents: new Map() };
    case "symbol":
      return { coefficient: one, exponents: new Map([[expression.name, one]]) };
    case "constant":
      return expression.name === "e" || expression.name === "i"
        ? { coefficient: one, exponents: new Map([[expression.name, one]]) }
        : null;
    case "negative": {
      const of = simplify(expression.of, scope);
      return of === null ? null : { ...of, coefficient: negate(of.coefficient) };
    }
    case "product":
      return expression.factors.reduce<Monomial | null>(
        (product, factor) => {
          const next = simplify(factor, scope);
          return product === null || next === null ? null : times(product, next);
        },
        { coefficient: one, exponents: new Map() },
      );
    case "quotient": {
      const top = simplify(expression.numerator, scope);
      const bottom = simplify(expression.denominator, scope);
      const inverse = bottom === null ? null : raise(bottom, fromInteger(-1));
      return top === null || inverse === null ? null : times(top, inverse);
    }
    case "power": {
      const base = simplify(expression.base, scope);
      const exponent = evaluate(expression.exponent, scope);
      return base === null || exponent === null ? null : raise(base, exponent);
    }
    case "call": {
      const [of] = expression.args;
      const inside =
        expression.name === "sqrt" && of !== undefined && expression.args.length === 1
          ? simplify(of, scope)
          : null;
      return inside === null ? null : raise(inside, { n: 1n, d: 2n });
    }
    default:
      return null;
  }
}

function times(a: Monomial, b: Monomial): Monomial {
  const exponents = new Map(a.exponents);
  for (const [name, exponent] of b.exponents) {
    const sum = add(exponents.get(name) ?? fromInteger(0), exponent);
    if (isZero(sum)) exponents.delete(name);
    else exponents.set(name, sum);
  }
  return { coefficient: multiply(a.coefficient, b.coefficient), exponents };
}

/** null for a root of a coefficient other than 1, and for 0 to a power that is not positive. */
function raise(a: Monomial, exponent: Rational): Monomial | null {
  const exponents = new Map(
    [...a.exponents].map(([name, size]) => [name, multiply(size, exponent)]),
  );
  for (const [name, size] of exponents) if (isZero(size)) exponents.delete(name);
  if (equals(a.coefficient, one)) return { coefficient: one, exponents };
  if (!isInteger(exponent) || isZero(a.coefficient)) return null;
  const coefficient = power(a.coefficient, exponent.n);
  return coefficient === null ? null : { coefficient, exponents };
}

/** "3x^2/y", "g^(-709/4386)": a negative exponent of the only letter stays, others go below the line. */
function write({ coefficient, exponents }: Monomial): string {
  const powers = [...exponents].sort(([a], [b]) => (a < b ? -1 : 1));
  const alone = powers.length === 1 && equals(coefficient, one);
  const above = powers
    .filter(([, size]) => alone || size.n > 0n)
    .map(([name, size]) => writePower(name, size));
  const below = powers
    .filter(([, size]) => !alone && size.n < 0n)
    .map(([name, size]) => writePower(name, divide(size, fromInteger(-1))));
  const top = toText(fromInteger(coefficient.n));
  const numerator =
    above.length === 0 ? top : `${top === "1" ? "" : top === "-1" ? "-" : top}${above.join("*")}`;
  const denominator = [...(coefficient.d === 1n ? [] : [`${coefficient.d}`]), ...below];
  if (denominator.length === 0) return numerator;
  return denominator.length === 1
    ? `${numerator}/${denominator[0]}`
    : `${numerator}/(${denominator.join("*")})`;
}

function writePower(name: string, size: Rational): string {
  if (equals(size, one)) return name;
  return isInteger(size) && size.n > 0n ? `${name}^${size.n}` : `${name}^(${toText(size)})`;
}
