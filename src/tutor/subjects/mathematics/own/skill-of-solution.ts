import type { Solution } from "../../../mathematics/solving/solution.ts";

/** Skills of the curriculum that train just what a kind of problem asks for. */
const skillOfKind: Readonly<Record<string, string>> = {
  "linear-system": "systems-linear",
  "quadratic-equation": "quadratics-solve",
  "percent-of": "percent-of-quantity",
  "percent-change": "percent-of-quantity",
  "power-laws": "exponent-rules",
  "collect-terms": "expressions-simplify",
  "simplify-expression": "expressions-simplify",
  slope: "slope-two-points",
  "hypotenuse-right-triangle": "pythagoras",
  "legs-right-triangle": "pythagoras",
};

/** The skill whose items are twins of a problem that was solved, if the curriculum has one; by kind, or by how it is solved. */
export function skillOfSolution({ kind, start, steps }: Solution): string | null {
  const uses = (rule: string) => steps.some((step) => step.rule === rule);
  switch (kind) {
    case "linear-equation":
      return start.split("=").every((side) => /[a-z]/i.test(side))
        ? "equations-both-sides"
        : "equations-two-step";
    case "fraction-arithmetic":
      if (isWholeDivision(start)) return "division-remainders";
      if (uses("invert-and-multiply")) return "fractions-divide";
      if (uses("common-denominator")) return "fractions-add-unlike";
      if (uses("multiply-fractions")) return "fractions-multiply";
      return steps.every(({ rule }) => rule === "simplify-fraction")
        ? "fractions-equivalent"
        : null;
    case "arithmetic":
      if (/^[\d\s()+-]+$/.test(start)) return /-/.test(start) ? "integers-add-subtract" : null;
      if (/^\d{1,2} ?\* ?\d{1,2}$/.test(start)) return "multiplication-facts";
      return steps.length > 1 ? "order-of-operations" : null;
    case "factor-polynomial":
      return /\^2/.test(start) && !/\^(?:[3-9]|\d\d)/.test(start) ? "quadratics-factor" : null;
    case "differentiate":
      return steps.every(({ rule }) => rule === "differentiate-terms")
        ? "derivative-polynomial"
        : null;
    case "compare-pair":
    case "sort":
      return /\//.test(start) ? "fractions-compare" : null;
    case "exact-value":
      return /log/.test(start) ? "logarithms" : null;
    case "evaluate":
    case "polynomial-value":
      return /[a-z]\([^()]*[a-z]\(/i.test(start) ? "functions-compose" : null;
    default:
      return skillOfKind[kind] ?? null;
  }
}

/** "84 / 9": more things than groups, to be shared out. */
function isWholeDivision(start: string): boolean {
  const [, shared = "0", groups = "0"] = /^\s*(\d+)\s*[/÷:]\s*(\d+)\s*$/u.exec(start) ?? [];
  return (
    Number(groups) > 1 && Number(shared) > Number(groups) && Number(shared) % Number(groups) > 0
  );
}
