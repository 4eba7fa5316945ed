import type { Ask, Dimension as Asked } from "../../tasks/task.ts";
import type { Draft } from "../solver.ts";
import type { Dimension, Shape } from "./figure.ts";
import { shapeFormulas } from "./shapes.ts";
import { valueDraft } from "./value-draft.ts";

/** What unnamed measures of a figure are, in their order. */
const unnamed: Readonly<Partial<Record<Shape, readonly Asked[]>>> = {
  rectangle: ["length", "width"],
  parallelogram: ["base", "height"],
  triangle: ["base", "height"],
  square: ["side"],
  cube: ["side"],
  circle: ["radius"],
  sphere: ["radius"],
  box: ["length", "width", "height"],
  cylinder: ["radius", "height"],
  cone: ["radius", "height"],
};

/** Two of a kind are one measure of a formula. */
const pairs: readonly (readonly [Dimension, Dimension])[] = [
  ["leg", "legs"],
  ["base", "bases"],
  ["diagonal", "diagonals"],
  ["side", "sides"],
];

type FigureAsk = Extract<Ask, { kind: "figure" }>;

/** A figure with its measures, by the names that formulas have for them. */
export type FigureFacts = {
  shape: Shape;
  given: ReadonlyMap<Dimension, readonly string[]>;
  asked: Dimension;
  /** The unit of all measures; "" for none. */
  unit: string;
};

/** What a task says of a figure; null where measures have different units. */
export function figureFacts({ figure, asked, given }: FigureAsk): FigureFacts | null {
  const shape = shapeOf(figure);
  const measures = new Map<Dimension, string[]>();
  const units = new Set<string>();
  for (const [index, [named, text]] of given.entries()) {
    const [, value = text, unit = ""] = /^(.*?[\dπi)])(?: ([a-zµ]+))?$/.exec(text) ?? [];
    const isOneOfSides =
      named === "side" && given.length > 1 && (shape === "rectangle" || shape === "box");
    const dimension = (isOneOfSides ? null : named) ?? unnamed[shape]?.[index] ?? "side";
    measures.set(dimension, [...(measures.get(dimension) ?? []), value.replace("π", "pi")]);
    if (unit !== "") units.add(unit);
  }
  for (const [one, both] of pairs) {
    const found = measures.get(one);
    if (found?.length !== 2) continue;
    measures.delete(one);
    measures.set(both, found);
  }
  const [unit = "", another] = units;
  return another === undefined
    ? { shape, given: measures, asked: measureAsked(shape, asked), unit }
    : null;
}

/** One leg is asked for by the name of both; "length" of what is round is the way around it. */
function measureAsked(shape: Shape, asked: Asked): Dimension {
  if (shape === "circle" && asked === "length") return "perimeter";
  return asked === "leg" ? "legs" : asked;
}

/** Area, perimeter, volume or a side of one school figure whose measures are given, none of them unused. */
export function solveFigure(ask: FigureAsk): Draft | null {
  const facts = figureFacts(ask);
  if (facts === null) return null;
  const { shape, given, asked, unit } = facts;
  const formula = shapeFormulas[shape].find(
    ({ need, ask: wanted }) =>
      wanted === asked && need.length === given.size && need.every((name) => given.has(name)),
  );
  if (formula === undefined) return null;
  // Two radii are two figures.
  if ([...given].some(([name, all]) => all.length > 1 && !pairs.some(([, both]) => both === name)))
    return null;
  const values = formula.need
    .flatMap((name) => given.get(name) ?? [])
    .map((value) => (/^[\d.]+$/.test(value) ? value : `(${value})`));
  if (values.some((value) => /^\(?-/.test(value) || /^\(?0+(?:\.0+)?\)?$/.test(value))) return null;
  const plain = formula.write(...values);
  // A value of π that is told belongs to a figure that has π.
  if (ask.pi !== undefined && !/\bpi\b/.test(plain)) return null;
  const degree = asked === "volume" ? 3 : asked === "area" || asked === "surface" ? 2 : 1;
  return valueDraft({
    kind: `${asked}-${shape.replace(" ", "-")}`,
    plain: ask.pi === undefined ? plain : plain.replaceAll(/\bpi\b/g, `(${ask.pi})`),
    en: formula.en,
    es: formula.es,
    unit: degree === 1 || unit === "" ? unit : `${unit}^${degree}`,
  });
}

function shapeOf(figure: FigureAsk["figure"]): Shape {
  if (figure === "right-triangle") return "right triangle";
  if (figure === "equilateral") return "equilateral triangle";
  return figure === "cuboid" ? "box" : figure;
}
