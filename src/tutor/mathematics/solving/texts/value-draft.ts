import { toTyped } from "../../../notation/print.ts";
import { readMathematics } from "../../../notation/read.ts";
import { surdValue, writeSurd } from "../exact/surd.ts";
import { toDecimal, toText } from "../../../numbers/rational.ts";
import { quotientOf, toFraction } from "../equations/fraction-form.ts";
import { coefficientsIn } from "../exact/polynomial.ts";
import { writePolynomial } from "../exact/write.ts";
import { emptyScope, evaluate } from "../reading/scope.ts";
import type { SolutionStep } from "../solution.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";
import { rebuild } from "../../inspect.ts";
import { writeNumber } from "../exact/write.ts";

/** A formula with its numbers in, and what it says in both languages. */
export type Filled = {
  kind: string;
  /** What is calculated, as typed mathematics in numbers and pi. */
  plain: string;
  en: string;
  es: string;
  /** The unit of the result; "" for none. "$" and "€" stand where people write them. */
  unit?: string;
  /** A sentence that comes before, with its line: Pythagoras, a sum of angles … */
  before?: readonly SolutionStep[];
};

/** The exact value of a typed expression in numbers, roots and π, as a teacher writes it; decimals stay decimals. null where it has none. */
export function exactText(plain: string): string | null {
  const result = readMathematics(plain, { functions: [], units: false });
  if (!result.ok) return null;
  const { expression } = result;
  const value = evaluate(expression, emptyScope);
  if (value !== null) return /\d\.\d/.test(plain) ? writeNumber(value) : toText(value);
  const surd = surdValue(expression, new Map());
  if (surd !== null) return writeSurd(surd);
  const named = rebuild(expression, (part) =>
    part.kind === "constant" && part.name === "pi" ? { kind: "symbol", name: "P" } : part,
  );
  const form = toFraction(named, "P");
  if (form === null) return null;
  const whole = quotientOf(form.top, form.bottom, "P");
  if (whole === null) return null;
  const [shift, factor, more] = coefficientsIn(whole, "P") ?? [];
  if (/\d\.\d/.test(plain) && shift?.n === 0n && factor !== undefined && more === undefined) {
    const decimal = toDecimal(factor);
    if (decimal !== null) return `${decimal}*pi`;
  }
  return writePolynomial(whole).replaceAll(/(\d)?P/g, (_, digit?: string) =>
    digit === undefined ? "pi" : `${digit}*pi`,
  );
}

/** A solution by one formula: the formula with the numbers in it, its value, the unit. null where there is no exact value. */
export function valueDraft({ kind, plain, en, es, unit = "", before = [] }: Filled): Draft | null {
  const value = exactText(plain);
  const result = readMathematics(plain, { functions: [], units: false });
  if (value === null || !result.ok) return null;
  const shown = toTyped(result.expression);
  const steps = [...before, step("formula", en, es, shown)];
  if (shown !== value) steps.push(step("calculate", "Work it out.", "Calcúlalo.", value));
  const answer = withUnit(value, unit);
  if (answer !== value)
    steps.push(step("unit-factor", "Give the unit.", "Indica la unidad.", answer));
  return { kind, start: shown, steps, answer, policy: {}, check: { by: "value", unit } };
}

/** A value with its unit, as it is written: "35 m^2", "$45", "34 €", "25%". */
export function withUnit(value: string, unit: string): string {
  if (unit === "") return value;
  if (unit === "$") return value.startsWith("-") ? `-$${value.slice(1)}` : `$${value}`;
  return unit === "%" || unit === "°" ? `${value}${unit}` : `${value} ${unit}`;
}
