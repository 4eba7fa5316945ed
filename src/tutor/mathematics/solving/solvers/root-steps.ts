import { compare, fraction, fromInteger, toText } from "../../../numbers/rational.ts";
import type { PrimitivePolynomial } from "../exact/factor.ts";
import type { Term } from "../exact/polynomial.ts";
import { fromCoefficients } from "../exact/polynomial.ts";
import { squareRoot, writeSurd, scaleSurd } from "../exact/surd.ts";
import { bracketed, writePolynomial, writeTerms } from "../exact/write.ts";
import type { SolutionStep } from "../solution.ts";
import { step } from "../solver.ts";
import { writeFactors } from "./factored-form.ts";

/** Adds the steps for ax² + c = 0: isolate the square, take both roots. */
export function squareRootSteps(
  primitive: PrimitivePolynomial,
  name: string,
  steps: SolutionStep[],
): void {
  const [c = 0n, , a = 0n] = primitive;
  const square = a === 1n ? `${name}^2` : `${a}${name}^2`;
  if (c !== 0n) {
    const size = c < 0n ? -c : c;
    steps.push(
      step(
        c < 0n ? "add-to-both-sides" : "subtract-from-both-sides",
        c < 0n ? `Add $${size}$ to both sides.` : `Subtract $${size}$ from both sides.`,
        c < 0n ? `Suma $${size}$ en ambos lados.` : `Resta $${size}$ en ambos lados.`,
        `${square} = ${-c}`,
      ),
    );
  }
  const value = fraction(-c, a);
  if (a !== 1n) {
    steps.push(
      step(
        "divide-both-sides",
        `Divide both sides by $${a}$.`,
        `Divide ambos lados entre $${a}$.`,
        `${name}^2 = ${toText(value)}`,
      ),
    );
  }
  const root = squareRoot(value);
  if (root === null) return;
  const line =
    root.size === 0
      ? `${name} = 0`
      : `${name} = ${writeSurd(scaleSurd(root, fromInteger(-1)))} or ${name} = ${writeSurd(root)}`;
  steps.push(
    step(
      "square-root",
      root.size === 0
        ? "Only $0$ has the square $0$."
        : "Take the square root: a positive number has two, one of each sign.",
      root.size === 0
        ? "Solo $0$ tiene cuadrado $0$."
        : "Saca la raíz cuadrada: un número positivo tiene dos, una de cada signo.",
      line,
    ),
  );
}

/** The discriminant of ax² + bx + c, with its numbers. */
export function discriminantStep([c = 0n, b = 0n, a = 0n]: PrimitivePolynomial): SolutionStep {
  const value = b * b - 4n * a * c;
  const shown = `${bracketed(fromInteger(b))}^2 - 4 * ${a} * ${bracketed(fromInteger(c))}`;
  return step(
    "discriminant",
    `The discriminant $b^2 - 4ac$ tells what roots there are: here it is $${value}$.`,
    `El discriminante $b^2 - 4ac$ dice qué raíces hay: aquí vale $${value}$.`,
    `${shown} = ${value}`,
  );
}

/** The discriminant and the quadratic formula. */
export function formulaSteps(primitive: PrimitivePolynomial, name: string): SolutionStep[] {
  const [c = 0n, b = 0n, a = 0n] = primitive;
  const inside = b * b - 4n * a * c;
  const top = (sign: string) => `(${-b} ${sign} sqrt(${inside}))/${2n * a}`;
  return [
    discriminantStep(primitive),
    step(
      "quadratic-formula",
      `Put $a = ${a}$, $b = ${b}$ and $c = ${c}$ into the quadratic formula.`,
      `Pon $a = ${a}$, $b = ${b}$ y $c = ${c}$ en la fórmula general.`,
      `${name} = ${top("-")} or ${name} = ${top("+")}`,
    ),
  ];
}

/** From the factors to the solutions: factor, zero product, solve each. */
export function factorSteps(
  factors: readonly { of: PrimitivePolynomial; times: number }[],
  name: string,
): SolutionStep[] {
  const product = writeFactors(fromInteger(1), factors, name);
  const solved = factors
    .filter(({ of }) => of.length === 2)
    .map(({ of: [constant = 0n, lead = 1n] }) => fraction(-constant, lead))
    .sort(compare);
  const linearOnly = factors.every(({ of }) => of.length === 2);
  const zero = factors.map(({ of }) => `${writeWhole(of, name)} = 0`).join(" or ");
  const steps = [
    ...waysToFactor(factors, name, product, " = 0"),
    step(
      "zero-product",
      "A product is zero only when one of its factors is zero.",
      "Un producto es cero solo cuando alguno de sus factores es cero.",
      zero,
    ),
  ];
  if (linearOnly) {
    steps.push(
      step(
        "isolate",
        solved.length === 1 ? "Solve it." : "Solve each of them.",
        solved.length === 1 ? "Resuélvela." : "Resuelve cada una.",
        solved.map((value) => `${name} = ${toText(value)}`).join(" or "),
      ),
    );
  }
  return steps;
}

/**
 * How the factors are found: two numbers with product ac and sum b for a quadratic ax² + bx + c, else by its roots. `end` is what
 * follows the polynomial in each line.
 */
export function waysToFactor(
  factors: readonly { of: PrimitivePolynomial; times: number }[],
  name: string,
  product: string,
  end: "" | " = 0",
): SolutionStep[] {
  const linear = factors.flatMap(({ of, times }) =>
    Array.from({ length: Math.min(times, 3) }, () => of),
  );
  const [[q = 0n, p = 0n] = [], [s = 0n, r = 0n] = []] = linear;
  const plain = step(
    "factor",
    end === "" ? "Factor it." : "Factor the left side.",
    end === "" ? "Factorízalo." : "Factoriza el lado izquierdo.",
    product + end,
  );
  if (linear.length !== 2 || factors.some(({ of }) => of.length !== 2)) return [plain];
  if (q === 0n || s === 0n) {
    return [
      step(
        "take-out-common-factor",
        `Take out the common factor $${name}$.`,
        `Saca factor común $${name}$.`,
        product + end,
      ),
    ];
  }
  const [m, n] = [p * s, q * r];
  const en = `Find two numbers with product $${m * n}$ and sum $${m + n}$: $${m}$ and $${n}$.`;
  const es = `Busca dos números con producto $${m * n}$ y suma $${m + n}$: $${m}$ y $${n}$.`;
  if (m + n === 0n) {
    return [
      step(
        "factor",
        "It is a difference of two squares: $a^2 - b^2 = (a + b)(a - b)$.",
        "Es una diferencia de cuadrados: $a^2 - b^2 = (a + b)(a - b)$.",
        product + end,
      ),
    ];
  }
  if (p === 1n && r === 1n) {
    return [
      step(
        "factor",
        `${en} They give the factors.`,
        `${es} Con ellos se factoriza.`,
        product + end,
      ),
    ];
  }
  const term = (value: bigint, exponent: number): Term => ({
    coefficient: fromInteger(value),
    powers: exponent === 0 ? [] : [[name, exponent]],
  });
  const split = writeTerms([term(p * r, 2), term(m, 1), term(n, 1), term(q * s, 0)]);
  return [
    step(
      "factor",
      `${en} Split the middle term with them.`,
      `${es} Descompón con ellos el término central.`,
      split + end,
    ),
    step(
      "take-out-common-factor",
      "Take out a common factor from each pair of terms; the bracket that is left is the same.",
      "Saca factor común de cada par de términos; el paréntesis que queda es el mismo.",
      product + end,
    ),
  ];
}

/** A primitive polynomial as typed mathematics. */
export function writeWhole(of: PrimitivePolynomial, name: string): string {
  return writePolynomial(fromCoefficients(of.map(fromInteger), name));
}
