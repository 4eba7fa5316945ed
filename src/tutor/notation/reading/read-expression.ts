import type { Expression } from "../expression.ts";
import { accept, type Cursor, deeper, isAt, peek, refuse, take } from "./cursor.ts";
import { powerNode } from "./nodes.ts";
import { startsPrimary, readPrimary } from "./read-primary.ts";
import { readPostfix } from "./read-postfix.ts";

/** Terms joined by +, - and ±. */
export function readSum(cursor: Cursor): Expression {
  return deeper(cursor, readTerms);
}

function readTerms(cursor: Cursor): Expression {
  const terms: Expression[] = [
    accept(cursor, "operator", "±")
      ? { kind: "plusMinus", left: null, right: readTerm(cursor) }
      : readTerm(cursor),
  ];
  for (;;) {
    const { kind, text } = peek(cursor);
    const sign = kind === "operator" ? text : "";
    if (sign !== "+" && sign !== "-" && sign !== "±") return sumOf(terms);
    take(cursor);
    if (sign === "+") terms.push(readTerm(cursor));
    else if (sign === "-") terms.push({ kind: "negative", of: readTerm(cursor) });
    else {
      const left = sumOf(terms.splice(0));
      terms.push({ kind: "plusMinus", left, right: readTerm(cursor) });
    }
  }
}

function sumOf(terms: Expression[]): Expression {
  const [only] = terms;
  return only && terms.length === 1 ? only : { kind: "sum", terms };
}

/** Signs, then factors joined by ×, ÷ or nothing, from left to right: 1/2x is (1/2)x. */
function readTerm(cursor: Cursor): Expression {
  let negative = false;
  while (isAt(cursor, "operator", "-") || isAt(cursor, "operator", "+")) {
    if (take(cursor).text === "-") negative = !negative;
  }
  let left = readFactor(cursor);
  let factors: Expression[] = [left];
  for (;;) {
    const { kind, text } = peek(cursor);
    const sign = kind === "operator" ? text : "";
    if (sign === "*") {
      take(cursor);
      factors.push(readSigned(cursor));
    } else if (sign === "/" || sign === ":") {
      const ratio = take(cursor).text === ":";
      const denominator = isDifferential(cursor, factors)
        ? { kind: "product" as const, factors: [readFactor(cursor), readFactor(cursor)] }
        : readSigned(cursor);
      left = productOf(factors);
      left = ratio
        ? { kind: "call", name: "ratio", args: [left, denominator] }
        : quotientOf(left, denominator);
      factors = [left];
    } else if (startsFactor(cursor, factors)) factors.push(readFactor(cursor));
    else break;
  }
  const product = productOf(factors);
  if (!negative) return product;
  return product.kind === "quantity"
    ? { ...product, value: { kind: "negative", of: product.value } }
    : { kind: "negative", of: product };
}

/** dy/dx, as it is typed: both letters after the stroke are below it. */
function isDifferential(cursor: Cursor, above: readonly Expression[]): boolean {
  const [first, second] = above;
  const [d, variable] = [peek(cursor), peek(cursor, 1)];
  return (
    isNamed(first, "d") &&
    (above.length === 1 || (above.length === 2 && second?.kind === "symbol")) &&
    d.text === "d" &&
    variable.kind === "name" &&
    !variable.spaced
  );
}

function isNamed(e: Expression | undefined, name: string): boolean {
  return e?.kind === "symbol" && e.name === name;
}

/** A unit belongs to the whole product before it: 1.9 × 10^-3 cm. 5 ft 3 in is a sum. */
function productOf(factors: Expression[]): Expression {
  const [only] = factors;
  if (only && factors.length === 1) return only;
  const last = factors.at(-1);
  if (last?.kind !== "quantity") return { kind: "product", factors };
  const others = factors.slice(0, -1);
  if (others.every((factor) => factor.kind !== "quantity")) {
    return { ...last, value: { kind: "product", factors: [...others, last.value] } };
  }
  const compound = others.every(
    (factor) => factor.kind === "quantity" && factor.unit !== last.unit,
  );
  return compound ? { kind: "sum", terms: factors } : { kind: "product", factors };
}

/** 1/2 cm is half a centimetre, not one over two centimetres. */
function quotientOf(numerator: Expression, denominator: Expression): Expression {
  return denominator.kind === "quantity" && numerator.kind !== "quantity"
    ? { ...denominator, value: { kind: "quotient", numerator, denominator: denominator.value } }
    : { kind: "quotient", numerator, denominator };
}

function startsFactor(cursor: Cursor, before: readonly Expression[]): boolean {
  const token = peek(cursor);
  const last = before.at(-1);
  if (token.kind === "bar") return cursor.bars === 0;
  // A number after a number is no product: it is a slip of the hand.
  if (token.kind === "number")
    return last?.kind !== "number" && cursor.tokens[cursor.index - 1]?.kind !== "number";
  const joins =
    token.kind === "name" && /^[Uu]$/.test(token.text) && peek(cursor, 1).kind === "open";
  if (joins && (last?.kind === "tuple" || last?.kind === "interval" || last?.kind === "set"))
    return false;
  return startsPrimary(token);
}

/** A factor after × or ÷, which may carry its own sign: 2 × -3. */
function readSigned(cursor: Cursor): Expression {
  return deeper(cursor, readSign);
}

function readSign(cursor: Cursor): Expression {
  if (accept(cursor, "operator", "-")) return { kind: "negative", of: readSigned(cursor) };
  if (accept(cursor, "operator", "+")) return readSigned(cursor);
  return readFactor(cursor);
}

/** A primary with what hangs on it: factorial, percent, degree, unit, and its power. */
function readFactor(cursor: Cursor): Expression {
  return deeper(cursor, readRaised);
}

function readRaised(cursor: Cursor): Expression {
  const base = readPostfix(cursor, readPrimary(cursor, readFactor));
  if (!isAt(cursor, "operator", "^")) return base;
  const raised = readPower(cursor, base);
  return readPostfix(cursor, raised);
}

function readPower(cursor: Cursor, base: Expression): Expression {
  const caret = take(cursor);
  const braced =
    isAt(cursor, "open", "{") && peek(cursor, 1).text === "°" && peek(cursor, 2).text === "}";
  if (braced || isAt(cursor, "operator", "°")) {
    cursor.index += braced ? 3 : 1;
    return { kind: "quantity", value: base, unit: "deg" };
  }
  if (isAt(cursor, "operator", "'")) throw refuse(cursor);
  const exponent = readExponent(cursor);
  // x²³ cannot come from two carets, but x^2^3 is x^(2^3).
  if (isAt(cursor, "operator", "^") && caret.length > 0)
    return powerNode(
      base,
      deeper(cursor, () => readPower(cursor, exponent)),
    );
  return powerNode(base, exponent);
}

function readExponent(cursor: Cursor): Expression {
  return deeper(cursor, readSignedExponent);
}

function readSignedExponent(cursor: Cursor): Expression {
  if (accept(cursor, "operator", "-")) return { kind: "negative", of: readExponent(cursor) };
  if (accept(cursor, "operator", "+")) return readExponent(cursor);
  const base = readPrimary(cursor, readFactor);
  return isAt(cursor, "operator", "!") ? readPostfix(cursor, base) : base;
}
