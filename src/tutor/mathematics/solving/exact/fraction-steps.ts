import type { Expression } from "../../../notation/expression.ts";
import { toLatex } from "../../../notation/print.ts";
import type { Rational } from "../../../numbers/rational.ts";
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
} from "../../../numbers/rational.ts";
import { emptyScope, evaluate } from "../reading/scope.ts";
import type { RuleId } from "../solution.ts";
import { latexOf } from "../words.ts";
import { leastCommonMultiple } from "./integers.ts";

/** One thing done to an expression: the expression after it, and how a teacher says it. */
export type Reduction = { rule: RuleId; en: string; es: string; after: Expression };

/** Whether results are written as decimals or as fractions. */
export type NumberStyle = "decimal" | "fraction";

/** A reduction said in few words with its equation. */
export function plain(
  rule: RuleId,
  en: string,
  es: string,
  equation: string,
  after: Expression,
): Reduction {
  return { rule, en: `${en}: ${equation}.`, es: `${es}: ${equation}.`, after };
}

/** A sum of numbers, some of them fractions: common denominator, numerators, lowest terms. */
export function addFractions(terms: readonly Expression[], value: Rational): Reduction[] {
  const values = terms.map((term) => evaluate(term, emptyScope) ?? fromInteger(0));
  const common = values.map(({ d }) => d).reduce(leastCommonMultiple, 1n);
  const sum = values.map(({ n, d }) => (n * common) / d).reduce((total, part) => total + part, 0n);
  const whole = leafOf(value, "fraction");
  const equation = `$${toLatex({ kind: "sum", terms: [...terms] })} = ${toLatex(whole)}$`;
  if (common === 1n) return [plain(...adding(terms), equation, whole)];
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

/** How a sum is spoken of: only added, one number subtracted, or both. */
export function adding(terms: readonly Expression[]): [RuleId, string, string] {
  const taken = terms.filter((term, index) => index > 0 && term.kind === "negative").length;
  if (taken === 0) return ["add", "Add", "Suma"];
  return taken === terms.length - 1
    ? ["subtract", "Subtract", "Resta"]
    : ["add", "Add and subtract", "Suma y resta"];
}

/** A product of numbers, some of them fractions. */
export function multiplyFractions(
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

/** A quotient of two numbers: divided, put into lowest terms, or turned into a product by the reciprocal. */
export function divideFractions(
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
export function leafOf(value: Rational, style: NumberStyle): Expression {
  const size = absolute(value);
  const bare: Expression =
    style === "decimal" && toDecimal(size) !== null
      ? decimalLeaf(size)
      : size.d === 1n
        ? { kind: "number", value: size, written: "integer", places: 0 }
        : { kind: "quotient", numerator: integerLeaf(size.n), denominator: integerLeaf(size.d) };
  return value.n < 0n ? { kind: "negative", of: bare } : bare;
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

function signed(value: bigint, index: number): string {
  if (index === 0) return `${value}`;
  return value < 0n ? `- ${-value}` : `+ ${value}`;
}

function decimalLeaf(value: Rational): Expression {
  const places = toDecimal(value)?.split(".")[1]?.length ?? 0;
  return { kind: "number", value, written: places === 0 ? "integer" : "decimal", places };
}
