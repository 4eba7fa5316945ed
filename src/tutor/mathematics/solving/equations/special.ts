import type { Expression } from "../../../notation/expression.ts";
import { childrenOf, mentions, rebuild } from "../../inspect.ts";
import { toTyped } from "../../../notation/print.ts";
import { isInteger } from "../../../numbers/rational.ts";
import { emptyScope, evaluate } from "../reading/scope.ts";

/** A part of an equation with the unknown inside that is no polynomial: |x − 2|, √(x + 5), 2^x, log₂(x), sin(x). */
export type Special =
  | { kind: "absolute"; of: Expression; whole: Expression }
  | { kind: "root"; of: Expression; index: bigint; whole: Expression }
  | { kind: "exponential"; base: Expression; exponent: Expression; whole: Expression }
  | { kind: "logarithm"; of: Expression; base: Expression; whole: Expression }
  | { kind: "trigonometric"; name: "sin" | "cos" | "tan"; of: Expression; whole: Expression };

/** Euler's number as an expression. */
export const euler: Expression = { kind: "constant", name: "e" };

/** Whether an expression has the unknown in it. */
export function has(expression: Expression, name: string): boolean {
  return mentions(
    expression,
    (part) => (part.kind === "symbol" || part.kind === "constant") && part.name === name,
  );
}

/** The outermost special parts that hold the unknown, each once; null where one of them is of no kind we know. */
export function specialsOf(expression: Expression, name: string): Special[] | null {
  const found = new Map<string, Special>();
  const complete = collect(expression, name, found);
  return complete ? [...found.values()] : null;
}

/** Beside logarithms of the unknown those of numbers are joined with them: log(x) + log(5) = 2. */
export function withConstantLogarithms(
  expression: Expression,
  specials: readonly Special[],
  name: string,
): readonly Special[] {
  if (specials.length === 0 || specials.some(({ kind }) => kind !== "logarithm")) return specials;
  const found = new Map(specials.map((special) => [toTyped(special.whole), special]));
  mentions(expression, (part) => {
    const special = has(part, name) ? null : asSpecial(part, name);
    if (special?.kind === "logarithm") found.set(toTyped(part), special);
    return false;
  });
  return [...found.values()];
}

function collect(part: Expression, name: string, found: Map<string, Special>): boolean {
  if (!has(part, name)) return true;
  const special = asSpecial(part, name);
  if (special !== null) {
    found.set(toTyped(part), special);
    return true;
  }
  if (part.kind === "call") return false;
  return childrenOf(part).every((child) => collect(child, name, found));
}

function asSpecial(part: Expression, name: string): Special | null {
  if (part.kind === "power") {
    const { base, exponent } = part;
    if (has(exponent, name))
      return has(base, name) ? null : { kind: "exponential", base, exponent, whole: part };
    const size = evaluate(exponent, emptyScope);
    if (size !== null && !isInteger(size) && size.n === 1n)
      return { kind: "root", of: base, index: size.d, whole: part };
    return null;
  }
  if (part.kind !== "call") return null;
  const [first, second] = part.args;
  if (first === undefined) return null;
  switch (part.name) {
    case "abs":
      return { kind: "absolute", of: first, whole: part };
    case "sqrt":
      return { kind: "root", of: first, index: 2n, whole: part };
    case "root": {
      const index = second === undefined ? null : evaluate(second, emptyScope);
      return index !== null && isInteger(index) && index.n > 1n
        ? { kind: "root", of: first, index: index.n, whole: part }
        : null;
    }
    case "exp":
      return { kind: "exponential", base: euler, exponent: first, whole: part };
    case "ln":
      return { kind: "logarithm", of: first, base: euler, whole: part };
    case "log":
      return { kind: "logarithm", of: first, base: second ?? ten, whole: part };
    case "sin":
    case "cos":
    case "tan":
      return { kind: "trigonometric", name: part.name, of: first, whole: part };
    default:
      return null;
  }
}

const ten: Expression = { kind: "number", value: { n: 10n, d: 1n }, written: "integer", places: 0 };

/** The expression with every special part replaced by a name of its own ("U1", "U2" …, in the order given). */
export function withNames(expression: Expression, specials: readonly Special[]): Expression {
  const names = new Map(specials.map(({ whole }, index) => [toTyped(whole), `U${index + 1}`]));
  return rebuild(expression, (part) => {
    const name =
      part.kind === "call" || part.kind === "power" ? names.get(toTyped(part)) : undefined;
    return name === undefined ? part : { kind: "symbol", name };
  });
}
