import type { Locale } from "#shared/locale.ts";
import type { Expression } from "./expression.ts";
import { normaliseWords } from "../text/answer-words.ts";
import { fraction, toFixed } from "../numbers/rational.ts";
import { vocabularies, type Vocabulary } from "./spoken-vocabulary.ts";

/** The expression as it is read aloud, for screen readers: "2 x squared plus 3 over 4". Brackets are said where they matter. */
export function toWords(expression: Expression, locale: Locale): string {
  return say(expression, vocabularies[locale]);
}

function say(e: Expression, v: Vocabulary): string {
  const bracketed = (part: Expression) => `${v.open} ${say(part, v)} ${v.close}`;
  const whole = (part: Expression) => (isSimple(part) ? say(part, v) : bracketed(part));
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
      return `${standsForItself(e.base) ? say(e.base, v) : bracketed(e.base)} ${sayExponent(e.exponent, v)}`;
    case "negative":
      return `${v.negative} ${e.of.kind === "product" ? say(e.of, v) : whole(e.of)}`;
    case "percent":
      return `${say(e.of, v)} ${v.percent}`;
    case "quantity":
      return `${say(e.value, v)} ${sayUnit(e.unit, isOne(e.value), v)}`;
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

/** Whether it is heard as one thing: "negative 3" and "two thirds" are, "x plus 1" is not. */
function isSimple(e: Expression): boolean {
  if (e.kind === "negative") return standsForItself(e.of);
  return standsForItself(e) || e.kind === "number" || isFractionOfNumbers(e);
}

/** Whether a power that follows can only be its own: not so of "negative 2" and "two thirds". */
function standsForItself(e: Expression): boolean {
  if (e.kind === "number") return e.value.n >= 0n && (e.value.d === 1n || e.written === "decimal");
  return !["sum", "product", "quotient", "negative", "plusMinus"].includes(e.kind);
}

function isFractionOfNumbers(e: Expression): boolean {
  return e.kind === "quotient" && e.numerator.kind === "number" && e.denominator.kind === "number";
}

function isOne(e: Expression): boolean {
  return e.kind === "number" && e.value.n === 1n && e.value.d === 1n;
}

/** A unit such as "cm", "m^2", "km/h" by its name; by its sign where it has none. */
function sayUnit(unit: string, one: boolean, v: Vocabulary): string {
  const [counted = "", ...by] = unit.split("/");
  const name = (part: string, isSingle: boolean): string => {
    const [base = "", exponent] = part.split("^");
    const named = v.units[base]?.[isSingle ? 0 : 1] ?? base;
    if (exponent === "2") return v.square(named);
    if (exponent === "3") return v.cubic(named);
    return exponent === undefined ? named : `${named} ${v.toThe} ${exponent}`;
  };
  const product = (parts: string, isSingle: boolean) =>
    parts
      .split("*")
      .map((part) => name(part, isSingle))
      .join(" ");
  return [product(counted, one), ...by.map((part) => product(part, true))].join(` ${v.per} `);
}

/** "Three quarters"; null where the parts have no name of their own. */
function namedFraction(above: bigint, below: bigint, v: Vocabulary): string | null {
  const part = v.parts[String(below)];
  if (!part || above <= 0n) return null;
  return `${v.counts[Number(above) - 1] ?? above} ${part[above === 1n ? 0 : 1]}`;
}

function sayNumber(e: Extract<Expression, { kind: "number" }>, v: Vocabulary): string {
  const { value } = e;
  if (e.written === "decimal" && 10n ** BigInt(e.places) % value.d === 0n) {
    const [whole = "", digits = ""] = toFixed(value, e.places).split(".");
    const after = v.digitsApart ? digits.split("").join(" ") : digits;
    return `${whole}${digits && ` ${v.decimal} ${after}`}`.replace("-", `${v.negative} `);
  }
  const size = value.n < 0n ? -value.n : value.n;
  const front = value.n < 0n ? `${v.negative} ` : "";
  if (value.d === 1n) return `${front}${size}`;
  const wholePart = e.written === "mixed" ? size / value.d : 0n;
  const rest = fraction(size - wholePart * value.d, value.d);
  const text = namedFraction(rest.n, rest.d, v) ?? `${rest.n} ${v.over} ${rest.d}`;
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
  const negated = above.kind === "negative" ? above.of : null;
  if (negated?.kind === "number" && below.kind === "number") {
    return `${v.negative} ${sayQuotient(negated, below, whole, v)}`;
  }
  if (above.kind === "number" && below.kind === "number") {
    const areWhole = above.value.d === 1n && below.value.d === 1n;
    const named = areWhole ? namedFraction(above.value.n, below.value.n, v) : null;
    if (named !== null) return named;
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
