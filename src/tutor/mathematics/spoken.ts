import type { Locale } from "#shared/locale.ts";
import type { Expression } from "./expression.ts";
import { normaliseWords } from "./comparing/words.ts";
import { equals, fraction, toFixed } from "./rational.ts";
import { vocabularies, type Vocabulary } from "./spoken-vocabulary.ts";

/** The expression as it is read aloud, for screen readers: "2 x squared plus 3 over 4". Brackets are said where they matter. */
export function toWords(expression: Expression, locale: Locale): string {
  return say(expression, vocabularies[locale]);
}

function say(e: Expression, v: Vocabulary): string {
  const whole = (part: Expression) =>
    isSimple(part) ? say(part, v) : `${v.open} ${say(part, v)} ${v.close}`;
  const list = (items: readonly Expression[]) => items.map((item) => say(item, v)).join(", ");
  switch (e.kind) {
    case "number":
      return sayNumber(e, v);
    case "symbol":
      return e.name.replace("_", " ").replaceAll("'", " prime");
    case "constant":
      return v.constants[e.name];
    case "sum":
      return e.terms
        .map((term, index) => {
          const negative = term.kind === "negative";
          const text = negative ? whole(term.of) : say(term, v);
          return index === 0
            ? negative
              ? `${v.negative} ${text}`
              : text
            : `${negative ? v.minus : v.plus} ${text}`;
        })
        .join(" ");
    case "product":
      return e.factors
        .map((factor, index) => sayFactor(e.factors[index - 1], factor, whole(factor), v))
        .join(" ");
    case "quotient":
      return sayQuotient(e.numerator, e.denominator, whole, v);
    case "power":
      return `${whole(e.base)} ${sayExponent(e.exponent, v)}`;
    case "negative":
      return `${v.negative} ${e.of.kind === "product" ? say(e.of, v) : whole(e.of)}`;
    case "percent":
      return `${say(e.of, v)} ${v.percent}`;
    case "quantity":
      return `${say(e.value, v)} ${v.units[e.unit] ?? e.unit}`;
    case "call":
      return sayCall(e.name, e.args, whole, v);
    case "plusMinus":
      return `${e.left ? `${say(e.left, v)} ` : ""}${v.plusMinus} ${whole(e.right)}`;
    case "tuple":
      return `${v.point} ${list(e.items)}`;
    case "list":
      return list(e.items);
    case "set":
      return e.items.length === 0 ? v.emptySet : `${v.set} ${list(e.items)}`;
    case "interval":
      return `${v.from} ${end(e.low, e.lowClosed, v)} ${v.to} ${end(e.high, e.highClosed, v)}`;
    case "union":
      return e.parts.map((part) => say(part, v)).join(` ${v.union} `);
    case "relation":
      return `${say(e.left, v)} ${v.relations[e.operator]} ${say(e.right, v)}`;
    case "and":
      return e.parts.map((part) => say(part, v)).join(` ${v.and} `);
    case "or":
      return e.parts.map((part) => say(part, v)).join(` ${v.or} `);
    case "matrix":
      return `${v.matrix} ${e.rows.map((row, index) => `${v.row} ${index + 1}: ${list(row)}`).join("; ")}`;
    default:
      return v.words[normaliseWords(e.text)] ?? e.text;
  }
}

function isSimple(e: Expression): boolean {
  return (
    !["sum", "product", "quotient", "negative", "plusMinus"].includes(e.kind) || isNamedFraction(e)
  );
}

function isNamedFraction(e: Expression): boolean {
  return e.kind === "quotient" && e.numerator.kind === "number" && e.denominator.kind === "number";
}

function sayNumber(e: Extract<Expression, { kind: "number" }>, v: Vocabulary): string {
  const { value } = e;
  if (e.written === "decimal" && 10n ** BigInt(e.places) % value.d === 0n) {
    return toFixed(value, e.places).replace(".", ` ${v.decimal} `).replace("-", `${v.negative} `);
  }
  const size = value.n < 0n ? -value.n : value.n;
  const front = value.n < 0n ? `${v.negative} ` : "";
  if (value.d === 1n) return `${front}${size}`;
  const wholePart = e.written === "mixed" ? size / value.d : 0n;
  const rest = fraction(size - wholePart * value.d, value.d);
  const text = v.fractions[`${rest.n}/${rest.d}`] ?? `${rest.n} ${v.over} ${rest.d}`;
  return `${front}${wholePart > 0n ? `${wholePart} ${v.and} ` : ""}${text}`;
}

/** 2x is said "2 x"; two numbers, or a bracket after a letter, need the word. */
function sayFactor(
  before: Expression | undefined,
  factor: Expression,
  text: string,
  v: Vocabulary,
): string {
  if (!before) return text;
  const together =
    before.kind !== "quotient" && ["symbol", "constant", "power", "call"].includes(factor.kind);
  return together && !(factor.kind === "power" && factor.base.kind === "number")
    ? text
    : `${v.times} ${text}`;
}

function sayQuotient(
  above: Expression,
  below: Expression,
  whole: (part: Expression) => string,
  v: Vocabulary,
): string {
  if (above.kind === "number" && below.kind === "number") {
    const { value } = above;
    const named = v.fractions[`${value.n}/${below.value.n}`];
    if (named !== undefined && value.d === 1n && equals(below.value, { n: below.value.n, d: 1n }))
      return named;
  }
  const numerator = above.kind === "product" ? say(above, v) : whole(above);
  return `${numerator} ${v.over} ${whole(below)}`;
}

function sayExponent(exponent: Expression, v: Vocabulary): string {
  if (exponent.kind === "number" && exponent.value.d === 1n) {
    if (exponent.value.n === 2n) return v.squared;
    if (exponent.value.n === 3n) return v.cubed;
  }
  return `${v.toThe} ${say(exponent, v)}`;
}

function sayCall(
  name: string,
  args: readonly Expression[],
  whole: (part: Expression) => string,
  v: Vocabulary,
): string {
  const [first, second] = args;
  if (!first) return name;
  if (name === "sqrt") return `${v.root} ${whole(first)}`;
  if (name === "root" && second) {
    const cube = second.kind === "number" && second.value.n === 3n && second.value.d === 1n;
    return cube ? `${v.cubeRoot} ${whole(first)}` : `${v.rootOf(say(second, v))} ${whole(first)}`;
  }
  if (name === "abs") return `${v.absolute} ${whole(first)}`;
  if (name === "factorial") return `${whole(first)} ${v.factorial}`;
  if (name === "ratio" && second) return `${whole(first)} ${v.ratio} ${whole(second)}`;
  const spoken = v.functions[name] ?? name;
  if (name === "log" && second)
    return `${spoken} ${v.base} ${whole(second)} ${v.of} ${whole(first)}`;
  return `${spoken} ${v.of} ${args.map(whole).join(", ")}`;
}

function end(value: Expression, included: boolean, v: Vocabulary): string {
  const text = say(value, v);
  const infinite = text.endsWith(v.constants.infinity);
  return infinite ? text : `${text}, ${included ? v.including : v.excluding},`;
}
