/**
 * All integer roots of a polynomial with integer coefficients, ascending. Coefficients from the constant term
 * upwards, the last one not zero. Exact, and bounded in work for any size of coefficient: real roots are enclosed in unit intervals by
 * enclosing those of the derivative first (between two critical points a polynomial is monotone) and bisecting.
 */
export function integerRoots(coefficients: readonly bigint[]): bigint[] {
  if (coefficients.length < 2) return [];
  const candidates = enclosures(coefficients).flatMap((low) => [low, low + 1n]);
  return [...new Set(candidates)]
    .filter((x) => evaluate(coefficients, x) === 0n)
    .sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}

/** Integers k, ascending, such that every real root lies in some [k, k + 1]. */
function enclosures(coefficients: readonly bigint[]): bigint[] {
  const degree = coefficients.length - 1;
  if (degree < 1) return [];
  const bound = rootBound(coefficients);
  const critical = enclosures(derivative(coefficients));
  const found = new Set(critical);
  const marks = [-bound, ...critical.flatMap((k) => [k, k + 1n]), bound];
  for (let index = 1; index < marks.length; index++) {
    const low = marks[index - 1];
    const high = marks[index];
    if (low === undefined || high === undefined || low >= high) continue;
    const unit = bisect(coefficients, low, high);
    if (unit !== null) found.add(unit);
  }
  return [...found].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}

/** The k with a root in [k, k + 1] where the values at both ends differ in sign or one is zero; else null. */
function bisect(coefficients: readonly bigint[], low: bigint, high: bigint): bigint | null {
  const atLow = evaluate(coefficients, low);
  const atHigh = evaluate(coefficients, high);
  if (atLow === 0n) return low;
  if (atHigh === 0n) return high;
  if (atLow > 0n === atHigh > 0n) return null;
  let [from, to] = [low, high];
  while (to - from > 1n) {
    const middle = (from + to) >> 1n;
    if (evaluate(coefficients, middle) > 0n === atLow > 0n) from = middle;
    else to = middle;
  }
  return from;
}

/** Cauchy's bound: every real root is smaller in size. */
function rootBound(coefficients: readonly bigint[]): bigint {
  const size = (value: bigint) => (value < 0n ? -value : value);
  const lead = size(coefficients.at(-1) ?? 1n);
  const largest = coefficients.reduce(
    (most, value) => (size(value) > most ? size(value) : most),
    0n,
  );
  return largest / lead + 2n;
}

function derivative(coefficients: readonly bigint[]): bigint[] {
  return coefficients.slice(1).map((value, index) => value * BigInt(index + 1));
}

function evaluate(coefficients: readonly bigint[], x: bigint): bigint {
  return coefficients.reduceRight((sum, value) => sum * x + value, 0n);
}
