import type { Expression } from "./expression.ts";
import { toFixed } from "../numbers/rational.ts";

import { latex, type Printed, type Style, tightness, typed } from "./print-styles.ts";
/** The expression as LaTeX for display, without $ signs. Keeps the writer's form. */
export function toLatex(expression: Expression): string {
  return print(expression, latex).text;
}

/** The expression as it would be typed: 3/4, sqrt(2), x^2. readMathematics reads it back to an equal tree. */
export function toTyped(expression: Expression): string {
  return print(expression, typed).text;
}

function print(e: Expression, style: Style): Printed {
  switch (e.kind) {
    case "number":
      return printNumber(e, style);
    case "symbol":
      return { text: style.name(e.name), tight: tightness.atom };
    case "constant":
      return { text: style.constant[e.name], tight: tightness.atom };
    case "words":
      return { text: style.words(e.text), tight: tightness.atom };
    default:
      return printParts(e, style);
  }
}

type Atom = Extract<Expression, { kind: "number" | "symbol" | "constant" | "words" }>;

function printParts(e: Exclude<Expression, Atom>, style: Style): Printed {
  const within = (part: Expression, atLeast: number) => {
    const printed = print(part, style);
    return printed.tight >= atLeast ? printed.text : style.bracket(printed.text);
  };
  const list = (items: readonly Expression[]) =>
    items.map((item) => print(item, style).text).join(", ");
  switch (e.kind) {
    case "sum":
      return { text: printSum(e.terms, within), tight: tightness.sum };
    case "product":
      return { text: printProduct(e.factors, style, within), tight: tightness.product };
    case "quotient":
      return style.fraction(print(e.numerator, style), print(e.denominator, style));
    case "power":
      return {
        text: style.raise(within(e.base, tightness.atom), print(e.exponent, style)),
        tight: tightness.power,
      };
    case "negative":
      return { text: `-${within(e.of, tightness.product)}`, tight: tightness.sum };
    case "percent":
      return { text: `${within(e.of, tightness.power)}${style.percent}`, tight: tightness.power };
    case "quantity":
      return {
        text: printQuantity(e.value, e.unit, style, within),
        tight: tightness.product,
      };
    case "call":
      return printCall(e.name, e.args, style);
    case "plusMinus":
      return {
        text: `${e.left ? `${within(e.left, tightness.sum)} ` : ""}${style.plusMinus} ${within(e.right, tightness.product)}`,
        tight: tightness.sum,
      };
    case "tuple":
      return { text: style.bracket(list(e.items)), tight: tightness.atom };
    case "list":
      return { text: list(e.items), tight: tightness.relation };
    case "set":
      return { text: style.set(list(e.items)), tight: tightness.atom };
    case "interval":
      return {
        text: `${e.lowClosed ? "[" : "("}${list([e.low, e.high])}${e.highClosed ? "]" : ")"}`,
        tight: tightness.atom,
      };
    case "union":
      return {
        text: e.parts.map((part) => print(part, style).text).join(style.union),
        tight: tightness.sum,
      };
    case "relation":
      return {
        text: `${print(e.left, style).text} ${style.relation[e.operator] ?? e.operator} ${print(e.right, style).text}`,
        tight: 0,
      };
    case "and":
      return { text: printAnd(e.parts, style), tight: tightness.relation };
    case "or":
      return {
        text: e.parts.map((part) => print(part, style).text).join(style.or),
        tight: tightness.relation,
      };
    case "matrix":
      return {
        text: style.matrix(e.rows.map((row) => row.map((cell) => print(cell, style).text))),
        tight: tightness.atom,
      };
  }
}

/** A sign before the number needs no brackets: -5 cm. */
function printQuantity(value: Expression, unit: string, style: Style, within: Within): string {
  return value.kind === "negative"
    ? `-${style.unit(within(value.of, tightness.product), unit)}`
    : style.unit(within(value, tightness.product), unit);
}

type Within = (part: Expression, atLeast: number) => string;

function printNumber(e: Extract<Expression, { kind: "number" }>, style: Style): Printed {
  const { value } = e;
  const negative = value.n < 0n;
  const tight = negative ? tightness.sum : tightness.atom;
  if (e.written === "decimal" && 10n ** BigInt(e.places) % value.d === 0n)
    return { text: toFixed(value, e.places), tight };
  if (value.d === 1n) return { text: value.n.toString(), tight };
  const size = negative ? -value.n : value.n;
  const whole = e.written === "mixed" ? size / value.d : 0n;
  const above = whole > 0n ? size % value.d : size;
  const fraction = style.fraction(
    { text: above.toString(), tight: tightness.atom },
    { text: value.d.toString(), tight: tightness.atom },
  );
  const text = whole > 0n ? `${whole}${style === typed ? " " : ""}${fraction.text}` : fraction.text;
  return {
    text: negative ? `-${text}` : text,
    tight: negative ? tightness.sum : tightness.product,
  };
}

function printSum(terms: readonly Expression[], within: Within): string {
  return terms
    .map((term, index) => {
      const negative = term.kind === "negative";
      const first = index === 0 && !negative;
      const text = within(negative ? term.of : term, first ? tightness.sum : tightness.product);
      if (index === 0) return negative ? `-${text}` : text;
      return negative ? ` - ${text}` : ` + ${text}`;
    })
    .join("");
}

function printProduct(factors: readonly Expression[], style: Style, within: Within): string {
  let text = "";
  for (const [index, factor] of factors.entries()) {
    const previous = factors[index - 1];
    const next = within(factor, previous ? tightness.sign : tightness.product);
    if (!previous) text = next;
    else if (joins(previous, factor, next, style))
      text += `${needsSpace(text, next, style) ? " " : ""}${next}`;
    else text += `${style.times}${next}`;
  }
  return text;
}

/** 2x and 2(x + 1) need no sign; 2·3 and x·2 do. Typed, ab could be one name, and f(x) a function: they keep it. */
function joins(before: Expression, factor: Expression, text: string, style: Style): boolean {
  if (/^[\d.]/.test(text) || factor.kind === "number" || factor.kind === "quotient") return false;
  const bracket = text.startsWith("(") || text.startsWith("\\left(");
  switch (before.kind) {
    case "number":
      return before.written !== "mixed" && (before.written === "decimal" || before.value.d === 1n);
    case "symbol":
      return bracket ? !/^[fgh]'*$/.test(before.name) && style === latex : style === latex;
    case "constant":
    case "quotient":
      return style === latex;
    case "power":
    case "sum":
      return bracket || style === latex;
    default:
      return bracket && before.kind !== "call";
  }
}

function needsSpace(before: string, next: string, style: Style): boolean {
  return style === latex && /[a-zA-Z]$/.test(before) && /^[a-zA-Z]/.test(next);
}

function printCall(name: string, args: readonly Expression[], style: Style): Printed {
  // Each argument is printed once: a tower of calls would otherwise take twice as long for every storey.
  const printed = args.map((arg) => print(arg, style));
  const [one, two] = printed;
  const held = (part: Printed, atLeast: number) =>
    part.tight >= atLeast ? part.text : style.bracket(part.text);
  if (name === "sqrt" && one) return { text: style.root(one, null), tight: tightness.atom };
  if (name === "root" && one && two) return { text: style.root(one, two), tight: tightness.atom };
  if (name === "factorial" && one)
    return { text: `${held(one, tightness.atom)}!`, tight: tightness.power };
  if (name === "ratio" && one && two) {
    return {
      text: `${held(one, tightness.sign)}:${held(two, tightness.sign)}`,
      tight: tightness.product,
    };
  }
  if (name === "abs" && one)
    return {
      text: style === latex ? `\\left|${one.text}\\right|` : `|${one.text}|`,
      tight: tightness.atom,
    };
  if (name === "binomial" && one && two && style === latex) {
    return { text: `\\binom{${one.text}}{${two.text}}`, tight: tightness.atom };
  }
  const base = name === "log" && two ? two.text : null;
  const shown = base === null ? printed : printed.slice(0, 1);
  return {
    text: style.call(
      name,
      shown.map((arg) => arg.text),
      base,
    ),
    tight: tightness.atom,
  };
}

/** a < x and x <= b is the chain a < x <= b. */
function printAnd(parts: readonly Expression[], style: Style): string {
  let text = "";
  let last: string | null = null;
  for (const part of parts) {
    const whole = print(part, style).text;
    const left = part.kind === "relation" ? print(part.left, style).text : null;
    if (last !== null && left === last) text += whole.slice(left.length);
    else text += text === "" ? whole : `${style.and}${whole}`;
    last = part.kind === "relation" ? print(part.right, style).text : null;
  }
  return text;
}
