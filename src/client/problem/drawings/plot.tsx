import { useEffect, useState } from "react";
import type { PictureView } from "#features/tutoring/contract/picture.ts";
import { plainMaths } from "#client/rich-text/plain-maths.ts";
import type { Sample } from "./sample-function.ts";
import { type Range, stretchOver, tickLabel, ticksBetween } from "./scale.ts";

const width = 320;
const margin = 8;

type PlotProps = { picture: Extract<PictureView, { kind: "plot" }> };

/** One look for each curve, so that they can be told apart without colour. */
const strokes = [
  { line: "stroke-glass", dashes: undefined },
  { line: "stroke-lamp-text", dashes: "9 5" },
] as const;

/**
 * Axes with points and curves. Points alone keep one unit as long across as up, so that a slope looks as steep
 * as it is. The curves come a moment after the axes: their mathematics is loaded when needed. Drawn inside a
 * Picture.
 */
export function Plot({ picture }: PlotProps) {
  const { functions, points, labels, axes, window, unmarked = false } = picture;
  const across =
    window?.across ??
    stretchOver(
      points.map(({ x }) => x),
      functions.length > 0 ? 4 : 2,
    );
  const curves = useCurves(functions, across);
  const up =
    window?.up ??
    stretchOver([...points.map(({ y }) => y), ...curves.flat().map(({ y }) => y ?? Number.NaN)], 2);
  const height = functions.length > 0 ? 240 : evenHeight(across, up);
  const placeX = along(across, margin, width - margin);
  const placeY = along(up, height - margin, margin);
  const axisX = clamp(placeX(0), margin, width - margin);
  const axisY = clamp(placeY(0), margin, height - margin);
  const places = { across, up, height, placeX, placeY, axisX, axisY };
  const drawing = (
    <svg viewBox={`0 0 ${width} ${height}`} className="w-full" aria-hidden>
      {!unmarked && <Grid places={places} />}
      <path
        d={`M0 ${axisY}H${width}M${axisX} ${height}V0`}
        className="stroke-ink"
        strokeWidth={1.75}
      />
      {!unmarked && <Numbers places={places} />}
      {curves.map((samples, at) => (
        <path
          key={functions[at]}
          d={curvePath(samples, placeX, placeY)}
          fill="none"
          className={strokes[at % strokes.length]?.line}
          strokeDasharray={strokes[at % strokes.length]?.dashes}
          strokeWidth={2.5}
          strokeLinejoin="round"
        />
      ))}
      {axes && (
        <g className="fill-ink" fontSize={14} fontStyle="italic">
          <text x={width - 4} y={clamp(axisY - 7, 14, height - 4)} textAnchor="end">
            {axes.across}
          </text>
          <text x={clamp(axisX + 8, 4, width - 14)} y={13}>
            {axes.up}
          </text>
        </g>
      )}
      {points.map(({ x, y }) => (
        <circle
          key={`${x} ${y}`}
          cx={placeX(x)}
          cy={placeY(y)}
          r={6}
          className="fill-lamp stroke-ink"
          strokeWidth={2}
        />
      ))}
    </svg>
  );
  if (!labels || labels.length === 0) return drawing;
  return (
    <>
      {drawing}
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-small" aria-hidden>
        {labels.map((label, at) => (
          <li key={label} className="flex items-center gap-2">
            <svg viewBox="0 0 28 6" className="w-7">
              <path
                d="M1 3h26"
                className={strokes[at % strokes.length]?.line}
                strokeDasharray={strokes[at % strokes.length]?.dashes}
                strokeWidth={3}
              />
            </svg>
            {plainMaths(`$${label}$`).replaceAll("-", "−")}
          </li>
        ))}
      </ul>
    </>
  );
}

type Places = {
  across: Range;
  up: Range;
  height: number;
  placeX: (value: number) => number;
  placeY: (value: number) => number;
  axisX: number;
  axisY: number;
};

function Grid({ places }: { places: Places }) {
  const { across, up, height, placeX, placeY } = places;
  return (
    <path
      d={[
        ...ticksBetween(across.from, across.to, 14).map((x) => `M${placeX(x)} 0V${height}`),
        ...ticksBetween(up.from, up.to, 12).map((y) => `M0 ${placeY(y)}H${width}`),
      ].join("")}
      className="stroke-hairline"
      strokeWidth={1}
    />
  );
}

/** The numbers at the axes. */
function Numbers({ places }: { places: Places }) {
  const { across, up, height, placeX, placeY, axisX, axisY } = places;
  return (
    <g className="fill-quiet" fontSize={11}>
      {ticksBetween(across.from, across.to, 6)
        .filter((x) => x !== 0)
        .map((x) => (
          <text key={x} x={placeX(x)} y={clamp(axisY + 14, 12, height - 3)} textAnchor="middle">
            {tickLabel(x)}
          </text>
        ))}
      {ticksBetween(up.from, up.to, 6)
        .filter((y) => y !== 0)
        .map((y) => (
          <text key={y} x={clamp(axisX - 5, 18, width - 3)} y={placeY(y) + 4} textAnchor="end">
            {tickLabel(y)}
          </text>
        ))}
    </g>
  );
}

function useCurves(functions: readonly string[], { from, to }: Range): Sample[][] {
  const [curves, setCurves] = useState<Sample[][]>([]);
  const key = functions.join("\n");
  useEffect(() => {
    if (key === "") return undefined;
    let shown = true;
    async function draw(): Promise<void> {
      const { sampleFunction } = await import("./sample-function.ts");
      if (shown) setCurves(key.split("\n").map((text) => sampleFunction(text, { from, to })));
    }
    draw().catch(() => {
      // Offline before it was ever loaded: the points and the words still say where the curve runs.
    });
    return () => {
      shown = false;
    };
  }, [key, from, to]);
  return curves;
}

function along({ from, to }: Range, start: number, end: number): (value: number) => number {
  return (value) => start + ((value - from) / (to - from)) * (end - start);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** The height at which a unit is as long up as across, within what fits beside the words. */
function evenHeight(across: Range, up: Range): number {
  const unit = (width - 2 * margin) / (across.to - across.from);
  return clamp(unit * (up.to - up.from) + 2 * margin, 160, 340);
}

function curvePath(
  samples: readonly Sample[],
  placeX: (x: number) => number,
  placeY: (y: number) => number,
): string {
  let path = "";
  let pen = "M";
  for (const { x, y } of samples) {
    if (y === null) {
      pen = "M";
      continue;
    }
    path += `${pen}${placeX(x).toFixed(1)} ${placeY(y).toFixed(1)}`;
    pen = "L";
  }
  return path;
}
