import { describe, expect, it } from "vitest";
import {
  integerRoot,
  isPrime,
  leastCommonMultiple,
  nearestRoot,
  primeFactors,
  squareParts,
} from "./integers.ts";

describe("whole numbers", () => {
  it("tells primes from numbers that only look prime", () => {
    const strongPseudoprimes = [2047n, 3215031751n, 341550071728321n, 3825123056546413051n];
    expect(strongPseudoprimes.filter(isPrime)).toEqual([]);
    expect([2n, 3n, 97n, 1_000_000_007n, 1_000_000_000_000_000_003n].every(isPrime)).toBe(true);
    expect([0n, 1n, 4n, 91n, 561n].some(isPrime)).toBe(false);
  });

  it("factors into primes whose product is the number", () => {
    for (const value of [1n, 60n, 40011278n, 1_000_003n ** 2n, 999_999_937n * 999_999_929n]) {
      const factors = primeFactors(value) ?? [];
      expect(
        factors.reduce((product, { prime, exponent }) => product * prime ** BigInt(exponent), 1n),
      ).toBe(value);
      expect(factors.every(({ prime }) => isPrime(prime))).toBe(true);
    }
  });

  it("does not factor what has no factorisation", () => {
    expect(primeFactors(0n)).toBeNull();
    expect(primeFactors(-6n)).toBeNull();
  });

  it("rounds roots to the nearest whole number, exactly", () => {
    expect(nearestRoot(2496329n, 3)).toBe(136n);
    expect(nearestRoot(12n, 2)).toBe(3n);
    expect(nearestRoot(13n, 2)).toBe(4n);
    expect(nearestRoot(-27n, 3)).toBe(-3n);
    expect(() => nearestRoot(-4n, 2)).toThrow(RangeError);
  });

  it("takes the whole part of a root of any size", () => {
    const large = 123_456_789_012_345_678n;
    expect(integerRoot(large ** 5n, 5)).toBe(large);
    expect(integerRoot(large ** 5n - 1n, 5)).toBe(large - 1n);
  });

  it("finds the least common multiple and the square in a number", () => {
    expect(leastCommonMultiple(4n, 6n)).toBe(12n);
    expect(leastCommonMultiple(0n, 6n)).toBe(0n);
    expect(squareParts(72n)).toEqual({ outside: 6n, inside: 2n });
  });
});
