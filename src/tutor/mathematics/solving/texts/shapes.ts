import type { Dimension, Shape } from "./geometry-words.ts";

/** A formula of school geometry: from the measures given, the one asked for. `write` puts typed numbers in. */
export type ShapeFormula = {
  need: readonly Dimension[];
  ask: Dimension;
  write: (...values: string[]) => string;
  en: string;
  es: string;
};

const f = (
  need: string,
  ask: Dimension,
  write: ShapeFormula["write"],
  en: string,
  es: string,
): ShapeFormula => ({
  need: need === "" ? [] : need.split(" ").map((name) => dimensionOf(name)),
  ask,
  write,
  en,
  es,
});

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

const circle = [
  f(
    "radius",
    "area",
    (r) => `pi*${r}^2`,
    "The area of a circle is $\\pi r^2$.",
    "El área de un círculo es $\\pi r^2$.",
  ),
  f(
    "diameter",
    "area",
    (d) => `pi*(${d}/2)^2`,
    "The radius is half the diameter, and the area is $\\pi r^2$.",
    "El radio es la mitad del diámetro y el área es $\\pi r^2$.",
  ),
  f(
    "radius",
    "perimeter",
    (r) => `2*pi*${r}`,
    "The circumference is $2\\pi r$.",
    "La longitud de la circunferencia es $2\\pi r$.",
  ),
  f(
    "diameter",
    "perimeter",
    (d) => `pi*${d}`,
    "The circumference is $\\pi d$.",
    "La longitud de la circunferencia es $\\pi d$.",
  ),
  f(
    "perimeter",
    "radius",
    (c) => `${c}/(2*pi)`,
    "The radius is the circumference divided by $2\\pi$.",
    "El radio es la longitud de la circunferencia entre $2\\pi$.",
  ),
  f(
    "perimeter",
    "diameter",
    (c) => `${c}/pi`,
    "The diameter is the circumference divided by $\\pi$.",
    "El diámetro es la longitud de la circunferencia entre $\\pi$.",
  ),
  f(
    "diameter",
    "radius",
    (d) => `${d}/2`,
    "The radius is half the diameter.",
    "El radio es la mitad del diámetro.",
  ),
  f(
    "radius",
    "diameter",
    (r) => `2*${r}`,
    "The diameter is twice the radius.",
    "El diámetro es el doble del radio.",
  ),
];

const rectangle = [
  ...(["length width", "base height", "sides", "length height", "base width"] as const).flatMap(
    (need) => [
      f(
        need,
        "area",
        (a, b) => `${a}*${b}`,
        "The area is length times width.",
        "El área es el largo por el ancho.",
      ),
      f(
        need,
        "perimeter",
        (a, b) => `2*(${a} + ${b})`,
        "The perimeter is twice the sum of length and width.",
        "El perímetro es el doble de la suma del largo y el ancho.",
      ),
      f(
        need,
        "diagonal",
        (a, b) => `sqrt(${a}^2 + ${b}^2)`,
        "The diagonal is the hypotenuse of half the rectangle.",
        "La diagonal es la hipotenusa de medio rectángulo.",
      ),
    ],
  ),
  ...(["length", "width", "base", "height"] as const).flatMap((known) => {
    const other = ({ length: "width", width: "length", base: "height", height: "base" } as const)[
      known
    ];
    return [
      f(
        `${known} area`,
        other,
        (a, area) => `${area}/${a}`,
        "One side is the area divided by the other side.",
        "Un lado es el área entre el otro lado.",
      ),
      f(
        `${known} perimeter`,
        other,
        (a, p) => `${p}/2 - ${a}`,
        "Length and width together are half the perimeter.",
        "El largo y el ancho suman la mitad del perímetro.",
      ),
    ];
  }),
];

const square = [
  f(
    "side",
    "area",
    (a) => `${a}^2`,
    "The area of a square is its side squared.",
    "El área de un cuadrado es el lado al cuadrado.",
  ),
  f(
    "side",
    "perimeter",
    (a) => `4*${a}`,
    "The perimeter of a square is four times its side.",
    "El perímetro de un cuadrado es cuatro veces el lado.",
  ),
  f(
    "side",
    "diagonal",
    (a) => `sqrt(2*${a}^2)`,
    "By Pythagoras the diagonal squared is twice the side squared.",
    "Por Pitágoras, la diagonal al cuadrado es el doble del lado al cuadrado.",
  ),
  f(
    "area",
    "side",
    (a) => `sqrt(${a})`,
    "The side is the square root of the area.",
    "El lado es la raíz cuadrada del área.",
  ),
  f(
    "perimeter",
    "side",
    (p) => `${p}/4`,
    "The side is a quarter of the perimeter.",
    "El lado es la cuarta parte del perímetro.",
  ),
  f(
    "area",
    "perimeter",
    (a) => `4*sqrt(${a})`,
    "The side is the square root of the area; the perimeter is four sides.",
    "El lado es la raíz cuadrada del área; el perímetro son cuatro lados.",
  ),
  f(
    "perimeter",
    "area",
    (p) => `(${p}/4)^2`,
    "The side is a quarter of the perimeter; the area is the side squared.",
    "El lado es la cuarta parte del perímetro; el área es el lado al cuadrado.",
  ),
  f(
    "diagonal",
    "area",
    (d) => `${d}^2/2`,
    "The area is half the diagonal squared.",
    "El área es la mitad de la diagonal al cuadrado.",
  ),
];

const triangle = [
  f(
    "base height",
    "area",
    (b, h) => `${b}*${h}/2`,
    "The area of a triangle is base times height divided by two.",
    "El área de un triángulo es base por altura entre dos.",
  ),
  f(
    "base area",
    "height",
    (b, a) => `2*${a}/${b}`,
    "The height is twice the area divided by the base.",
    "La altura es el doble del área entre la base.",
  ),
  f(
    "height area",
    "base",
    (h, a) => `2*${a}/${h}`,
    "The base is twice the area divided by the height.",
    "La base es el doble del área entre la altura.",
  ),
];

const right = [
  ...triangle,
  f(
    "legs",
    "hypotenuse",
    (a, b) => `sqrt(${a}^2 + ${b}^2)`,
    "Pythagoras: the square of the hypotenuse is the sum of the squares of the legs.",
    "Pitágoras: el cuadrado de la hipotenusa es la suma de los cuadrados de los catetos.",
  ),
  f(
    "sides",
    "hypotenuse",
    (a, b) => `sqrt(${a}^2 + ${b}^2)`,
    "Pythagoras: the square of the hypotenuse is the sum of the squares of the legs.",
    "Pitágoras: el cuadrado de la hipotenusa es la suma de los cuadrados de los catetos.",
  ),
  f(
    "base height",
    "hypotenuse",
    (a, b) => `sqrt(${a}^2 + ${b}^2)`,
    "Pythagoras: the square of the hypotenuse is the sum of the squares of the legs.",
    "Pitágoras: el cuadrado de la hipotenusa es la suma de los cuadrados de los catetos.",
  ),
  f(
    "leg hypotenuse",
    "legs",
    (a, c) => `sqrt(${c}^2 - ${a}^2)`,
    "Pythagoras: the square of a leg is the square of the hypotenuse minus that of the other leg.",
    "Pitágoras: el cuadrado de un cateto es el de la hipotenusa menos el del otro cateto.",
  ),
  f(
    "legs",
    "area",
    (a, b) => `${a}*${b}/2`,
    "The legs are base and height: the area is half their product.",
    "Los catetos son base y altura: el área es la mitad de su producto.",
  ),
  f(
    "legs",
    "perimeter",
    (a, b) => `${a} + ${b} + sqrt(${a}^2 + ${b}^2)`,
    "Add the legs and the hypotenuse, which Pythagoras gives.",
    "Suma los catetos y la hipotenusa, que da Pitágoras.",
  ),
];

const regular = (count: number) => [
  f(
    "side",
    "perimeter",
    (a) => `${count}*${a}`,
    `It has $${count}$ equal sides.`,
    `Tiene $${count}$ lados iguales.`,
  ),
  f(
    "perimeter",
    "side",
    (p) => `${p}/${count}`,
    `It has $${count}$ equal sides.`,
    `Tiene $${count}$ lados iguales.`,
  ),
];

/** The formulas of each figure. */
export const shapeFormulas: Readonly<Record<Shape, readonly ShapeFormula[]>> = {
  circle,
  rectangle,
  square,
  triangle,
  "right triangle": right,
  "equilateral triangle": [
    ...regular(3),
    f(
      "side",
      "area",
      (a) => `${a}^2*sqrt(3)/4`,
      "The area of an equilateral triangle is $\\sqrt{3}/4$ times its side squared.",
      "El área de un triángulo equilátero es $\\sqrt{3}/4$ por el lado al cuadrado.",
    ),
    f(
      "side",
      "height",
      (a) => `${a}*sqrt(3)/2`,
      "The height of an equilateral triangle is $\\sqrt{3}/2$ times its side.",
      "La altura de un triángulo equilátero es $\\sqrt{3}/2$ por el lado.",
    ),
  ],
  pentagon: regular(5),
  hexagon: regular(6),
  octagon: regular(8),
  parallelogram: [
    f(
      "base height",
      "area",
      (b, h) => `${b}*${h}`,
      "The area of a parallelogram is base times height.",
      "El área de un paralelogramo es base por altura.",
    ),
  ],
  trapezoid: [
    f(
      "bases height",
      "area",
      (a, b, h) => `(${a} + ${b})*${h}/2`,
      "The area of a trapezoid is the mean of its bases times the height.",
      "El área de un trapecio es la media de las bases por la altura.",
    ),
  ],
  rhombus: [
    f(
      "diagonals",
      "area",
      (a, b) => `${a}*${b}/2`,
      "The area of a rhombus is half the product of its diagonals.",
      "El área de un rombo es la mitad del producto de sus diagonales.",
    ),
    ...regular(4),
  ],
  cube: [
    f(
      "side",
      "volume",
      (a) => `${a}^3`,
      "The volume of a cube is its edge cubed.",
      "El volumen de un cubo es la arista al cubo.",
    ),
    f(
      "side",
      "surface",
      (a) => `6*${a}^2`,
      "A cube has six square faces.",
      "Un cubo tiene seis caras cuadradas.",
    ),
    f(
      "side",
      "area",
      (a) => `6*${a}^2`,
      "A cube has six square faces.",
      "Un cubo tiene seis caras cuadradas.",
    ),
    f(
      "volume",
      "side",
      (v) => `root(${v}, 3)`,
      "The edge is the cube root of the volume.",
      "La arista es la raíz cúbica del volumen.",
    ),
  ],
  box: [
    f(
      "length width height",
      "volume",
      (a, b, c) => `${a}*${b}*${c}`,
      "The volume is length times width times height.",
      "El volumen es largo por ancho por alto.",
    ),
    f(
      "length width height",
      "surface",
      (a, b, c) => `2*(${a}*${b} + ${a}*${c} + ${b}*${c})`,
      "Add the areas of the three pairs of faces.",
      "Suma las áreas de los tres pares de caras.",
    ),
  ],
  cylinder: [
    f(
      "radius height",
      "volume",
      (r, h) => `pi*${r}^2*${h}`,
      "The volume of a cylinder is $\\pi r^2 h$.",
      "El volumen de un cilindro es $\\pi r^2 h$.",
    ),
    f(
      "diameter height",
      "volume",
      (d, h) => `pi*(${d}/2)^2*${h}`,
      "The radius is half the diameter; the volume is $\\pi r^2 h$.",
      "El radio es la mitad del diámetro; el volumen es $\\pi r^2 h$.",
    ),
    f(
      "radius height",
      "surface",
      (r, h) => `2*pi*${r}*(${r} + ${h})`,
      "The total surface of a cylinder is $2\\pi r(r + h)$.",
      "La superficie total de un cilindro es $2\\pi r(r + h)$.",
    ),
  ],
  cone: [
    f(
      "radius height",
      "volume",
      (r, h) => `pi*${r}^2*${h}/3`,
      "The volume of a cone is $\\pi r^2 h/3$.",
      "El volumen de un cono es $\\pi r^2 h/3$.",
    ),
    f(
      "diameter height",
      "volume",
      (d, h) => `pi*(${d}/2)^2*${h}/3`,
      "The radius is half the diameter; the volume is $\\pi r^2 h/3$.",
      "El radio es la mitad del diámetro; el volumen es $\\pi r^2 h/3$.",
    ),
  ],
  sphere: [
    f(
      "radius",
      "volume",
      (r) => `4/3*pi*${r}^3`,
      "The volume of a sphere is $\\frac{4}{3}\\pi r^3$.",
      "El volumen de una esfera es $\\frac{4}{3}\\pi r^3$.",
    ),
    f(
      "diameter",
      "volume",
      (d) => `4/3*pi*(${d}/2)^3`,
      "The radius is half the diameter; the volume is $\\frac{4}{3}\\pi r^3$.",
      "El radio es la mitad del diámetro; el volumen es $\\frac{4}{3}\\pi r^3$.",
    ),
    f(
      "radius",
      "surface",
      (r) => `4*pi*${r}^2`,
      "The surface of a sphere is $4\\pi r^2$.",
      "La superficie de una esfera es $4\\pi r^2$.",
    ),
    f(
      "radius",
      "area",
      (r) => `4*pi*${r}^2`,
      "The surface of a sphere is $4\\pi r^2$.",
      "La superficie de una esfera es $4\\pi r^2$.",
    ),
  ],
  pyramid: [
    f(
      "side height",
      "volume",
      (a, h) => `${a}^2*${h}/3`,
      "The volume of a pyramid is a third of base times height.",
      "El volumen de una pirámide es un tercio de la base por la altura.",
    ),
  ],
};
