import type { Rational } from "../../../numbers/rational.ts";
import { absolute, fromInteger } from "../../../numbers/rational.ts";
import type { PrimitivePolynomial } from "../exact/factor.ts";
import { fromCoefficients } from "../exact/polynomial.ts";
import { writePolynomial } from "../exact/write.ts";

/** A product of factors as a teacher types it: "-2x(x - 1)^2(3x + 2)/5". */
export function writeFactors(
  content: Rational,
  factors: readonly { of: PrimitivePolynomial; times: number }[],
  name: string,
): string {
  const monomial = factors.find(({ of }) => of.length === 2 && of[0] === 0n);
  const others = factors.filter((factor) => factor !== monomial);
  const letters =
    monomial === undefined ? "" : monomial.times === 1 ? name : `${name}^${monomial.times}`;
  const brackets = others.map(({ of, times }) => {
    const text = `(${writePolynomial(fromCoefficients(of.map(fromInteger), name))})`;
    return times === 1 ? text : `${text}^${times}`;
  });
  const [only] = others;
  if (
    letters === "" &&
    others.length === 1 &&
    only?.times === 1 &&
    content.n === 1n &&
    content.d === 1n
  ) {
    return writePolynomial(fromCoefficients(only.of.map(fromInteger), name));
  }
  const size = absolute(content);
  const number = size.n === 1n && (letters !== "" || brackets.length > 0) ? "" : `${size.n}`;
  // x(x + 1) could be read as a function of x + 1: a sign between them makes it a product.
  const joint = letters !== "" && brackets.length > 0 ? "*" : "";
  const plain = letters + joint + brackets.join("");
  return `${content.n < 0n ? "-" : ""}${number}${plain}${size.d === 1n ? "" : `/${size.d}`}`;
}
