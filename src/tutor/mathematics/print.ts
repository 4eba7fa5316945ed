import type { Expression } from "./expression.ts";
import { toFixed } from "./rational.ts";

/** How tightly a printed part holds together; a looser part inside a tighter place needs brackets. */
const tightness = { relation: 0, sum: 1, product: 2, sign: 3, power: 4, atom: 5 } as const;

type Printed = { text: string; tight: number };

/** A way to print: LaTeX for display or typed mathematics for fields and records. */
type Style = {
  fraction(above: Printed, below: Printed): Printed;
  root(radicand: Printed, index: Printed | null): string;
  call(name: string, args: readonly string[], base: string | null): string;
  raise(base: string, exponent: Printed): string;
  bracket(inside: string): string;
  name(name: string): string;
  constant: Readonly<Record<"pi" | "e" | "i" | "infinity", string>>;
  relation: Readonly<Record<string, string>>;
  times: string;
  union: string;
  words(text: string): string;
  unit(value: string, unit: string): string;
  set(items: string): string;
  matrix(rows: readonly string[][]): string;
  plusMinus: string;
  percent: string;
  or: string;
  and: string;
};

/** The expression as LaTeX for display, without $ signs. Keeps the writer's form. */
export function toLatex(expression: Expression): string {
  return print(expression, latex).text;
}

/** The expression as it would be typed: 3/4, sqrt(2), x^2. readMathematics reads it back to an equal tree. */
export function toTyped(expression: Expression): string {
  return print(expression, typed).text;
}

const latex: Style = {
  fraction: (above, below) => ({
    text: `\\frac{${above.text}}{${below.text}}`,
    tight: tightness.product,
  }),
  root: (radicand, index) =>
    index ? `\\sqrt[${index.text}]{${radicand.text}}` : `\\sqrt{${radicand.text}}`,
  call: (name, args, base) =>
    `${latexFunction(name)}${base === null ? "" : `_{${base}}`}\\left(${args.join(", ")}\\right)`,
  raise: (base, exponent) => `${base}^{${exponent.text}}`,
  bracket: (inside) => `\\left(${inside}\\right)`,
  name: latexName,
  constant: { pi: "\\pi", e: "e", i: "i", infinity: "\\infty" },
  relation: {
    "=": "=",
    "!=": "\\neq",
    "<": "<",
    "<=": "\\leq",
    ">": ">",
    ">=": "\\geq",
    "~": "\\approx",
    in: "\\in",
  },
  times: " \\cdot ",
  union: " \\cup ",
  words: (text) => `\\text{${text.replaceAll(/[\\{}$%&#_^~]/gu, " ")}}`,
  unit: (value, unit) =>
    unit === "$"
      ? `\\$${value}`
      : unit === "deg"
        ? `${value}^{\\circ}`
        : `${value}\\,${latexUnit(unit)}`,
  set: (items) => (items === "" ? "\\emptyset" : `\\left\\{${items}\\right\\}`),
  matrix: (rows) =>
    `\\begin{bmatrix}${rows.map((row) => row.join(" & ")).join(" \\\\ ")}\\end{bmatrix}`,
  plusMinus: "\\pm",
  percent: "\\%",
  or: " \\text{ or } ",
  and: " \\text{ and } ",
};

const typed: Style = {
  fraction: (above, below) => ({
    text: `${inside(above, tightness.product)}/${inside(below, tightness.sign)}`,
    tight: tightness.product,
  }),
  root: (radicand, index) =>
    index ? `root(${radicand.text}, ${index.text})` : `sqrt(${radicand.text})`,
  call: (name, args, base) =>
    `${name}${base === null ? "" : `_${/^\w+$/.test(base) ? base : `(${base})`}`}(${args.join(", ")})`,
  raise: (base, exponent) =>
    `${base}^${exponent.tight >= tightness.atom ? exponent.text : `(${exponent.text})`}`,
  bracket: (text) => `(${text})`,
  name: (name) => name,
  constant: { pi: "pi", e: "e", i: "i", infinity: "infinity" },
  relation: { "=": "=", "!=": "!=", "<": "<", "<=": "<=", ">": ">", ">=": ">=", "~": "≈", in: "∈" },
  times: "*",
  union: " U ",
  words: (text) => text,
  unit: (value, unit) =>
    unit === "$" || unit === "€"
      ? `${unit}${value}`
      : unit === "deg"
        ? `${value}°`
        : `${value} ${unit}`,
  set: (items) => `{${items}}`,
  matrix: (rows) => `[${rows.map((row) => `[${row.join(", ")}]`).join(", ")}]`,
  plusMinus: "±",
  percent: "%",
  or: " or ",
  and: " and ",
};

function latexFunction(name: string): string {
  if (
    /^(?:sin|cos|tan|cot|sec|csc|arcsin|arccos|arctan|sinh|cosh|tanh|ln|log|exp|gcd|max|min|det)$/.test(
      name,
    )
  )
    return `\\${name}`;
  return name.length === 1 || /^[a-z]['^]/.test(name)
    ? name.replace("^-1", "^{-1}")
    : `\\operatorname{${name}}`;
}

function latexName(name: string): string {
  const [letter = "", index] = name.split("_");
  const plain = /^[A-Za-z]'*$/.test(letter);
  const greek =
    letter.length > 1 && /^[A-Za-z]+$/.test(letter) && !/\s/.test(letter) && greekLike.has(letter);
  const head = plain ? letter : greek ? `\\${letter}` : `\\text{${letter}}`;
  return index === undefined ? head : `${head}_{${index}}`;
}

const greekLike = new Set(
  "alpha beta gamma delta epsilon theta lambda mu rho sigma tau phi psi omega Gamma Delta Theta Sigma Phi Psi Omega eta chi nu xi kappa zeta iota".split(
    " ",
  ),
);

function latexUnit(unit: string): string {
  return unit
    .split(/([*/])/u)
    .map((part) =>
      part === "*"
        ? "\\cdot "
        : part === "/"
          ? "/"
          : part.replace(
              /^([^^]+)(?:\^(-?\d+))?$/u,
              (_, name: string, raised?: string) =>
                `\\text{${name}}${raised === undefined ? "" : `^{${raised}}`}`,
            ),
    )
    .join("");
}

function inside(part: Printed, atLeast: number): string {
  return part.tight >= atLeast ? part.text : `(${part.text})`;
}

function print(e: Expression, style: Style): Printed {
  const within = (part: Expression, atLeast: number) => {
    const printed = print(part, style);
    return printed.tight >= atLeast ? printed.text : style.bracket(printed.text);
  };
  const list = (items: readonly Expression[]) =>
    items.map((item) => print(item, style).text).join(", ");
  switch (e.kind) {
    case "number":
      return printNumber(e, style);
    case "symbol":
      return { text: style.name(e.name), tight: tightness.atom };
    case "constant":
      return { text: style.constant[e.name], tight: tightness.atom };
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
        text: style.unit(within(e.value, tightness.product), e.unit),
        tight: tightness.product,
      };
    case "call":
      return printCall(e.name, e.args, style, within);
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
    case "words":
      return { text: style.words(e.text), tight: tightness.atom };
  }
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
      const text = within(negative ? term.of : term, tightness.product);
      if (index === 0) return negative ? `-${text}` : within(term, tightness.sum);
      return negative ? ` - ${text}` : ` + ${text}`;
    })
    .join("");
}

function printProduct(factors: readonly Expression[], style: Style, within: Within): string {
  let text = "";
  for (const [index, factor] of factors.entries()) {
    const next = within(factor, index === 0 ? tightness.product : tightness.sign);
    const previous = factors[index - 1];
    const together = previous && joins(previous, factor, next);
    text +=
      index === 0
        ? next
        : together
          ? `${style === latex && /[a-zA-Z]$/.test(text) && /^[a-zA-Z]/.test(next) ? " " : ""}${next}`
          : `${style.times}${next}`;
  }
  return text;
}

/** 2x and 2(x + 1) need no sign; 2·3, x·2 and x(y) do. */
function joins(before: Expression, factor: Expression, text: string): boolean {
  const number = before.kind === "number" && before.written !== "mixed" && before.value.d === 1n;
  if (/^[\d.]/.test(text) || factor.kind === "number" || factor.kind === "quotient") return false;
  if (number) return true;
  return before.kind === "power" || before.kind === "sum"
    ? text.startsWith("(") || text.startsWith("\\left(")
    : false;
}

function printCall(
  name: string,
  args: readonly Expression[],
  style: Style,
  within: Within,
): Printed {
  const [first, second] = args;
  const printed = args.map((arg) => print(arg, style));
  const [one, two] = printed;
  if (name === "sqrt" && one) return { text: style.root(one, null), tight: tightness.atom };
  if (name === "root" && one && two) return { text: style.root(one, two), tight: tightness.atom };
  if (name === "factorial" && first)
    return { text: `${within(first, tightness.atom)}!`, tight: tightness.power };
  if (name === "ratio" && first && second) {
    return {
      text: `${within(first, tightness.sign)}:${within(second, tightness.sign)}`,
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
