import type { Expression } from "../notation/expression.ts";

const none: readonly Expression[] = [];

/** The expressions directly inside an expression, in the order they are written. */
export function childrenOf(e: Expression): readonly Expression[] {
  switch (e.kind) {
    case "sum":
      return e.terms;
    case "product":
      return e.factors;
    case "quotient":
      return [e.numerator, e.denominator];
    case "power":
      return [e.base, e.exponent];
    case "negative":
    case "percent":
      return [e.of];
    case "call":
      return e.args;
    case "plusMinus":
      return e.left ? [e.left, e.right] : [e.right];
    case "quantity":
      return [e.value];
    case "tuple":
    case "list":
    case "set":
      return e.items;
    case "interval":
      return [e.low, e.high];
    case "union":
    case "and":
    case "or":
      return e.parts;
    case "relation":
      return [e.left, e.right];
    case "matrix":
      return e.rows.flat();
    default:
      return none;
  }
}

/** Whether any part of an expression, itself included, passes the test. */
export function mentions(e: Expression, test: (part: Expression) => boolean): boolean {
  if (test(e)) return true;
  for (const child of childrenOf(e)) if (mentions(child, test)) return true;
  return false;
}

/** Whether an expression is a variable. */
export function isSymbol(e: Expression): boolean {
  return e.kind === "symbol";
}

/** The names of all variables in an expression. */
export function symbolsOf(e: Expression): Set<string> {
  const names = new Set<string>();
  collectSymbols(e, names);
  return names;
}

function collectSymbols(e: Expression, names: Set<string>): void {
  if (e.kind === "symbol") names.add(e.name);
  else for (const child of childrenOf(e)) collectSymbols(child, names);
}

/** Whether an expression is one value (not a list, relation, interval, word …). */
export function isScalar(e: Expression): boolean {
  switch (e.kind) {
    case "number":
    case "symbol":
    case "constant":
      return true;
    case "sum":
    case "product":
    case "quotient":
    case "power":
    case "negative":
    case "percent":
    case "call":
    case "quantity":
      return childrenOf(e).every(isScalar);
    default:
      return false;
  }
}

/** An expression with every part, from the innermost on, replaced by what `change` makes of it. */
export function rebuild(e: Expression, change: (part: Expression) => Expression): Expression {
  return change(mapChildren(e, (part) => rebuild(part, change)));
}

/** An expression with each expression directly inside it replaced by what `change` makes of it. */
export function mapChildren(e: Expression, change: (part: Expression) => Expression): Expression {
  switch (e.kind) {
    case "sum":
      return { ...e, terms: e.terms.map(change) };
    case "product":
      return { ...e, factors: e.factors.map(change) };
    case "quotient":
      return { ...e, numerator: change(e.numerator), denominator: change(e.denominator) };
    case "power":
      return { ...e, base: change(e.base), exponent: change(e.exponent) };
    case "negative":
    case "percent":
      return { ...e, of: change(e.of) };
    case "call":
      return { ...e, args: e.args.map(change) };
    case "plusMinus":
      return { ...e, left: e.left && change(e.left), right: change(e.right) };
    case "quantity":
      return { ...e, value: change(e.value) };
    case "tuple":
    case "list":
    case "set":
      return { ...e, items: e.items.map(change) };
    case "interval":
      return { ...e, low: change(e.low), high: change(e.high) };
    case "union":
    case "and":
    case "or":
      return { ...e, parts: e.parts.map(change) };
    case "relation":
      return { ...e, left: change(e.left), right: change(e.right) };
    case "matrix":
      return { ...e, rows: e.rows.map((row) => row.map(change)) };
    default:
      return e;
  }
}
