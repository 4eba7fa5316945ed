import type { Point } from "../../../item.ts";

const degree = Math.PI / 180;

/**
 * The corners A, B and C of a triangle with two known angles in degrees, A at the origin and B at (1, 0).
 * None where these are no angles of a triangle.
 */
export function cornersOf({ A, B }: { A: number; B: number }): Point[] {
  if (!(A > 0 && B > 0 && A + B < 180)) return [];
  // The side across from B, by the law of sines with the side from A to B as 1.
  const b = Math.sin(B * degree) / Math.sin((A + B) * degree);
  return [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: b * Math.cos(A * degree), y: b * Math.sin(A * degree) },
  ];
}

/** The angle in degrees across from the first of three sides, by the law of cosines; NaN where there is none. */
export function angleAcross(side: number, p: number, q: number): number {
  return Math.acos((p * p + q * q - side * side) / (2 * p * q)) / degree;
}

/** The third side of two and the angle between them in degrees, by the law of cosines. */
export function sideAcross(angle: number, p: number, q: number): number {
  return Math.sqrt(p * p + q * q - 2 * p * q * Math.cos(angle * degree));
}
