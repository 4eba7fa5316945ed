import type { Picture } from "../../item.ts";
import { numeral } from "../../mathematics/solving/reading/account.ts";
import type { Solution } from "../../mathematics/solving/solution.ts";
import { angleAcross, cornersOf, sideAcross } from "./corners.ts";
import type { Pictures } from "./picture.ts";

const corners = ["A", "B", "C"] as const;
const sides = ["a", "b", "c"] as const;
const asked = "?";

/** A triangle with two of its angles given and the third asked for. */
export function angleTriangle(text: string, solution: Solution): Pictures | null {
  if (!/tri(?:angle|angulo)/i.test(text)) return null;
  const given = [...text.matchAll(new RegExp(`${numeral} ?(?:°|º|degrees|grados)`, "g"))].map(
    (match) => match[1] ?? "",
  );
  const [a, b, another] = given;
  if (a === undefined || b === undefined || another !== undefined) return null;
  const places = cornersOf({ A: Number(a), B: Number(b) });
  if (places.length === 0) return null;
  const draw = (third: string): Omit<Extract<Picture, { kind: "triangle" }>, "describe"> => ({
    kind: "triangle",
    corners: places,
    sides: ["", "", ""],
    angles: [`${a}^\\circ`, `${b}^\\circ`, third],
    height: null,
  });
  const open = {
    en: `A triangle with angles of ${a}° and ${b}°; the third angle is asked for.`,
    es: `Un triángulo con ángulos de ${a}° y ${b}°; se pide el tercer ángulo.`,
  };
  return {
    open: { ...draw(asked), describe: open },
    solved: {
      ...draw(solution.latex),
      describe: {
        en: `A triangle with angles of ${a}° and ${b}°; the third is $${solution.latex}$.`,
        es: `Un triángulo con ángulos de ${a}° y ${b}°; el tercero mide $${solution.latex}$.`,
      },
    },
  };
}

/** A triangle ABC by the rules of sines and cosines, sides in small letters across from their angles. */
export function namedTriangle(text: string, solution: Solution): Pictures | null {
  const given = new Map<string, number>();
  for (const [, name = "", value = ""] of text.matchAll(
    new RegExp(`(?<![A-Za-z])([abcABC]) ?= ?${numeral}`, "g"),
  )) {
    given.set(name, Number(value));
  }
  const [A, B] = anglesFrom(given);
  if (A === undefined || B === undefined) return null;
  const places = cornersOf({ A, B });
  if (places.length === 0) return null;
  const label = (name: string, ending: string) =>
    given.has(name) ? `${name} = ${given.get(name)}${ending}` : "";
  const known = [...given].map(
    ([name, value]) => `$${name} = ${value}${/[ABC]/.test(name) ? "^\\circ" : ""}$`,
  );
  const open = {
    en: `A triangle ABC with ${known.join(", ")}. Each side is named after the angle across from it.`,
    es: `Un triángulo ABC con ${known.join(", ")}. Cada lado se llama como el ángulo opuesto.`,
  };
  const picture = {
    kind: "triangle",
    corners: places,
    sides: sides.map((name) => label(name, "") || name),
    angles: corners.map((name) => label(name, "^\\circ") || name),
    height: null,
  } as const;
  return {
    open: { ...picture, describe: open },
    solved: {
      ...picture,
      describe: {
        en: `${open.en} The answer: $${solution.latex}$.`,
        es: `${open.es} La respuesta: $${solution.latex}$.`,
      },
    },
  };
}

/** The angles at A and B in degrees, from three sides, two sides with the angle between them, or two angles. */
function anglesFrom(given: ReadonlyMap<string, number>): readonly number[] {
  let [a, b, c] = sides.map((name) => given.get(name));
  const [A, B, C] = corners.map((name) => given.get(name));
  if (A !== undefined && B !== undefined) return [A, B];
  if (A !== undefined && C !== undefined) return [A, 180 - A - C];
  if (B !== undefined && C !== undefined) return [180 - B - C, B];
  if (a === undefined && A && b && c) a = sideAcross(A, b, c);
  if (b === undefined && B && a && c) b = sideAcross(B, a, c);
  if (c === undefined && C && a && b) c = sideAcross(C, a, b);
  return a && b && c ? [angleAcross(a, b, c), angleAcross(b, a, c)] : [];
}
