import type { Expression } from "../../../notation/expression.ts";
import { approximate } from "../../numeric/precise.ts";
import type { Rational } from "../../../numbers/rational.ts";
import {
  add,
  compare,
  divide,
  fraction,
  fromInteger,
  subtract,
} from "../../../numbers/rational.ts";
import { satisfies } from "../equations/candidates.ts";
import { numberNode } from "../reading/inline.ts";
import { emptyScope, readExpression } from "../reading/scope.ts";

/**
 * Whether a set written as inequalities ("x < -1 or 2 <= x < 3") holds the same numbers as the relation it solves: at every cut, close
 * to it on both sides, and between the cuts.
 */
export function sameSet(
  start: string,
  answer: string,
  name: string,
  cuts: readonly string[],
): boolean {
  // A power with the unknown in its exponent is beyond our digits far out.
  const far = new RegExp(`\\^ ?(?:${name}|[({][^)}]*${name})`).test(start) ? 50 : 1000;
  const places: Expression[] = [0, far, -far].map((place) => numberNode(fromInteger(place)));
  const sizes: Rational[] = [];
  for (const cut of cuts) {
    const value = readExpression(cut, emptyScope);
    const size = value === null ? null : approximate(value);
    if (value === null || size === null) return false;
    places.push(value);
    sizes.push(size);
  }
  const near = fraction(1n, 1000n);
  for (const size of sizes)
    places.push(numberNode(add(size, near)), numberNode(subtract(size, near)));
  const ordered = sizes.toSorted(compare);
  for (const [index, size] of ordered.entries()) {
    const next = ordered[index + 1];
    if (next !== undefined) places.push(numberNode(divide(add(size, next), fromInteger(2))));
  }
  return places.every((place) => holdsAt(start, name, place) === isInside(answer, name, place));
}

/** Whether a number satisfies an inequality, or both of "-1 < 2x + 3 < 9". */
function holdsAt(relation: string, name: string, place: Expression): boolean {
  const [, left, one, middle, two, right] =
    /^([^<>=]+) (<=?|>=?) ([^<>=]+) (<=?|>=?) ([^<>=]+)$/.exec(relation) ?? [];
  const halves =
    left === undefined ? [relation] : [`${left} ${one} ${middle}`, `${middle} ${two} ${right}`];
  return halves.every((half) => satisfies(half, name, place));
}

/** Whether a number belongs to a set written as inequalities joined by "or". */
export function isInside(answer: string, name: string, place: Expression): boolean {
  if (answer === "no solution") return false;
  if (answer === "all real numbers") return true;
  return answer.split(" or ").some((run) => {
    const chain = /^(.+?) (<=|<) (\w+) (<=|<) (.+)$/.exec(run);
    const parts =
      chain === null
        ? [run]
        : [
            `${chain[1] ?? ""} ${chain[2] ?? ""} ${name}`,
            `${name} ${chain[4] ?? ""} ${chain[5] ?? ""}`,
          ];
    return parts.every((part) => satisfies(part, name, place));
  });
}
