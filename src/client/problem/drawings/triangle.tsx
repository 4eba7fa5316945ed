import type { PictureView } from "#features/tutoring/contract/picture.ts";
import { plainMaths } from "#client/rich-text/plain-maths.ts";

type TriangleProps = Omit<Extract<PictureView, { kind: "triangle" }>, "kind" | "describe">;
type Point = { x: number; y: number };

const wide = 230;
const highest = 200;

/** A triangle with labels at its sides and in its corners, and on request its height. Drawn inside a Picture. */
export function Triangle({ corners, sides, angles, height }: TriangleProps) {
  const [a, b, c] = onScreen(corners);
  if (!a || !b || !c) return null;
  const middle = { x: (a.x + b.x + c.x) / 3, y: (a.y + b.y + c.y) / 3 };
  const edges: readonly (readonly [Point, Point])[] = [
    [b, c],
    [c, a],
    [a, b],
  ];
  const left = Math.min(a.x, b.x, c.x);
  const right = Math.max(a.x, b.x, c.x);
  const top = Math.min(a.y, b.y, c.y);
  const bottom = Math.max(a.y, b.y, c.y);
  return (
    <svg
      viewBox={`${left - 46} ${top - 26} ${right - left + 92} ${bottom - top + 56}`}
      className="max-h-64 w-full"
      aria-hidden
    >
      <path
        d={`M${a.x} ${a.y}L${b.x} ${b.y}L${c.x} ${c.y}Z`}
        className="fill-lamp-soft stroke-ink"
        strokeWidth={2.5}
        strokeLinejoin="round"
      />
      {height !== null && (
        <>
          <path
            d={`M${c.x} ${c.y}V${a.y}m0 -12h12v12`}
            className="stroke-ink"
            strokeWidth={1.5}
            strokeDasharray="5 4"
            fill="none"
          />
          <Label at={{ x: c.x + 8, y: (c.y + a.y) / 2 + 5 }} text={height} anchor="start" />
        </>
      )}
      {edges.map(([from, to], index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a side is told by the corner across from it
        <Label key={index} at={outside(from, to, middle)} text={sides[index] ?? ""} />
      ))}
      {[a, b, c].map((corner, index) => (
        <Label
          // oxlint-disable-next-line react/no-array-index-key -- a corner has no identity but its place
          key={index}
          at={inside(corner, middle)}
          text={angles[index] ?? ""}
          small
        />
      ))}
    </svg>
  );
}

type LabelProps = { at: Point; text: string; anchor?: "start" | "middle"; small?: boolean };

function Label({ at, text, anchor = "middle", small = false }: LabelProps) {
  if (text === "") return null;
  return (
    <text
      x={at.x}
      y={at.y}
      className="fill-ink font-semibold"
      fontSize={small ? 14 : 16}
      textAnchor={anchor}
    >
      {plainMaths(`$${text}$`)}
    </text>
  );
}

/** Corners scaled to the picture, y downwards. */
function onScreen(corners: readonly Point[]): Point[] {
  const spanX = Math.max(...corners.map(({ x }) => x)) - Math.min(...corners.map(({ x }) => x));
  const spanY = Math.max(...corners.map(({ y }) => y)) - Math.min(...corners.map(({ y }) => y));
  const scale = Math.min(wide / (spanX || 1), highest / (spanY || 1));
  return corners.map(({ x, y }) => ({ x: x * scale, y: -y * scale }));
}

/** A place beside the middle of a side, away from the triangle. */
function outside(from: Point, to: Point, middle: Point): Point {
  const center = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const normal = { x: to.y - from.y, y: from.x - to.x };
  const length = Math.hypot(normal.x, normal.y) || 1;
  const away = (center.x - middle.x) * normal.x + (center.y - middle.y) * normal.y < 0 ? -1 : 1;
  return {
    x: center.x + (away * normal.x * 22) / length,
    y: center.y + (away * normal.y * 16) / length + 5,
  };
}

/** A place in a corner, towards the middle. */
function inside(corner: Point, middle: Point): Point {
  const way = { x: middle.x - corner.x, y: middle.y - corner.y };
  const length = Math.hypot(way.x, way.y) || 1;
  const reach = Math.min(42, length * 0.5);
  return { x: corner.x + (way.x * reach) / length, y: corner.y + (way.y * reach) / length + 5 };
}
