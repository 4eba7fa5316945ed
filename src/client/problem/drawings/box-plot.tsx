import { tickLabel, ticksBetween } from "./scale.ts";

type BoxPlotProps = {
  least: number;
  lowerQuartile: number;
  median: number;
  upperQuartile: number;
  greatest: number;
};

const width = 320;
const margin = 24;

/** Whiskers from the least to the greatest number, a box over the middle half, a line at the median. */
export function BoxPlot({ least, lowerQuartile, median, upperQuartile, greatest }: BoxPlotProps) {
  const span = greatest - least || 1;
  const place = (value: number) => margin + ((value - least) / span) * (width - 2 * margin);
  return (
    <svg viewBox={`0 0 ${width} 112`} className="w-full" aria-hidden>
      <path
        d={`M${place(least)} 26v28M${place(least)} 40H${place(greatest)}M${place(greatest)} 26v28`}
        className="stroke-ink"
        strokeWidth={2}
      />
      <rect
        x={place(lowerQuartile)}
        y={14}
        width={Math.max(1, place(upperQuartile) - place(lowerQuartile))}
        height={52}
        className="fill-lamp-soft stroke-ink"
        strokeWidth={2}
      />
      <path d={`M${place(median)} 14v52`} className="stroke-glass" strokeWidth={4} />
      <path d={`M${margin} 82H${width - margin}`} className="stroke-ink" strokeWidth={1.5} />
      {ticksBetween(least, greatest, 8).map((tick) => (
        <g key={tick}>
          <path d={`M${place(tick)} 78v8`} className="stroke-ink" strokeWidth={1.5} />
          <text x={place(tick)} y={104} className="fill-quiet" fontSize={13} textAnchor="middle">
            {tickLabel(tick)}
          </text>
        </g>
      ))}
    </svg>
  );
}
