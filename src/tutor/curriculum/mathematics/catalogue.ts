import { inTeachingOrder } from "../prerequisites.ts";
import type { MathematicsSkill } from "../skill.ts";
import { derivativePolynomial } from "./derivative-polynomial.ts";
import { equationsBothSides } from "./equations-both-sides.ts";
import { equationsTwoStep } from "./equations-two-step.ts";
import { exponentRules } from "./exponent-rules.ts";
import { exponentialGrowth } from "./exponential-growth.ts";
import { expressionsSimplify } from "./expressions-simplify.ts";
import { fractionsAddUnlike } from "./fractions-add-unlike.ts";
import { fractionsCompare } from "./fractions-compare.ts";
import { fractionsDivide } from "./fractions-divide.ts";
import { fractionsEquivalent } from "./fractions-equivalent.ts";
import { fractionsMultiply } from "./fractions-multiply.ts";
import { functionsCompose } from "./functions-compose.ts";
import { integersAddSubtract } from "./integers-add-subtract.ts";
import { logarithms } from "./logarithms.ts";
import { multiplicationFacts } from "./multiplication-facts.ts";
import { orderOfOperations } from "./order-of-operations.ts";
import { percentOfQuantity } from "./percent-of-quantity.ts";
import { probabilitySimple } from "./probability-simple.ts";
import { pythagoras } from "./pythagoras.ts";
import { quadraticsFactor } from "./quadratics-factor.ts";
import { quadraticsSolve } from "./quadratics-solve.ts";
import { slopeTwoPoints } from "./slope-two-points.ts";
import { systemsLinear } from "./systems-linear.ts";
import { trigRatios } from "./trig-ratios.ts";
import { unitRates } from "./unit-rates.ts";

/** The mathematics curriculum, grades 3 to 12, each skill after the skills it builds on. */
export const mathematicsSkills: readonly MathematicsSkill[] = inTeachingOrder([
  multiplicationFacts,
  fractionsEquivalent,
  fractionsCompare,
  fractionsAddUnlike,
  fractionsMultiply,
  orderOfOperations,
  fractionsDivide,
  unitRates,
  percentOfQuantity,
  integersAddSubtract,
  probabilitySimple,
  expressionsSimplify,
  equationsTwoStep,
  equationsBothSides,
  pythagoras,
  exponentRules,
  slopeTwoPoints,
  systemsLinear,
  quadraticsFactor,
  quadraticsSolve,
  trigRatios,
  functionsCompose,
  exponentialGrowth,
  logarithms,
  derivativePolynomial,
]);

/** The skill of that id, or undefined: ids come from records and addresses and may be old. */
export function findSkill(id: string): MathematicsSkill | undefined {
  return mathematicsSkills.find((skill) => skill.id === id);
}
