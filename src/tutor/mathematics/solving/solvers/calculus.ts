import type { Expression } from "../../../notation/expression.ts";
import { rebuild, symbolsOf } from "../../inspect.ts";
import { toTyped } from "../../../notation/print.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { add, multiply, negate, subtract, toText } from "../../../numbers/rational.ts";
import { substitute } from "../../substitute.ts";
import { numberNode } from "../reading/inline.ts";
import { numberIn, tidy } from "../calculus/build.ts";
import { differentiate } from "../calculus/differentiate.ts";
import { integrateByParts } from "../calculus/by-parts.ts";
import { integrate } from "../calculus/integrate.ts";
import { fromCoefficients } from "../exact/polynomial.ts";
import { bracketed, writePolynomial } from "../exact/write.ts";
import { emptyScope, readExpression, readNumber } from "../reading/scope.ts";
import type { RuleId, SolutionStep } from "../solution.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";
import { inMath } from "../words.ts";

/** Derivatives by the rules of product, quotient and chain. */
export function derivativeByRules(text: string, by: string | null, order: number): Draft | null {
  const f = readExpression(text, emptyScope);
  const names = f === null ? [] : [...symbolsOf(f)];
  const [only, another] = names;
  const name = by ?? (another === undefined ? only : undefined);
  if (name !== undefined && only !== undefined && !names.includes(name)) return null;
  if (f === null || name === undefined || f.kind === "relation" || f.kind === "words") return null;
  const steps: SolutionStep[] = [];
  let now: Expression = f;
  for (let count = 1; count <= order; count++) {
    const next = differentiate(now, name);
    if (next === null) return null;
    const { rule, en, es } = ruleOf(now);
    steps.push(step(rule, en, es, toTyped(next)));
    now = tidy(next);
    const line = toTyped(now);
    if (line !== steps.at(-1)?.line)
      steps.push(step("collect-like-terms", "Simplify.", "Simplifica.", line));
  }
  const answer = steps.at(-1)?.line ?? "";
  return {
    kind: "differentiate",
    start: toTyped(f),
    steps,
    answer,
    policy: {},
    check: { by: "derivative", name, order },
  };
}

/** The derivative of a function at a place. */
export function derivativeAt(text: string, name: string, place: string): Draft | null {
  const f = readExpression(text, emptyScope);
  const a = readNumber(place, emptyScope);
  const slope = f === null ? null : differentiate(f, name);
  if (
    f === null ||
    a === null ||
    slope === null ||
    [...symbolsOf(f)].some((letter) => letter !== name)
  )
    return null;
  const line = toTyped(tidy(slope));
  const value = numberIn(substitute(slope, name, numberNode(a)));
  if (value === null) return null;
  const answer = toText(value);
  const { rule, en, es } = ruleOf(f);
  return {
    kind: "derivative-at",
    start: toTyped(f),
    steps: [
      step(rule, en, es, line),
      step(
        "evaluate",
        `Put $${name} = ${toText(a)}$ into the derivative.`,
        `Sustituye $${name} = ${toText(a)}$ en la derivada.`,
        answer,
      ),
    ],
    answer,
    policy: {},
    check: { by: "derivative-at", name, at: toText(a) },
  };
}

/** The rule that opens the derivative of an expression, named by its outermost operation. */
function ruleOf(f: Expression): { rule: RuleId; en: string; es: string } {
  switch (f.kind) {
    case "product":
      return {
        rule: "product-rule",
        en: "Product rule: differentiate one factor at a time, keep the others, and add.",
        es: "Regla del producto: deriva un factor cada vez, deja los demás y suma.",
      };
    case "quotient":
      return {
        rule: "quotient-rule",
        en: "Quotient rule: $(u/v)' = (u'v - uv')/v^2$.",
        es: "Regla del cociente: $(u/v)' = (u'v - uv')/v^2$.",
      };
    case "power":
    case "call":
      return {
        rule: "chain-rule",
        en: "Chain rule: the derivative of the outer function at the inner one, times the derivative of the inner one.",
        es: "Regla de la cadena: la derivada de la función exterior en la interior, por la derivada de la interior.",
      };
    default:
      return {
        rule: "differentiate-terms",
        en: "Differentiate term by term.",
        es: "Deriva término a término.",
      };
  }
}

function antiderivative(text: string, name: string): { f: Expression; of: Expression } | null {
  const f = readExpression(text, emptyScope);
  const of = f === null ? null : integrate(tidyProducts(f), name);
  return f === null || of === null ? null : { f, of: tidyProducts(of) };
}

/** Brackets multiplied out where that leaves a polynomial, so that it can be integrated term by term. */
function tidyProducts(expression: Expression): Expression {
  return expression.kind === "product" || expression.kind === "quotient"
    ? tidy(expression)
    : expression;
}

/** An integral found term by term, or by parts. */
export function indefinite(text: string, name: string): Draft | null {
  const found = antiderivative(text, name);
  if (found === null) return byParts(text, name);
  const answer = `${toTyped(found.of)} + C`;
  return {
    kind: "integrate",
    start: toTyped(found.f),
    steps: [
      step(
        "integrate-terms",
        "Find what has each term as its derivative, and add a constant $C$: the derivative of a constant is $0$.",
        "Busca de qué función es derivada cada término y suma una constante $C$: la derivada de una constante es $0$.",
        answer,
      ),
    ],
    answer,
    policy: {},
    check: { by: "integral", name },
  };
}

function byParts(text: string, name: string): Draft | null {
  const f = readExpression(text, emptyScope);
  const of = f === null ? null : integrateByParts(f, name);
  if (f === null || of === null) return null;
  const answer = `${toTyped(of)} + C`;
  return {
    kind: "integrate-by-parts",
    start: toTyped(f),
    steps: [
      step(
        "integrate-by-parts",
        "Integrate by parts, $\\int u\\,dv = uv - \\int v\\,du$, with the factor that gets simpler when it is differentiated as $u$; again until an integral without a product is left.",
        "Integra por partes, $\\int u\\,dv = uv - \\int v\\,du$, con $u$ el factor que se simplifica al derivar; repite hasta que quede una integral sin producto.",
        answer,
      ),
    ],
    answer,
    policy: {},
    check: { by: "integral", name },
  };
}

/** An integral between bounds. */
export function definite(text: string, name: string, low: string, high: string): Draft | null {
  const found = antiderivative(text, name);
  const [a, b] = [readNumber(low, emptyScope), readNumber(high, emptyScope)];
  if (found === null || a === null || b === null) return null;
  const at = (value: Rational) => numberIn(substitute(found.of, name, numberNode(value)));
  const [above, below] = [at(b), at(a)];
  // Only where the antiderivative is a polynomial: a pole between the bounds would make the difference meaningless.
  if (above === null || below === null || containsDivision(found.f, name)) return null;
  const answer = toText(subtract(above, below));
  return {
    kind: "integrate-definite",
    start: toTyped(found.f),
    steps: [
      step(
        "integrate-terms",
        "Find an antiderivative, term by term.",
        "Busca una primitiva, término a término.",
        toTyped(found.of),
      ),
      step(
        "evaluate-bounds",
        `Take its value at ${inMath(toText(b))} minus its value at ${inMath(toText(a))}.`,
        `Toma su valor en ${inMath(toText(b))} menos su valor en ${inMath(toText(a))}.`,
        `${toText(above)} - ${bracketed(below)}`,
      ),
      step("subtract", "Subtract.", "Resta.", answer),
    ],
    answer,
    policy: {},
    check: { by: "integral", name, low: toText(a), high: toText(b) },
  };
}

function containsDivision(f: Expression, name: string): boolean {
  let found = false;
  rebuild(f, (part) => {
    if (part.kind === "quotient" && symbolsOf(part.denominator).has(name)) found = true;
    if (part.kind === "power" && (numberIn(part.exponent)?.n ?? -1n) < 0n) found = true;
    return part;
  });
  return found;
}

/** The tangent line of a curve at a place. */
export function tangent(curve: string, place: string): Draft | null {
  const f = readExpression(curve.replace(/^y ?= ?/i, ""), emptyScope);
  const a = readNumber(place, emptyScope);
  if (f === null || a === null) return null;
  const slopeAt = differentiate(f, "x");
  const at = (expression: Expression) => numberIn(substitute(expression, "x", numberNode(a)));
  const [height, slope] = [at(f), slopeAt === null ? null : at(slopeAt)];
  if (slopeAt === null || height === null || slope === null) return null;
  const shift = add(height, negate(multiply(slope, a)));
  const answer = `y = ${writePolynomial(fromCoefficients([shift, slope], "x"))}`;
  return {
    kind: "tangent-line",
    start: `y = ${toTyped(f)}`,
    steps: [
      step(
        "differentiate-terms",
        "The slope of the tangent is the derivative.",
        "La pendiente de la tangente es la derivada.",
        toTyped(tidy(slopeAt)),
      ),
      step(
        "evaluate",
        `At $x = ${toText(a)}$ the slope is $${toText(slope)}$.`,
        `En $x = ${toText(a)}$ la pendiente es $${toText(slope)}$.`,
        toText(slope),
      ),
      step(
        "evaluate",
        `The curve passes through the point with $y = ${toText(height)}$.`,
        `La curva pasa por el punto con $y = ${toText(height)}$.`,
        toText(height),
      ),
      step(
        "point-slope",
        `The line through $(${toText(a)}, ${toText(height)})$ with that slope.`,
        `La recta que pasa por $(${toText(a)}, ${toText(height)})$ con esa pendiente.`,
        answer,
      ),
    ],
    answer,
    policy: {},
    check: { by: "tangent", at: toText(a) },
  };
}
