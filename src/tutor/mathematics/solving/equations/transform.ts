import type { Equality, Transformed } from "./transformed.ts";
import type { Expression } from "../../../notation/expression.ts";
import { toTyped } from "../../../notation/print.ts";
import type { Rational } from "../../../numbers/rational.ts";
import {
  divide,
  fromInteger,
  isInteger,
  isZero,
  power as raise,
  toText,
} from "../../../numbers/rational.ts";
import type { Polynomial } from "../exact/polynomial.ts";
import {
  coefficientsIn,
  constantValue,
  degree,
  fromTerms,
  multiply,
  scale,
  variables,
} from "../exact/polynomial.ts";
import { writePolynomial } from "../exact/write.ts";
import { emptyScope, readExpression, toPolynomial } from "../reading/scope.ts";
import type { RuleId } from "../solution.ts";
import { inMath } from "../words.ts";
import { commonBase } from "./exponentials.ts";
import { joinLogarithms } from "./logarithms.ts";
import { exponentOf, isEuler, rationalBase, unwind } from "./numbers.ts";
import { polynomialRoots } from "./polynomial-roots.ts";
import { pairedRoots } from "./paired-roots.ts";
import { clearDenominators } from "./rational.ts";
import type { Special } from "./special.ts";
import { has, specialsOf, withConstantLogarithms, withNames } from "./special.ts";

/** One step towards the solutions of an equation in one unknown; null where no rule here fits. */
export function transform(equality: Equality, name: string): Transformed | null {
  const difference: Expression = {
    kind: "sum",
    terms: [equality.left, { kind: "negative", of: equality.right }],
  };
  const polynomial = toPolynomial(difference, emptyScope);
  if (polynomial !== null && variables(polynomial).every((letter) => letter === name))
    return polynomialRoots(polynomial, name);
  const found = specialsOf(difference, name);
  if (found === null) return null;
  const specials = withConstantLogarithms(difference, found, name);
  if (specials.length === 0)
    return symbolicLinear(equality, name) ?? clearDenominators(equality, name);
  const p = toPolynomial(withNames(difference, specials), emptyScope);
  const [only, another] = specials;
  if (p === null || only === undefined)
    return specials.some(({ kind }) => kind === "exponential")
      ? commonBase(equality, name, specials)
      : null;
  if (another !== undefined) {
    if (specials.every(({ kind }) => kind === "exponential"))
      return commonBase(equality, name, specials);
    if (specials.every(({ kind }) => kind === "logarithm")) return joinLogarithms(p, specials);
    return pairedRoots(p, specials);
  }
  return singleSpecial(equality, only, p, name);
}

/** 2x + 1 = ln(7): the unknown stands in a linear part, the other side is a number without end. */
function symbolicLinear({ left, right }: Equality, name: string): Transformed | null {
  const [side, value] = has(left, name) ? [left, right] : [right, left];
  if (has(value, name)) return null;
  const p = toPolynomial(side, emptyScope);
  const coefficients = p === null ? null : coefficientsIn(p, name);
  const [shift, factor] = coefficients ?? [];
  if (coefficients?.length !== 2 || shift === undefined || factor === undefined) return null;
  return {
    rule: "isolate",
    en: `Solve for $${name}$.`,
    es: `Despeja $${name}$.`,
    next: [`${name} = ${unwind(toTyped(value), factor, shift)}`],
  };
}

function singleSpecial(
  equality: Equality,
  special: Special,
  p: Polynomial,
  name: string,
): Transformed | null {
  const split = linearIn(p, "U1");
  const shown = toTyped(special.whole);
  if (split === null) {
    const roots =
      degree(p) >= 2 && coefficientsIn(p, "U1") !== null ? polynomialRoots(p, "U1") : null;
    if (roots === null) return null;
    return {
      rule: "substitute-unknown",
      en: `Treat ${inMath(shown)} as one unknown and solve for it.`,
      es: `Toma ${inMath(shown)} como una sola incógnita y resuelve para ella.`,
      next: roots.next.map((line) => line.replaceAll("U1", shown)),
    };
  }
  const value = writePolynomial(split);
  if (toTyped(equality.left) !== shown || !sameText(equality.right, split)) {
    return {
      rule: "isolate",
      en: `Get ${inMath(shown)} alone on one side.`,
      es: `Deja ${inMath(shown)} solo en un lado.`,
      next: [`${shown} = ${value}`],
    };
  }
  return open(special, split, name);
}

function sameText(side: Expression, p: Polynomial): boolean {
  return toTyped(side).replaceAll(/[ *]/g, "") === writePolynomial(p).replaceAll(/[ *]/g, "");
}

/** The polynomial that a name equals where p = 0, if p is a number times the name plus a rest without it. */
export function linearIn(p: Polynomial, name: string): Polynomial | null {
  const holding = [...p.values()].filter(({ powers }) =>
    powers.some(([letter]) => letter === name),
  );
  const [term, another] = holding;
  if (
    term === undefined ||
    another !== undefined ||
    term.powers.length !== 1 ||
    term.powers[0]?.[1] !== 1
  )
    return null;
  const rest = fromTerms([...p.values()].filter((other) => other !== term));
  return scale(rest, divide(fromInteger(-1), term.coefficient));
}

/** Takes off the special function of S = q. */
function open(special: Special, q: Polynomial, name: string): Transformed | null {
  const value = constantValue(q);
  const written = writePolynomial(q);
  switch (special.kind) {
    case "absolute": {
      const inside = toTyped(special.of);
      if (value !== null && value.n < 0n)
        return nothing(
          "absolute-value",
          "An absolute value is never negative",
          "Un valor absoluto nunca es negativo",
        );
      const minus = writePolynomial(scale(q, fromInteger(-1)));
      return {
        rule: "absolute-value",
        en: `${inMath(inside)} lies at the distance ${inMath(written)} from $0$, on one side or the other.`,
        es: `${inMath(inside)} está a la distancia ${inMath(written)} de $0$, a un lado o al otro.`,
        next:
          value !== null && isZero(value)
            ? [`${inside} = 0`]
            : [`${inside} = ${minus}`, `${inside} = ${written}`],
      };
    }
    case "root": {
      const inside = toTyped(special.of);
      if (value !== null && value.n < 0n && special.index % 2n === 0n)
        return nothing(
          "square-both-sides",
          "An even root is never negative",
          "Una raíz de índice par nunca es negativa",
        );
      if (special.index > 12n) return null;
      let raised = q;
      for (let count = 1n; count < special.index; count++) raised = multiply(raised, q);
      return {
        rule: "square-both-sides",
        en:
          special.index === 2n
            ? "Square both sides; check at the end, because squaring may bring in false solutions."
            : `Raise both sides to the power ${special.index}.`,
        es:
          special.index === 2n
            ? "Eleva ambos lados al cuadrado; comprueba al final, porque así pueden aparecer soluciones falsas."
            : `Eleva ambos lados a la potencia ${special.index}.`,
        next: [`${inside} = ${writePolynomial(raised)}`],
      };
    }
    case "exponential":
      return value === null ? null : openPower(special.base, special.exponent, value);
    case "logarithm":
      return value === null || has(special.base, name)
        ? null
        : openLogarithm(special.base, special.of, value);
    default:
      return null;
  }
}

function openPower(base: Expression, exponent: Expression, value: Rational): Transformed | null {
  if (value.n <= 0n)
    return nothing(
      "compare-exponents",
      "A power of a positive number is always positive",
      "Una potencia de un número positivo siempre es positiva",
    );
  const of = rationalBase(base);
  const inside = toTyped(exponent);
  const whole = of === null ? null : exponentOf(of, value);
  if (of !== null && (of.n <= 0n || of.n === of.d)) return null;
  if (whole !== null) {
    return {
      rule: "compare-exponents",
      en: `${inMath(toText(value))} is ${inMath(`(${toTyped(base)})^(${toText(whole)})`)}: compare the exponents.`,
      es: `${inMath(toText(value))} es ${inMath(`(${toTyped(base)})^(${toText(whole)})`)}: compara los exponentes.`,
      next: [`${inside} = ${toText(whole)}`],
    };
  }
  if (of === null && !isEuler(base)) return null;
  const logarithm = value.n === value.d ? "0" : `ln(${toText(value)})`;
  return {
    rule: "take-logarithms",
    en: "Take the natural logarithm of both sides: the exponent comes down as a factor.",
    es: "Toma el logaritmo natural en ambos lados: el exponente baja como factor.",
    next: [of === null ? `${inside} = ${logarithm}` : `${inside} = ${logarithm}/ln(${toText(of)})`],
  };
}

function openLogarithm(base: Expression, of: Expression, value: Rational): Transformed | null {
  const rational = rationalBase(base);
  const known = rational !== null && isInteger(value) ? raise(rational, value.n) : null;
  if (rational !== null && (rational.n <= 0n || rational.n === rational.d)) return null;
  if (rational === null && !isEuler(base)) return null;
  if (isInteger(value) && (value.n > 200n || value.n < -200n)) return null;
  const shown = toTyped(base);
  const written =
    known !== null
      ? toText(known)
      : isZero(value)
        ? "1"
        : value.n === value.d
          ? shown
          : `${rational === null || isInteger(rational) ? shown : `(${shown})`}^${isInteger(value) && value.n > 0n ? toText(value) : `(${toText(value)})`}`;
  return {
    rule: "definition-of-logarithm",
    en: "A logarithm is the exponent: write the equation as a power.",
    es: "Un logaritmo es el exponente: escribe la ecuación como potencia.",
    next: [`${toTyped(of)} = ${written}`],
  };
}

function nothing(rule: RuleId, en: string, es: string): Transformed {
  return {
    rule,
    en: `${en}: there is no real solution.`,
    es: `${es}: no hay solución real.`,
    next: [],
  };
}

/** The equation that a typed line states; null where it is none. */
export function readEquality(line: string): Equality | null {
  const sides = line.split("=").map((side) => side.trim());
  const [leftText, rightText, more] = sides;
  if (more !== undefined || /[<>!]/.test(line)) return null;
  const [left, right] = [
    readExpression(leftText, emptyScope),
    readExpression(rightText, emptyScope),
  ];
  return left === null || right === null ? null : { left, right };
}
