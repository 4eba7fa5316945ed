/** A stretch of a coordinate axis. */
export type Range = { from: number; to: number };

/** The distance between two ticks: 1, 2 or 5 times a power of ten, so that about `most` fit. */
export function tickStep(span: number, most: number): number {
  const least = Math.max(span, Number.EPSILON) / most;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 5, 10].find((factor) => factor * power >= least * 0.999) ?? 10;
  return step * power;
}

/** The round numbers of a stretch, both ends included, at most `most` + 1 of them. */
export function ticksBetween(from: number, to: number, most: number): number[] {
  if (!(to > from)) return [];
  const step = tickStep(to - from, most);
  const places = Math.max(0, -Math.floor(Math.log10(step)));
  const ticks: number[] = [];
  for (let index = Math.ceil(from / step - 1e-9); index * step <= to + step * 1e-9; index++) {
    // Adding 0 turns -0 into 0.
    ticks.push(Number((index * step).toFixed(places)) + 0);
  }
  return ticks;
}

/** A number beside a tick, with a minus sign that can be told from a hyphen. */
export function tickLabel(tick: number): string {
  return String(tick).replace("-", "−");
}

/** The stretch that holds all values with room on both sides, and zero where it is not far. */
export function stretchOver(values: readonly number[], room: number): Range {
  const known = values.filter(Number.isFinite);
  const low = Math.min(...known, Infinity);
  const high = Math.max(...known, -Infinity);
  if (low > high) return { from: -5, to: 5 };
  const pad = Math.max(room, (high - low) * 0.15);
  const near = Math.max(high - low, 2 * room) * 1.5;
  return {
    from: Math.floor(low > 0 && low < near ? Math.min(-1, low - pad) : low - pad),
    to: Math.ceil(high < 0 && -high < near ? Math.max(1, high + pad) : high + pad),
  };
}
