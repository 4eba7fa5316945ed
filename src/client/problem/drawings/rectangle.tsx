import { plainMaths } from "#client/rich-text/plain-maths.ts";

const countedMax = 12;
const squareMax = 26;

type RectangleProps = { width: string; height: string };

/** A rectangle with its sides named; small whole sides show its squares. Drawn inside a Picture. */
export function Rectangle({ width, height }: RectangleProps) {
  const across = countOf(width);
  const down = countOf(height);
  const counted = across > 0 && down > 0;
  const square = counted ? Math.min(squareMax, 220 / across, 170 / down) : 0;
  const wide = counted ? across * square : 200;
  const high = counted ? down * square : 120;
  return (
    <svg viewBox={`-40 -4 ${wide + 80} ${high + 34}`} className="max-h-56 w-full" aria-hidden>
      <rect
        width={wide}
        height={high}
        className="fill-lamp-soft stroke-ink"
        strokeWidth={2}
        strokeLinejoin="round"
      />
      {counted && (
        <path
          d={[
            ...Array.from({ length: across - 1 }, (_, at) => `M${(at + 1) * square} 0v${high}`),
            ...Array.from({ length: down - 1 }, (_, at) => `M0 ${(at + 1) * square}h${wide}`),
          ].join("")}
          className="stroke-ink"
          strokeWidth={1}
          opacity={0.55}
        />
      )}
      <g className="fill-ink font-semibold" fontSize={16} textAnchor="middle">
        <text x={wide / 2} y={high + 22}>
          {plainMaths(width)}
        </text>
        <text x={-20} y={high / 2 + 5}>
          {plainMaths(height)}
        </text>
      </g>
    </svg>
  );
}

/** A side as a number of squares one can count; 0 where it is none. */
function countOf(side: string): number {
  const count = Number(side);
  return Number.isInteger(count) && count > 0 && count <= countedMax ? count : 0;
}
