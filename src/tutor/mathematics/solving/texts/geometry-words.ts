import type { Account } from "../reading/account.ts";
import { numeral, plainNumeral } from "../reading/account.ts";

/** What can be measured on a figure. */
export type Dimension =
  | "radius"
  | "diameter"
  | "side"
  | "length"
  | "width"
  | "height"
  | "base"
  | "bases"
  | "diagonals"
  | "legs"
  | "leg"
  | "hypotenuse"
  | "area"
  | "perimeter"
  | "volume"
  | "surface"
  | "sides"
  | "diagonal";

export type Shape =
  | "circle"
  | "square"
  | "rectangle"
  | "triangle"
  | "right triangle"
  | "equilateral triangle"
  | "parallelogram"
  | "trapezoid"
  | "rhombus"
  | "cube"
  | "box"
  | "cylinder"
  | "cone"
  | "sphere"
  | "pyramid"
  | "pentagon"
  | "hexagon"
  | "octagon";

/** In this order: longer names first. Spanish without accents. */
const shapes: readonly (readonly [RegExp, Shape])[] = [
  [/\b(?:right(?:-angled)? triangle|triangulo rectangulo)\b/, "right triangle"],
  [/\b(?:equilateral triangle|triangulo equilatero)\b/, "equilateral triangle"],
  [
    /\b(?:rectangular (?:prism|box|solid)|prisma rectangular|ortoedro|cuboid|caja rectangular|paralelepipedo)\b/,
    "box",
  ],
  [/\b(?:square pyramid|piramide (?:de base )?cuadrada|square-based pyramid)\b/, "pyramid"],
  [/\b(?:trapezoid|trapezium|trapecio)\b/, "trapezoid"],
  [/\b(?:parallelogram|paralelogramo)\b/, "parallelogram"],
  [/\b(?:regular pentagon|pentagono regular)\b/, "pentagon"],
  [/\b(?:regular hexagon|hexagono regular)\b/, "hexagon"],
  [/\b(?:regular octagon|octogono regular|octagono regular)\b/, "octagon"],
  [/\b(?:rhombus|rombo)\b/, "rhombus"],
  [/\b(?:rectangle|rectangulo)s?\b/, "rectangle"],
  [/\b(?:square|cuadrado)\b/, "square"],
  [/\b(?:circle|circulo)\b/, "circle"],
  [/\b(?:triangle|triangulo)\b/, "triangle"],
  [/\b(?:cube|cubo)\b/, "cube"],
  [/\b(?:cylinder|cilindro)\b/, "cylinder"],
  [/\b(?:cone|cono)\b/, "cone"],
  [/\b(?:sphere|esfera)\b/, "sphere"],
  [/\b(?:box|caja)\b/, "box"],
];

const names: readonly (readonly [Dimension, string])[] = [
  ["surface", "(?:total )?surface area|area (?:total|superficial)|superficie(?: total)?"],
  ["area", "area"],
  [
    "perimeter",
    "perimeters?|perimetro|circumference|longitud de (?:la|una) circunferencia|longitud(?= circunferencia)",
  ],
  ["volume", "volumen?"],
  ["radius", "radius|radio"],
  ["diameter", "diameter|diametro"],
  ["diagonals", "diagonals|diagonales"],
  ["diagonal", "diagonal"],
  ["bases", "bases|parallel sides|lados paralelos"],
  ["legs", "legs|catetos"],
  ["leg", "leg|cateto"],
  ["hypotenuse", "hypotenuse|hipotenusa"],
  [
    "sides",
    "sides(?= (?:of |are |measure |measuring |is )?(?:length )?-?\\d[^a-z]*(?:cm |m |mm |km |in |ft )?(?:and|,|by))|lados(?= (?:de |miden |son )?-?\\d[^a-z]*(?:cm |m |mm |km )?(?:y|,))",
  ],
  ["side", "side lengths?|sides?|edges?(?: lengths?)?|lados?|aristas?"],
  ["length", "length|largo|longitud"],
  ["width", "width|breadth|ancho|anchura"],
  ["height", "height|altitude|altura|alto"],
  ["base", "base"],
];

const adjectives: readonly (readonly [Dimension, string])[] = [
  ["length", "long|in length|de largo|de longitud"],
  ["width", "wide|in width|de ancho"],
  ["height", "high|tall|in height|de alto|de altura"],
  ["radius", "de radio|in radius|radius"],
  ["diameter", "de diametro|in diameter|diameter"],
  ["side", "de lado|de arista|sides?|edges?"],
  ["base", "de base"],
];

const units: Readonly<Record<string, string>> = {
  mm: "mm",
  cm: "cm",
  dm: "dm",
  m: "m",
  km: "km",
  in: "in",
  ft: "ft",
  yd: "yd",
  mi: "mi",
  millimeters: "mm",
  millimetres: "mm",
  milimetros: "mm",
  centimeters: "cm",
  centimetres: "cm",
  centimeter: "cm",
  centimetre: "cm",
  centimetros: "cm",
  meters: "m",
  metres: "m",
  meter: "m",
  metre: "m",
  metros: "m",
  metro: "m",
  kilometers: "km",
  kilometres: "km",
  kilometros: "km",
  inches: "in",
  inch: "in",
  pulgadas: "in",
  feet: "ft",
  foot: "ft",
  pies: "ft",
  yards: "yd",
  units: "",
  unidades: "",
  unit: "",
};
const unitName = Object.keys(units)
  .sort((a, b) => b.length - a.length)
  .join("|");
/** The source of a pattern for a number with an optional length, area or volume unit; groups: number, π, unit, exponent. */
const size = `${numeral} ?(pi\\b|π)? ?(?:(?:square |cubic )?(${unitName})(?![a-z])(\\^?[23]|²|³| cuadrados?| cubicos?)?)?`;
const link =
  "(?: (?:is|are|of|has|measure|measures|measuring|equal|equals|to|=|:|de|es|son|mide|miden|igual|a|an|the|its|que|un|una|el|la|los|las|long|respectively|one|each|cada|uno|cuya|cuyo|whose|which|with|con|del))*";

/** What a text says about one figure. */
export type FigureFacts = {
  shape: Shape;
  given: Map<Dimension, string[]>;
  asked: Dimension;
  unit: string;
  degree: number;
};

/** Takes figure, measures, unit and the measure asked for out of the text; null where one of them is missing or stands twice. */
export function readFigure(account: Account): FigureFacts | null {
  // "Find the area of a circle" and "the length of the circumference": the figure goes first, so that its words are no measures.
  const measured = account.drop(/\blongitud de (?:la|una) circunferencia\b/);
  const round = measured ?? account.drop(/\bcircunferencia\b/);
  const circumference = measured !== null;
  const start = account.rest();
  const shape =
    shapes.find(([pattern]) => account.drop(pattern) !== null)?.[1] ??
    (round === null ? roundBySize(account) : "circle");
  if (
    shape === null ||
    shapes.some(([pattern]) => pattern.test(account.rest()) && !pattern.test("base"))
  )
    return null;
  const given = new Map<Dimension, string[]>();
  const found = new Set<string>();
  const add = (dimension: Dimension, match: RegExpExecArray): boolean => {
    const [, first = "", firstPi, firstUnit, , second, secondPi, secondUnit] = match;
    if (given.has(dimension)) return false;
    for (const unit of [firstUnit, secondUnit])
      if (unit !== undefined && units[unit] !== "") found.add(units[unit] ?? unit);
    const values = [
      [first, firstPi],
      [second, secondPi],
    ].flatMap(([value, pi]) =>
      value === undefined ? [] : [`${plainNumeral(value)}${pi === undefined ? "" : "*pi"}`],
    );
    given.set(dimension, values);
    return true;
  };
  if (circumference) {
    // The number right after the name: "la longitud de una circunferencia es 14π".
    const value = /^ ?(?:la )?(?:es|mide|=)/.test(start.slice(measured.index))
      ? account.take(new RegExp(`(?:es|mide|=) ${size}`))
      : null;
    if (value !== null && !add("perimeter", value)) return null;
  }
  for (const [dimension, words] of adjectives) {
    const match = account.take(
      new RegExp(`${size} (?:${words})(?![a-z]| ?(?:of |is |are |de |=|es |mide )?-?\\d)`),
    );
    if (match !== null && !add(dimension, match)) return null;
  }
  for (const [dimension, words] of names) {
    const pair = /^(?:bases|legs|diagonals|sides)$/.test(dimension)
      ? ` ?(?:and|y|by|x|,) ?${size}`
      : "";
    const match = account.take(new RegExp(`(?<![a-z])(?:${words})${link} ?${size}${pair}`));
    if (match !== null && !add(dimension, match)) return null;
  }
  // "A 5 by 8 rectangle", "un rectangulo de 5 cm por 8 cm".
  const crossed = account.take(new RegExp(`${size} ?(?:by|x|\\*|por) ?${size}`));
  if (crossed !== null && !add("sides", crossed)) return null;
  const asked = names
    .filter(([, words]) => account.take(new RegExp(`(?<![a-z])(?:${words})(?![a-z])`)) !== null)
    .map(([dimension]) => dimension);
  const implied: Dimension[] = circumference && !given.has("perimeter") ? ["perimeter"] : [];
  // The length of a circumference is what English calls the circumference.
  const lengths = shape === "circle" ? given.get("length") : undefined;
  if (lengths !== undefined) {
    if (given.has("perimeter")) return null;
    given.delete("length");
    given.set("perimeter", lengths);
  }
  const [ask, more] = [
    ...asked.map((dimension) =>
      shape === "circle" && dimension === "length" ? "perimeter" : dimension,
    ),
    ...implied,
  ];
  const [unit = "", another] = found;
  if (
    ask === undefined ||
    more !== undefined ||
    another !== undefined ||
    (given.has(ask) && ask !== "leg")
  )
    return null;
  return { shape, given, asked: ask, unit, degree: degreeOf(ask) };
}

/** A circle need not be named where only circles have what is spoken of. */
function roundBySize(account: Account): Shape | null {
  return /\b(?:circumference)\b/.test(account.rest())
    ? "circle"
    : /\b(?:hypotenuse|hipotenusa|legs|catetos)\b/.test(account.rest())
      ? "right triangle"
      : null;
}

function degreeOf(dimension: Dimension): number {
  if (dimension === "volume") return 3;
  return dimension === "area" || dimension === "surface" ? 2 : 1;
}
