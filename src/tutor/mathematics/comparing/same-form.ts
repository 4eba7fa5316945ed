import type { Expression } from "../../notation/expression.ts";
import { reversed } from "./solution-sets.ts";
import { toTyped } from "../../notation/print.ts";

/**
 * Whether two lines are written alike, up to what no teacher tells apart: the order of terms and factors, brackets
 * that bind nothing, x/2 for (1/2)x, 0.5 for 1/2, the sides of an equation. 2·7 and 14 are equal, but not alike.
 */
export function sameForm(a: Expression, b: Expression): boolean {
  return formKey(a) === formKey(b);
}

function formKey(e: Expression): string {
  switch (e.kind) {
    case "number":
    case "negative":
    case "product":
    case "quotient":
      return fractionKey(e);
    case "sum":
      return joined(termsOf(e, false), "+");
    case "power":
      return `(${formKey(e.base)})^(${formKey(e.exponent)})`;
    case "call":
      return `${e.name}(${e.args.map(formKey).join(",")})`;
    case "quantity":
      return `${formKey(e.value)} ${e.unit}`;
    case "percent":
      return `${formKey(e.of)}%`;
    case "relation":
      return relationKey(e);
    case "and":
      return joined(e.parts.map(formKey), " and ");
    case "or":
      return joined(e.parts.map(formKey), " or ");
    case "list":
    case "set":
      return joined(e.items.map(formKey), " or ");
    case "tuple":
      return `(${e.items.map(formKey).join(",")})`;
    default:
      return toTyped(e);
  }
}

function joined(keys: readonly string[], by: string): string {
  const sorted = [...keys].sort();
  return sorted.length === 1 ? (sorted[0] ?? "") : `[${sorted.join(by)}]`;
}

function relationKey(e: Extract<Expression, { kind: "relation" }>): string {
  const [left, right] = [formKey(e.left), formKey(e.right)];
  const turn = e.operator === "in" ? false : right < left;
  return turn ? `${right} ${reversed(e.operator)} ${left}` : `${left} ${e.operator} ${right}`;
}

function termsOf(e: Expression, negative: boolean): string[] {
  if (e.kind === "sum") return e.terms.flatMap((term) => termsOf(term, negative));
  if (e.kind === "negative") return termsOf(e.of, !negative);
  const key = formKey(e);
  if (!negative) return [key];
  return [key.startsWith("-") ? key.slice(1) : `-${key}`];
}

type Fraction = { negative: boolean; above: string[]; below: string[] };

/** Factors above and below the line, the sign in front, ones left out. */
function fractionKey(e: Expression): string {
  const { negative, above, below } = collect(e);
  const top = above.length === 0 ? "1" : joined(above, "*");
  const text = below.length === 0 ? top : `${top}/${joined(below, "*")}`;
  return negative ? `-${text}` : text;
}

function collect(e: Expression): Fraction {
  switch (e.kind) {
    case "negative": {
      const inside = collect(e.of);
      return { ...inside, negative: !inside.negative };
    }
    case "product":
      return e.factors.map(collect).reduce(times, { negative: false, above: [], below: [] });
    case "quotient": {
      const { negative, above, below } = collect(e.denominator);
      return times(collect(e.numerator), { negative, above: below, below: above });
    }
    case "number": {
      const size = e.value.n < 0n ? -e.value.n : e.value.n;
      return {
        negative: e.value.n < 0n,
        above: size === 1n ? [] : [size.toString()],
        below: e.value.d === 1n ? [] : [e.value.d.toString()],
      };
    }
    default:
      return { negative: false, above: [formKey(e)], below: [] };
  }
}

function times(a: Fraction, b: Fraction): Fraction {
  return {
    negative: a.negative !== b.negative,
    above: [...a.above, ...b.above],
    below: [...a.below, ...b.below],
  };
}
