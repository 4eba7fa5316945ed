import type { Shape } from "./figure.ts";
import type { ShapeFormula } from "./shape-formula.ts";
import { given } from "./shape-formula.ts";
import { solidFormulas } from "./solids.ts";

const circle = [
  given(
    "radius",
    "area",
    (r) => `pi*${r}^2`,
    "The area of a circle is $\\pi r^2$.",
    "El área de un círculo es $\\pi r^2$.",
  ),
  given(
    "diameter",
    "area",
    (d) => `pi*(${d}/2)^2`,
    "The radius is half the diameter, and the area is $\\pi r^2$.",
    "El radio es la mitad del diámetro y el área es $\\pi r^2$.",
  ),
  given(
    "radius",
    "perimeter",
    (r) => `2*pi*${r}`,
    "The circumference is $2\\pi r$.",
    "La longitud de la circunferencia es $2\\pi r$.",
  ),
  given(
    "diameter",
    "perimeter",
    (d) => `pi*${d}`,
    "The circumference is $\\pi d$.",
    "La longitud de la circunferencia es $\\pi d$.",
  ),
  given(
    "perimeter",
    "radius",
    (c) => `${c}/(2*pi)`,
    "The radius is the circumference divided by $2\\pi$.",
    "El radio es la longitud de la circunferencia entre $2\\pi$.",
  ),
  given(
    "perimeter",
    "diameter",
    (c) => `${c}/pi`,
    "The diameter is the circumference divided by $\\pi$.",
    "El diámetro es la longitud de la circunferencia entre $\\pi$.",
  ),
  given(
    "diameter",
    "radius",
    (d) => `${d}/2`,
    "The radius is half the diameter.",
    "El radio es la mitad del diámetro.",
  ),
  given(
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
      given(
        need,
        "area",
        (a, b) => `${a}*${b}`,
        "The area is length times width.",
        "El área es el largo por el ancho.",
      ),
      given(
        need,
        "perimeter",
        (a, b) => `2*(${a} + ${b})`,
        "The perimeter is twice the sum of length and width.",
        "El perímetro es el doble de la suma del largo y el ancho.",
      ),
      given(
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
      given(
        `${known} area`,
        other,
        (a, area) => `${area}/${a}`,
        "One side is the area divided by the other side.",
        "Un lado es el área entre el otro lado.",
      ),
      given(
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
  given(
    "side",
    "area",
    (a) => `${a}^2`,
    "The area of a square is its side squared.",
    "El área de un cuadrado es el lado al cuadrado.",
  ),
  given(
    "side",
    "perimeter",
    (a) => `4*${a}`,
    "The perimeter of a square is four times its side.",
    "El perímetro de un cuadrado es cuatro veces el lado.",
  ),
  given(
    "side",
    "diagonal",
    (a) => `sqrt(2*${a}^2)`,
    "By Pythagoras the diagonal squared is twice the side squared.",
    "Por Pitágoras, la diagonal al cuadrado es el doble del lado al cuadrado.",
  ),
  given(
    "area",
    "side",
    (a) => `sqrt(${a})`,
    "The side is the square root of the area.",
    "El lado es la raíz cuadrada del área.",
  ),
  given(
    "perimeter",
    "side",
    (p) => `${p}/4`,
    "The side is a quarter of the perimeter.",
    "El lado es la cuarta parte del perímetro.",
  ),
  given(
    "area",
    "perimeter",
    (a) => `4*sqrt(${a})`,
    "The side is the square root of the area; the perimeter is four sides.",
    "El lado es la raíz cuadrada del área; el perímetro son cuatro lados.",
  ),
  given(
    "perimeter",
    "area",
    (p) => `(${p}/4)^2`,
    "The side is a quarter of the perimeter; the area is the side squared.",
    "El lado es la cuarta parte del perímetro; el área es el lado al cuadrado.",
  ),
  given(
    "diagonal",
    "area",
    (d) => `${d}^2/2`,
    "The area is half the diagonal squared.",
    "El área es la mitad de la diagonal al cuadrado.",
  ),
];

const triangle = [
  given(
    "base height",
    "area",
    (b, h) => `${b}*${h}/2`,
    "The area of a triangle is base times height divided by two.",
    "El área de un triángulo es base por altura entre dos.",
  ),
  given(
    "base area",
    "height",
    (b, a) => `2*${a}/${b}`,
    "The height is twice the area divided by the base.",
    "La altura es el doble del área entre la base.",
  ),
  given(
    "height area",
    "base",
    (h, a) => `2*${a}/${h}`,
    "The base is twice the area divided by the height.",
    "La base es el doble del área entre la altura.",
  ),
];

const right = [
  ...triangle,
  given(
    "legs",
    "hypotenuse",
    (a, b) => `sqrt(${a}^2 + ${b}^2)`,
    "Pythagoras: the square of the hypotenuse is the sum of the squares of the legs.",
    "Pitágoras: el cuadrado de la hipotenusa es la suma de los cuadrados de los catetos.",
  ),
  given(
    "sides",
    "hypotenuse",
    (a, b) => `sqrt(${a}^2 + ${b}^2)`,
    "Pythagoras: the square of the hypotenuse is the sum of the squares of the legs.",
    "Pitágoras: el cuadrado de la hipotenusa es la suma de los cuadrados de los catetos.",
  ),
  given(
    "base height",
    "hypotenuse",
    (a, b) => `sqrt(${a}^2 + ${b}^2)`,
    "Pythagoras: the square of the hypotenuse is the sum of the squares of the legs.",
    "Pitágoras: el cuadrado de la hipotenusa es la suma de los cuadrados de los catetos.",
  ),
  given(
    "leg hypotenuse",
    "legs",
    (a, c) => `sqrt(${c}^2 - ${a}^2)`,
    "Pythagoras: the square of a leg is the square of the hypotenuse minus that of the other leg.",
    "Pitágoras: el cuadrado de un cateto es el de la hipotenusa menos el del otro cateto.",
  ),
  given(
    "legs",
    "area",
    (a, b) => `${a}*${b}/2`,
    "The legs are base and height: the area is half their product.",
    "Los catetos son base y altura: el área es la mitad de su producto.",
  ),
  given(
    "legs",
    "perimeter",
    (a, b) => `${a} + ${b} + sqrt(${a}^2 + ${b}^2)`,
    "Add the legs and the hypotenuse, which Pythagoras gives.",
    "Suma los catetos y la hipotenusa, que da Pitágoras.",
  ),
];

const regular = (count: number) => [
  given(
    "side",
    "perimeter",
    (a) => `${count}*${a}`,
    `It has $${count}$ equal sides.`,
    `Tiene $${count}$ lados iguales.`,
  ),
  given(
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
    given(
      "side",
      "area",
      (a) => `${a}^2*sqrt(3)/4`,
      "The area of an equilateral triangle is $\\sqrt{3}/4$ times its side squared.",
      "El área de un triángulo equilátero es $\\sqrt{3}/4$ por el lado al cuadrado.",
    ),
    given(
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
    given(
      "base height",
      "area",
      (b, h) => `${b}*${h}`,
      "The area of a parallelogram is base times height.",
      "El área de un paralelogramo es base por altura.",
    ),
  ],
  trapezoid: [
    given(
      "bases height",
      "area",
      (a, b, h) => `(${a} + ${b})*${h}/2`,
      "The area of a trapezoid is the mean of its bases times the height.",
      "El área de un trapecio es la media de las bases por la altura.",
    ),
  ],
  rhombus: [
    given(
      "diagonals",
      "area",
      (a, b) => `${a}*${b}/2`,
      "The area of a rhombus is half the product of its diagonals.",
      "El área de un rombo es la mitad del producto de sus diagonales.",
    ),
    ...regular(4),
  ],
  ...solidFormulas,
};
