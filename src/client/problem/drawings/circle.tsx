import { plainMaths } from "#client/rich-text/plain-maths.ts";

type CircleProps = { radius: string | null; diameter: string | null };

const size = 92;

/** A circle with its radius or its diameter. Drawn inside a Picture. */
export function Circle({ radius, diameter }: CircleProps) {
  const label = radius ?? diameter ?? "";
  const from = radius === null ? -size : 0;
  return (
    <svg viewBox="-110 -100 220 200" className="max-h-56 w-full" aria-hidden>
      <circle r={size} className="fill-lamp-soft stroke-ink" strokeWidth={2.5} />
      <path d={`M${from} 0H${size}`} className="stroke-ink" strokeWidth={2} />
      <circle r={3.5} className="fill-ink" />
      <text
        x={(from + size) / 2}
        y={-10}
        className="fill-ink font-semibold"
        fontSize={17}
        textAnchor="middle"
      >
        {plainMaths(`$${label}$`)}
      </text>
    </svg>
  );
}
