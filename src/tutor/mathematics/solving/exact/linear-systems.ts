import type { Rational } from "../../../numbers/rational.ts";
import {
  divide,
  fromInteger,
  isZero,
  multiply,
  negate,
  subtract,
} from "../../../numbers/rational.ts";
import type { Polynomial } from "./polynomial.ts";
import { degree, variables } from "./polynomial.ts";

/** What a system of linear equations determines: the values that are unique; "contradiction" where none fits. */
type LinearResult = ReadonlyMap<string, Rational> | "contradiction";

/**
 * Solves the linear equations p = 0 by Gauss–Jordan elimination over the rationals. Values that stay free, and those that depend on
 * them, are absent from the result. null where an equation is not linear.
 */
export function solveLinear(equations: readonly Polynomial[]): LinearResult | null {
  if (equations.some((equation) => degree(equation) > 1)) return null;
  const names = [...new Set(equations.flatMap(variables))].sort();
  if (names.length > 12 || equations.length > 24) return null;
  const rows = equations.map((equation) => [
    ...names.map((name) => equation.get(`${name}^1`)?.coefficient ?? fromInteger(0)),
    negate(equation.get("")?.coefficient ?? fromInteger(0)),
  ]);
  const pivots = eliminate(rows, names.length);
  const isContradiction = rows.some(
    (row) => row.slice(0, -1).every(isZero) && !isZero(row.at(-1) ?? fromInteger(0)),
  );
  if (isContradiction) return "contradiction";
  const result = new Map<string, Rational>();
  for (const [column, rowIndex] of pivots) {
    const row = rows[rowIndex] ?? [];
    const alone = row.slice(0, -1).every((value, index) => index === column || isZero(value));
    const name = names[column];
    const value = row.at(-1);
    if (alone && name !== undefined && value !== undefined) result.set(name, value);
  }
  return result;
}

/** Reduces the rows in place; gives the row of each pivot column. */
function eliminate(rows: Rational[][], columns: number): Map<number, number> {
  const pivots = new Map<number, number>();
  let top = 0;
  for (let column = 0; column < columns; column++) {
    const found = rows.findIndex(
      (row, index) => index >= top && !isZero(row[column] ?? fromInteger(0)),
    );
    const pivotRow = rows[found];
    const topRow = rows[top];
    const pivot = pivotRow?.[column];
    if (pivotRow === undefined || topRow === undefined || pivot === undefined) continue;
    rows[found] = topRow;
    const scaled = pivotRow.map((value) => divide(value, pivot));
    rows[top] = scaled;
    for (const [index, row] of rows.entries()) {
      const factor = row[column];
      if (index === top || factor === undefined || isZero(factor)) continue;
      rows[index] = row.map((value, at) =>
        subtract(value, multiply(factor, scaled[at] ?? fromInteger(0))),
      );
    }
    pivots.set(column, top);
    top++;
  }
  return pivots;
}
