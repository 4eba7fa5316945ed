import type { ExpressionKey } from "../../item.ts";
import type { MarkingPolicy } from "../../mathematics/receipt.ts";

/** The greatest common divisor of two whole numbers, never negative. */
export function gcd(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : gcd(b, a % b);
}

/** The least common multiple of two positive whole numbers. */
export function lcm(a: number, b: number): number {
  return (a / gcd(a, b)) * b;
}

/** Numerator and denominator in lowest terms, the denominator positive. `d` must not be 0. */
export function lowestTerms(n: number, d: number): { n: number; d: number } {
  const divisor = gcd(n, d) * Math.sign(d);
  return { n: n / divisor, d: d / divisor };
}

/** A quotient of whole numbers in lowest terms as it is typed: "3/4", "-2". */
export function typedFraction(numerator: number, denominator: number): string {
  const { n, d } = lowestTerms(numerator, denominator);
  return d === 1 ? String(n) : `${n}/${d}`;
}

/** A quotient of whole numbers in lowest terms as LaTeX: "\frac{3}{4}", "-2". */
export function latexFraction(numerator: number, denominator: number): string {
  const { n, d } = lowestTerms(numerator, denominator);
  return d === 1 ? String(n) : `${n < 0 ? "-" : ""}\\frac{${Math.abs(n)}}{${d}}`;
}

/** The sealed key of a number, or of a quotient of whole numbers. */
export function numberKey(
  numerator: number,
  denominator = 1,
  policy: MarkingPolicy = {},
): ExpressionKey {
  return {
    expression: typedFraction(numerator, denominator),
    latex: latexFraction(numerator, denominator),
    policy,
  };
}

/** A number after another with its sign between: "+ 3", "- 3". Zero gives "+ 0". */
export function signed(value: number): string {
  return value < 0 ? `- ${-value}` : `+ ${value}`;
}

/** A number as it is multiplied or subtracted: negative ones in brackets, "(-3)". */
export function bracketed(value: number): string {
  return value < 0 ? `(${value})` : String(value);
}

/**
 * A polynomial with whole coefficients, highest power first: [1, -5, 6] is "x^2 - 5x + 6".
 * Terms that are zero are left out; the zero polynomial is "0". Good as typed mathematics and as LaTeX.
 */
export function polynomial(coefficients: readonly number[], variable = "x"): string {
  const terms = coefficients.flatMap((coefficient, index) => {
    if (coefficient === 0) return [];
    const power = coefficients.length - 1 - index;
    const size = Math.abs(coefficient);
    const name = power === 0 ? "" : power === 1 ? variable : `${variable}^${power}`;
    return [{ negative: coefficient < 0, body: `${size === 1 && power > 0 ? "" : size}${name}` }];
  });
  return (
    terms
      .map(({ negative, body }, index) =>
        index === 0 ? `${negative ? "-" : ""}${body}` : `${negative ? "-" : "+"} ${body}`,
      )
      .join(" ") || "0"
  );
}

/** A whole number between the bounds that is none of those given; `random.int` draws it. */
export function intExcept(
  random: { int(low: number, high: number): number },
  low: number,
  high: number,
  except: readonly number[],
): number {
  for (;;) {
    const value = random.int(low, high);
    if (!except.includes(value)) return value;
  }
}

/** A fraction as it stands, not reduced, as LaTeX: "\frac{6}{8}". Whole positive numbers. */
export function stacked(n: number, d: number): string {
  return `\\frac{${n}}{${d}}`;
}
