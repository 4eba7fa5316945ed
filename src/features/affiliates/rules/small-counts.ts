import { countMin } from "./commission-state.ts";

/**
 * Whether a series or a group may tell its sign-ups row by row beside their total. Only where each row, and whatever of
 * the total stands in no row, has none or at least `countMin`: then no sum or difference of what is told is smaller
 * either. Where one is smaller no row tells, so that it cannot be taken from the others, and it does not show which.
 */
export function tellsByRow(rows: readonly number[], total: number): boolean {
  if (total < countMin) return false;
  const rest = total - rows.reduce((sum, count) => sum + count, 0);
  return [...rows, rest].every((count) => count === 0 || count >= countMin);
}
