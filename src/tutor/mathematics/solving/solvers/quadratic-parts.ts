import {
  divide,
  fromInteger,
  multiply,
  negate,
  subtract,
  toText,
} from "../../../numbers/rational.ts";
import type { Ask } from "../../tasks/task.ts";
import { hasValue, isTrue } from "../checks/claims.ts";
import { coefficientsIn, subtract as minus, variables } from "../exact/polynomial.ts";
import { bracketed } from "../exact/write.ts";
import { emptyScope, readPolynomial } from "../reading/scope.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";

/** The quadratic polynomial of "y = x^2 - 4x + 1", "x^2 - 6x + 5 = 0" or an expression; null for others. */
function quadraticOf(text: string) {
  const body = text.replace(/^(?:y|[fgh] ?\( ?x ?\)) ?= ?/i, "");
  const [left, right] = body.split("=").map((side) => readPolynomial(side, emptyScope));
  if (!left) return null;
  const polynomial = right ? minus(left, right) : left;
  const [name, another] = variables(polynomial);
  const list =
    name === undefined || another !== undefined ? null : coefficientsIn(polynomial, name);
  const [c, b, a] = list ?? [];
  return list?.length === 3 && a && b && c && name ? { a, b, c, name } : null;
}

/** The vertex of a parabola, or the discriminant of a quadratic. */
export function quadraticPart({ what, of }: Extract<Ask, { kind: "quadratic" }>): Draft | null {
  const read = quadraticOf(of);
  if (read === null || (what === "vertex" && /=/.test(of) && !/^(?:y|[fgh] ?\() ?/i.test(of)))
    return null;
  const { a, b, c, name } = read;
  const four = fromInteger(4);
  const discriminant = subtract(multiply(b, b), multiply(four, multiply(a, c)));
  const [A, B, C] = [a, b, c].map(bracketed);
  if (what === "discriminant") {
    const formula = `${B}^2 - 4*${A}*${C}`;
    const answer = toText(discriminant);
    return {
      kind: "discriminant",
      start: of,
      steps: [
        step(
          "discriminant",
          "The discriminant of $ax^2 + bx + c$ is $b^2 - 4ac$.",
          "El discriminante de $ax^2 + bx + c$ es $b^2 - 4ac$.",
          formula,
        ),
        step("calculate", "Work it out.", "Calcúlalo.", answer),
      ],
      answer,
      policy: {},
      check: { by: "claims", claims: [hasValue(answer), hasValue(formula)] },
    };
  }
  const at = negate(divide(b, multiply(fromInteger(2), a)));
  const height = negate(divide(discriminant, multiply(four, a)));
  const body = `${A}*(${toText(at)})^2 + ${B}*(${toText(at)}) + ${C}`;
  const answer = `(${toText(at)}, ${toText(height)})`;
  return {
    kind: "vertex",
    start: of,
    steps: [
      step(
        "formula",
        `The vertex lies at $${name} = -\\frac{b}{2a}$.`,
        `El vértice está en $${name} = -\\frac{b}{2a}$.`,
        `${name} = ${toText(at)}`,
      ),
      step(
        "substitute",
        "Put it into the function.",
        "Sustitúyelo en la función.",
        `y = ${toText(height)}`,
      ),
      step("conclude", "So the vertex is this point.", "El vértice es ese punto.", answer),
    ],
    answer,
    policy: {},
    check: {
      by: "claims",
      // Both sides of it are equally high, and its height is what the function gives there.
      claims: [
        () => isTrue(`${heightAt(read, 1n, at)} = ${heightAt(read, -1n, at)}`),
        (line) => hasValue(body)(line.replace("y = ", "")),
        (line) => line === answer,
      ],
    },
  };
}

function heightAt(
  { a, b, c }: NonNullable<ReturnType<typeof quadraticOf>>,
  off: bigint,
  at: { n: bigint; d: bigint },
): string {
  const place = `(${toText(at)} + (${off}))`;
  return `${bracketed(a)}*${place}^2 + ${bracketed(b)}*${place} + ${bracketed(c)}`;
}
