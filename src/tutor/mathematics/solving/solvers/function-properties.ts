import type { Expression } from "../../../notation/expression.ts";
import { mentions, symbolsOf } from "../../inspect.ts";
import { toTyped } from "../../../notation/print.ts";
import {
  divide,
  fromInteger,
  isZero,
  multiply,
  negate,
  subtract,
} from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { toFraction } from "../equations/fraction-form.ts";
import { polynomialRoots } from "../equations/polynomial-roots.ts";
import { specialsOf } from "../equations/special.ts";
import { coefficientsIn, constantValue, fromCoefficients } from "../exact/polynomial.ts";
import { writePolynomial } from "../exact/write.ts";
import { emptyScope, readExpression } from "../reading/scope.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";
import { inequalityInPieces } from "./set-inequalities.ts";

const definition = /^([a-z]) ?\( ?([a-z]) ?\) ?= ?(.+)$/i;

/** The inverse of a linear or linear-fractional function, or the domain of fractions, roots and logarithms. */
export function functionProperty(what: "inverse" | "domain", of: string): Draft | null {
  const [, letter = "f", name = "x", text] = definition.exec(of) ?? [];
  const body = readExpression(text, emptyScope);
  if (body === null || symbolsOf(body).size > 1) return null;
  return what === "inverse" ? inverse(body, letter, name) : domain(body, name);
}

/** y = (ax + b)/(cx + d) is x = (−dy + b)/(cy − a). */
function inverse(body: Expression, letter: string, name: string): Draft | null {
  const fraction = mentions(body, ({ kind }) => kind === "call") ? null : toFraction(body, name);
  if (fraction === null) return null;
  const [top, bottom] = [coefficientsIn(fraction.top, name), coefficientsIn(fraction.bottom, name)];
  if (top === null || bottom === null || top.length > 2 || bottom.length > 2) return null;
  const nought = fromInteger(0);
  const [b = nought, a = nought] = top;
  const [d = nought, c = nought] = bottom;
  if (isZero(subtract(multiply(a, d), multiply(b, c)))) return null;
  const answer = isZero(c)
    ? quotient([negate(divide(b, d)), fromInteger(1)], divide(a, d), name)
    : `(${line([b, negate(d)], name)})/(${line([negate(a), c], name)})`;
  return {
    kind: "inverse-function",
    start: `${letter}(${name}) = ${toTyped(body)}`,
    steps: [
      step(
        "swap-letters",
        `Write $y$ for the value and swap the letters: $${name}$ is now the value.`,
        `Escribe $y$ por el valor e intercambia las letras: $${name}$ es ahora el valor.`,
        `${name} = ${toTyped(withY(body, name))}`,
      ),
      step(
        "isolate",
        "Solve for $y$: that is the inverse.",
        "Despeja $y$: esa es la inversa.",
        answer,
      ),
    ],
    answer,
    policy: {},
    check: { by: "inverse", name, body: toTyped(body) },
  };
}

function line(coefficients: readonly Rational[], name: string): string {
  return writePolynomial(fromCoefficients(coefficients, name));
}

function quotient(coefficients: readonly Rational[], by: Rational, name: string): string {
  const whole = coefficients.map((value) => divide(value, by));
  return line(whole, name);
}

function withY(body: Expression, name: string): Expression {
  const text = readExpression(
    toTyped(body).replaceAll(new RegExp(`(?<![a-z])${name}(?![a-z])`, "g"), "y"),
    emptyScope,
  );
  return text ?? body;
}

function domain(body: Expression, name: string): Draft | null {
  const specials = specialsOf(body, name);
  if (specials === null) return null;
  const start = toTyped(body);
  if (specials.length === 0) {
    const fraction = toFraction(body, name);
    if (fraction === null) return null;
    const roots =
      constantValue(fraction.bottom) === null
        ? polynomialRoots(denominators(body, name) ?? fraction.bottom, name)
        : null;
    if (constantValue(fraction.bottom) === null && roots === null) return null;
    const answer =
      roots === null || roots.next.length === 0
        ? "all real numbers"
        : roots.next.map((root) => root.replace("=", "!=")).join(", ");
    return {
      kind: "domain",
      start,
      steps: [
        step(
          "excluded-values",
          "A denominator must not be zero; everything else is allowed.",
          "Un denominador no puede ser cero; todo lo demás se admite.",
          answer,
        ),
      ],
      answer,
      policy: answer.startsWith("all")
        ? { words: ["all real numbers", "todos los números reales", "R"] }
        : {},
      check: { by: "domain", name },
    };
  }
  const [only, another] = specials;
  if (
    only === undefined ||
    another !== undefined ||
    (only.kind !== "root" && only.kind !== "logarithm")
  )
    return null;
  if (only.kind === "root" && only.index % 2n === 1n) return null;
  // The root or logarithm as the whole function, or with numbers beside it: then its inside alone decides.
  if (!isAffineIn(body, only.whole)) return null;
  const condition = `${toTyped(only.of)} ${only.kind === "root" ? ">=" : ">"} 0`;
  const solved = inequalityInPieces(condition);
  if (solved === null || solved.answer === "no solution") return null;
  return {
    kind: "domain",
    start,
    steps: [
      step(
        "excluded-values",
        only.kind === "root"
          ? "What stands under a square root must not be negative."
          : "A logarithm takes positive numbers only.",
        only.kind === "root"
          ? "Lo que está bajo una raíz cuadrada no puede ser negativo."
          : "Un logaritmo solo admite números positivos.",
        condition,
      ),
      step("test-intervals", "Solve the inequality.", "Resuelve la inecuación.", solved.answer),
    ],
    answer: solved.answer,
    policy: solved.answer.startsWith("all")
      ? { words: ["all real numbers", "todos los números reales", "R"] }
      : {},
    check: { by: "domain", name },
  };
}

/** The denominator of the whole, before anything cancels: (x − 1)/(x² − 1) leaves out 1 as well. */
function denominators(body: Expression, name: string) {
  return body.kind === "quotient" ? (toFraction(body.denominator, name)?.top ?? null) : null;
}

function isAffineIn(body: Expression, whole: Expression): boolean {
  const key = toTyped(whole);
  if (toTyped(body) === key) return true;
  if (body.kind === "sum")
    return body.terms.every((term) => symbolsOf(term).size === 0 || isAffineIn(term, whole));
  if (body.kind === "negative") return isAffineIn(body.of, whole);
  return (
    body.kind === "product" &&
    body.factors.every((factor) => symbolsOf(factor).size === 0 || toTyped(factor) === key)
  );
}
