import type { Expression } from "../../../notation/expression.ts";
import { childrenOf } from "../../inspect.ts";
import { toLatex } from "../../../notation/print.ts";
import { greatestCommonDivisor, isInteger, toDecimal } from "../../../numbers/rational.ts";
import { emptyScope, evaluate } from "../reading/scope.ts";
import type { NumberStyle, Reduction } from "./fraction-steps.ts";
import {
  adding,
  addFractions,
  divideFractions,
  leafOf,
  multiplyFractions,
  plain,
} from "./fraction-steps.ts";

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

function reduce(expression: Expression, style: NumberStyle, emit: Emit): Expression | null {
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
  join: (parts: Expression[]) => Expression,
  style: NumberStyle,
  emit: Emit,
): Expression | null {
  const now = [...parts];
  for (const [index, part] of parts.entries()) {
    const done = reduce(part, style, (step) => {
      now[index] = step.after;
      return emit({ ...step, after: join([...now]) });
    });
    if (done === null) return null;
    now[index] = done;
  }
  const joined = join(now);
  if (isLeaf(joined, style)) return joined;
  let last: Expression | null = null;
  for (const step of operate(joined, style)) {
    if (!emit(step)) return null;
    last = step.after;
  }
  return last;
}

function operate(expression: Expression, style: NumberStyle): Reduction[] {
  const value = evaluate(expression, emptyScope);
  if (value === null) return [];
  const leaf = leafOf(value, style);
  const equation = `$${toLatex(expression)} = ${toLatex(leaf)}$`;
  switch (expression.kind) {
    case "sum":
      return style === "fraction"
        ? addFractions(expression.terms, value)
        : [plain(...adding(expression.terms), equation, leaf)];
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

function isLeaf(expression: Expression, style: NumberStyle): boolean {
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

/** Decimals where some number is written as one and every quotient on the way ends. */
function styleOf(expression: Expression): NumberStyle {
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

function maths(expression: Expression): string {
  return `$${toLatex(expression)}$`;
}
