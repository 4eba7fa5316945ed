import { constantValue, multiply } from "../exact/polynomial.ts";
import { writePolynomial } from "../exact/write.ts";
import { inMath } from "../words.ts";
import { leastCommonMultiple, quotientOf, toFraction } from "./fraction-form.ts";
import { polynomialRoots } from "./polynomial-roots.ts";
import type { Equality, Transformed } from "./transformed.ts";

/** An equation with the unknown in denominators: both sides times the common denominator. */
export function clearDenominators({ left, right }: Equality, name: string): Transformed | null {
  const [a, b] = [toFraction(left, name), toFraction(right, name)];
  const common = a === null || b === null ? null : leastCommonMultiple(a.bottom, b.bottom, name);
  if (a === null || b === null || common === null || constantValue(common) !== null) return null;
  const [p, q] = [quotientOf(common, a.bottom, name), quotientOf(common, b.bottom, name)];
  if (p === null || q === null) return null;
  const shown = inMath(writePolynomial(common));
  const excluded =
    polynomialRoots(common, name)?.next.map((line) => inMath(line.replace("=", "!="))) ?? [];
  const [which, cuales] =
    excluded.length === 0
      ? ["which is never $0$", "que nunca es $0$"]
      : [
          `which must not be $0$: ${excluded.join(", ")}`,
          `que no puede ser $0$: ${excluded.join(", ")}`,
        ];
  return {
    rule: "clear-denominators",
    en: `Multiply both sides by the common denominator ${shown}, ${which}.`,
    es: `Multiplica ambos lados por el denominador común ${shown}, ${cuales}.`,
    next: [`${writePolynomial(multiply(a.top, p))} = ${writePolynomial(multiply(b.top, q))}`],
  };
}
