/** A random expression: what it is worth, how it is written, and how it can be rewritten without changing its value. */
export type RandomExpression =
  | { kind: "number"; n: number; d: number }
  | { kind: "letter"; name: string }
  | { kind: "root"; of: number }
  | {
      kind: "sum" | "difference" | "product" | "quotient";
      a: RandomExpression;
      b: RandomExpression;
    }
  | { kind: "power"; a: RandomExpression; exponent: number }
  | { kind: "function"; name: "sin" | "cos" | "abs" | "exp"; a: RandomExpression };

/** Draws whole numbers: a seeded linear congruential generator (Numerical Recipes), good enough for shapes. */
export type Draw = (below: number) => number;

/** The same seed draws the same numbers. */
export function drawFrom(seed: number): Draw {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** An expression of at most `depth` levels in x, y and t. */
export function randomExpression(draw: Draw, depth: number): RandomExpression {
  if (depth === 0 || draw(5) === 0) return leaf(draw);
  const inner = () => randomExpression(draw, depth - 1);
  switch (draw(9)) {
    case 0:
    case 1:
      return { kind: "sum", a: inner(), b: inner() };
    case 2:
      return { kind: "difference", a: inner(), b: inner() };
    case 3:
    case 4:
    case 5:
      return { kind: "product", a: inner(), b: inner() };
    case 6:
      return { kind: "quotient", a: inner(), b: inner() };
    case 7:
      return { kind: "power", a: inner(), exponent: 2 + draw(2) };
    default:
      return { kind: "function", name: pick(draw, ["sin", "cos", "abs", "exp"]), a: inner() };
  }
}

function leaf(draw: Draw): RandomExpression {
  switch (draw(8)) {
    case 0:
    case 1:
      return { kind: "number", n: 1 + draw(12), d: 1 };
    case 2:
      return { kind: "number", n: 1 + draw(30), d: 2 + draw(8) };
    case 3:
      return { kind: "root", of: 2 + draw(30) };
    default:
      return { kind: "letter", name: pick(draw, ["x", "x", "y", "t"]) };
  }
}

function pick<const T>(draw: Draw, from: readonly [T, ...T[]]): T {
  return from[draw(from.length)] ?? from[0];
}

/** The value at a point, as a double; NaN where there is none. */
export function valueAt(e: RandomExpression, point: Readonly<Record<string, number>>): number {
  switch (e.kind) {
    case "number":
      return e.n / e.d;
    case "letter":
      return point[e.name] ?? Number.NaN;
    case "root":
      return Math.sqrt(e.of);
    case "sum":
      return valueAt(e.a, point) + valueAt(e.b, point);
    case "difference":
      return valueAt(e.a, point) - valueAt(e.b, point);
    case "product":
      return valueAt(e.a, point) * valueAt(e.b, point);
    case "quotient":
      return over(valueAt(e.a, point), valueAt(e.b, point));
    case "power":
      return valueAt(e.a, point) ** e.exponent;
    case "function":
      return Math[e.name](valueAt(e.a, point));
  }
}

/** What is all but zero is zero in doubles: 1/(x − x) has no value, and neither has 1/(1/(x − x)). */
function over(above: number, below: number): number {
  return Math.abs(below) < 1e-9 ? Number.NaN : above / below;
}

/** As it is typed, every part in brackets that needs them and some that do not. */
export function toTypedText(e: RandomExpression): string {
  const part = (inside: RandomExpression) => `(${toTypedText(inside)})`;
  switch (e.kind) {
    case "number":
      return e.d === 1 ? `${e.n}` : `${e.n}/${e.d}`;
    case "letter":
      return e.name;
    case "root":
      return `sqrt(${e.of})`;
    case "sum":
      return `${toTypedText(e.a)} + ${toTypedText(e.b)}`;
    case "difference":
      return `${toTypedText(e.a)} - ${part(e.b)}`;
    case "product":
      return `${part(e.a)}*${part(e.b)}`;
    case "quotient":
      return `${part(e.a)}/${part(e.b)}`;
    case "power":
      return `${part(e.a)}^${e.exponent}`;
    case "function":
      return e.name === "abs" ? `|${toTypedText(e.a)}|` : `${e.name}(${toTypedText(e.a)})`;
  }
}

/** As LaTeX. */
export function toLatexText(e: RandomExpression): string {
  const part = (inside: RandomExpression) => `\\left(${toLatexText(inside)}\\right)`;
  switch (e.kind) {
    case "number":
      return e.d === 1 ? `${e.n}` : `\\frac{${e.n}}{${e.d}}`;
    case "letter":
      return e.name;
    case "root":
      return `\\sqrt{${e.of}}`;
    case "sum":
      return `${toLatexText(e.a)}+${toLatexText(e.b)}`;
    case "difference":
      return `${toLatexText(e.a)}-${part(e.b)}`;
    case "product":
      return `${part(e.a)} \\cdot ${part(e.b)}`;
    case "quotient":
      return `\\dfrac{${toLatexText(e.a)}}{${toLatexText(e.b)}}`;
    case "power":
      return `${part(e.a)}^{${e.exponent}}`;
    case "function":
      if (e.name === "abs") return `\\left|${toLatexText(e.a)}\\right|`;
      return e.name === "exp" ? `e^{${toLatexText(e.a)}}` : `\\${e.name}${part(e.a)}`;
  }
}

/** Another expression of the same value: terms and factors swapped, brackets multiplied out, fractions widened. */
export function rewritten(e: RandomExpression, draw: Draw): RandomExpression {
  switch (e.kind) {
    case "number": {
      const k = 1 + draw(4);
      return { kind: "number", n: e.n * k, d: e.d * k };
    }
    case "letter":
      return e;
    case "root":
      return draw(2) === 0 ? e : { kind: "quotient", a: number(e.of), b: e };
    case "sum": {
      const [a, b] = [rewritten(e.a, draw), rewritten(e.b, draw)];
      return draw(2) === 0 ? { kind: "sum", a: b, b: a } : { kind: "sum", a, b };
    }
    case "difference": {
      const [a, b] = [rewritten(e.a, draw), rewritten(e.b, draw)];
      if (draw(2) === 0) return { kind: "difference", a, b };
      return { kind: "sum", a: { kind: "product", a: minusOne, b }, b: a };
    }
    case "product":
      return rewrittenProduct(rewritten(e.a, draw), rewritten(e.b, draw), draw);
    case "quotient": {
      const [a, b] = [rewritten(e.a, draw), rewritten(e.b, draw)];
      if (draw(2) === 0) return { kind: "quotient", a, b };
      return { kind: "product", a: { kind: "quotient", a: number(1), b }, b: a };
    }
    case "power": {
      const a = rewritten(e.a, draw);
      if (draw(2) === 0) return { kind: "power", a, exponent: e.exponent };
      const rest: RandomExpression =
        e.exponent === 2 ? a : { kind: "power", a, exponent: e.exponent - 1 };
      return { kind: "product", a, b: rest };
    }
    case "function":
      return rewrittenFunction(e.name, rewritten(e.a, draw), draw);
  }
}

const minusOne: RandomExpression = { kind: "difference", a: number(0), b: number(1) };

function number(n: number): RandomExpression {
  return { kind: "number", n, d: 1 };
}

function rewrittenProduct(a: RandomExpression, b: RandomExpression, draw: Draw): RandomExpression {
  if (a.kind === "sum" && draw(2) === 0) {
    return {
      kind: "sum",
      a: { kind: "product", a: a.a, b },
      b: { kind: "product", a: b, b: a.b },
    };
  }
  return draw(2) === 0 ? { kind: "product", a: b, b: a } : { kind: "product", a, b };
}

function rewrittenFunction(
  name: "sin" | "cos" | "abs" | "exp",
  a: RandomExpression,
  draw: Draw,
): RandomExpression {
  const same: RandomExpression = { kind: "function", name, a };
  if (draw(2) === 0) return same;
  const opposite: RandomExpression = { kind: "product", a: minusOne, b: a };
  const turned: RandomExpression = { kind: "function", name, a: opposite };
  if (name === "exp") return { kind: "quotient", a: number(1), b: turned };
  return name === "sin" ? { kind: "product", a: minusOne, b: turned } : turned;
}

/** The expression with one leaf, sign or exponent changed. Its value is most likely another; valueAt tells. */
export function perturbed(e: RandomExpression, draw: Draw): RandomExpression {
  switch (e.kind) {
    case "number":
      return draw(2) === 0 ? { ...e, n: e.n + 1 } : { ...e, d: e.d + 1 };
    case "letter":
      return draw(2) === 0
        ? { kind: "letter", name: e.name === "x" ? "y" : "x" }
        : { kind: "sum", a: e, b: number(1) };
    case "root":
      return { ...e, of: e.of + 1 };
    case "power":
      return draw(2) === 0 ? { ...e, exponent: e.exponent + 1 } : { ...e, a: perturbed(e.a, draw) };
    case "function":
      return { ...e, a: perturbed(e.a, draw) };
    default: {
      if (draw(4) === 0) return { ...e, kind: otherSign[e.kind] };
      return draw(2) === 0 ? { ...e, a: perturbed(e.a, draw) } : { ...e, b: perturbed(e.b, draw) };
    }
  }
}

const otherSign = {
  sum: "difference",
  difference: "sum",
  product: "quotient",
  quotient: "product",
} as const;
