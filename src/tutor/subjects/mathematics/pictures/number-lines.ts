import type { Localized } from "#shared/locale.ts";
import type { Stretch } from "../../../item.ts";
import type { Expression } from "../../../notation/expression.ts";
import { mentions, symbolsOf } from "../../../mathematics/inspect.ts";
import { toLatex } from "../../../notation/print.ts";
import type { Solution } from "../../../mathematics/solving/solution.ts";
import type { Pictures } from "./picture.ts";
import { numberOf, readOrNull, valueAt, valuesGiven } from "./values.ts";
import { wordsIn } from "../../../notation/show-line.ts";

/** How far a line reaches to both sides of zero: the first that holds everything. */
const reaches = [5, 10, 20, 50, 100, 200, 500, 1000];

/**
 * A number line for an inequality, or an equation with an absolute value: before the answer the plain line, with
 * the number marked from which |x - a| measures; then the stretches or points that solve it.
 */
export function numberLine(solution: Solution): Pictures | null {
  const start = readOrNull(solution.start);
  if (start === null) return null;
  const [name, another] = symbolsOf(start);
  if (name === undefined || another !== undefined) return null;
  const stretches = stretchesOf(readOrNull(solution.answer), name);
  const points = valuesGiven(solution.answer, name);
  if (start.kind === "relation" && start.operator === "=") {
    if (!mentions(start, isDistance) || points.length === 0) return null;
  } else if (stretches === null) return null;
  const ends = (stretches ?? [])
    .flatMap(({ from, to }) => [from, to])
    .filter((end) => end !== null);
  const measuredFrom = centreOf(start, name);
  // A mark must not be the answer.
  const centre = [...ends, ...points].includes(measuredFrom ?? NaN) ? null : measuredFrom;
  const far = Math.max(0, ...[...ends, ...points, centre ?? 0].map(Math.abs));
  const reach = reaches.find((each) => each > far);
  if (reach === undefined) return null;
  const marks = centre === null ? [] : [{ at: centre, label: labelOf(centre) }];
  const line = { kind: "number-line", from: -reach, to: reach } as const;
  const open = openWords(toLatex(start), name, centre);
  const found = {
    en: `The answer is $${solution.latex}$.`,
    es: `La respuesta es $${wordsIn(solution.latex, "es")}$.`,
  };
  const solvedMarks = [...marks, ...points.map((at) => ({ at, label: labelOf(at) }))];
  return {
    open: { ...line, marks, describe: open },
    solved: {
      ...line,
      marks: solvedMarks,
      stretches: stretches ?? [],
      describe: { en: `${open.en} ${found.en}`, es: `${open.es} ${found.es}` },
    },
  };
}

function openWords(task: string, name: string, centre: number | null): Localized {
  const line = {
    en: `A number line for $${task}$.`,
    es: `Una recta numérica para $${task}$.`,
  };
  if (centre === null) return line;
  const distance =
    centre === 0 ? `|${name}|` : `|${name} ${centre < 0 ? "+" : "-"} ${labelOf(Math.abs(centre))}|`;
  return {
    en: `${line.en} $${labelOf(centre)}$ is marked: $${distance}$ is the distance of $${name}$ from it.`,
    es: `${line.es} Está marcado $${labelOf(centre)}$: $${distance}$ es la distancia de $${name}$ a él.`,
  };
}

function labelOf(value: number): string {
  return String(Number(value.toFixed(3)));
}

function isDistance(e: Expression): boolean {
  return e.kind === "call" && e.name === "abs";
}

/** The number a in the only |x - a| of a problem; null where there is no such distance. */
function centreOf(start: Expression, name: string): number | null {
  if (start.kind !== "relation") return null;
  const [inside, another] = [start.left, start.right].flatMap((side) =>
    side.kind === "call" && side.name === "abs" && side.args[0] ? [side.args[0]] : [],
  );
  if (inside === undefined || another !== undefined) return null;
  const [none, once, twice] = [0, 1, 2].map((at) => valueAt(inside, name, at));
  if (none == null || once == null || twice == null) return null;
  const slope = once - none;
  const isStraight = Math.abs(twice - none - 2 * slope) < 1e-9;
  return isStraight && Math.abs(Math.abs(slope) - 1) < 1e-9 ? -none / slope + 0 : null;
}

/** The stretches of the line that an answer names; null where it names none. */
function stretchesOf(answer: Expression | null, name: string): Stretch[] | null {
  if (answer === null) return null;
  if (answer.kind === "words") {
    if (/^no\b/.test(answer.text)) return [];
    return /^all\b/.test(answer.text)
      ? [{ from: null, to: null, fromClosed: false, toClosed: false }]
      : null;
  }
  const parts = answer.kind === "or" ? answer.parts : [answer];
  const stretches = parts.map((part) => stretchOf(part, name));
  return stretches.every((stretch) => stretch !== null) ? stretches : null;
}

function stretchOf(e: Expression, name: string): Stretch | null {
  let stretch: Stretch = { from: null, to: null, fromClosed: false, toClosed: false };
  const bounds = e.kind === "and" ? e.parts : [e];
  for (const bound of bounds) {
    if (bound.kind !== "relation") return null;
    const isFirst = bound.left.kind === "symbol" && bound.left.name === name;
    const value = numberOf(isFirst ? bound.right : bound.left);
    if (value === null || !/^[<>]=?$/.test(bound.operator)) return null;
    const isUpper = bound.operator.startsWith("<") === isFirst;
    const isClosed = bound.operator.endsWith("=");
    stretch = isUpper
      ? { ...stretch, to: value, toClosed: isClosed }
      : { ...stretch, from: value, fromClosed: isClosed };
  }
  return stretch;
}
