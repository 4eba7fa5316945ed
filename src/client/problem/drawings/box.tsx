import { plainMaths } from "#client/rich-text/plain-maths.ts";

type BoxProps = { length: string; width: string; height: string };

/** How far the back lies to the right and up, as a part of the width. */
const slant = { x: 0.5, y: 0.36 };
const longest = 170;

/** A rectangular box seen from its front, hidden edges broken; in proportion where its measures allow it. */
export function Box({ length, width, height }: BoxProps) {
  const [long, deep, high] = proportions([length, width, height]);
  const back = { x: deep * slant.x, y: -deep * slant.y };
  const right = long + back.x;
  const top = -high + back.y;
  return (
    <svg
      viewBox={`-52 ${top - 12} ${right + 112} ${-top + 46}`}
      className="max-h-60 w-full"
      aria-hidden
    >
      <path
        d={`M0 0H${long}L${right} ${back.y}V${top}H${back.x}L0 ${-high}Z`}
        className="fill-lamp-soft stroke-ink"
        strokeWidth={2.5}
        strokeLinejoin="round"
      />
      <path
        d={`M0 ${-high}H${long}V0M${long} ${-high}L${right} ${top}`}
        className="stroke-ink"
        strokeWidth={2}
        fill="none"
        strokeLinejoin="round"
      />
      <path
        d={`M0 0L${back.x} ${back.y}H${right}M${back.x} ${back.y}V${top}`}
        className="stroke-ink"
        strokeWidth={1.25}
        strokeDasharray="5 4"
        fill="none"
      />
      <g className="fill-ink font-semibold" fontSize={16}>
        <text x={long / 2} y={23} textAnchor="middle">
          {plainMaths(`$${length}$`)}
        </text>
        <text x={(long + right) / 2 + 12} y={back.y / 2 + 14}>
          {plainMaths(`$${width}$`)}
        </text>
        <text x={-10} y={-high / 2 + 5} textAnchor="end">
          {plainMaths(`$${height}$`)}
        </text>
      </g>
    </svg>
  );
}

/** Lengths on the page for measures; a measure that is no number is taken for a middling one. */
function proportions(labels: readonly string[]): [number, number, number] {
  const sizes = labels.map((label) => Number.parseFloat(label));
  const known = sizes.filter((size) => size > 0);
  const most = Math.max(...known, 0) || 1;
  const [long = longest, deep = longest, high = longest] = sizes.map(
    (size) => Math.max(0.3, size > 0 ? size / most : 0.6) * longest,
  );
  return [long, deep, high];
}
