import type { Expression } from "../../../notation/expression.ts";
import { mentions } from "../../inspect.ts";
import { toTyped } from "../../../notation/print.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { isInteger, toDecimal, toText } from "../../../numbers/rational.ts";
import { constantValue } from "../exact/polynomial.ts";
import { pairFractions } from "../exact/pair-fractions.ts";
import { reduceNumbers } from "../exact/reduce.ts";
import { writePolynomial } from "../exact/write.ts";
import { inline } from "../reading/inline.ts";
import type { Scope } from "../reading/scope.ts";
import { emptyScope, evaluate, readExpression, toPolynomial } from "../reading/scope.ts";
import type { SolutionStep } from "../solution.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";
import { polynomialDraft } from "./polynomials.ts";
import { writeNumber } from "../exact/write.ts";

/** More operations than this are worked out in one step: nobody reads so many lines. */
const maxSteps = 30;

/** The value of an expression in numbers, of a function at a place, or of functions put together. */
export function valueOf(text: string, scope: Scope): Draft | null {
  const read = readExpression(text, scope);
  if (read === null) return null;
  const expression = pairFractions(read);
  const polynomial = toPolynomial(expression, scope);
  if (polynomial === null) return null;
  const whole = inline(expression, scope);
  const start = toTyped(expression);
  const value = constantValue(polynomial);
  const given = toTyped(whole);
  const puts =
    given === start
      ? []
      : [step("substitute", "Put in what is given.", "Sustituye lo que se conoce.", given)];
  if (value === null) {
    // A name or a polynomial that nothing was said about is no question.
    if (puts.length === 0 && writePolynomial(polynomial) === start) return null;
    const draft = polynomialDraft("polynomial-value", start, whole, polynomial, scope);
    return { ...draft, steps: [...puts, ...draft.steps], check: { by: "value" } };
  }
  return numberDraft(expression, whole, value, start, puts, scope);
}

function numberDraft(
  expression: Expression,
  whole: Expression,
  value: Rational,
  start: string,
  puts: SolutionStep[],
  scope: Scope,
): Draft {
  const decimals = mentions(
    expression,
    (part) => part.kind === "number" && part.written === "decimal",
  );
  const answer = decimals ? writeNumber(value) : toText(value);
  const steps = [...puts, ...numberSteps(whole)];
  if (steps.at(-1)?.line !== answer) {
    const decimal = decimals && toDecimal(value) !== null;
    steps.push(
      decimal && steps.length > puts.length
        ? step("fraction-to-decimal", "Write it as a decimal.", "Escríbelo como decimal.", answer)
        : step("calculate", "Work it out.", "Calcúlalo.", answer),
    );
  }
  const isFunction = expression.kind === "call" && scope.functions.has(expression.name);
  return {
    kind: isFunction || puts.length > 0 ? "evaluate" : kindOf(expression),
    start,
    steps,
    answer,
    policy: {},
    check: { by: "value" },
  };
}

/** The operations one by one; none where there are too many or something has no rational value on the way. */
function numberSteps(expression: Expression): SolutionStep[] {
  const reductions = reduceNumbers(expression, maxSteps) ?? [];
  return reductions.map(({ rule, en, es, after }) => step(rule, en, es, toTyped(after)));
}

function kindOf(expression: Expression): string {
  const fractions = mentions(expression, (part) => {
    const value = part.kind === "quotient" ? evaluate(part, emptyScope) : null;
    return value !== null && !isInteger(value);
  });
  const decimals = mentions(
    expression,
    (part) => part.kind === "number" && part.written === "decimal",
  );
  return fractions ? "fraction-arithmetic" : decimals ? "decimal-arithmetic" : "arithmetic";
}
