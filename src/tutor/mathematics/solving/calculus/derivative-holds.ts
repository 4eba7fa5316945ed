import type { Expression } from "../../../notation/expression.ts";
import { symbolsOf } from "../../inspect.ts";
import { approximate } from "../../numeric/precise.ts";
import type { Rational } from "../../../numbers/rational.ts";
import {
  absolute,
  add,
  compare,
  divide,
  fraction,
  fromInteger,
  multiply,
  subtract,
} from "../../../numbers/rational.ts";
import { numberNode } from "../reading/inline.ts";
import { substitute } from "../../substitute.ts";
import { isReal } from "../equations/candidates.ts";

const step = fraction(1n, 10n ** 20n);
const tolerance = fraction(1n, 10n ** 15n);
const places = [
  fraction(7n, 10n),
  fraction(23n, 10n),
  fraction(-3n, 5n),
  fraction(13n, 10n),
  fraction(41n, 10n),
  fraction(-17n, 10n),
  fraction(2n, 5n),
];
const needed = 2;

/**
 * Whether g is the derivative of f by a name: their difference quotients agree at points where both have values, at least at two of
 * them, computed with 400 binary digits. Independent of the rules that g was made by.
 */
export function isDerivative(f: Expression, g: Expression, name: string): boolean {
  const others = [...new Set([...symbolsOf(f), ...symbolsOf(g)])]
    .filter((other) => other !== name)
    .sort();
  const withOthers = (expression: Expression) =>
    others.reduce(
      (now, other, index) =>
        substitute(now, other, numberNode(fraction(BigInt(17 + 6 * index), 10n))),
      expression,
    );
  const [of, claimed] = [withOthers(f), withOthers(g)];
  let agreed = 0;
  for (const place of places) {
    const [below, above, slope] = [
      valueAt(of, name, subtract(place, step)),
      valueAt(of, name, add(place, step)),
      valueAt(claimed, name, place),
    ];
    if (below === null || above === null || slope === null) continue;
    const measured = divide(subtract(above, below), multiply(fromInteger(2), step));
    const size = add(absolute(slope), fromInteger(1));
    if (compare(absolute(subtract(measured, slope)), multiply(size, tolerance)) > 0) return false;
    if (++agreed > needed) return true;
  }
  return agreed >= needed;
}

function valueAt(expression: Expression, name: string, place: Rational): Rational | null {
  const at = substitute(expression, name, numberNode(place));
  return isReal(at) ? approximate(at) : null;
}
