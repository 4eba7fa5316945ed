import type { PartOfKey } from "../../typed-answers.ts";
import type { Locale } from "#shared/locale.ts";
import type { ExpressionItem } from "../../../item.ts";
import { assignedValue } from "../../../mathematics/comparing/solution-sets.ts";
import { compareExpressions } from "../../../mathematics/equivalence.ts";
import type { Expression } from "../../../notation/expression.ts";
import { symbolsOf } from "../../../mathematics/inspect.ts";
import { readMathematics } from "../../../notation/read.ts";
import { readingIn } from "../../../text/reading-in.ts";

/**
 * What part of the key an answer is that is not all of it: "12x" of 12x + 12, "x + 2" of (x + 2)(x + 3), "x = 2" of x = 2 or
 * x = -3. null where it is no part, or has anything besides. A bare number is part of nothing but values: 12 may stand in
 * 12x + 12 by chance.
 */
export function partOfKey(item: ExpressionItem, text: string, locale: Locale): PartOfKey | null {
  const given = readMathematics(text, readingIn(locale));
  const key = readMathematics(item.key.expression);
  if (!given.ok || !key.ok) return null;
  const asked = key.expression;
  const values = valuesOf(asked);
  if (values) return partOf(valuesOf(given.expression) ?? [given.expression], values, "value");
  if (symbolsOf(given.expression).size === 0) return null;
  if (asked.kind === "sum") return partOf(termsOf(given.expression), asked.terms, "term");
  if (asked.kind === "product")
    return partOf(factorsOf(given.expression), factorsOf(asked), "factor");
  return null;
}

/** The values of an answer that has several. */
function valuesOf(e: Expression): readonly Expression[] | null {
  switch (e.kind) {
    case "list":
    case "set":
      return e.items;
    case "or":
    case "and":
      return e.parts;
    default:
      return null;
  }
}

function termsOf(e: Expression): readonly Expression[] {
  return e.kind === "sum" ? e.terms : [e];
}

function factorsOf(e: Expression): readonly Expression[] {
  const factors = e.kind === "product" ? e.factors : [e];
  return factors.filter((factor) => symbolsOf(factor).size > 0);
}

function partOf(
  given: readonly Expression[],
  asked: readonly Expression[],
  of: PartOfKey["of"],
): PartOfKey | null {
  const left = [...asked];
  for (const part of given) {
    const at = left.findIndex((one) => isSame(one, part));
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left.length > 0 && left.length < asked.length
    ? { of, right: asked.length - left.length, total: asked.length }
    : null;
}

/** The same part, with or without the name that its value is given to. */
function isSame(asked: Expression, given: Expression): boolean {
  if (compareExpressions(asked, given).equal) return true;
  const [named, other] = [assignedValue(asked), assignedValue(given)];
  // "x = 3" of "x = 3, y = 4" needs its name; "3" of "x = 3 or x = -3" does not.
  return named !== null && other === null && compareExpressions(named.value, given).equal;
}
