import type { ShapeFormula } from "./shape-formula.ts";
import { given } from "./shape-formula.ts";

/** The formulas of solids. */
export const solidFormulas = {
  cube: [
    given(
      "side",
      "volume",
      (a) => `${a}^3`,
      "The volume of a cube is its edge cubed.",
      "El volumen de un cubo es la arista al cubo.",
    ),
    given(
      "side",
      "surface",
      (a) => `6*${a}^2`,
      "A cube has six square faces.",
      "Un cubo tiene seis caras cuadradas.",
    ),
    given(
      "side",
      "area",
      (a) => `6*${a}^2`,
      "A cube has six square faces.",
      "Un cubo tiene seis caras cuadradas.",
    ),
    given(
      "volume",
      "side",
      (v) => `root(${v}, 3)`,
      "The edge is the cube root of the volume.",
      "La arista es la raíz cúbica del volumen.",
    ),
  ],
  box: [
    given(
      "length width height",
      "volume",
      (a, b, c) => `${a}*${b}*${c}`,
      "The volume is length times width times height.",
      "El volumen es largo por ancho por alto.",
    ),
    given(
      "length width height",
      "surface",
      (a, b, c) => `2*(${a}*${b} + ${a}*${c} + ${b}*${c})`,
      "Add the areas of the three pairs of faces.",
      "Suma las áreas de los tres pares de caras.",
    ),
  ],
  cylinder: [
    given(
      "radius height",
      "volume",
      (r, h) => `pi*${r}^2*${h}`,
      "The volume of a cylinder is $\\pi r^2 h$.",
      "El volumen de un cilindro es $\\pi r^2 h$.",
    ),
    given(
      "diameter height",
      "volume",
      (d, h) => `pi*(${d}/2)^2*${h}`,
      "The radius is half the diameter; the volume is $\\pi r^2 h$.",
      "El radio es la mitad del diámetro; el volumen es $\\pi r^2 h$.",
    ),
    given(
      "radius height",
      "surface",
      (r, h) => `2*pi*${r}*(${r} + ${h})`,
      "The total surface of a cylinder is $2\\pi r(r + h)$.",
      "La superficie total de un cilindro es $2\\pi r(r + h)$.",
    ),
  ],
  cone: [
    given(
      "radius height",
      "volume",
      (r, h) => `pi*${r}^2*${h}/3`,
      "The volume of a cone is $\\pi r^2 h/3$.",
      "El volumen de un cono es $\\pi r^2 h/3$.",
    ),
    given(
      "diameter height",
      "volume",
      (d, h) => `pi*(${d}/2)^2*${h}/3`,
      "The radius is half the diameter; the volume is $\\pi r^2 h/3$.",
      "El radio es la mitad del diámetro; el volumen es $\\pi r^2 h/3$.",
    ),
  ],
  sphere: [
    given(
      "radius",
      "volume",
      (r) => `4/3*pi*${r}^3`,
      "The volume of a sphere is $\\frac{4}{3}\\pi r^3$.",
      "El volumen de una esfera es $\\frac{4}{3}\\pi r^3$.",
    ),
    given(
      "diameter",
      "volume",
      (d) => `4/3*pi*(${d}/2)^3`,
      "The radius is half the diameter; the volume is $\\frac{4}{3}\\pi r^3$.",
      "El radio es la mitad del diámetro; el volumen es $\\frac{4}{3}\\pi r^3$.",
    ),
    given(
      "radius",
      "surface",
      (r) => `4*pi*${r}^2`,
      "The surface of a sphere is $4\\pi r^2$.",
      "La superficie de una esfera es $4\\pi r^2$.",
    ),
    given(
      "radius",
      "area",
      (r) => `4*pi*${r}^2`,
      "The surface of a sphere is $4\\pi r^2$.",
      "La superficie de una esfera es $4\\pi r^2$.",
    ),
  ],
  pyramid: [
    given(
      "side height",
      "volume",
      (a, h) => `${a}^2*${h}/3`,
      "The volume of a pyramid is a third of base times height.",
      "El volumen de una pirámide es un tercio de la base por la altura.",
    ),
  ],
} as const satisfies Readonly<Record<string, readonly ShapeFormula[]>>;
