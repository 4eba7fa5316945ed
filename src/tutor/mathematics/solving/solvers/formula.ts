import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";

/**
 * A solution by a formula: the formula with the numbers in it, its value, and the answer with its unit where there is one.
 * `plain` is what is calculated, as typed mathematics.
 */
export function formula(
  kind: string,
  plain: string,
  [en, es]: readonly [string, string],
  value: string,
  answer = value,
): Draft {
  const steps = [
    step("formula", en, es, plain),
    step("calculate", "Work it out.", "Calcúlalo.", value),
  ];
  if (answer !== value)
    steps.push(step("unit-factor", "Give the unit.", "Indica la unidad.", answer));
  return {
    kind,
    start: plain,
    steps,
    answer,
    policy: {},
    check: answer === value ? { by: "value" } : { by: "proven" },
  };
}
