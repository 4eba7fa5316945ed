import type { Expression } from "../notation/expression.ts";
import { childrenOf } from "./inspect.ts";
import { functionNames } from "../notation/reading/names.ts";

const builtIn: ReadonlySet<string> = new Set([
  ...functionNames.values(),
  "factorial",
  "binomial",
  "ratio",
  "ceiling",
]);

/** What stands anywhere in an expression. One mark asks for each of these several times, so they are gathered in one walk. */
export type Traits = {
  /** A variable. */
  symbols: boolean;
  /** A unit or a percent sign. */
  units: boolean;
  /** A letter applied as a function: f(x). */
  appliedLetters: boolean;
  /** Something that is not one value: a list, a relation, an interval, a word … See isScalar. */
  structures: boolean;
};

/** Traits already gathered: a tree is never changed. */
const gathered = new WeakMap<Expression, Traits>();

/** What stands in an expression, itself included. */
export function traitsOf(expression: Expression): Traits {
  const known = gathered.get(expression);
  if (known !== undefined) return known;
  const traits: Traits = { symbols: false, units: false, appliedLetters: false, structures: false };
  gather(expression, traits);
  gathered.set(expression, traits);
  return traits;
}

function gather(e: Expression, traits: Traits): void {
  switch (e.kind) {
    case "number":
    case "constant":
      return;
    case "symbol":
      traits.symbols = true;
      return;
    case "sum":
      for (const term of e.terms) gather(term, traits);
      return;
    case "product":
      for (const factor of e.factors) gather(factor, traits);
      return;
    case "quotient":
      gather(e.numerator, traits);
      gather(e.denominator, traits);
      return;
    case "negative":
      gather(e.of, traits);
      return;
    case "power":
      gather(e.base, traits);
      gather(e.exponent, traits);
      return;
    case "percent":
    case "quantity":
    case "call":
      if (e.kind === "percent" || e.kind === "quantity") traits.units = true;
      else if (isAppliedLetter(e)) traits.appliedLetters = true;
      for (const child of childrenOf(e)) gather(child, traits);
      return;
    default:
      traits.structures = true;
      for (const child of childrenOf(e)) gather(child, traits);
  }
}

/** Whether an expression is a letter applied as a function, which may be a product: f(x). */
export function isAppliedLetter(part: Expression): boolean {
  return part.kind === "call" && !builtIn.has(part.name);
}
