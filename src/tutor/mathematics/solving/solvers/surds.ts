import { toTyped } from "../../../notation/print.ts";
import { mentions } from "../../inspect.ts";
import { rationalValue, surdValue, writeSurd } from "../exact/surd.ts";
import { inline } from "../reading/inline.ts";
import { readExpression, type Scope } from "../reading/scope.ts";
import type { SolutionStep } from "../solution.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";
import { latexOf } from "../words.ts";
import { squareParts } from "../exact/integers.ts";
import { rebuild } from "../../inspect.ts";
import type { Expression } from "../../../notation/expression.ts";
import { isInteger } from "../../../numbers/rational.ts";

/** Numbers with square roots, to the form a + b√n with the least radicands and a rational denominator. */
export function simplifySurd(text: string, scope: Scope): Draft | null {
  const read = readExpression(text, scope);
  if (read === null || !mentions(read, isRoot)) return null;
  const expression = inline(read, scope);
  const value = surdValue(expression, new Map());
  if (value === null) return null;
  const answer = writeSurd(value);
  const steps: SolutionStep[] = [];
  const taken = rebuild(expression, takeSquares);
  const simplified = toTyped(taken);
  if (simplified !== toTyped(expression)) {
    steps.push(
      step(
        "simplify-surd",
        `Take the square factors out of the roots: ${squares(expression)}.`,
        `Saca los factores cuadrados de las raíces: ${squares(expression)}.`,
        simplified,
      ),
    );
  }
  if (steps.at(-1)?.line !== answer) {
    const rational = rationalValue(value) !== null;
    steps.push(
      step(
        "collect-like-terms",
        rational
          ? "Multiply, divide and collect: the roots go away."
          : "Multiply out, make the denominator rational and collect equal roots.",
        rational
          ? "Multiplica, divide y agrupa: las raíces desaparecen."
          : "Multiplica, racionaliza el denominador y agrupa las raíces iguales.",
        answer,
      ),
    );
  }
  return {
    kind: "simplify-surd",
    start: toTyped(expression),
    steps,
    answer,
    policy: {},
    check: { by: "value" },
  };
}

function isRoot(expression: Expression): boolean {
  return expression.kind === "call" && expression.name === "sqrt";
}

function rootParts(part: Expression): { radicand: bigint; outside: bigint; inside: bigint } | null {
  const [inner] = part.kind === "call" && part.name === "sqrt" ? part.args : [];
  if (inner?.kind !== "number" || !isInteger(inner.value) || inner.value.n < 1n) return null;
  const parts = squareParts(inner.value.n);
  return parts === null || parts.outside === 1n ? null : { radicand: inner.value.n, ...parts };
}

/** √18 as 3√2; everything else as it is. */
function takeSquares(part: Expression): Expression {
  const parts = rootParts(part);
  if (parts === null) return part;
  const number = (n: bigint): Expression => ({
    kind: "number",
    value: { n, d: 1n },
    written: "integer",
    places: 0,
  });
  if (parts.inside === 1n) return number(parts.outside);
  const root: Expression = { kind: "call", name: "sqrt", args: [number(parts.inside)] };
  return { kind: "product", factors: [number(parts.outside), root] };
}

function squares(expression: Expression): string {
  const found = new Set<string>();
  mentions(expression, (part) => {
    const parts = rootParts(part);
    if (parts !== null && found.size < 3) {
      const { radicand, outside, inside } = parts;
      found.add(
        `$${latexOf(`sqrt(${radicand})`)} = ${inside === 1n ? outside : latexOf(`${outside}*sqrt(${inside})`)}$`,
      );
    }
    return false;
  });
  return [...found].join(", ");
}
