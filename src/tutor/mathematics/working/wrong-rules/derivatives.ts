import type { Expression } from "../../../notation/expression.ts";
import { symbolsOf } from "../../inspect.ts";
import { integerNode, powerNode } from "../../../notation/reading/nodes.ts";
import { factorsOf, negativeOf, productOf, quotientOf, sumOf, termsOf } from "../build.ts";
import { differentiate, outerDerivative } from "../differentiate.ts";
import type { MisconceptionId } from "./wrong-rule.ts";

/** Derives a term in a wrong way; null where the way does not apply to it. */
type WrongWay = (term: Expression, variable: string) => Expression | null;

const ways: readonly { id: MisconceptionId; way: WrongWay }[] = [
  { id: "constant-kept", way: (term, x) => (symbolsOf(term).has(x) ? null : term) },
  { id: "product-of-derivatives", way: multiplyDerivatives },
  { id: "inner-derivative-missing", way: skipInner },
  { id: "exponent-not-lowered", way: keepExponent },
  { id: "factor-not-multiplied", way: dropFactor },
];

/**
 * What wrong ways of deriving make of a body: each way on all its terms where it applies, and on each of them alone.
 */
export function wrongDerivatives(
  body: Expression,
  variable: string,
): { id: MisconceptionId; result: Expression }[] {
  const terms = termsOf(body);
  const right = terms.map((term) => differentiate(term, variable));
  return ways.flatMap(({ id, way }) => {
    const wrong = terms.map((term) => signed(term, (inner) => way(inner, variable)));
    const all = wrong.map((term, index) => term ?? right[index] ?? null);
    const single = wrong.map((_, only) =>
      wrong.map((term, index) => (index === only ? term : null) ?? right[index] ?? null),
    );
    return wrong.some((term) => term !== null)
      ? [all, ...single].flatMap((parts) => {
          const found = parts.filter((part) => part !== null);
          return found.length === parts.length ? [{ id, result: sumOf(found) }] : [];
        })
      : [];
  });
}

function signed(
  term: Expression,
  derive: (inner: Expression) => Expression | null,
): Expression | null {
  if (term.kind !== "negative") return derive(term);
  const inner = derive(term.of);
  return inner && negativeOf(inner);
}

/** c·xⁿ as its coefficient, base and exponent. */
function monomial(term: Expression, variable: string) {
  const factors = factorsOf(term);
  const own = factors.filter((factor) => symbolsOf(factor).has(variable));
  const [power, ...others] = own;
  if (power?.kind !== "power" || others.length > 0) return null;
  if (symbolsOf(power.exponent).has(variable)) return null;
  return { power, rest: factors.filter((factor) => factor !== power) };
}

/** xⁿ as n·xⁿ. */
function keepExponent(term: Expression, variable: string): Expression | null {
  const found = monomial(term, variable);
  return found && productOf([...found.rest, found.power.exponent, found.power]);
}

/** xⁿ as xⁿ⁻¹, or 3x² as 2x with its coefficient lost. */
function dropFactor(term: Expression, variable: string): Expression | null {
  const found = monomial(term, variable);
  if (!found) return null;
  const { base, exponent } = found.power;
  return productOf([...found.rest, powerNode(base, sumOf([exponent, integerNode(-1)]))]);
}

/** (u·v)′ as u′·v′, (u/v)′ as u′/v′. */
function multiplyDerivatives(term: Expression, variable: string): Expression | null {
  if (term.kind === "quotient") {
    const [top, bottom] = [
      differentiate(term.numerator, variable),
      differentiate(term.denominator, variable),
    ];
    return top && bottom && symbolsOf(term.denominator).has(variable)
      ? quotientOf(top, bottom)
      : null;
  }
  const own = factorsOf(term).filter((factor) => symbolsOf(factor).has(variable));
  if (own.length < 2) return null;
  const derived = own
    .map((factor) => differentiate(factor, variable))
    .filter((part) => part !== null);
  const rest = factorsOf(term).filter((factor) => !own.includes(factor));
  return derived.length === own.length ? productOf([...rest, ...derived]) : null;
}

/** (2x + 1)³ as 3(2x + 1)², sin(2x) as cos(2x). */
function skipInner(term: Expression, variable: string): Expression | null {
  const factors = factorsOf(term);
  const own = factors.filter((factor) => symbolsOf(factor).has(variable));
  const [outer, ...others] = own;
  if (!outer || others.length > 0) return null;
  const rest = factors.filter((factor) => factor !== outer);
  if (
    outer.kind === "power" &&
    outer.base.kind !== "symbol" &&
    !symbolsOf(outer.exponent).has(variable)
  ) {
    const lowered = powerNode(outer.base, sumOf([outer.exponent, integerNode(-1)]));
    return productOf([...rest, outer.exponent, lowered]);
  }
  if (outer.kind === "power" && symbolsOf(outer.exponent).has(variable))
    return productOf([...rest, outer]);
  const [argument] = outer.kind === "call" ? outer.args : [];
  const derived = outer.kind === "call" && argument ? outerDerivative(outer.name, argument) : null;
  return derived && productOf([...rest, derived]);
}
