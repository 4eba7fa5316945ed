import { holdsWith } from "../checks/claims.ts";
import { divide, fromInteger, negate, one } from "../../../numbers/rational.ts";
import { leastCommonMultiple } from "../exact/integers.ts";
import type { Polynomial, Term } from "../exact/polynomial.ts";
import {
  constantValue,
  equals,
  fromTerms,
  multiply,
  scale,
  subtract,
  variable,
} from "../exact/polynomial.ts";
import { writePolynomial } from "../exact/write.ts";
import type { Equation } from "../reading/givens.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";
import { inMath } from "../words.ts";

/** A formula solved for one of its letters, where that letter stands in it to the first power: A = lw for w. */
export function solveLiteralEquation(equation: Equation, name: string): Draft | null {
  const parts = splitByName(withoutDenominators(equation.difference), name);
  if (parts === null) return null;
  const { factor, rest } = parts;
  const product = writePolynomial(multiply(factor, variable(name)));
  const moved = writePolynomial(rest);
  const value = constantValue(factor);
  const right =
    value === null ? quotient(rest, factor) : writePolynomial(scale(rest, divide(one, value)));
  if (right === null) return null;
  const answer = `${name} = ${right}`;
  const steps = [
    step(
      "isolate",
      `Bring every term with $${name}$ to one side and the others to the other side.`,
      `Lleva los términos con $${name}$ a un lado y los demás al otro.`,
      `${product} = ${moved}`,
    ),
  ];
  if (steps[0]?.line !== answer) {
    steps.push(
      step(
        "divide-both-sides",
        `Divide both sides by ${inMath(writePolynomial(factor))}.`,
        `Divide ambos lados entre ${inMath(writePolynomial(factor))}.`,
        answer,
      ),
    );
  }
  return {
    kind: "literal-equation",
    start: equation.text.replaceAll("**", "^"),
    steps,
    answer,
    policy: { variable: name },
    check: { by: "claims", claims: steps.map(() => holdsWith(name, right)) },
  };
}

function withoutDenominators(difference: Polynomial): Polynomial {
  const common = [...difference.values()]
    .map(({ coefficient }) => coefficient.d)
    .reduce(leastCommonMultiple, 1n);
  return scale(difference, fromInteger(common));
}

/** difference = ±(factor·name − rest) with neither holding the name; null where it stands in a higher power or not at all. */
function splitByName(
  difference: Polynomial,
  name: string,
): { factor: Polynomial; rest: Polynomial } | null {
  const holds = (term: Term) => term.powers.find(([other]) => other === name)?.[1] ?? 0;
  const terms = [...difference.values()];
  if (terms.some((term) => holds(term) > 1)) return null;
  const factor = fromTerms(
    terms
      .filter((term) => holds(term) === 1)
      .map((term) => ({ ...term, powers: term.powers.filter(([other]) => other !== name) })),
  );
  if (factor.size === 0) return null;
  const rest = scale(fromTerms(terms.filter((term) => holds(term) === 0)), negate(one));
  const back = subtract(multiply(factor, variable(name)), rest);
  if (!equals(back, difference)) return null;
  const [lead] = factor.values();
  const turned = lead !== undefined && lead.coefficient.n < 0n;
  return turned
    ? { factor: scale(factor, negate(one)), rest: scale(rest, negate(one)) }
    : { factor, rest };
}

function quotient(top: Polynomial, bottom: Polynomial): string | null {
  if (top.size === 0) return null;
  const [above, below] = [writePolynomial(top), writePolynomial(bottom)];
  const [term] = bottom.values();
  if (term === undefined || /\//.test(above + below)) return null;
  const single = bottom.size === 1 && /^(?:\d+|[A-Za-zπ])$/.test(below);
  return `${top.size === 1 ? above : `(${above})`}/${single ? below : `(${below})`}`;
}
