import type { Task } from "./task.ts";

const words =
  "solve equation interval angle angles all degrees degree radians between from resuelve ecuacion intervalo angulo angulos todos grados radianes entre desde hasta trigonometric trigonometrica solutions solution soluciones " +
  "range domain first positive over satisfy satisfies satisfying cumplen cumple verifican exact tal tales comprendidos comprendido inclusive where en dominio theta";
const chain = /^(.+?) ?(<=|<|≤|\\leq?) ?[a-z]+ ?(<=|<|≤|\\leq?) ?(.+)$/i;
const bracketed = /^([[(\]]) ?(.+?) ?[,;] ?(.+?) ?([\])[])$/;
const isClosed = (sign: string) => (/[=≤]|le/.test(sign) ? "included" : "excluded");

/** Trigonometric equations on a stated range of angles. */
export const trigonometryTasks: readonly Task[] = [
  {
    when: /#1/,
    words,
    write: (spans, pattern) => {
      const equations = spans.filter(
        (span) => /^[^=<>≤≥]+=[^=<>≤≥]+$/.test(span) && /sin|cos|tan|sen|tg/.test(span),
      );
      const others = spans.filter(
        (span) => !equations.includes(span) && !/^(?:[a-z]|theta|θ)$/i.test(span),
      );
      const [equation, another] = equations;
      if (equation === undefined || another !== undefined) return null;
      const degrees = /\b(?:degrees|grados)\b/.test(pattern);
      const range = readRange(others, pattern);
      if (range === null) return null;
      const [low, lowEnd, high, highEnd] = range;
      const unit = (text: string) => (degrees && /^\d+$/.test(text) ? `${text}°` : text);
      return `solve ${equation} for angles from ${unit(low)} ${lowEnd} to ${unit(high)} ${highEnd}`;
    },
  },
];

function readRange(
  spans: readonly string[],
  pattern: string,
): [string, string, string, string] | null {
  const [first, second, more] = spans;
  if (first === undefined || more !== undefined) return null;
  const between = chain.exec(first);
  if (between !== null && second === undefined)
    return [
      between[1] ?? "",
      isClosed(between[2] ?? ""),
      between[4] ?? "",
      isClosed(between[3] ?? ""),
    ];
  const interval = bracketed.exec(first);
  if (interval !== null && second === undefined)
    return [
      interval[2] ?? "",
      interval[1] === "[" ? "included" : "excluded",
      interval[3] ?? "",
      interval[4] === "]" ? "included" : "excluded",
    ];
  // "between 0° and 360°" leaves open whether the ends belong.
  const full = second !== undefined && /\b(?:between|entre|from|desde)\b/.test(pattern);
  return full ? [first, "unsure", second, "unsure"] : null;
}
