import type { Expression } from "#tutor/notation/expression.ts";
import { approximate } from "#tutor/mathematics/numeric/precise.ts";
import { fraction, toNumber } from "#tutor/numbers/rational.ts";
import { readMathematics } from "#tutor/notation/read.ts";
import { substitute } from "#tutor/mathematics/substitute.ts";
import type { Range } from "./scale.ts";

/** A point of a curve; y is null where the function has no value. */
export type Sample = { x: number; y: number | null };

const sampleCount = 64;
const denominator = 1024;

/** The values of a function of x, typed or in LaTeX ("x^2 - 3x"), over a stretch; none where it cannot be read. */
export function sampleFunction(text: string, { from, to }: Range): Sample[] {
  const read = readMathematics(text);
  if (!read.ok) return [];
  const body = rightSide(read.expression);
  return Array.from({ length: sampleCount + 1 }, (_, index) => {
    const numerator = Math.round((from + ((to - from) * index) / sampleCount) * denominator);
    const value = approximate(
      substitute(body, "x", {
        kind: "number",
        value: fraction(BigInt(numerator), BigInt(denominator)),
        written: "decimal",
        places: 0,
      }),
    );
    return { x: numerator / denominator, y: value && toNumber(value) };
  });
}

/** What stands after "y =" or "f(x) =", or the whole. */
function rightSide(expression: Expression): Expression {
  return expression.kind === "relation" && expression.operator === "="
    ? expression.right
    : expression;
}
