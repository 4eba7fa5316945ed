/** How tightly a printed part holds together; a looser part inside a tighter place needs brackets. */
export const tightness = { relation: 0, sum: 1, product: 2, sign: 3, power: 4, atom: 5 } as const;

/** A printed part and how tightly it holds together. */
export type Printed = { text: string; tight: number };

/** A way to print: LaTeX for display or typed mathematics for fields and records. */
export type Style = {
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

/** LaTeX for display. */
export const latex: Style = {
  fraction: (above, below) => ({
    text: `\\frac{${above.text}}{${below.text}}`,
    tight: tightness.product,
  }),
  root: (radicand, index) =>
    index ? `\\sqrt[${index.text}]{${radicand.text}}` : `\\sqrt{${radicand.text}}`,
  call: (name, args, base) =>
    `${latexFunction(name)}${base === null ? "" : `_{${base}}`}\\left(${args.join(", ")}\\right)`,
  raise: (base, exponent) => `${base}^{${exponent.text}}`,
  bracket: (text) => `\\left(${text}\\right)`,
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

/** Mathematics as it is typed. */
export const typed: Style = {
  fraction: (above, below) => ({
    text: `${aboveTheLine(above)}/${inside(below, tightness.sign)}`,
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
  if (name.length === 1 && name >= "a" && name <= "z") return name;
  const accented = /^(overline|bar|hat|vec|tilde) ([A-Za-z]+)$/u.exec(name);
  if (accented) return `\\${accented[1] ?? ""}{${accented[2] ?? ""}}`;
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

/** What is divided: a fraction in it stands in brackets, because 8/3/5 says nothing to a reader. */
function aboveTheLine(above: Printed): string {
  const text = inside(above, tightness.product);
  let depth = 0;
  for (const sign of text) {
    depth += "([{".includes(sign) ? 1 : ")]}".includes(sign) ? -1 : 0;
    if (sign === "/" && depth === 0) return `(${text})`;
  }
  return text;
}
