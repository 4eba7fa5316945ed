import type { PictureView } from "#features/tutoring/contract/picture.ts";
import { plainMaths } from "#client/rich-text/plain-maths.ts";
import { tickLabel, ticksBetween } from "./scale.ts";

const width = 320;
const margin = 18;

type NumberLineProps = {
  from: number;
  to: number;
  marks: readonly { at: number; label: string }[];
  stretches: readonly Stretch[];
};

type Stretch = NonNullable<Extract<PictureView, { kind: "number-line" }>["stretches"]>[number];

/**
 * A line of numbers with some of them marked, and stretches of it drawn thick: a full ring at an end that belongs
 * to it, an empty one at an end that does not. Drawn inside a Picture.
 */
export function NumberLine({ from, to, marks, stretches }: NumberLineProps) {
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
      {stretches.map((stretch) => (
        <g key={`${stretch.from} ${stretch.to}`} className="stroke-glass" strokeWidth={5}>
          <path
            d={`M${stretch.from === null ? 4 : place(stretch.from)} 40H${stretch.to === null ? width - 4 : place(stretch.to)}`}
          />
          {stretch.from !== null && <End at={place(stretch.from)} closed={stretch.fromClosed} />}
          {stretch.to !== null && <End at={place(stretch.to)} closed={stretch.toClosed} />}
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

function End({ at, closed }: { at: number; closed: boolean }) {
  return (
    <circle
      cx={at}
      cy={40}
      r={6}
      strokeWidth={3}
      className={closed ? "fill-glass" : "fill-surface"}
    />
  );
}
