import type { Expression } from "./expression.ts";

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
      return [];
  }
}

/** Whether any part of an expression, itself included, passes the test. */
export function mentions(e: Expression, test: (part: Expression) => boolean): boolean {
  return test(e) || childrenOf(e).some((child) => mentions(child, test));
}

/** The names of all variables in an expression. */
export function symbolsOf(e: Expression): Set<string> {
  const names = new Set<string>();
  const collect = (part: Expression): void => {
    if (part.kind === "symbol") names.add(part.name);
    for (const child of childrenOf(part)) collect(child);
  };
  collect(e);
  return names;
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
  const inside = (part: Expression) => rebuild(part, change);
  switch (e.kind) {
    case "sum":
      return change({ ...e, terms: e.terms.map(inside) });
    case "product":
      return change({ ...e, factors: e.factors.map(inside) });
    case "quotient":
      return change({ ...e, numerator: inside(e.numerator), denominator: inside(e.denominator) });
    case "power":
      return change({ ...e, base: inside(e.base), exponent: inside(e.exponent) });
    case "negative":
    case "percent":
      return change({ ...e, of: inside(e.of) });
    case "call":
      return change({ ...e, args: e.args.map(inside) });
    case "plusMinus":
      return change({ ...e, left: e.left && inside(e.left), right: inside(e.right) });
    case "quantity":
      return change({ ...e, value: inside(e.value) });
    case "tuple":
    case "list":
    case "set":
      return change({ ...e, items: e.items.map(inside) });
    case "interval":
      return change({ ...e, low: inside(e.low), high: inside(e.high) });
    case "union":
    case "and":
    case "or":
      return change({ ...e, parts: e.parts.map(inside) });
    case "relation":
      return change({ ...e, left: inside(e.left), right: inside(e.right) });
    case "matrix":
      return change({ ...e, rows: e.rows.map((row) => row.map(inside)) });
    default:
      return change(e);
  }
}
