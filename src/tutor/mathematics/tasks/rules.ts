import type { Rule } from "./rule.ts";
import { algebraRules } from "./rules-algebra.ts";
import { calculatingRules } from "./rules-calculating.ts";
import { everydayRules } from "./rules-everyday.ts";
import { formulaRules } from "./rules-formulas.ts";
import { listRules } from "./rules-lists.ts";
import { measureRules } from "./rules-measures.ts";
import { wishRules } from "./rules-wishes.ts";
import { wholeNumberRules } from "./rules-whole-numbers.ts";

/** All kinds of tasks that are read. */
export const rules: readonly Rule[] = [
  ...algebraRules,
  ...formulaRules,
  ...calculatingRules,
  ...wholeNumberRules,
  ...listRules,
  ...measureRules,
  ...everydayRules,
  ...wishRules,
];
