import type { ExpressionKey } from "../../../item.ts";
import { exactValue } from "../../../mathematics/canonical.ts";
import { normaliseWords } from "../../../text/answer-words.ts";
import type { Expression } from "../../../notation/expression.ts";
import { multiply, fromInteger, type Rational } from "../../../numbers/rational.ts";
import { readMathematics } from "../../../notation/read.ts";

/** What must not be said: how the key can be recognised in a sentence. */
export type KeyShape =
  /** Plain numbers; several for a pair, a list or the roots of an equation. */
  | { kind: "numbers"; parts: readonly (readonly Rational[])[] }
  /** A choice: the capital letter. */
  | { kind: "letter"; letter: string }
  /** Words: normalised spellings, and whether each is so common that only a claim counts (true, yes). */
  | {
      kind: "words";
      spellings: ReadonlySet<string>;
      common: boolean;
      /** The mathematics that the words are another spelling of, if any. */
      also: KeyShape | null;
    }
  /** Expressions with variables or roots, intervals, relations: compared by the marker. */
  | { kind: "expression" };

const commonWords = new Set(["true", "false", "yes", "no", "si", "none", "all"]);

/** How this key can be recognised. */
export function shapeOf(key: ExpressionKey): KeyShape {
  const shape = shapes.get(key) ?? findShape(key);
  shapes.set(key, shape);
  return shape;
}

/** Asked for by the watch of the stream and by the judge of the same reply. */
const shapes = new WeakMap<ExpressionKey, KeyShape>();

function findShape(key: ExpressionKey): KeyShape {
  const { expression, policy } = key;
  const letter = /^\(?([A-Ha-h])\)?$/.exec(expression.trim())?.[1];
  const read = readMathematics(expression);
  if (letter !== undefined && (policy.words !== undefined || letter === letter.toUpperCase())) {
    return { kind: "letter", letter: letter.toUpperCase() };
  }
  const inWords = !read.ok || read.expression.kind === "words";
  const mathematics = inWords ? null : mathematicsShape(read.expression);
  if (mathematics !== null && policy.words === undefined) return mathematics;
  const spellings = new Set([expression, ...(policy.words ?? [])].map(normaliseWords));
  const common = [...spellings].some((word) => commonWords.has(word));
  return { kind: "words", spellings, common, also: mathematics };
}

function mathematicsShape(expression: Expression): KeyShape {
  const parts = partsOf(expression);
  return parts === null ? { kind: "expression" } : { kind: "numbers", parts };
}

/** The numbers that an answer is made of; null where one of its parts is no plain number. */
function partsOf(expression: Expression): readonly (readonly Rational[])[] | null {
  switch (expression.kind) {
    case "tuple":
    case "list":
    case "set":
      return allOf(expression.items);
    case "or":
    case "and":
      return allOf(expression.parts);
    case "relation":
      return expression.operator === "=" && expression.left.kind === "symbol"
        ? partsOf(expression.right)
        : null;
    case "quantity":
      return partsOf(expression.value);
    case "percent": {
      const value = exactValue(expression.of);
      return value === null ? null : [[value, multiply(value, { n: 1n, d: 100n })]];
    }
    case "plusMinus": {
      const value = expression.left === null ? exactValue(expression.right) : null;
      return value === null ? null : [[value], [multiply(value, fromInteger(-1))]];
    }
    default: {
      const value = exactValue(expression);
      return value === null ? null : [[value]];
    }
  }
}

function allOf(items: readonly Expression[]): readonly (readonly Rational[])[] | null {
  const parts = items.map(partsOf);
  const found = parts.flatMap((part) => part ?? []);
  return parts.includes(null) || found.length === 0 ? null : found;
}
