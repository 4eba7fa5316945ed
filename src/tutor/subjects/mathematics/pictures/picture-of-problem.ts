import type { Solution } from "../../../mathematics/solving/solution.ts";
import { readTasks } from "../../../mathematics/tasks/read-task.ts";
import type { Ask } from "../../../mathematics/tasks/task.ts";
import { dataChart } from "./data-charts.ts";
import { figure } from "./figures.ts";
import { fractionBars } from "./fraction-bars.ts";
import { equationGraphs, functionGraph, systemGraphs } from "./graphs.ts";
import { numberLine } from "./number-lines.ts";
import type { Pictures } from "./picture.ts";
import { pointsPlot } from "./points.ts";

type Draw = (ask: Ask, solution: Solution) => Pictures | null;

/** By the kind of a problem; figures by what is asked. */
const byKind: Readonly<Record<string, Draw>> = {
  "linear-equation": (_, solution) => equationGraphs(solution),
  "quadratic-equation": (_, solution) => equationGraphs(solution),
  "functional-equation": (_, solution) => numberLine(solution) ?? equationGraphs(solution),
  "linear-system": (_, solution) => systemGraphs(solution),
  "linear-inequality": (_, solution) => numberLine(solution),
  inequality: (_, solution) => numberLine(solution),
  "fraction-arithmetic": (_, solution) => fractionBars(solution),
  "compare-pair": (_, solution) => fractionBars(solution),
  differentiate: (_, solution) => functionGraph(solution),
  mean: dataChart,
  median: dataChart,
  mode: dataChart,
  range: dataChart,
  slope: pointsPlot,
  distance: pointsPlot,
  midpoint: pointsPlot,
  "line-equation": pointsPlot,
};

/**
 * The pictures of a problem that a student brought, drawn from the problem itself: graphs, number lines, bars,
 * figures, charts. null where it has none. Never throws; bounded work.
 */
export function picturesOf(text: string, solution: Solution): Pictures | null {
  try {
    const [task] = readTasks(text);
    return task === undefined ? null : (byKind[solution.kind] ?? figure)(task.ask, solution);
  } catch (error) {
    // The exact arithmetic refuses work beyond its bounds with a RangeError: then there is no picture.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
