import type { Ask } from "../../tasks/task.ts";
import { bracketedNumber } from "../exact/write.ts";
import { compare, fromInteger, type Rational, sign, subtract } from "../../../numbers/rational.ts";
import { emptyScope, readNumber } from "../reading/scope.ts";
import type { Draft } from "../solver.ts";
import { valueDraft } from "./value-draft.ts";

const wholes = { complement: 90, supplement: 180, third: 180 } as const;
const said = {
  complement: {
    en: "Complementary angles make a right angle of $90°$.",
    es: "Dos ángulos complementarios suman un ángulo recto de $90°$.",
  },
  supplement: {
    en: "Supplementary angles make a straight angle of $180°$.",
    es: "Dos ángulos suplementarios suman un ángulo llano de $180°$.",
  },
  third: {
    en: "The angles of a triangle add up to $180°$.",
    es: "Los ángulos de un triángulo suman $180°$.",
  },
} as const;

/** The angle, in degrees, that is missing to a right angle, a straight angle, or the sum of a triangle. */
export function missingAngle({ what, of }: Extract<Ask, { kind: "angle" }>): Draft | null {
  const angles = of.map((text) => readNumber(text.replace(/ ?°$/, ""), emptyScope));
  const known = angles.filter((angle): angle is Rational => angle !== null && sign(angle) > 0);
  if (known.length !== of.length || known.length !== (what === "third" ? 2 : 1)) return null;
  const whole = fromInteger(wholes[what]);
  if (compare(known.reduce(subtract, whole), fromInteger(0)) <= 0) return null;
  return valueDraft({
    kind: `angle-${what}`,
    plain: `${wholes[what]} - ${known.map(bracketedNumber).join(" - ")}`,
    ...said[what],
    unit: "°",
  });
}
