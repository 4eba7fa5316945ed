import type { Dimension } from "./figure.ts";

/** A formula of school geometry: from the measures given, the one asked for. `write` puts typed numbers in. */
export type ShapeFormula = {
  need: readonly Dimension[];
  ask: Dimension;
  write: (...values: string[]) => string;
  en: string;
  es: string;
};

/** A formula, with the names of what it needs parted by spaces. */
export function given(
  need: string,
  ask: Dimension,
  write: ShapeFormula["write"],
  en: string,
  es: string,
): ShapeFormula {
  return { need: need.split(" ").map(dimensionOf), ask, write, en, es };
}

const dimensions: readonly Dimension[] = [
  "radius",
  "diameter",
  "side",
  "length",
  "width",
  "height",
  "base",
  "bases",
  "diagonals",
  "legs",
  "leg",
  "hypotenuse",
  "area",
  "perimeter",
  "volume",
  "surface",
  "sides",
  "diagonal",
];

function dimensionOf(name: string): Dimension {
  const found = dimensions.find((dimension) => dimension === name);
  if (found === undefined) throw new Error(`no dimension ${name}`);
  return found;
}
