import type { Rule } from "./rule.ts";
import { algebraRules } from "./rules-algebra.ts";
import { numberRules } from "./rules-numbers.ts";
import { measureRules } from "./rules-measures.ts";

/** All kinds of tasks that are read. */
export const rules: readonly Rule[] = [...algebraRules, ...numberRules, ...measureRules];
