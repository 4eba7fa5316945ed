const width = 320;
const height = 40;
const gap = 14;

type FractionBarsProps = { bars: readonly { parts: number; shaded: number }[] };

/** Bars of one length, cut into equal parts, the shaded ones filled. Drawn inside a Picture. */
export function FractionBars({ bars }: FractionBarsProps) {
  const total = bars.length * (height + gap) - gap;
  return (
    <svg viewBox={`-2 -2 ${width + 4} ${total + 4}`} className="w-full" aria-hidden>
      {bars.map(({ parts, shaded }, row) => {
        const part = width / Math.max(1, parts);
        const top = row * (height + gap);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- bars have no identity but their place
          <g key={row} className="stroke-ink" strokeWidth={1.5}>
            {Array.from({ length: Math.max(1, parts) }, (_, at) => (
              <rect
                key={at}
                x={at * part}
                y={top}
                width={part}
                height={height}
                className={at < shaded ? "fill-lamp" : "fill-surface"}
              />
            ))}
            <rect
              x={0}
              y={top}
              width={width}
              height={height}
              rx={3}
              fill="none"
              strokeWidth={2.5}
            />
          </g>
        );
      })}
    </svg>
  );
}
