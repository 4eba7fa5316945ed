import type { Expression } from "../../../notation/expression.ts";
import { rebuild } from "../../inspect.ts";
import { readMathematics } from "../../../notation/read.ts";
import type { Rational } from "../../../numbers/rational.ts";
import {
  add,
  compare,
  divide,
  equals,
  fraction,
  fromInteger,
  isInteger,
  isZero,
  multiply,
  negate,
  subtract,
  toDecimal,
  toText,
} from "../../../numbers/rational.ts";
import { decideScalars } from "../../comparing/scalars.ts";
import { exactValue } from "../../canonical.ts";
import { coefficientsIn } from "../exact/polynomial.ts";
import { emptyScope, toPolynomial } from "../reading/scope.ts";

/** Sine of the angles of the school table, in degrees. */
const sines: readonly (readonly [number, string])[] = [
  [0, "0"],
  [15, "(sqrt(6) - sqrt(2))/4"],
  [30, "1/2"],
  [45, "sqrt(2)/2"],
  [60, "sqrt(3)/2"],
  [75, "(sqrt(6) + sqrt(2))/4"],
  [90, "1"],
];
const tangents: readonly (readonly [number, string])[] = [
  [0, "0"],
  [30, "sqrt(3)/3"],
  [45, "1"],
  [60, "sqrt(3)"],
  [15, "2 - sqrt(3)"],
  [75, "2 + sqrt(3)"],
];

export type Trigonometric = "sin" | "cos" | "tan";

/** Sine, cosine or tangent of whole degrees of the school table (multiples of 15°), typed; null for other angles, and where there is none. */
export function tableValue(name: Trigonometric, degrees: Rational): string | null {
  if (!isInteger(degrees)) return null;
  const turn = Number(((degrees.n % 360n) + 360n) % 360n);
  if (name === "cos") return sineOf((turn + 90) % 360);
  if (name === "sin") return sineOf(turn);
  const half = turn % 180;
  if (half === 90) return null;
  const found = tangents.find(([angle]) => angle === (half > 90 ? 180 - half : half))?.[1];
  return found === undefined ? null : half > 90 ? negated(found) : found;
}

function sineOf(turn: number): string | null {
  const half = turn % 180;
  const found = sines.find(([angle]) => angle === (half > 90 ? 180 - half : half))?.[1];
  return found === undefined ? null : turn > 180 && found !== "0" ? negated(found) : found;
}

function negated(text: string): string {
  if (text === "0") return "0";
  return / [-+] /.test(text) && !text.startsWith("(") ? `-(${text})` : `-${text}`;
}

/** All angles from 0° up to 360° (tangent: 180°) at which the function has the value, in degrees; null where the table has none. */
export function anglesOf(name: Trigonometric, value: Expression): number[] | null {
  const size = name === "tan" ? 180 : 360;
  const angles: number[] = [];
  for (let angle = 0; angle < size; angle += 15) {
    const known = tableValue(name, fromInteger(angle));
    const result = known === null ? null : readMathematics(known, { functions: [], units: false });
    if (result?.ok === true && decideScalars(result.expression, value).verdict === "equal")
      angles.push(angle);
  }
  return angles.length === 0 ? null : angles;
}

/** The size in degrees of an angle written in degrees (30°) or as a multiple of π; null for other expressions. */
export function degreesOf(angle: Expression): Rational | null {
  if (angle.kind === "quantity") return angle.unit === "deg" ? exactValue(angle.value) : null;
  const exact = exactValue(angle);
  if (exact !== null) return isZero(exact) ? exact : null;
  const named = rebuild(angle, (part) =>
    part.kind === "constant" && part.name === "pi" ? { kind: "symbol", name: "P" } : part,
  );
  const p = toPolynomial(named, emptyScope);
  const [shift, factor, more] = (p === null ? null : coefficientsIn(p, "P")) ?? [];
  return shift === undefined || factor === undefined || more !== undefined || !isZero(shift)
    ? null
    : multiply(factor, fromInteger(180));
}

/** An angle as it is written: "30°", or "pi/6" in radians. */
export function writeAngle(degrees: Rational, radians: boolean): string {
  if (!radians) return `${toDecimal(degrees) ?? toText(degrees)}°`;
  const part = divide(degrees, fromInteger(180));
  if (isZero(part)) return "0";
  const size = part.n < 0n ? negate(part) : part;
  const text = `${size.n === 1n ? "" : `${size.n}*`}pi${size.d === 1n ? "" : `/${size.d}`}`;
  return part.n < 0n ? `-${text}` : text;
}

export type AngleRange = { low: Rational; high: Rational; lowClosed: boolean; highClosed: boolean };

/** Most solutions written down in one range. */
const maxSolutions = 24;

/** The x in the range, in degrees and ascending, with factor·x + shift at one of the angles, whole turns added; null for too many. */
export function anglesIn(
  range: AngleRange,
  angles: readonly number[],
  period: number,
  factor: Rational,
  shift: Rational,
): Rational[] | null {
  if (isZero(factor)) return null;
  const found: Rational[] = [];
  const turn = divide(fromInteger(period), factor.n < 0n ? negate(factor) : factor);
  for (const angle of angles) {
    const first = divide(subtract(fromInteger(angle), shift), factor);
    const skip = ceiling(divide(subtract(range.low, first), turn));
    for (let count = 0n; ; count++) {
      const x = add(first, multiply(turn, fraction(skip + count, 1n)));
      const above = compare(x, range.high);
      if (above > 0 || (above === 0 && !range.highClosed)) break;
      if (!range.lowClosed && equals(x, range.low)) continue;
      found.push(x);
      if (found.length > maxSolutions) return null;
    }
  }
  const ordered = found.toSorted(compare);
  return ordered.filter((x, index) => index === 0 || !equals(x, ordered[index - 1] ?? x));
}

function ceiling(value: Rational): bigint {
  return value.n >= 0n ? (value.n + value.d - 1n) / value.d : -(-value.n / value.d);
}
