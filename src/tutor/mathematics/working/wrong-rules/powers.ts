import { sameTree } from "../../comparing/same-tree.ts";
import type { Expression } from "../../../notation/expression.ts";
import { callNode, integerNode, powerNode } from "../../../notation/reading/nodes.ts";
import {
  factorsOf,
  negativeOf,
  pairsIn,
  productOf,
  quotientOf,
  replaced,
  sumOf,
  without,
} from "../build.ts";
import { isNegative } from "./numbers.ts";
import type { WrongRule } from "./wrong-rule.ts";

type Power = { base: Expression; exponent: Expression };

function asPower(e: Expression): Power {
  return e.kind === "power" ? e : { base: e, exponent: integerNode(1) };
}

/** (a + b)² as a² + b², (a − b)² as a² − b² or a² + b². */
export function powerEachTerm(e: Expression): readonly Expression[] {
  if (e.kind !== "power" || e.base.kind !== "sum") return [];
  const { base, exponent } = e;
  const raised = base.terms.map((term) =>
    powerNode(term.kind === "negative" ? term.of : term, exponent),
  );
  const signed = base.terms.map((term, index) => {
    const power = raised[index] ?? term;
    return term.kind === "negative" ? negativeOf(power) : power;
  });
  const [first, second] = base.terms;
  // (x + 3)² as x² + 3x + 9: the middle term is there once instead of twice.
  const single =
    first && second && base.terms.length === 2
      ? [sumOf([...raised, productOf([first, second])])]
      : [];
  return [sumOf(signed), sumOf(raised), ...single];
}

/** √(a + b) as √a + √b. */
function splitRoot(e: Expression): readonly Expression[] {
  if (e.kind !== "call" || e.name !== "sqrt") return [];
  const [inside] = e.args;
  if (inside?.kind !== "sum") return [];
  return [
    sumOf(
      inside.terms.map((term) =>
        term.kind === "negative" ? negativeOf(rootOf(term.of)) : rootOf(term),
      ),
    ),
  ];
}

/** √a + √b as √(a + b), √a − √b as √(a − b). */
function joinRoots(e: Expression): readonly Expression[] {
  if (e.kind !== "sum") return [];
  const insides = e.terms.map((term) => {
    const root = term.kind === "negative" ? term.of : term;
    const inside = root.kind === "call" && root.name === "sqrt" ? root.args[0] : undefined;
    return inside !== undefined && term.kind === "negative" ? negativeOf(inside) : inside;
  });
  const all = insides.filter((inside) => inside !== undefined);
  return all.length === e.terms.length ? [callNode("sqrt", sumOf(all))] : [];
}

function rootOf(e: Expression): Expression {
  const isSquare = e.kind === "power" && e.exponent.kind === "number" && e.exponent.value.n === 2n;
  return isSquare ? e.base : callNode("sqrt", e);
}

/** x²·x³ as x⁶, x⁶/x² as x³. */
function multiplyExponents(e: Expression): readonly Expression[] {
  if (e.kind === "quotient") {
    return powersIn(e.numerator).flatMap(({ power: above, rest: top }) =>
      powersIn(e.denominator).flatMap(({ power: below, rest: bottom }) => {
        if (!sameTree(above.base, below.base)) return [];
        const exponent = quotientOf(above.exponent, below.exponent);
        return [
          quotientOf(productOf([...top, powerNode(above.base, exponent)]), productOf(bottom)),
        ];
      }),
    );
  }
  return samePairs(e).map(({ a, b, put }) =>
    put(powerNode(a.base, productOf([a.exponent, b.exponent]))),
  );
}

/** 2³·2² as 4⁵ or 4⁶. */
function multiplyBases(e: Expression): readonly Expression[] {
  return samePairs(e).flatMap(({ a, b, put }) => {
    if (a.base.kind !== "number") return [];
    const base = productOf([a.base, b.base]);
    return [
      put(powerNode(base, sumOf([a.exponent, b.exponent]))),
      put(powerNode(base, productOf([a.exponent, b.exponent]))),
    ];
  });
}

/** Two factors with the same base, and the product with something else in their place. */
function samePairs(e: Expression): { a: Power; b: Power; put: (by: Expression) => Expression }[] {
  if (e.kind !== "product") return [];
  return pairsIn(e.factors).flatMap(({ i, j, a, b }) => {
    const [left, right] = [asPower(a), asPower(b)];
    if (!sameTree(left.base, right.base)) return [];
    if (a.kind !== "power" && b.kind !== "power") return [];
    const put = (by: Expression) => productOf(without(replaced(e.factors, i, by), j));
    return [{ a: left, b: right, put }];
  });
}

function powersIn(e: Expression): { power: Power; rest: Expression[] }[] {
  const factors = factorsOf(e);
  return factors.map((factor, index) => ({
    power: asPower(factor),
    rest: without(factors, index),
  }));
}

/** (x²)³ as x⁵, (2x²)³ with the exponents added, too. */
function addExponents(e: Expression): readonly Expression[] {
  if (e.kind !== "power") return [];
  const factors = factorsOf(e.base);
  if (!factors.some((factor) => factor.kind === "power")) return [];
  const raised = factors.map((factor) =>
    factor.kind === "power"
      ? powerNode(factor.base, sumOf([factor.exponent, e.exponent]))
      : powerNode(factor, e.exponent),
  );
  return [productOf(raised)];
}

/** (2x)³ as 2x³ or 8x, (x/2)² as x²/2. */
function powerOneFactor(e: Expression): readonly Expression[] {
  if (e.kind !== "power") return [];
  if (e.base.kind === "quotient") {
    const { numerator, denominator } = e.base;
    return [
      quotientOf(powerNode(numerator, e.exponent), denominator),
      quotientOf(numerator, powerNode(denominator, e.exponent)),
    ];
  }
  const factors = factorsOf(e.base);
  if (factors.length < 2) return [];
  return factors.flatMap((factor, index) => [
    productOf(replaced(factors, index, raise(factor, e.exponent))),
    productOf(factors.map((other, at) => (at === index ? other : raise(other, e.exponent)))),
  ]);
}

function raise(factor: Expression, exponent: Expression): Expression {
  return factor.kind === "power"
    ? powerNode(factor.base, productOf([factor.exponent, exponent]))
    : powerNode(factor, exponent);
}

/** 2³ as 2·3. */
function multiplyForPower(e: Expression): readonly Expression[] {
  if (e.kind !== "power") return [];
  return [productOf([e.base, e.exponent])];
}

/** x⁻² as −x², 2⁻³ as −8 or −1/8. */
function negateForPower(e: Expression): readonly Expression[] {
  if (e.kind !== "power" || !isNegative(e.exponent)) return [];
  return [negativeOf(powerNode(e.base, negativeOf(e.exponent))), negativeOf(e)];
}

/** Wrong rules about powers and roots. */
export const powerRules: readonly WrongRule[] = [
  { id: "square-of-sum-without-middle-term", apply: powerEachTerm },
  { id: "root-of-sum-split", apply: splitRoot },
  { id: "root-of-sum-split", apply: joinRoots },
  { id: "exponents-multiplied-instead-of-added", apply: multiplyExponents },
  { id: "exponents-added-instead-of-multiplied", apply: addExponents },
  { id: "bases-multiplied", apply: multiplyBases },
  { id: "power-on-one-factor", apply: powerOneFactor },
  { id: "negative-exponent", apply: negateForPower },
  { id: "power-as-product", apply: multiplyForPower },
];
