import { plainMaths } from "../plain-maths.ts";
import { tickLabel, ticksBetween } from "./scale.ts";

const width = 320;
const margin = 18;

type NumberLineProps = {
  from: number;
  to: number;
  marks: readonly { at: number; label: string }[];
};

/** A line of numbers with some of them marked. Drawn inside a Picture. */
export function NumberLine({ from, to, marks }: NumberLineProps) {
  const span = to - from || 1;
  const place = (value: number) => margin + ((value - from) / span) * (width - 2 * margin);
  return (
    <svg viewBox={`0 0 ${width} 76`} className="w-full" aria-hidden>
      <path
        d={`M4 40H${width - 4}M10 35l-6 5 6 5M${width - 10} 35l6 5-6 5`}
        className="stroke-ink"
        strokeWidth={2}
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {ticksBetween(from, to, 10).map((tick) => (
        <g key={tick}>
          <path d={`M${place(tick)} 35v10`} className="stroke-ink" strokeWidth={1.5} />
          <text x={place(tick)} y={64} className="fill-quiet" fontSize={13} textAnchor="middle">
            {tickLabel(tick)}
          </text>
        </g>
      ))}
      {marks.map(({ at, label }) => (
        <g key={`${at} ${label}`}>
          <circle cx={place(at)} cy={40} r={6} className="fill-lamp stroke-ink" strokeWidth={2} />
          <text
            x={place(at)}
            y={24}
            className="fill-ink font-semibold"
            fontSize={15}
            textAnchor="middle"
          >
            {plainMaths(label)}
          </text>
        </g>
      ))}
    </svg>
  );
}
