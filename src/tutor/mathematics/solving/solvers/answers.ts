import { isAlways, isTrue } from "../checks/claims.ts";
import type { SolutionStep } from "../solution.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";

/** The end of a solution without solutions; adds the last step. */
export function noSolution(
  steps: SolutionStep[],
  real = false,
): Pick<Draft, "answer" | "policy" | "check"> {
  const answer = real ? "no real solution" : "no solution";
  steps.push(
    step(
      "conclude",
      real
        ? "No real number has this square: there is no real solution."
        : "That is never true: there is no solution.",
      real
        ? "Ningún número real tiene ese cuadrado: no hay solución real."
        : "Eso nunca se cumple: no hay solución.",
      answer,
    ),
  );
  return {
    answer,
    policy: { words: noSolutionWords },
    check: {
      by: "claims",
      claims: steps.map(({ rule }) => (rule === "discriminant" ? isTrue : isAlways(false))),
    },
  };
}

/** What says in either language that nothing solves it. */
export const noSolutionWords: readonly string[] = [
  "no solution",
  "no solutions",
  "none",
  "no real solution",
  "no real solutions",
  "sin solución",
  "no hay solución",
  "no tiene solución",
  "no hay solución real",
];

/** The end of a solution that every number satisfies; adds the last step. */
export function allNumbers(steps: SolutionStep[]): Pick<Draft, "answer" | "policy" | "check"> {
  const answer = "all real numbers";
  steps.push(
    step(
      "conclude",
      "That is always true: every number is a solution.",
      "Eso se cumple siempre: cualquier número es solución.",
      answer,
    ),
  );
  return {
    answer,
    policy: {
      words: [
        "all real numbers",
        "all numbers",
        "infinitely many solutions",
        "todos los números reales",
        "infinitas soluciones",
        "cualquier número",
      ],
    },
    check: { by: "claims", claims: steps.map(() => isAlways(true)) },
  };
}
