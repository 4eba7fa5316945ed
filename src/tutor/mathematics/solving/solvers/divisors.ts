import { primeFactors } from "../exact/integers.ts";
import { isTrue } from "../checks/claims.ts";
import { readInteger, type Scope } from "../reading/scope.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";

/** Numbers above have more divisors than anybody lists. */
const largest = 10_000n;

/** All divisors of a whole number, found in pairs. */
export function listDivisors(text: string, scope: Scope): Draft | null {
  const value = readInteger(text, scope);
  if (value === null || value < 2n || value > largest) return null;
  const low: bigint[] = [];
  for (let divisor = 1n; divisor * divisor <= value; divisor++)
    if (value % divisor === 0n) low.push(divisor);
  const high = low.map((divisor) => value / divisor).toReversed();
  const all = [...new Set([...low, ...high])];
  const pairs = low.map((divisor) => `${value} = ${divisor} * ${value / divisor}`).join(", ");
  const answer = all.join(", ");
  // By the primes: one more than each exponent, multiplied, is how many there are.
  const count = primeFactors(value)?.reduce((sum, { exponent }) => sum * (exponent + 1), 1);
  return {
    kind: "divisors",
    start: String(value),
    steps: [
      step(
        "trial-division",
        "Divide by $1$, $2$, $3$ and so on: what divides without a remainder comes in pairs.",
        "Divide entre $1$, $2$, $3$ y así sucesivamente: los que dividen sin resto van en parejas.",
        pairs,
      ),
      step("order", "Write all of them in order.", "Escríbelos todos en orden.", answer),
    ],
    answer,
    policy: {},
    check: {
      by: "claims",
      claims: [
        (line) => line.split(", ").every((pair) => isTrue(pair)),
        (line) => {
          const listed = line.split(", ").map(BigInt);
          return listed.length === count && listed.every((divisor) => value % divisor === 0n);
        },
      ],
    },
  };
}
