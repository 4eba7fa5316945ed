import type { Expression } from "../../expression.ts";
import { childrenOf } from "../../inspect.ts";
import { toLatex } from "../../print.ts";
import type { Rational } from "../../rational.ts";
import {
  absolute,
  divide,
  fromInteger,
  greatestCommonDivisor,
  isInteger,
  multiply,
  one,
  toDecimal,
  toText,
} from "../../rational.ts";
import { emptyScope, evaluate } from "../reading/scope.ts";
import type { RuleId } from "../solution.ts";
import { latexOf } from "../words.ts";
import { leastCommonMultiple } from "./integers.ts";

/** One thing done to an expression: the expression after it, and how a teacher says it. */
export type Reduction = { rule: RuleId; en: string; es: string; after: Expression };

/** Whether results are written as decimals or as fractions. */
type Style = "decimal" | "fraction";

/**
 * Works out an expression in numbers in the order of operations, one operation at a time: the innermost and leftmost first.
 * null where something in it cannot be worked out (a variable, a root, a division by zero). At most `limit` steps, else null.
 */
export function reduceNumbers(expression: Expression, limit: number): Reduction[] | null {
  const steps: Reduction[] = [];
  const result = reduce(expression, styleOf(expression), (step) => {
    steps.push(step);
    return steps.length <= limit;
  });
  return result === null ? null : steps;
}

type Emit = (step: Reduction) => boolean;

function reduce(expression: Expression, style: Style, emit: Emit): Expression | null {
  switch (expression.kind) {
    case "number": {
      if (style === "decimal" || (expression.written === "integer" && isInteger(expression.value)))
        return expression;
      const leaf = leafOf(expression.value, style);
      const mixed = expression.written === "mixed";
      return emit({
        rule: mixed ? "mixed-to-fraction" : "decimal-to-fraction",
        en: `Write ${maths(expression)} as a fraction: ${maths(leaf)}.`,
        es: `Escribe ${maths(expression)} como fracción: ${maths(leaf)}.`,
        after: leaf,
      })
        ? leaf
        : null;
    }
    case "negative":
      return reduceChildren(
        [expression.of],
        ([of]) => ({ kind: "negative", of: of ?? expression.of }),
        style,
        emit,
      );
    case "percent":
      return reduceChildren(
        [expression.of],
        ([of]) => ({ kind: "percent", of: of ?? expression.of }),
        style,
        emit,
      );
    case "sum":
      return reduceChildren(expression.terms, (terms) => ({ kind: "sum", terms }), style, emit);
    case "product":
      return reduceChildren(
        expression.factors,
        (factors) => ({ kind: "product", factors }),
        style,
        emit,
      );
    case "quotient":
      return reduceChildren(
        [expression.numerator, expression.denominator],
        ([numerator = expression, denominator = expression]) => ({
          kind: "quotient",
          numerator,
          denominator,
        }),
        style,
        emit,
      );
    case "power":
      return reduceChildren(
        [expression.base, expression.exponent],
        ([base = expression, exponent = expression]) => ({ kind: "power", base, exponent }),
        style,
        emit,
      );
    case "call":
      return reduceChildren(expression.args, (args) => ({ ...expression, args }), style, emit);
    default:
      return null;
  }
}

/** Works out the parts from left to right, then the operation that joins them. */
function reduceChildren(
  parts: readonly Expression[],
  rebuild: (parts: Expression[]) => Expression,
  style: Style,
  emit: Emit,
): Expression | null {
  const now = [...parts];
  for (const [index, part] of parts.entries()) {
    const done = reduce(part, style, (step) => {
      now[index] = step.after;
      return emit({ ...step, after: rebuild([...now]) });
    });
    if (done === null) return null;
    now[index] = done;
  }
  const joined = rebuild(now);
  if (isLeaf(joined, style)) return joined;
  let last: Expression | null = null;
  for (const step of operate(joined, style)) {
    if (!emit(step)) return null;
    last = step.after;
  }
  return last;
}

function operate(expression: Expression, style: Style): Reduction[] {
  const value = evaluate(expression, emptyScope);
  if (value === null) return [];
  const leaf = leafOf(value, style);
  const equation = `$${toLatex(expression)} = ${toLatex(leaf)}$`;
  switch (expression.kind) {
    case "sum":
      return style === "fraction"
        ? addFractions(expression.terms, value)
        : [plain("add", "Add and subtract", "Suma y resta", equation, leaf)];
    case "product":
      return style === "fraction"
        ? multiplyFractions(expression.factors, value, equation)
        : [plain("multiply", "Multiply", "Multiplica", equation, leaf)];
    case "quotient":
      return style === "fraction"
        ? divideFractions(expression.numerator, expression.denominator, value, equation)
        : [plain("divide", "Divide", "Divide", equation, leaf)];
    case "power":
      return [plain("power", "Work out the power", "Calcula la potencia", equation, leaf)];
    case "percent":
      return [
        plain(
          "percent-to-fraction",
          "Percent means per hundred",
          "Por ciento significa de cada cien",
          equation,
          leaf,
        ),
      ];
    case "negative":
      return [
        plain(
          "subtract",
          "Minus a negative number is its opposite",
          "El opuesto de un número negativo es positivo",
          equation,
          leaf,
        ),
      ];
    default:
      return [plain("root", "Work it out", "Calcúlalo", equation, leaf)];
  }
}

function plain(
  rule: RuleId,
  en: string,
  es: string,
  equation: string,
  after: Expression,
): Reduction {
  return { rule, en: `${en}: ${equation}.`, es: `${es}: ${equation}.`, after };
}

function addFractions(terms: readonly Expression[], value: Rational): Reduction[] {
  const values = terms.map((term) => evaluate(term, emptyScope) ?? fromInteger(0));
  const common = values.map(({ d }) => d).reduce(leastCommonMultiple, 1n);
  const sum = values.map(({ n, d }) => (n * common) / d).reduce((total, part) => total + part, 0n);
  const whole = leafOf(value, "fraction");
  const equation = `$${toLatex({ kind: "sum", terms: [...terms] })} = ${toLatex(whole)}$`;
  if (common === 1n) return [plain("add", "Add and subtract", "Suma y resta", equation, whole)];
  const steps: Reduction[] = [];
  const rewritten: Expression = {
    kind: "sum",
    terms: values.map(({ n, d }) => quotientNode((n * common) / d, common)),
  };
  if (values.some(({ d }) => d !== common)) {
    steps.push({
      rule: "common-denominator",
      en: `Write the fractions over the common denominator $${common}$.`,
      es: `Escribe las fracciones con el denominador común $${common}$.`,
      after: rewritten,
    });
  }
  const added = quotientNode(sum, common);
  const numerators = values.map(({ n, d }, index) => signed((n * common) / d, index)).join(" ");
  steps.push({
    rule: "add-numerators",
    en: `Add the numerators and keep the denominator: $${numerators} = ${sum}$.`,
    es: `Suma los numeradores y conserva el denominador: $${numerators} = ${sum}$.`,
    after: added,
  });
  return [...steps, ...simplify(sum, common, value)];
}

function multiplyFractions(
  factors: readonly Expression[],
  value: Rational,
  equation: string,
): Reduction[] {
  const values = factors.map((factor) => evaluate(factor, emptyScope) ?? one);
  if (values.every(isInteger))
    return [plain("multiply", "Multiply", "Multiplica", equation, leafOf(value, "fraction"))];
  const top = values.reduce((product, { n }) => product * n, 1n);
  const bottom = values.reduce((product, { d }) => product * d, 1n);
  return [
    {
      rule: "multiply-fractions",
      en: `Multiply the numerators and multiply the denominators: $${top}$ over $${bottom}$.`,
      es: `Multiplica los numeradores entre sí y los denominadores entre sí: $${top}$ sobre $${bottom}$.`,
      after: quotientNode(top, bottom),
    },
    ...simplify(top, bottom, value),
  ];
}

function divideFractions(
  top: Expression,
  bottom: Expression,
  value: Rational,
  equation: string,
): Reduction[] {
  const [a, b] = [evaluate(top, emptyScope), evaluate(bottom, emptyScope)];
  if (a === null || b === null) return [];
  const leaf = leafOf(value, "fraction");
  if (isInteger(a) && isInteger(b)) {
    return isInteger(value)
      ? [plain("divide", "Divide", "Divide", equation, leaf)]
      : simplify(a.n, b.n, value);
  }
  const inverse = divide(one, b);
  const product: Expression = {
    kind: "product",
    factors: [leafOf(a, "fraction"), leafOf(inverse, "fraction")],
  };
  return [
    {
      rule: "invert-and-multiply",
      en: `Dividing by $${latexOf(toText(b))}$ is multiplying by its reciprocal $${latexOf(toText(inverse))}$.`,
      es: `Dividir entre $${latexOf(toText(b))}$ es multiplicar por su inverso $${latexOf(toText(inverse))}$.`,
      after: product,
    },
    ...multiplyFractions(
      product.factors,
      multiply(a, inverse),
      `$${toLatex(product)} = ${toLatex(leaf)}$`,
    ),
  ];
}

/** top/bottom to lowest terms, where it is not in them. */
function simplify(top: bigint, bottom: bigint, value: Rational): Reduction[] {
  const shared = greatestCommonDivisor(top, bottom);
  const leaf = leafOf(value, "fraction");
  if (shared === 1n && bottom > 1n) return [];
  return [
    {
      rule: "simplify-fraction",
      en:
        shared === 1n
          ? `Write it with the sign in front: $${toLatex(leaf)}$.`
          : `Divide numerator and denominator by $${shared}$: $${toLatex(leaf)}$.`,
      es:
        shared === 1n
          ? `Escríbelo con el signo delante: $${toLatex(leaf)}$.`
          : `Divide numerador y denominador entre $${shared}$: $${toLatex(leaf)}$.`,
      after: leaf,
    },
  ];
}

/** A number as it stands at the end of a piece of work: 3, -3, 3/4, -3/4 or a decimal. */
function leafOf(value: Rational, style: Style): Expression {
  const size = absolute(value);
  const bare: Expression =
    style === "decimal" && toDecimal(size) !== null
      ? { kind: "number", value: size, written: isInteger(size) ? "integer" : "decimal", places: 0 }
      : size.d === 1n
        ? { kind: "number", value: size, written: "integer", places: 0 }
        : { kind: "quotient", numerator: integerLeaf(size.n), denominator: integerLeaf(size.d) };
  return value.n < 0n ? { kind: "negative", of: bare } : bare;
}

function isLeaf(expression: Expression, style: Style): boolean {
  if (expression.kind === "negative")
    return expression.of.kind !== "negative" && isLeaf(expression.of, style);
  if (expression.kind === "quotient") {
    const { numerator, denominator } = expression;
    if (style === "decimal" || numerator.kind !== "number" || denominator.kind !== "number")
      return false;
    const whole = isInteger(numerator.value) && isInteger(denominator.value);
    return (
      whole &&
      denominator.value.n > 1n &&
      greatestCommonDivisor(numerator.value.n, denominator.value.n) === 1n
    );
  }
  return expression.kind === "number" && expression.value.n >= 0n;
}

function integerLeaf(value: bigint): Expression {
  return { kind: "number", value: fromInteger(value), written: "integer", places: 0 };
}

/** top/bottom as it stands, not simplified. */
function quotientNode(top: bigint, bottom: bigint): Expression {
  const size = top < 0n ? -top : top;
  const bare: Expression = {
    kind: "quotient",
    numerator: integerLeaf(size),
    denominator: integerLeaf(bottom < 0n ? -bottom : bottom),
  };
  return top < 0n !== bottom < 0n ? { kind: "negative", of: bare } : bare;
}

/** Decimals where some number is written as one and every quotient on the way ends. */
function styleOf(expression: Expression): Style {
  return hasDecimal(expression) && quotientsEnd(expression) ? "decimal" : "fraction";
}

function hasDecimal(expression: Expression): boolean {
  return (
    (expression.kind === "number" && expression.written === "decimal") ||
    childrenOf(expression).some(hasDecimal)
  );
}

function quotientsEnd(expression: Expression): boolean {
  if (expression.kind === "number" && expression.written === "mixed") return false;
  if (expression.kind === "quotient" || expression.kind === "power") {
    const value = evaluate(expression, emptyScope);
    if (value === null || toDecimal(value) === null) return false;
  }
  return childrenOf(expression).every(quotientsEnd);
}

function signed(value: bigint, index: number): string {
  if (index === 0) return `${value}`;
  return value < 0n ? `- ${-value}` : `+ ${value}`;
}

function maths(expression: Expression): string {
  return `$${toLatex(expression)}$`;
}
