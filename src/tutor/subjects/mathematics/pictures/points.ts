import type { Picture, Point } from "../../../item.ts";
import type { Solution } from "../../../mathematics/solving/solution.ts";
import type { Ask } from "../../../mathematics/tasks/task.ts";
import type { Pictures } from "./picture.ts";
import { numberOf, readOrNull } from "./values.ts";
import { wordsIn } from "../../../notation/show-line.ts";

/** Points farther out than this are no picture for a school page. */
const farthest = 100;

/** Two points of a plane; once solved also the line through them, or the point in their middle. */
export function pointsPlot(ask: Ask, solution: Solution): Pictures | null {
  const told = ask.kind === "points" ? ask.of : ask.kind === "line" ? ask.through : [];
  const points = told.map(pointOf).filter((point) => point !== null);
  if (points.length !== told.length) return null;
  const [a, b, another] = points;
  if (a === undefined || b === undefined || another !== undefined) return null;
  if (points.some(({ x, y }) => !(Math.abs(x) <= farthest && Math.abs(y) <= farthest))) return null;
  const named = points.map(({ x, y }) => `$(${x}, ${y})$`);
  const open: Picture = {
    kind: "plot",
    functions: [],
    points,
    describe: {
      en: `A coordinate plane with the points ${named.join(" and ")}.`,
      es: `Un plano de coordenadas con los puntos ${named.join(" y ")}.`,
    },
  };
  const middle = solution.kind === "midpoint" ? pointOf(solution.answer) : null;
  const isLine = solution.kind !== "midpoint" && a.x !== b.x;
  const slope = (b.y - a.y) / (b.x - a.x);
  return {
    open,
    solved: {
      ...open,
      points: middle ? [...points, middle] : points,
      functions: isLine ? [`${slope}*(x - (${a.x})) + (${a.y})`] : [],
      describe: {
        en: `${open.describe.en} The answer: $${solution.latex}$.`,
        es: `${open.describe.es} La respuesta: $${wordsIn(solution.latex, "es")}$.`,
      },
    },
  };
}

function pointOf(answer: string): Point | null {
  const read = readOrNull(answer);
  if (read?.kind !== "tuple") return null;
  const [x, y] = read.items.map(numberOf);
  return x == null || y == null ? null : { x, y };
}
