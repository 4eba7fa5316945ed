import { plainMaths } from "#client/rich-text/plain-maths.ts";

type RightTriangleProps = { legA: string; legB: string; hypotenuse: string };

const base = 210;

/**
 * A right triangle: leg a upright, leg b along the ground, and the angle A across from leg a, as is the custom.
 * In proportion where the lengths allow it. Drawn inside a Picture.
 */
export function RightTriangle({ legA, legB, hypotenuse }: RightTriangleProps) {
  const high = base * steepness(legA, legB, hypotenuse);
  return (
    <svg viewBox={`-44 -10 ${base + 74} ${high + 44}`} className="max-h-60 w-full" aria-hidden>
      <path
        d={`M0 0V${high}H${base}Z`}
        className="fill-lamp-soft stroke-ink"
        strokeWidth={2.5}
        strokeLinejoin="round"
      />
      <path d={`M0 ${high - 16}h16v16`} fill="none" className="stroke-ink" strokeWidth={1.5} />
      <g className="fill-ink font-semibold" fontSize={17} textAnchor="middle">
        <text x={-20} y={high / 2 + 5}>
          {plainMaths(legA)}
        </text>
        <text x={base / 2} y={high + 26}>
          {plainMaths(legB)}
        </text>
        <text x={base / 2 + 16} y={high / 2 - 8} textAnchor="start">
          {plainMaths(hypotenuse)}
        </text>
      </g>
      <text
        x={base + 14}
        y={high + 6}
        className="fill-quiet"
        fontSize={15}
        fontStyle="italic"
        textAnchor="middle"
      >
        A
      </text>
    </svg>
  );
}

/** Leg a over leg b, kept between shapes one can still label. */
function steepness(legA: string, legB: string, hypotenuse: string): number {
  const a = Number(legA);
  const b = Number(legB);
  const c = Number(hypotenuse);
  const up = a > 0 ? a : Math.sqrt(c * c - b * b);
  const along = b > 0 ? b : Math.sqrt(c * c - a * a);
  const ratio = up / along;
  return Number.isFinite(ratio) && ratio > 0 ? Math.min(0.95, Math.max(0.45, ratio)) : 0.7;
}
