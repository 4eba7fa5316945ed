import type { Localized } from "#shared/locale.ts";
import type { Picture, Point, Range } from "../../../item.ts";
import { exactValue } from "../../../mathematics/canonical.ts";
import type { Expression } from "../../../notation/expression.ts";
import { isScalar, symbolsOf } from "../../../mathematics/inspect.ts";
import { toLatex, toTyped } from "../../../notation/print.ts";
import {
  divide,
  equals,
  fromInteger,
  isZero,
  multiply,
  negate,
  type Rational,
  subtract,
  toText,
} from "../../../numbers/rational.ts";
import { substitute } from "../../../mathematics/substitute.ts";
import type { Solution } from "../../../mathematics/solving/solution.ts";
import type { Pictures } from "./picture.ts";
import { readOrNull, valueAt, valuesGiven } from "./values.ts";
import { wordsIn } from "../../../notation/show-line.ts";

/** Values farther out than this are no picture for a school page. */
const farthest = 1000;
/** Samples over the width, to see how high a curve runs. */
const sampleCount = 24;

/** Both sides of an equation with one letter as graphs: where they meet, the letter solves it. */
export function equationGraphs(solution: Solution): Pictures | null {
  const start = readOrNull(solution.start);
  if (start?.kind !== "relation" || start.operator !== "=") return null;
  const [name, another] = symbolsOf(start);
  if (name === undefined || another !== undefined) return null;
  const sides = [start.left, start.right];
  if (!sides.every(isScalar) || sides.every((side) => side.kind === "symbol")) return null;
  const roots = valuesGiven(solution.answer, name);
  const isZeroSide = (side: Expression) => side.kind === "number" && isZero(side.value);
  const drawn = sides.filter((side) => !isZeroSide(side));
  const meets = roots.flatMap((x) => {
    const y = valueAt(drawn.length === 2 ? start.right : zeroNode, name, x);
    return y === null ? [] : [{ x, y }];
  });
  const labels = drawn.map(toLatex);
  return graphs({
    functions: drawn.map((side) => ({ name, body: side })),
    labels,
    axes: { across: name, up: "" },
    asksWhere: true,
    meets,
    open: drawn.length === 2 ? meetingWords(labels, name) : axisWords(labels, name),
    solved: {
      en: `They meet at $${solution.latex}$.`,
      es: `Se cortan en $${wordsIn(solution.latex, "es")}$.`,
    },
  });
}

const zeroNode: Expression = {
  kind: "number",
  value: fromInteger(0),
  written: "integer",
  places: 0,
};

/** The lines of a system of two linear equations: where they cross, both hold. */
export function systemGraphs(solution: Solution): Pictures | null {
  const start = readOrNull(solution.start);
  if (start?.kind !== "list" && start?.kind !== "and") return null;
  const equations = start.kind === "list" ? start.items : start.parts;
  const [across, up, another] = [...symbolsOf(start)].toSorted();
  if (equations.length !== 2 || across === undefined || up === undefined || another) return null;
  const lines = equations.map((equation) => lineOf(equation, across, up));
  const [first, second] = lines;
  if (!first || !second) return null;
  const [x] = valuesGiven(solution.answer, across);
  const [y] = valuesGiven(solution.answer, up);
  const at = x ?? (y === undefined ? null : crossing(first, second));
  if (at === null) return null;
  const body = [first, second].map(({ text }) => readOrNull(text)).filter((e) => e !== null);
  const height = body[0] ? valueAt(body[0], "x", at) : null;
  if (height === null) return null;
  const labels = equations.map(toLatex);
  const words = labels.map((label) => `$${label}$`);
  return graphs({
    functions: body.map((line) => ({ name: "x", body: line })),
    labels,
    axes: { across, up },
    asksWhere: true,
    meets: [{ x: at, y: height }],
    open: {
      en: `Two straight lines, ${words.join(" and ")}. The point where they cross solves both equations.`,
      es: `Dos rectas, ${words.join(" y ")}. El punto donde se cortan cumple las dos ecuaciones.`,
    },
    solved: {
      en: `They cross at $${solution.latex}$.`,
      es: `Se cortan en $${wordsIn(solution.latex, "es")}$.`,
    },
  });
}

type Line = { text: string; slope: Rational; shift: Rational };

function crossing(a: Line, b: Line): number | null {
  const slopes = subtract(a.slope, b.slope);
  if (isZero(slopes)) return null;
  const at = divide(subtract(b.shift, a.shift), slopes);
  return Number(at.n) / Number(at.d);
}

/** A linear equation as a function of x; null where it is none, or a line straight up. */
function lineOf(equation: Expression, across: string, up: string): Line | null {
  if (equation.kind !== "relation" || equation.operator !== "=") return null;
  const difference: Expression = {
    kind: "sum",
    terms: [equation.left, { kind: "negative", of: equation.right }],
  };
  const at = (x: number, y: number) =>
    exactValue(substitute(substitute(difference, across, integer(x)), up, integer(y)));
  const [none, right, high, both] = [at(0, 0), at(1, 0), at(0, 1), at(2, 3)];
  if (!none || !right || !high || !both) return null;
  const [a, b] = [subtract(right, none), subtract(high, none)];
  const expected = [multiply(a, fromInteger(2)), multiply(b, fromInteger(3))].reduce(
    (sum, part) => subtract(sum, negate(part)),
    none,
  );
  if (isZero(b) || !equals(expected, both)) return null;
  const [slope, shift] = [divide(negate(a), b), divide(negate(none), b)];
  return { slope, shift, text: `(${toText(slope)})*x + (${toText(shift)})` };
}

function integer(value: number): Expression {
  return { kind: "number", value: fromInteger(value), written: "integer", places: 0 };
}

/** The graph of the one function that a problem names, such as one to differentiate. */
export function functionGraph(solution: Solution): Pictures | null {
  const body = readOrNull(solution.start);
  if (body === null || !isScalar(body)) return null;
  const [name, another] = symbolsOf(body);
  if (name === undefined || another !== undefined) return null;
  const label = toLatex(body);
  return graphs({
    functions: [{ name, body }],
    labels: [label],
    axes: { across: name, up: "" },
    asksWhere: false,
    meets: [],
    open: { en: `The graph of $${label}$.`, es: `La gráfica de $${label}$.` },
    solved: { en: "", es: "" },
  });
}

type Graphs = {
  functions: readonly { name: string; body: Expression }[];
  labels: readonly string[];
  axes: { across: string; up: string };
  /** Whether the problem asks where the graphs meet. */
  asksWhere: boolean;
  /** Where the graphs meet: marked in the solved picture, and not to be read off the open one. */
  meets: readonly Point[];
  open: Localized;
  /** What is said of the meeting points once the answer is known. */
  solved: Localized;
};

function graphs(facts: Graphs): Pictures | null {
  const { functions, labels, axes, asksWhere, meets, open, solved } = facts;
  if (meets.some(({ x, y }) => Math.abs(x) > farthest || Math.abs(y) > farthest)) return null;
  const across = window([0, ...meets.map(({ x }) => x)], meets.length === 0 ? 6 : 8);
  const heights = functions.flatMap(({ name, body }) => heightsOf(body, name, across));
  if (heights.length === 0) return null;
  const up = window([0, ...meets.map(({ y }) => y), ...heights], 8);
  if (up.to - up.from > 4 * farthest) return null;
  const shape: Picture = {
    kind: "plot",
    functions: functions.map(({ name, body }) =>
      toTyped(substitute(body, name, { kind: "symbol", name: "x" })),
    ),
    points: [],
    labels,
    axes,
    window: { across, up },
    describe: open,
  };
  const describe = {
    en: `${open.en} ${solved.en}`.trim(),
    es: `${open.es} ${solved.es}`.trim(),
  };
  if (!asksWhere) return { open: shape, solved: shape };
  // That graphs never meet is seen at once, and it is the answer.
  const seen = meets.length === 0 ? null : { ...shape, unmarked: true };
  return { open: seen, solved: { ...shape, points: meets, describe } };
}

/** Where a curve crosses the upright axis and where it turns: what one wants to see of it. */
function heightsOf(body: Expression, name: string, { from, to }: Range): number[] {
  const samples = Array.from({ length: sampleCount + 1 }, (_, index) =>
    valueAt(body, name, from + ((to - from) * index) / sampleCount),
  );
  const turns = samples.filter((value, index) => {
    const [before, after] = [samples[index - 1], samples[index + 1]];
    if (value === null || before == null || after == null) return false;
    return (value - before) * (after - value) <= 0;
  });
  return [valueAt(body, name, 0), ...turns]
    .filter((value) => value !== null)
    .filter((value) => Math.abs(value) <= farthest);
}

/** A stretch with all values inside, some room around them, and even ends. */
function window(values: readonly number[], least: number): Range {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = Math.max((high - low) * 0.2, (least - (high - low)) / 2, 1);
  const step = high - low > 100 ? 20 : high - low > 30 ? 10 : high - low > 15 ? 5 : 2;
  return {
    from: Math.floor((low - room) / step) * step,
    to: Math.ceil((high + room) / step) * step,
  };
}

function meetingWords(labels: readonly string[], name: string): Localized {
  const words = labels.map((label) => `$${label}$`);
  return {
    en: `The graphs of ${words.join(" and ")}. Where they meet, $${name}$ solves the equation.`,
    es: `Las gráficas de ${words.join(" y ")}. Donde se cortan, $${name}$ cumple la ecuación.`,
  };
}

function axisWords(labels: readonly string[], name: string): Localized {
  return {
    en: `The graph of $${labels.join()}$. Where it meets the horizontal axis, $${name}$ solves the equation.`,
    es: `La gráfica de $${labels.join()}$. Donde corta el eje horizontal, $${name}$ cumple la ecuación.`,
  };
}
