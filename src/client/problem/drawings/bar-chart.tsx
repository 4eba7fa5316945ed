import { tickLabel, ticksBetween } from "./scale.ts";

type BarChartProps = {
  bars: readonly { label: string; value: number }[];
  level: number | null;
};

const width = 320;
const height = 190;
const left = 34;
const bottom = 26;

/** Upright bars over their labels, and on request a line across them all. Drawn inside a Picture. */
export function BarChart({ bars, level }: BarChartProps) {
  const values = bars.map(({ value }) => value);
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values) || 1;
  const ground = height - bottom;
  const place = (value: number) => 10 + ((high - value) / (high - low)) * (ground - 10);
  const slot = (width - left) / Math.max(1, bars.length);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="w-full" aria-hidden>
      {ticksBetween(low, high, 5).map((tick) => (
        <g key={tick}>
          <path d={`M${left} ${place(tick)}H${width}`} className="stroke-hairline" />
          <text
            x={left - 6}
            y={place(tick) + 4}
            className="fill-quiet"
            fontSize={12}
            textAnchor="end"
          >
            {tickLabel(tick)}
          </text>
        </g>
      ))}
      {bars.map(({ label, value }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- numbers of a list may stand there twice
        <g key={index}>
          <rect
            x={left + slot * (index + 0.16)}
            y={place(Math.max(value, 0))}
            width={slot * 0.68}
            height={Math.abs(place(value) - place(0))}
            className="fill-lamp stroke-ink"
            strokeWidth={1.5}
          />
          <text
            x={left + slot * (index + 0.5)}
            y={height - 8}
            className="fill-ink font-semibold"
            fontSize={14}
            textAnchor="middle"
          >
            {label.replace("-", "−")}
          </text>
        </g>
      ))}
      <path d={`M${left} ${place(0)}H${width}`} className="stroke-ink" strokeWidth={1.75} />
      {level !== null && (
        <path
          d={`M${left} ${place(level)}H${width}`}
          className="stroke-glass"
          strokeWidth={3}
          strokeDasharray="8 5"
        />
      )}
    </svg>
  );
}
