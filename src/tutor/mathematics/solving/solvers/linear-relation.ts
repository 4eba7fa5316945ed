import type { RelationOperator } from "../../../notation/expression.ts";
import type { Rational } from "../../../numbers/rational.ts";
import {
  divide,
  fromInteger,
  isZero,
  multiply,
  negate,
  one,
  subtract,
  toText,
} from "../../../numbers/rational.ts";
import { leastCommonMultiple } from "../exact/integers.ts";
import type { Term } from "../exact/polynomial.ts";
import { fromTerms } from "../exact/polynomial.ts";
import { writeTerm, writeTerms } from "../exact/write.ts";
import type { SolutionStep } from "../solution.ts";
import { step } from "../solver.ts";
import { inMath } from "../words.ts";

/** Both sides of a linear equation or inequality, as lists of terms. */
export type Sides = { left: readonly Term[]; operator: RelationOperator; right: readonly Term[] };

/** Where the work ends: a·x op b with a ≠ 0 solved to x op value, or a statement without x that is true or false. */
type LinearOutcome =
  | { by: "value"; operator: RelationOperator; value: Rational; steps: SolutionStep[] }
  | { by: "always" | "never"; steps: SolutionStep[] };

const flipped: Readonly<Partial<Record<RelationOperator, RelationOperator>>> = {
  "<": ">",
  ">": "<",
  "<=": ">=",
  ">=": "<=",
};

/**
 * Solves a linear equation or inequality in one unknown the school way: one idea a step, the whole relation written again
 * after each. The sides hold no other variable and no power of it above the first.
 */
export function solveLinearRelation(sides: Sides, name: string): LinearOutcome {
  const steps: SolutionStep[] = [];
  let now = sides;
  const go = (rule: SolutionStep["rule"], en: string, es: string, next: Sides) => {
    now = next;
    steps.push(step(rule, en, es, writeSides(now)));
  };
  const denominators = [...now.left, ...now.right].map((term) => term.coefficient.d);
  const clear = fromInteger(denominators.reduce(leastCommonMultiple, 1n));
  if (clear.n !== 1n && [...now.left, ...now.right].length > 1 && !isSolved(now, name)) {
    const cleared = { ...now, left: scaled(now.left, clear), right: scaled(now.right, clear) };
    go(
      "clear-denominators",
      `Multiply both sides by $${clear.n}$ to clear the denominators.`,
      `Multiplica ambos lados por $${clear.n}$ para quitar los denominadores.`,
      cleared,
    );
  }
  const collected = { ...now, left: collect(now.left), right: collect(now.right) };
  if (collected.left.length + collected.right.length < countTerms(now)) {
    go(
      "collect-like-terms",
      "Collect like terms on each side.",
      "Agrupa los términos semejantes en cada lado.",
      collected,
    );
  }
  now = { ...now, left: collect(now.left), right: collect(now.right) };
  const leftHas = coefficientOf(now.left, name);
  const rightHas = coefficientOf(now.right, name);
  if (isZero(leftHas) && !isZero(rightHas)) {
    go(
      "swap-sides",
      `Swap the sides, so that $${name}$ stands on the left.`,
      `Intercambia los lados para que $${name}$ quede a la izquierda.`,
      { left: now.right, operator: flipped[now.operator] ?? now.operator, right: now.left },
    );
  } else if (!isZero(rightHas)) {
    const term: Term = { coefficient: rightHas, powers: [[name, 1]] };
    go(...moving(term), without(now, term));
  }
  const loose = constantOf(now.left);
  const factor = coefficientOf(now.left, name);
  if (isZero(factor)) return statement(now, steps);
  if (!isZero(loose)) {
    const term: Term = { coefficient: loose, powers: [] };
    go(...moving(term), without(now, term));
  }
  if (factor.n !== 1n || factor.d !== 1n) {
    const inverse = divide(one, factor);
    const turned = factor.n < 0n ? (flipped[now.operator] ?? now.operator) : now.operator;
    const next = {
      left: scaled(now.left, inverse),
      operator: turned,
      right: scaled(now.right, inverse),
    };
    const flips = turned !== now.operator;
    go(
      flips ? "flip-inequality" : "divide-both-sides",
      `Divide both sides by ${inMath(toText(factor))}.${flips ? " It is negative, so the sign turns round." : ""}`,
      `Divide ambos lados entre ${inMath(toText(factor))}.${flips ? " Es negativo: el signo se invierte." : ""}`,
      next,
    );
  }
  return { by: "value", operator: now.operator, value: constantOf(now.right), steps };
}

/** Whether the sides already read x op value. */
function isSolved({ left, right }: Sides, name: string): boolean {
  const [only] = left;
  const alone = left.length === 1 && only !== undefined && writeTerm(only) === name;
  return alone && right.length === 1 && right[0]?.powers.length === 0;
}

/** A relation as typed: "2x + 3 = 7". */
export function writeSides({ left, operator, right }: Sides): string {
  return `${writeTerms(shown(left))} ${operator} ${writeTerms(shown(right))}`;
}

/** Terms that are zero are not written, unless nothing else is left. */
function shown(terms: readonly Term[]): Term[] {
  return terms.filter((term) => !isZero(term.coefficient));
}

function statement(sides: Sides, steps: SolutionStep[]): LinearOutcome {
  const left = constantOf(sides.left);
  const right = constantOf(sides.right);
  const order = subtract(left, right).n;
  const truths: Readonly<Partial<Record<RelationOperator, boolean>>> = {
    "=": order === 0n,
    "<": order < 0n,
    ">": order > 0n,
    "<=": order <= 0n,
    ">=": order >= 0n,
  };
  return { by: truths[sides.operator] === true ? "always" : "never", steps };
}

function moving(term: Term): [SolutionStep["rule"], string, string] {
  const size = {
    ...term,
    coefficient: term.coefficient.n < 0n ? negate(term.coefficient) : term.coefficient,
  };
  const text = inMath(writeTerm(size));
  return term.coefficient.n < 0n
    ? ["add-to-both-sides", `Add ${text} to both sides.`, `Suma ${text} en ambos lados.`]
    : [
        "subtract-from-both-sides",
        `Subtract ${text} from both sides.`,
        `Resta ${text} en ambos lados.`,
      ];
}

function without(sides: Sides, term: Term): Sides {
  const taken = { ...term, coefficient: negate(term.coefficient) };
  return {
    ...sides,
    left: collect([...sides.left, taken]),
    right: collect([...sides.right, taken]),
  };
}

function scaled(terms: readonly Term[], factor: Rational): Term[] {
  return terms.map((term) => ({ ...term, coefficient: multiply(term.coefficient, factor) }));
}

/** Like terms added, the variable first. */
function collect(terms: readonly Term[]): Term[] {
  return [...fromTerms(terms).values()].sort((a, b) => b.powers.length - a.powers.length);
}

function countTerms({ left, right }: Sides): number {
  return left.length + right.length;
}

function coefficientOf(terms: readonly Term[], name: string): Rational {
  return fromTerms(terms).get(`${name}^1`)?.coefficient ?? fromInteger(0);
}

function constantOf(terms: readonly Term[]): Rational {
  return fromTerms(terms).get("")?.coefficient ?? fromInteger(0);
}
