import type { Expression, RelationOperator } from "../../notation/expression.ts";
import { childrenOf, isScalar, mentions, rebuild, symbolsOf } from "../inspect.ts";
import { infinitySign } from "./scalars.ts";

const infinity: Expression = { kind: "constant", name: "infinity" };
const minusInfinity: Expression = { kind: "negative", of: infinity };

/**
 * The intervals that an inequality in one variable describes: x > 3, 1 < x ≤ 5, "x < 2 or x > 5", x ∈ [2, 5).
 * null where it is something else. Endpoints are left as written.
 */
export function toIntervals(e: Expression): Expression[] | null {
  switch (e.kind) {
    case "interval":
      return [e];
    case "union":
    case "or": {
      const parts = e.parts.map(toIntervals);
      const complete = parts.filter((part) => part !== null);
      return complete.length === parts.length ? complete.flat() : null;
    }
    case "relation": {
      if (e.operator === "in") return toIntervals(e.right);
      if (e.operator === "!=") return allBut(e.left, e.right) ?? allBut(e.right, e.left);
      const ray =
        toRay(e.operator, e.left, e.right) ?? toRay(reversed(e.operator), e.right, e.left);
      return ray && [ray];
    }
    case "and": {
      const rays = e.parts.map(toIntervals);
      const [first, second] = [rays[0]?.[0], rays[1]?.[0]];
      const sameVariable = symbolsOf(e).size === 1;
      return e.parts.length === 2 && first && second && sameVariable
        ? intersection(first, second)
        : null;
    }
    case "words":
      return e.text === "all real numbers"
        ? [
            {
              kind: "interval",
              low: minusInfinity,
              high: infinity,
              lowClosed: false,
              highClosed: false,
            },
          ]
        : null;
    default:
      return null;
  }
}

function toRay(operator: RelationOperator, left: Expression, right: Expression): Expression | null {
  if (left.kind !== "symbol" || !isScalar(right) || symbolsOf(right).size > 0) return null;
  switch (operator) {
    case ">":
    case ">=":
      return {
        kind: "interval",
        low: right,
        high: infinity,
        lowClosed: operator === ">=",
        highClosed: false,
      };
    case "<":
    case "<=":
      return {
        kind: "interval",
        low: minusInfinity,
        high: right,
        lowClosed: false,
        highClosed: operator === "<=",
      };
    default:
      return null;
  }
}

/** x ≠ 3 leaves what is below and what is above. */
function allBut(left: Expression, right: Expression): Expression[] | null {
  const [below, above] = [toRay("<", left, right), toRay(">", left, right)];
  return below && above && [below, above];
}

/** The relation read from right to left: 3 < x is x > 3. */
export function reversed(operator: RelationOperator): RelationOperator {
  const mirror: Partial<Record<RelationOperator, RelationOperator>> = {
    "<": ">",
    ">": "<",
    "<=": ">=",
    ">=": "<=",
  };
  return mirror[operator] ?? operator;
}

/** Two rays in one interval; null where both end on the same side, since their ends are left uncompared. */
function intersection(a: Expression, b: Expression): Expression[] | null {
  if (a.kind !== "interval" || b.kind !== "interval") return null;
  const [below, otherBelow] = [a, b].filter((part) => infinitySign(part.low) === 0);
  const [above, otherAbove] = [a, b].filter((part) => infinitySign(part.high) === 0);
  if (otherBelow || otherAbove) return null;
  return [
    {
      kind: "interval",
      low: below?.low ?? minusInfinity,
      high: above?.high ?? infinity,
      lowClosed: below?.lowClosed ?? false,
      highClosed: above?.highClosed ?? false,
    },
  ];
}

/** The values that a list, a set, "x = 1 or x = 2" or 3 ± 2 names, in their order; null for anything else. */
export function toValues(e: Expression): Expression[] | null {
  switch (e.kind) {
    case "list":
    case "set":
      return e.items.flatMap((item) => toValues(item) ?? [item]);
    case "or":
      return e.parts.flatMap((part) => toValues(part) ?? [part]);
    case "relation": {
      if (e.operator === "in") return toValues(e.right);
      const values = e.operator === "=" && e.left.kind === "symbol" ? toValues(e.right) : null;
      return values && values.map((right) => ({ ...e, right }));
    }
    case "plusMinus":
    case "sum":
    case "product":
    case "quotient":
    case "negative":
      return mentions(e, (part) => part.kind === "plusMinus") ? withBothSigns(e) : null;
    default:
      return null;
  }
}

/** 3 ± 2 stands for 3 + 2 and 3 − 2; where ± comes twice, both take the same sign. */
function withBothSigns(e: Expression): Expression[] {
  const choose = (negative: boolean) =>
    rebuild(e, (part) => {
      if (part.kind !== "plusMinus") return part;
      const right: Expression = negative ? { kind: "negative", of: part.right } : part.right;
      return part.left ? { kind: "sum", terms: [part.left, right] } : right;
    });
  return [choose(false), choose(true)];
}

/** The value of "x = 3" when the variable stands alone and is not in the value; else null. */
export function assignedValue(e: Expression): { name: Expression; value: Expression } | null {
  if (e.kind !== "relation" || e.operator !== "=") return null;
  for (const [name, value] of [
    [e.left, e.right],
    [e.right, e.left],
  ] as const) {
    const named =
      name.kind === "symbol" ||
      (name.kind === "call" && childrenOf(name).every((arg) => arg.kind === "symbol"));
    if (
      named &&
      ![...symbolsOf(name)].some((symbol) => name.kind === "symbol" && symbolsOf(value).has(symbol))
    ) {
      return { name, value };
    }
  }
  return null;
}
