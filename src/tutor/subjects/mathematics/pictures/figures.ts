import type { Localized } from "#shared/locale.ts";
import type { Picture } from "../../../item.ts";
import type { Solution } from "../../../mathematics/solving/solution.ts";
import type { Dimension, Shape } from "../../../mathematics/solving/texts/figure.ts";
import { figureFacts } from "../../../mathematics/solving/texts/geometry.ts";
import type { Ask } from "../../../mathematics/tasks/task.ts";
import { numberOf, readOrNull } from "./values.ts";
import type { Pictures } from "./picture.ts";
import { cornersOf } from "./corners.ts";

/** Stands where a measure is asked for. */
const asked = "?";

/** The figure of a geometry problem with the measures that are given, and a question mark where one is asked for. */
export function figure(ask: Ask, solution: Solution): Pictures | null {
  const facts = ask.kind === "figure" ? figureFacts(ask) : null;
  if (facts === null || !solution.kind.endsWith(facts.shape.replace(" ", "-"))) return null;
  const { shape, given, unit } = facts;
  const suffix = unit === "" ? "" : `\\text{ ${unit}}`;
  const labels = new Map<Dimension, readonly string[]>();
  for (const [name, values] of given) {
    labels.set(
      name,
      values.map((value) => `${value.replace("*pi", "\\pi ")}${suffix}`),
    );
  }
  const draw = (answer: string) => {
    const known = new Map(labels);
    if (!known.has(facts.asked)) known.set(facts.asked, [answer]);
    return drawn(shape, known);
  };
  const open = draw(asked);
  const solved = draw(solution.latex);
  if (open === null || solved === null) return null;
  const words = describe(shape, labels);
  return {
    open: { ...open, describe: words },
    solved: {
      ...solved,
      describe: {
        en: `${words.en} The answer: $${solution.latex}$.`,
        es: `${words.es} La respuesta: $${solution.latex}$.`,
      },
    },
  };
}

type Labels = ReadonlyMap<Dimension, readonly string[]>;
type WithoutWords<P> = P extends Picture ? Omit<P, "describe"> : never;
type Drawing = WithoutWords<Picture>;

function drawn(shape: Shape, labels: Labels): Drawing | null {
  const first = (...names: Dimension[]) =>
    names.flatMap((name) => labels.get(name) ?? [])[0] ?? null;
  switch (shape) {
    case "circle": {
      const radius = first("radius");
      const diameter = radius === null ? first("diameter") : null;
      return radius === null && diameter === null ? null : { kind: "circle", radius, diameter };
    }
    case "square": {
      const side = first("side", "sides", "length");
      return side === null ? null : { kind: "rectangle", width: side, height: side };
    }
    case "rectangle": {
      const [width, height] = twoOf(labels);
      return width && height ? { kind: "rectangle", width, height } : null;
    }
    case "cube": {
      const side = first("side", "length");
      return side === null ? null : { kind: "box", length: side, width: side, height: side };
    }
    case "box": {
      const [length, width, height] = [first("length"), first("width"), first("height")];
      return length && width && height ? { kind: "box", length, width, height } : null;
    }
    case "right triangle": {
      const legs = [...(labels.get("legs") ?? []), ...(labels.get("leg") ?? [])];
      const [legA = asked, legB = asked] = legs;
      const hypotenuse = first("hypotenuse") ?? "";
      return legs.length === 0 ? null : { kind: "right-triangle", legA, legB, hypotenuse };
    }
    case "equilateral triangle": {
      const side = first("side", "sides", "length");
      if (side === null) return null;
      const corners = cornersOf({ A: 60, B: 60 });
      const sides = [side, side, side];
      return { kind: "triangle", corners, sides, angles: ["", "", ""], height: first("height") };
    }
    case "triangle":
      return onItsBase(first("base"), first("height"));
    default:
      return null;
  }
}

/** The two sides of a rectangle, whatever the text calls them. */
function twoOf(labels: Labels): readonly string[] {
  const names: Dimension[] = ["sides", "length", "base", "width", "height"];
  return names.flatMap((name) => labels.get(name) ?? []).slice(0, 2);
}

/** A triangle of which base and height are spoken of. */
function onItsBase(base: string | null, height: string | null): Drawing | null {
  if (base === null || height === null) return null;
  const [wide, high] = [base, height].map((label) => {
    const read = readOrNull(label);
    return (read && numberOf(read)) ?? null;
  });
  const ratio = wide && high ? Math.min(1.1, Math.max(0.45, high / wide)) : 0.7;
  return {
    kind: "triangle",
    corners: [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 0.36, y: ratio },
    ],
    sides: ["", "", base],
    angles: ["", "", ""],
    height,
  };
}

const shapeNames: Readonly<Partial<Record<Shape, Localized>>> = {
  circle: { en: "A circle", es: "Un círculo" },
  square: { en: "A square", es: "Un cuadrado" },
  rectangle: { en: "A rectangle", es: "Un rectángulo" },
  cube: { en: "A cube", es: "Un cubo" },
  box: { en: "A rectangular box", es: "Un prisma rectangular" },
  triangle: { en: "A triangle", es: "Un triángulo" },
  "right triangle": { en: "A right triangle", es: "Un triángulo rectángulo" },
  "equilateral triangle": { en: "An equilateral triangle", es: "Un triángulo equilátero" },
};

const measureNames: Readonly<Record<Dimension, Localized>> = {
  radius: { en: "radius", es: "radio" },
  diameter: { en: "diameter", es: "diámetro" },
  side: { en: "side", es: "lado" },
  length: { en: "length", es: "largo" },
  width: { en: "width", es: "ancho" },
  height: { en: "height", es: "altura" },
  base: { en: "base", es: "base" },
  bases: { en: "bases", es: "bases" },
  diagonals: { en: "diagonals", es: "diagonales" },
  legs: { en: "legs", es: "catetos" },
  leg: { en: "leg", es: "cateto" },
  hypotenuse: { en: "hypotenuse", es: "hipotenusa" },
  area: { en: "area", es: "área" },
  perimeter: { en: "perimeter", es: "perímetro" },
  volume: { en: "volume", es: "volumen" },
  surface: { en: "surface area", es: "superficie" },
  sides: { en: "sides", es: "lados" },
  diagonal: { en: "diagonal", es: "diagonal" },
};

function describe(shape: Shape, labels: Labels): Localized {
  const name = shapeNames[shape] ?? { en: "A figure", es: "Una figura" };
  const list = (locale: "en" | "es", and: string) =>
    [...labels]
      .map(
        ([measure, values]) =>
          `${measureNames[measure][locale]} ${values.map((value) => `$${value}$`).join(` ${and} `)}`,
      )
      .join(", ");
  return {
    en: `${name.en}: ${list("en", "and")}.`,
    es: `${name.es}: ${list("es", "y")}.`,
  };
}
