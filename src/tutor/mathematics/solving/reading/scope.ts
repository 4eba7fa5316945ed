import type { Expression } from "../../../notation/expression.ts";
import { rebuild } from "../../inspect.ts";
import type { Rational } from "../../../numbers/rational.ts";
import {
  divide,
  fraction,
  fromInteger,
  isInteger,
  isZero,
  negate,
  one,
  power as raise,
} from "../../../numbers/rational.ts";
import { readMathematics } from "../../../notation/read.ts";
import { integerRoot } from "../exact/integers.ts";
import type { Polynomial } from "../exact/polynomial.ts";
import { isShortWord } from "./short-words.ts";
import {
  add,
  constant,
  constantValue,
  multiply,
  power,
  scale,
  substitute,
  variable,
} from "../exact/polynomial.ts";

/** A function that the problem defines; `polynomial` where its body is one. */
export type FunctionDefinition = {
  parameter: string;
  body: Expression;
  polynomial: Polynomial | null;
};

/** What the names in a problem stand for. */
export type Scope = {
  readonly values: ReadonlyMap<string, Rational>;
  readonly functions: ReadonlyMap<string, FunctionDefinition>;
};

/** The scope of a problem that defines nothing. */
export const emptyScope: Scope = { values: new Map(), functions: new Map() };

/** Runs of letters that are mathematics; others are words, and a text with words is no expression. */
const knownRuns =
  /^(?:sqrt|raiz|cbrt|root|abs|gcd|lcm|mcd|mcm|pi|sin|sen|cos|tan|log|ln|xyz|abc)$/i;
/** e and i before a bracket would be read as constants; where they name functions these letters stand in. */
const standIns: Readonly<Record<string, string>> = { e: "θ", i: "λ" };
const standInNames: Readonly<Record<string, string>> = { theta: "e", lambda: "i" };

/**
 * Reads mathematics among the words of a problem. Letters are variables (also e and i), names of the scope's functions
 * are applied. null where the text is not mathematics to its end, or has words in it.
 */
export function readExpression(text: string | undefined, scope: Scope): Expression | null {
  if (text === undefined || /[?¿¡"]/.test(text)) return null;
  const bare = text.replaceAll(/\\[a-zA-Z]+/g, " ");
  for (const [run] of bare.matchAll(/[A-Za-z]+/g)) {
    const plain =
      run.length === 1 || (run.length === 2 && !isShortWord(run)) || knownRuns.test(run);
    if (!plain) return null;
  }
  const names = [...scope.functions.keys()];
  let source = text;
  for (const name of names.filter((letter) => letter in standIns)) {
    source = source.replaceAll(
      new RegExp(`(?<![A-Za-z\\\\])${name}(?= ?\\()`, "g"),
      standIns[name] ?? name,
    );
  }
  const functions = names.map((name) => (name === "e" ? "theta" : name === "i" ? "lambda" : name));
  const result = readMathematics(source, { functions, units: false });
  if (!result.ok) return null;
  return source === text ? result.expression : rebuild(result.expression, withOwnName);
}

function withOwnName(part: Expression): Expression {
  return part.kind === "call" ? { ...part, name: standInNames[part.name] ?? part.name } : part;
}

/** The exact value of a text in a scope; null where it is not a number we can hold exactly. */
export function readNumber(text: string | undefined, scope: Scope): Rational | null {
  const expression = readExpression(text, scope);
  return expression === null ? null : evaluate(expression, scope);
}

/** The value of a text in a scope where it is a whole number; else null. */
export function readInteger(text: string | undefined, scope: Scope): bigint | null {
  const value = readNumber(text, scope);
  return value !== null && isInteger(value) ? value.n : null;
}

/** The polynomial a text stands for in a scope; null where it is none. */
export function readPolynomial(text: string | undefined, scope: Scope): Polynomial | null {
  const expression = readExpression(text, scope);
  return expression === null ? null : toPolynomial(expression, scope);
}

/** The exact value of an expression without free variables; null otherwise. */
export function evaluate(expression: Expression, scope: Scope): Rational | null {
  const polynomial = toPolynomial(expression, scope);
  return polynomial === null ? null : constantValue(polynomial);
}

/**
 * The expression as a polynomial over the rationals, with the scope's values and functions put in.
 * null where it is none (a variable in a denominator, a root that is not rational, a relation).
 * Throws RangeError above the bounds of polynomials.
 */
export function toPolynomial(expression: Expression, scope: Scope): Polynomial | null {
  switch (expression.kind) {
    case "number":
      return constant(expression.value);
    case "symbol":
      return named(expression.name, scope);
    case "constant":
      return expression.name === "e" || expression.name === "i"
        ? named(expression.name, scope)
        : null;
    case "negative":
      return mapped(expression.of, scope, (of) => scale(of, negate(one)));
    case "percent":
      return mapped(expression.of, scope, (of) => scale(of, fraction(1n, 100n)));
    case "sum":
      return combined(expression.terms, scope, add, fromInteger(0));
    case "product":
      return combined(expression.factors, scope, multiply, one);
    case "quotient":
      return quotient(expression.numerator, expression.denominator, scope);
    case "power":
      return powerOf(expression.base, expression.exponent, scope);
    case "call":
      return call(expression.name, expression.args, scope);
    default:
      return null;
  }
}

/** null for the bare name of a function: it is no number. */
function named(name: string, scope: Scope): Polynomial | null {
  const value = scope.values.get(name);
  if (value === undefined && scope.functions.has(name)) return null;
  return value === undefined ? variable(name) : constant(value);
}

function mapped(
  of: Expression,
  scope: Scope,
  change: (p: Polynomial) => Polynomial,
): Polynomial | null {
  const inner = toPolynomial(of, scope);
  return inner === null ? null : change(inner);
}

function combined(
  parts: readonly Expression[],
  scope: Scope,
  join: (p: Polynomial, q: Polynomial) => Polynomial,
  start: Rational,
): Polynomial | null {
  let result = constant(start);
  for (const part of parts) {
    const next = toPolynomial(part, scope);
    if (next === null) return null;
    result = join(result, next);
  }
  return result;
}

function quotient(top: Expression, bottom: Expression, scope: Scope): Polynomial | null {
  const divisor = evaluate(bottom, scope);
  if (divisor === null || isZero(divisor)) return null;
  return mapped(top, scope, (numerator) => scale(numerator, divide(one, divisor)));
}

function powerOf(base: Expression, exponent: Expression, scope: Scope): Polynomial | null {
  const size = evaluate(exponent, scope);
  const of = toPolynomial(base, scope);
  if (size === null || of === null || !isInteger(size)) return null;
  const value = constantValue(of);
  if (value === null) return size.n >= 0n ? power(of, Number(size.n)) : null;
  if (isZero(value) && size.n <= 0n) return null;
  const raised = raise(value, size.n);
  return raised === null ? null : constant(raised);
}

function call(name: string, args: readonly Expression[], scope: Scope): Polynomial | null {
  const [first] = args;
  if (first === undefined) return null;
  const defined = scope.functions.get(name);
  if (defined !== undefined) return args.length === 1 ? apply(defined, first, scope) : null;
  const value = evaluate(first, scope);
  const second = args[1] === undefined ? undefined : evaluate(args[1], scope);
  if (value === null || second === null) return null;
  if (name === "sqrt" && second === undefined) return rationalRoot(value, 2);
  if (name === "root" && second !== undefined && isInteger(second))
    return rationalRoot(value, Number(second.n));
  if (name === "abs") return constant(value.n < 0n ? negate(value) : value);
  if (name === "ratio" && second !== undefined && !isZero(second))
    return constant(divide(value, second));
  if (name === "factorial" && isInteger(value) && value.n >= 0n && value.n <= 100n) {
    let product = 1n;
    for (let factor = 2n; factor <= value.n; factor++) product *= factor;
    return constant(fromInteger(product));
  }
  return null;
}

function apply(defined: FunctionDefinition, argument: Expression, scope: Scope): Polynomial | null {
  const at = toPolynomial(argument, scope);
  if (at === null) return null;
  if (defined.polynomial !== null) return substitute(defined.polynomial, defined.parameter, at);
  const value = constantValue(at);
  if (value === null) return null;
  return toPolynomial(defined.body, {
    ...scope,
    values: new Map([...scope.values, [defined.parameter, value]]),
  });
}

function rationalRoot(value: Rational, degree: number): Polynomial | null {
  if (degree < 2 || degree > 64 || (value.n < 0n && degree % 2 === 0)) return null;
  const size = value.n < 0n ? -value.n : value.n;
  const top = integerRoot(size, degree);
  const bottom = integerRoot(value.d, degree);
  const exact = top ** BigInt(degree) === size && bottom ** BigInt(degree) === value.d;
  return exact ? constant(fraction(value.n < 0n ? -top : top, bottom)) : null;
}
