import { describe, expect, it } from "vitest";
import { fraction, fromInteger, toText } from "../../../numbers/rational.ts";
import { factorPolynomial, rationalRoots } from "./factor.ts";
import { integerRoots } from "./integer-roots.ts";

function whole(...values: number[]) {
  return values.map((value) => fromInteger(value));
}

describe("roots of polynomials", () => {
  it("finds every integer root, near ones, far ones and double ones", () => {
    expect(integerRoots([6n, -5n, 1n])).toEqual([2n, 3n]);
    expect(integerRoots([-90834n, -75689n, 15144n, -1n])).toEqual([-1n, 6n, 15139n]);
    expect(integerRoots([1n, 2n, 1n])).toEqual([-1n]);
    expect(integerRoots([1n, 0n, 1n])).toEqual([]);
    const far = 10n ** 20n;
    expect(integerRoots([far * (far + 1n), -(2n * far + 1n), 1n])).toEqual([far, far + 1n]);
  });

  it("finds rational roots", () => {
    expect(rationalRoots([-2n, 3n, 2n]).map(toText)).toEqual(["-2", "1/2"]);
  });
});

describe("factoring", () => {
  it("separates content, linear factors with their multiplicity, and what is irreducible", () => {
    const { content, factors, complete } = factorPolynomial([...whole(0, 0, -2, 2)]);
    expect(toText(content)).toBe("2");
    expect(factors).toEqual([
      { of: [0n, 1n], times: 2 },
      { of: [-1n, 1n], times: 1 },
    ]);
    expect(complete).toBe(true);
  });

  it("keeps fractions in the content", () => {
    expect(
      toText(factorPolynomial([fraction(-1n, 2n), fromInteger(0), fraction(1n, 2n)]).content),
    ).toBe("1/2");
  });

  it("says when it cannot tell whether a factor is irreducible", () => {
    expect(factorPolynomial(whole(-16, 0, 0, 0, 1)).complete).toBe(true);
    expect(factorPolynomial(whole(4, 0, 0, 0, 1)).complete).toBe(false);
    expect(factorPolynomial(whole(1, 1, 0, 0, 0, 1)).complete).toBe(false);
  });
});
