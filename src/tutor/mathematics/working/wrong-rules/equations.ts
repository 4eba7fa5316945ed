import { exactValue } from "../../canonical.ts";
import { reversed } from "../../comparing/solution-sets.ts";
import type { Expression } from "../../../notation/expression.ts";
import { symbolsOf } from "../../inspect.ts";
import { callNode, integerNode, numberNode, powerNode } from "../../../notation/reading/nodes.ts";
import {
  factorsOf,
  negativeOf,
  productOf,
  quotientOf,
  replaced,
  sumOf,
  termsOf,
  without,
} from "../build.ts";
import type { Relation } from "../roots.ts";
import { splitTerm, termOf } from "./numbers.ts";
import { powerEachTerm } from "./powers.ts";
import type { WrongMove } from "./wrong-rule.ts";

/** Either side of a relation, and the relation with new sides put back in their places. */
function sidesOf(e: Relation): {
  side: Expression;
  other: Expression;
  put: (side: Expression, other: Expression) => Relation;
}[] {
  return [
    { side: e.left, other: e.right, put: (left, right) => ({ ...e, left, right }) },
    { side: e.right, other: e.left, put: (right, left) => ({ ...e, left, right }) },
  ];
}

/** x + 3 = 7 as x = 7 + 3: the term crosses the sign with its own sign. */
function moveWithSign(e: Relation): readonly Expression[] {
  return sidesOf(e).flatMap(({ side, other, put }) => {
    const terms = termsOf(side);
    if (terms.length < 2) return [];
    return terms.map((term, index) => put(sumOf(without(terms, index)), sumOf([other, term])));
  });
}

/** x + 3 = 7 as x = 7, 2x = 6 as x = 6: something is done on one side alone. */
function doToOneSide(e: Relation): readonly Expression[] {
  return sidesOf(e).flatMap(({ side, other, put }) => {
    const terms = termsOf(side);
    const dropped =
      terms.length < 2 ? [] : terms.map((_, index) => put(sumOf(without(terms, index)), other));
    const { number, rest } = splitTerm(side);
    const isScaled = terms.length < 2 && rest.length > 0 && number.n !== number.d;
    const divided = isScaled ? [put(productOf(rest), other)] : [];
    const over = side.kind === "quotient" ? [put(side.numerator, other)] : [];
    const fraction =
      number.d === 1n || !isScaled ? [] : [put(termOf({ n: number.n, d: 1n }, rest), other)];
    const otherTerms = termsOf(other).flatMap((term) => [
      put(sumOf([side, negativeOf(term)]), other),
    ]);
    const roots = side.kind === "power" ? [put(side.base, other)] : [];
    return [...dropped, ...divided, ...over, ...fraction, ...otherTerms, ...roots];
  });
}

/** 2x + 6 = 10 as x + 6 = 5; x/2 + 3 = 5 as x + 3 = 10. */
function divideOnlyOneTerm(e: Relation): readonly Expression[] {
  return sidesOf(e).flatMap(({ side, other, put }) => {
    const terms = termsOf(side);
    if (terms.length < 2) return [];
    return terms.flatMap((term, index) => {
      const found: Expression[] = [];
      const { number, rest } = splitTerm(term);
      if (rest.length > 0 && number.n !== number.d && number.n !== 0n) {
        const by = numberNode(number);
        found.push(put(sumOf(replaced(terms, index, productOf(rest))), quotientOf(other, by)));
      }
      const inner = term.kind === "negative" ? term.of : term;
      if (inner.kind === "quotient") {
        const top = term.kind === "negative" ? negativeOf(inner.numerator) : inner.numerator;
        const scaled = productOf([other, inner.denominator]);
        found.push(put(sumOf(replaced(terms, index, top)), scaled));
        // The other side is left as it is, and the rest of this one, too.
        const scaledTerms = terms.map((each, at) =>
          at === index ? top : productOf([inner.denominator, each]),
        );
        found.push(put(sumOf(scaledTerms), other));
        found.push(
          ...termsOf(other).flatMap((each, at) => {
            const partly = replaced(termsOf(other), at, productOf([inner.denominator, each]));
            return [
              put(sumOf(scaledTerms), sumOf(partly)),
              put(sumOf(replaced(terms, index, top)), sumOf(partly)),
            ];
          }),
        );
      }
      return found;
    });
  });
}

/** 3x = 12 as x = 12 · 3 or x = 12 − 3, x/3 = 4 as x = 4/3, x² = 16 as x = 8: the wrong way back. */
function undoWrongly(e: Relation): readonly Expression[] {
  return sidesOf(e).flatMap(({ side, other, put }) => {
    const { number, rest } = splitTerm(side);
    const by = numberNode(number);
    const found: Expression[] = [];
    if (e.operator !== "=" && number.n < 0n) return [];
    if (termsOf(side).length < 2 && rest.length > 0 && number.n !== number.d) {
      const bare = productOf(rest);
      found.push(put(bare, productOf([other, by])), put(bare, sumOf([other, negativeOf(by)])));
      found.push(put(bare, sumOf([other, by])), put(bare, quotientOf(by, other)));
    }
    if (side.kind === "quotient") {
      found.push(put(side.numerator, quotientOf(other, side.denominator)));
      found.push(put(side.numerator, sumOf([other, negativeOf(side.denominator)])));
      found.push(put(side.numerator, sumOf([other, side.denominator])));
    }
    if (side.kind === "power") {
      found.push(put(side.base, quotientOf(other, side.exponent)));
      found.push(put(side.base, productOf([other, other])));
    }
    if (side.kind === "call" && side.name === "sqrt" && side.args[0]) {
      found.push(put(side.args[0], callNode("sqrt", other)));
      found.push(put(side.args[0], productOf([integerNode(2), other])));
    }
    return found;
  });
}

/** √x = x − 2 as x = x² − 4: squared term by term. */
function squareTerms(e: Relation): readonly Expression[] {
  return sidesOf(e).flatMap(({ side, other, put }) => {
    const inside = side.kind === "call" && side.name === "sqrt" ? side.args[0] : undefined;
    if (!inside) return [];
    return powerEachTerm(powerNode(other, integerNode(2))).map((wrong) => put(inside, wrong));
  });
}

/** −2x < 6 as x < −3. The sign was turned without need where the line is right but for it, too. */
function keepDirection(e: Relation): readonly Expression[] {
  return /^[<>]=?$/.test(e.operator) ? [{ ...e, operator: reversed(e.operator) }] : [];
}

/** (x − 2)(x + 3) = 0 as x = −2 or x = 3. */
function turnRootSigns(e: Relation): readonly Expression[] {
  const roots = zeroFactors(e).map((factor) => solveLinearFactor(factor));
  const known = roots.filter((root) => root !== null);
  if (known.length < 2 || known.length !== roots.length) return [];
  const name = [...symbolsOf(e)][0];
  if (name === undefined) return [];
  const choices = 2 ** known.length;
  return Array.from({ length: choices - 1 }, (_, signs) => ({
    kind: "or" as const,
    parts: known.map((root, index) => ({
      kind: "relation" as const,
      operator: "=" as const,
      left: { kind: "symbol" as const, name },
      right: ((signs + 1) >> index) % 2 === 1 ? negativeOf(root) : root,
    })),
  }));
}

/** (x − 2)(x − 3) = 6 as x − 2 = 6: a product is only told apart at zero. */
function splitWithoutZero(e: Relation): readonly Expression[] {
  if (e.operator !== "=") return [];
  return sidesOf(e).flatMap(({ side, other, put }) => {
    const factors = factorsOf(side);
    const value = exactValue(other);
    if (factors.length < 2 || value === null || value.n === 0n) return [];
    const cases = factors.filter((factor) => symbolsOf(factor).size > 0);
    if (cases.length < 2) return [];
    return [
      ...cases.map((factor) => put(factor, other)),
      { kind: "or", parts: cases.map((factor) => put(factor, other)) },
    ];
  });
}

function zeroFactors(e: Relation): readonly Expression[] {
  const zero = [e.left, e.right].find((side) => exactValue(side)?.n === 0n);
  if (!zero || e.operator !== "=") return [];
  return factorsOf(zero === e.right ? e.left : e.right).filter(
    (factor) => symbolsOf(factor).size > 0,
  );
}

/** The root of x ± a; null for other factors. */
function solveLinearFactor(factor: Expression): Expression | null {
  const terms = termsOf(factor);
  const number = terms.find((term) => exactValue(term) !== null);
  const rest = terms.find((term) => exactValue(term) === null);
  if (!rest || terms.length > 2) return null;
  const split = splitTerm(rest);
  const value = exactValue(negativeOf(number ?? integerNode(0)));
  if (!value || split.number.n === 0n) return null;
  return quotientOf(numberNode(value), numberNode(split.number));
}

/** 0.8x = 80 as x = 80 · 1.2: the percentage is taken of the other number. */
function percentBack(e: Relation): readonly Expression[] {
  return sidesOf(e).flatMap(({ side, other, put }) => {
    const { number, rest } = splitTerm(side);
    const factors = factorsOf(side);
    const share = factors.find((factor) => symbolsOf(factor).size === 0 && exactValue(factor));
    const value = exactValue(share ?? integerNode(1)) ?? number;
    const bare = factors.filter((factor) => symbolsOf(factor).size > 0);
    if (bare.length === 0 || rest.length === 0 || value.n === value.d || value.n <= 0n) return [];
    // Only around a half to one and a half: 1 − 20 %, 1 + 15 %.
    if (value.n * 10n < value.d * 3n || value.n * 10n > value.d * 19n || value.d === 1n) return [];
    const back = sumOf([integerNode(2), negativeOf(numberNode(value))]);
    return [
      put(productOf(bare), productOf([other, back])),
      put(productOf(bare), productOf([other, numberNode(value)])),
    ];
  });
}

/** Wrong moves on equations and inequalities. */
export const equationMoves: readonly WrongMove[] = [
  { id: "inequality-not-flipped", apply: keepDirection },
  { id: "sign-lost-moving-term", apply: moveWithSign },
  { id: "percent-of-wrong-base", apply: percentBack },
  { id: "divided-one-term-only", apply: divideOnlyOneTerm },
  { id: "one-side-only", apply: doToOneSide },
  { id: "wrong-inverse-operation", apply: undoWrongly },
  { id: "square-of-sum-without-middle-term", apply: squareTerms },
  { id: "root-signs", apply: turnRootSigns },
  { id: "zero-product-without-zero", apply: splitWithoutZero },
];
